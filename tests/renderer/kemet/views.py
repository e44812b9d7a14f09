"""Positions of Kemet, laid out by hand, to be drawn."""

from __future__ import annotations

from dataclasses import replace

from rules.kemet.boards import BOARDS
from rules.kemet.data import (
    TILES,
    BattleCard,
    Card,
    Colour,
    Creature,
    PlayerColour,
    Space,
    Token,
    Vp,
)
from rules.kemet.state import (
    Battle,
    Commitment,
    Fighter,
    Holdings,
    Moving,
    Phase,
    Player,
    Setting,
    Stage,
    State,
)
from rules.kemet.view import view

BLACK, YELLOW, GREEN, VIOLET, TURQUOISE = PlayerColour
WHITE, RED, BLUE = Colour
NAMES = ("Petro", "Олена", "Marta", "Андрій", "Zoë")


def owning(colour, city, *, levels, sites, tiles, points, **rest):
    """A player with pyramids, tiles and permanent points."""
    holdings = Holdings({**dict.fromkeys(Colour, 0), **levels}, sites, tiles, points)
    return Player(colour, city, holdings=holdings, **rest)


def holding(player, **changed):
    """Give a player other holdings."""
    player.holdings = replace(player.holdings, **changed)


def bought(*tiles):
    return {TILES[tile].power: tile for tile in tiles}


def _black():
    return owning(
        BLACK,
        1,
        prayer=6,
        soldiers={11: 2, 13: 1, 10: 5, 82: 3},
        levels={WHITE: 1, RED: 3, BLUE: 2},
        sites={WHITE: 12, RED: 11, BLUE: 13},
        tiles=bought(211, 214, 232, 111, 311),
        points={Vp.BATTLE: 2},
        placed={Space.RECRUIT: Token.NORMAL},
        hand=(Card.RAGE, Card.FIRE, Card.VETO),
        cards=(BattleCard.CAVALRY, BattleCard.FERVENT, BattleCard.SHIELD, BattleCard.MIXED),
        played=(BattleCard.PHALANX,),
        dropped=(BattleCard.CHARIOT,),
    )


def _green():
    return owning(
        GREEN,
        2,
        prayer=3,
        soldiers={21: 1, 62: 2, 81: 4},
        creatures={Creature.ANCESTRAL_ELEPHANT: 81},
        levels={WHITE: 2, RED: 1, BLUE: 3},
        sites={WHITE: 22, RED: 23, BLUE: 21},
        tiles=bought(311, 321, 322, 113, 121),
        points={Vp.BATTLE: 1},
        placed={Space.BLUE: Token.NORMAL},
        hand=(Card.FURY, Card.BRONZE, Card.PRAYER),
    )


def _violet():
    return owning(
        VIOLET,
        3,
        prayer=4,
        soldiers={31: 3, 32: 1, 84: 2, 43: 2},
        creatures={Creature.PHOENIX: 43},
        levels={WHITE: 1, RED: 4, BLUE: 0},
        sites={WHITE: 31, RED: 32},
        tiles=bought(211, 223, 234, 243, 111),
        points={Vp.BATTLE: 2, Vp.TILE: 1},
        placed={Space.MOVE_1: Token.NORMAL, Space.RED: Token.NORMAL},
        hand=(Card.ESCAPE, Card.IRON),
        cards=(BattleCard.SHIELD, BattleCard.MIXED),
        played=(BattleCard.CAVALRY, BattleCard.FERVENT),
        dropped=(BattleCard.PHALANX, BattleCard.CHARIOT),
    )


def _yellow():
    return owning(
        YELLOW,
        4,
        prayer=7,
        soldiers={41: 2, 72: 1, 83: 5},
        creatures={Creature.DEEP_DESERT_SNAKE: 83},
        levels={WHITE: 3, RED: 2, BLUE: 4},
        sites={WHITE: 41, RED: 42, BLUE: 43},
        tiles=bought(113, 122, 133, 221, 313, 324, 343),
        points={Vp.TWO_TEMPLES: 1},
        placed={Space.MOVE_2: Token.NORMAL, Space.GOLD: Token.GOLD},
        hand=(Card.THEFT,),
        cards=(BattleCard.CAVALRY, BattleCard.SHIELD, BattleCard.MIXED, BattleCard.PHALANX),
        played=(BattleCard.FERVENT,),
        dropped=(BattleCard.CHARIOT,),
    )


def _turquoise():
    return owning(
        TURQUOISE,
        5,
        prayer=9,
        soldiers={51: 1, 52: 2, 91: 3, 85: 2},
        creatures={Creature.MUMMY: 85},
        levels={WHITE: 4, RED: 1, BLUE: 2},
        sites={WHITE: 51, RED: 53, BLUE: 52},
        tiles=bought(124, 131, 143, 144, 323),
        points={Vp.SANCTUARY: 1},
        placed={Space.PRAY_2: Token.NORMAL, Space.WHITE: Token.SILVER},
        hand=(Card.FIRE, Card.GATES, Card.RAGE, Card.RAGE, Card.PRAYER),
        cards=(
            BattleCard.CAVALRY,
            BattleCard.FERVENT,
            BattleCard.SHIELD,
            BattleCard.MIXED,
            BattleCard.PHALANX,
            BattleCard.DEFENSIVE,
        ),
        removed=(BattleCard.CHARIOT,),
    )


MAKERS = {1: _black, 2: _green, 3: _violet, 4: _yellow, 5: _turquoise}


def state(players=5):
    """The third day of a game, black to move; on smaller boards without what lies elsewhere."""
    board = BOARDS[players]
    made = [MAKERS[city]() for city in board.cities]
    for player in made:
        player.soldiers = {a: n for a, n in player.soldiers.items() if a in board.areas}
        player.creatures = {c: a if a in board.areas else 0 for c, a in player.creatures.items()}
    s = State(Setting(tuple(p.colour for p in made)), Phase.TURN, made)
    s.order = tuple(sorted(range(players), key=lambda n: (n * 3 + 2) % players))
    s.day, s.turn, s.active = 3, 2, 0
    s.asked, s.asking = (0,), "turn"
    s.deck = s.deck[:12]
    s.shown = (Card.RAGE, Card.FURY, Card.FIRE)
    s.scores = tuple(tuple((d + n) // 2 for n in range(players)) for d in range(1, 3))
    return s


def attack(players=5):
    """Case C-54: black attacks green's temple from its front."""
    s = state(players)
    soldiers = s.players[0].soldiers
    soldiers[81] = soldiers.pop(10)
    s.moving = Moving(81, 10, 1)
    s.battle = Battle(
        81, Fighter(0, 5), Fighter(1, 4, Creature.ANCESTRAL_ELEPHANT), stage=Stage.COMMIT
    )
    holding(s.players[0], tiles=bought(211, 232))
    s.asking, s.asked = "battle", (0, 1)
    return s


def fought(players=5):
    """The same battle, shown and won."""
    s = attack(players)
    battle = s.battle
    battle.attacker.commitment = Commitment(BattleCard.FERVENT, BattleCard.CHARIOT)
    battle.defender.commitment = Commitment(
        BattleCard.PHALANX, BattleCard.CAVALRY, (Card.FURY, Card.BRONZE)
    )
    battle.stage, battle.winner, battle.points = Stage.AFTER, 0, 1
    s.players[0].holdings = s.players[0].holdings.with_point(Vp.BATTLE)
    s.asking, s.asked = "loser", (1,)
    return s


def seen(s, viewer=None):
    return view(s, viewer)


def set_up(players=4):
    """Before the first city is chosen."""
    s = State(Setting((None,) * players), Phase.CITY)
    s.players = [Player(colour) for colour in tuple(PlayerColour)[:players]]
    s.order, s.active = tuple(range(players)), 0
    return s
