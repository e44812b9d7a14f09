"""Work done in processes beside the bot's."""

import os
import pickle
import signal
import sys
import threading
from functools import partial

import pytest

from bot.texts import Texts
from bot.workers import Workers, WorkFailed


def test_work_is_done_in_another_process_that_is_kept():
    workers = Workers(1)
    first = workers.do(os.getpid)
    assert first != os.getpid()
    assert Workers(1).do(os.getpid) == first


def test_as_many_work_at_once_as_are_allowed(tmp_path):
    """Each waits for the other's pipe, so two that did not work at once would never end."""
    pipes = [str(tmp_path / name) for name in ("here", "there")]
    for pipe in pipes:
        os.mkfifo(pipe)
    workers, done = Workers(2), []
    threads = [
        threading.Thread(
            target=lambda p=pipe, f=flags: done.append(workers.do(partial(os.open, p, f)))
        )
        for pipe, flags in ((pipes[0], os.O_RDONLY), (pipes[0], os.O_WRONLY))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(done) == 2


def test_what_fails_is_named_by_its_place_and_none_of_its_words():
    with pytest.raises(WorkFailed) as failed:
        Workers(1).do(partial(int, "a secret"))
    assert "ValueError" in str(failed.value)
    assert "secret" not in str(failed.value)


def test_what_is_printed_does_not_spoil_an_answer():
    assert Workers(1).do(partial(print, "something", flush=True)) is None
    assert Workers(1).do(partial(max, 1, 2)) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_after_a_worker_has_died_another_one_works():
    workers = Workers(1)
    pid = workers.do(os.getpid)
    with pytest.raises(WorkFailed):
        workers.do(partial(os.kill, pid, signal.SIGKILL))
    assert workers.do(os.getpid) != pid


def test_texts_travel_by_their_language():
    texts = pickle.loads(pickle.dumps(Texts("uk")))
    assert texts("ankh-god-amun") == Texts("uk")("ankh-god-amun")
    assert len(pickle.dumps(Texts("uk"))) < 100


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has it")
def test_a_worker_gives_way_to_everybody():
    assert Workers(1).do(partial(os.sched_getscheduler, 0)) == os.SCHED_IDLE
