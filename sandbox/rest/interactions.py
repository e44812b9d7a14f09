"""The bot's answers to interactions: the first one, its edits, follow-ups."""

from __future__ import annotations

from sandbox.errors import unknown_webhook
from sandbox.interactions import Interaction
from sandbox.parts import Parts
from sandbox.rest.call import Answer, Call, Endpoint
from sandbox.validation.messages import check_edit, check_new_message
from sandbox.validation.modals import check_choices, check_modal
from sandbox.wire import Callback, Json


def endpoints(parts: Parts) -> list[Endpoint]:
    """The operations of this file."""
    routes = InteractionRoutes(parts)
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    webhook = "/webhooks/{webhook_id}/{webhook_token}"
    found = [
        Endpoint("POST", callback, routes.acknowledge),
        Endpoint("POST", webhook, routes.follow_up),
    ]
    for message in ("/messages/@original", "/messages/{message_id}"):
        found += [
            Endpoint("GET", webhook + message, routes.get),
            Endpoint("PATCH", webhook + message, routes.edit),
            Endpoint("DELETE", webhook + message, routes.delete, 204),
        ]
    return found


class InteractionRoutes:
    """Handlers of this file's operations."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._interactions = parts.interactions

    # -- the first answer --------------------------------------------------------------------

    async def acknowledge(self, call: Call) -> Answer:
        """Take the first answer; only `with_response` gets a body back."""
        self._check_callback(call)
        response = await self._interactions.acknowledge(
            call["interaction_id"], call["interaction_token"], call.form, call.uploads
        )
        wanted = call.query.get("with_response", "").lower() in ("1", "true")
        return response if wanted else None

    def _check_callback(self, call: Call) -> None:
        data: Json = call.form.get("data") or {}
        match call.form.get("type"):
            case Callback.MESSAGE:
                check_new_message(
                    data,
                    call.uploads,
                    self._parts.world.emojis,
                    path=("data",),
                    ephemeral_allowed=True,
                )
            case Callback.UPDATE:
                self._check_update(call, data)
            case Callback.AUTOCOMPLETE:
                check_choices(data)
            case Callback.MODAL:
                check_modal(data)

    def _check_update(self, call: Call, data: Json) -> None:
        message = self._interactions.source(call["interaction_token"])
        if message is not None:
            kept = self._parts.world.attachments_of(message["id"])
            check_edit(message, kept, data, call.uploads, self._parts.world.emojis, path=("data",))

    # -- afterwards ------------------------------------------------------------------------

    def _interaction(self, call: Call) -> Interaction:
        if call["webhook_id"] != self._parts.world.bot_id:
            raise unknown_webhook()
        return self._interactions.by_token(call["webhook_token"])

    def _message(self, call: Call) -> Json:
        which = call.parameters.get("message_id", "@original")
        return self._interactions.message(self._interaction(call), which)

    async def follow_up(self, call: Call) -> Answer:
        """Write a further message."""
        interaction = self._interaction(call)
        if (deferred := self._interactions.loading(interaction)) is not None:
            check_edit(deferred, [], call.form, call.uploads, self._parts.world.emojis)
        else:
            check_new_message(
                call.form, call.uploads, self._parts.world.emojis, ephemeral_allowed=True
            )
        return await self._interactions.follow_up(interaction, call.form, call.uploads)

    async def get(self, call: Call) -> Answer:
        """The original answer or a follow-up."""
        return self._parts.world.told(self._message(call))

    async def edit(self, call: Call) -> Answer:
        """Change the original answer or a follow-up."""
        message = self._message(call)
        kept = self._parts.world.attachments_of(message["id"])
        check_edit(message, kept, call.form, call.uploads, self._parts.world.emojis)
        return await self._interactions.edit(message, call.form, call.uploads)

    async def delete(self, call: Call) -> Answer:
        """Take the original answer or a follow-up away."""
        await self._parts.messages.delete(self._message(call))
        return None
