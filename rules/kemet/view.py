"""What a seat or the public may see: the only thing that leaves the rules (RULES K-1.11).

Hidden are DI hands (their numbers are not), the deck, DI cards discarded for Divine Wound, battle
cards discarded unplayed or given up for special ones unless discards lie face up, and what
somebody has chosen for a battle until both have: until then such DI cards count as cards in hand.
A seat sees its own.

Seats are numbers from 0; -1 is nobody.  ``players`` are by seat, ``order`` is the turn order.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Seat
from rules.kemet.boards import PAY, Area, City, Kind, city_of, kind_of
from rules.kemet.control import army_limit, controller_of, effective_level, points_of
from rules.kemet.data import (
    BASE_CARDS,
    BEGINNER_HIGHEST,
    HIGHEST,
    SPACES,
    SPECIAL_OF,
    TARGET,
    TILES,
    TOKENS,
    BattleCard,
    Card,
    Colour,
    Creature,
    Deed,
    Discards,
    Mode,
    PlayerColour,
    Power,
    Space,
    Tile,
    Token,
    Vp,
)
from rules.kemet.state import (
    NOBODY,
    RESERVE,
    Battle,
    Ending,
    Fighter,
    Moving,
    Phase,
    Player,
    Playing,
    Source,
    Stage,
    State,
    battle_bag,
    board_of,
    creature_in,
    discard_size,
    owner_of_city,
    seats_of,
)
from rules.kemet.strength import Might, Term, is_cancelled, might


@dataclass(frozen=True, slots=True)
class ArmyView:
    """A player's army in an area."""

    seat: Seat
    soldiers: int
    creature: Creature | None


@dataclass(frozen=True, slots=True)
class PyramidView:
    """A pyramid; one of level 0 is not on the board, and its site is 0."""

    owner: Seat
    colour: Colour
    level: int
    site: Area
    controller: Seat  # NOBODY for level 0


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area; two armies only while a battle is fought there or waits."""

    area: Area
    kind: Kind
    city: City  # that a district belongs to, or 0
    owner: Seat  # of that city, or -1
    adjacent: tuple[Area, ...]  # by land or harbour
    obelisk: bool
    pay: int  # prayer points of a temple
    armies: tuple[ArmyView, ...]
    pyramid: PyramidView | None
    controller: Seat


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player; what is secret is there for its owner alone, and empty for all others."""

    seat: Seat
    colour: PlayerColour
    city: City  # 0 before it is chosen
    prayer: int
    points: dict[Vp, int]  # by kind: five permanent ones, then temple and pyramid
    total: int
    reserve: int  # soldiers
    army_limit: int
    tiles: tuple[Tile, ...]  # in the order of buying
    powers: tuple[Power, ...]  # the same tiles by name
    creatures: dict[Creature, Area]  # 0: waits on its tile
    pyramids: tuple[PyramidView, ...]  # white, red, blue
    levels: dict[Colour, int]  # of what may be bought: the highest pyramid under control

    # The pyramid of actions
    tokens: dict[Space, Token]  # placed today
    tokens_left: int  # normal ones
    silver_left: bool  # owned, and not used today
    gold_left: bool
    empty_rows: tuple[int, ...]  # of rows 1 to 3: no normal or silver token yet

    # DI cards
    di: int  # in hand, also those committed to a battle that is not revealed
    hand: tuple[Card, ...]  # own

    # Battle cards
    cards: int  # in hand
    played: tuple[BattleCard, ...]  # since the last refresh
    dropped: int  # discarded unplayed since then
    removed: int  # given up for special cards
    may_hold: tuple[BattleCard, ...]  # in hand, as far as the viewer can know
    own_cards: tuple[BattleCard, ...]  # own: in hand
    own_dropped: tuple[BattleCard, ...]  # own, or everybody's if discards lie face up
    own_removed: tuple[BattleCard, ...]  # the same


@dataclass(frozen=True, slots=True)
class FighterView:
    """A side of a battle; card and cards once they are shown, before only for their owner."""

    seat: Seat
    soldiers: int  # as the battle began, after Initiative
    creature: Creature | None
    cancelled: bool  # its creature, by the Deep Desert Snake
    committed: bool  # has chosen; both sides at once, but for Prescience
    card: BattleCard | None
    drop: BattleCard | None  # for its owner, or if discards lie face up
    cards: tuple[Card, ...]  # DI
    wounds: int  # cards discarded for Divine Wound; a part of the term DI
    strength: dict[Term, int]  # by source; what is not known counts nothing
    damage: dict[Term, int]
    protection: dict[Term, int]
    total_strength: int
    total_damage: int
    total_protection: int
    lost: int  # soldiers, once it is fought


@dataclass(frozen=True, slots=True)
class BattleView:
    """An attack, and the battle that it leads to."""

    area: Area
    source: Source
    stage: Stage
    attacker: FighterView
    defender: FighterView
    revealed: bool  # both sides' cards lie open
    winner: Seat  # -1 until it is fought
    points: int  # victory points for the winner


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one viewer may know about a game."""

    viewer: Seat | None
    phase: Phase
    mode: Mode
    discards: Discards
    target: int  # victory points
    highest: int  # level of a pyramid in this mode
    day: int  # 0 during set-up; the night before a day belongs to it
    turn: int  # 1 to 5
    turns: int
    order: tuple[Seat, ...]  # the turn order
    active: Seat  # whose turn it is, or who comes in set-up and at night
    asking: str  # the decision that is open, as in keys.What
    asked: tuple[Seat, ...]  # who decides it; nobody where that is not public

    areas: tuple[AreaView, ...]
    players: tuple[PlayerView, ...]  # by seat; empty before the set-up
    market: tuple[Tile, ...]  # tiles that nobody has
    owners: dict[Tile, Seat]  # of the others
    deck: int  # DI cards
    discard: int
    shown: tuple[Card, ...]  # of the discard pile, what was seen as it was played

    has_placed: bool  # the normal token of this turn
    deed: Deed | None  # an action that is being carried out
    buying: Colour | None  # the colour of tiles that it may buy
    moving: Moving | None
    playing: Playing | None  # a DI card: who plays it, its targets, Vetoes so far
    battle: BattleView | None
    fights: tuple[Area, ...]  # battles of recruits that wait
    recruited: int  # soldiers that have come in a Recruit action: they are paid together
    night_tiles: tuple[Power, ...]  # that the active player may still use
    looks: int  # how many cards the owner of Vision looks at
    looking: tuple[Card, ...]  # those cards, for the owner alone

    scores: tuple[tuple[int, ...], ...]  # victory points by seat at the end of each day
    ending: Ending | None
    winners: tuple[Seat, ...]


def view(s: State, viewer: Seat | None) -> View:
    """Show the game to one seat, or to the channel when viewer is None."""
    owners = {tile: n for n, player in enumerate(s.players) for tile in player.tiles.values()}
    mode = s.setting.mode
    return View(
        viewer=viewer,
        phase=s.phase,
        mode=mode,
        discards=s.setting.discards,
        target=TARGET[mode],
        highest=BEGINNER_HIGHEST if mode is Mode.BEGINNER else HIGHEST,
        day=s.day,
        turn=s.turn,
        turns=TOKENS,
        order=s.order,
        active=s.active,
        asking=s.asking,
        asked=s.asked,
        areas=_areas(s),
        players=tuple(_player(s, seat, viewer) for seat in seats_of(s) if s.players),
        market=tuple(tile for tile in TILES if tile not in owners),
        owners={tile: owners[tile] for tile in TILES if tile in owners},
        deck=len(s.deck),
        discard=discard_size(s),
        shown=s.shown,
        has_placed=s.has_placed,
        deed=s.deed,
        buying=s.colour,
        moving=s.moving,
        playing=s.playing,
        battle=None if s.battle is None else _battle(s, s.battle, viewer),
        fights=s.fights,
        recruited=s.recruited,
        night_tiles=s.night_tiles,
        looks=len(s.looking),
        looking=s.looking if viewer == s.active else (),
        scores=s.scores,
        ending=s.ending,
        winners=s.winners,
    )


def _areas(s: State) -> tuple[AreaView, ...]:
    board = board_of(s)
    pyramids = {pyramid.site: pyramid for n in range(len(s.players)) for pyramid in _pyramids(s, n)}
    return tuple(
        AreaView(
            area=area,
            kind=kind_of(area),
            city=city_of(area),
            owner=owner_of_city(s, city_of(area)) if city_of(area) else NOBODY,
            adjacent=board.adjacent[area],
            obelisk=area in board.obelisks,
            pay=PAY.get(area, 0),
            armies=tuple(
                ArmyView(seat, player.soldiers[area], creature_in(player, area))
                for seat, player in enumerate(s.players)
                if area in player.soldiers
            ),
            pyramid=pyramids.get(area),
            controller=controller_of(s, area),
        )
        for area in board.areas
    )


def _pyramids(s: State, seat: Seat) -> tuple[PyramidView, ...]:
    player = s.players[seat]
    return tuple(
        PyramidView(seat, colour, level, site, controller_of(s, site) if site else NOBODY)
        for colour, level in player.levels.items()
        for site in (player.sites.get(colour, RESERVE),)
    )


def _player(s: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    player, points = s.players[seat], points_of(s, seat)
    own = seat == viewer
    open_drops = own or s.setting.discards is Discards.FACE_UP
    used = [space for space, token in player.placed.items() if token is not Token.GOLD]
    rows = {SPACES[space].row for space in used}
    tokens = list(player.placed.values())
    return PlayerView(
        seat=seat,
        colour=player.colour,
        city=player.city,
        prayer=player.prayer,
        points=points,
        total=sum(points.values()),
        reserve=player.reserve,
        army_limit=army_limit(player),
        tiles=tuple(player.tiles.values()),
        powers=tuple(player.tiles),
        creatures=dict(player.creatures),
        pyramids=_pyramids(s, seat),
        levels={colour: effective_level(s, seat, colour) for colour in Colour},
        tokens=dict(player.placed),
        tokens_left=TOKENS - tokens.count(Token.NORMAL),
        silver_left=Power.ACT_OF_GOD in player.tiles and Token.SILVER not in tokens,
        gold_left=Power.DIVINE_WILL in player.tiles and Token.GOLD not in tokens,
        empty_rows=tuple(row for row in (1, 2, 3) if row not in rows),
        di=len(player.hand),
        hand=player.hand if own else (),
        cards=len(player.cards),
        played=player.played,
        dropped=len(player.dropped),
        removed=len(player.removed),
        may_hold=player.cards if own else _may_hold(player, is_open=open_drops),
        own_cards=player.cards if own else (),
        own_dropped=player.dropped if open_drops else (),
        own_removed=player.removed if open_drops else (),
    )


def _may_hold(player: Player, *, is_open: bool) -> tuple[BattleCard, ...]:
    """The battle cards that others must reckon with: all that were not seen to go."""
    special = [SPECIAL_OF[power] for power in player.tiles if power in SPECIAL_OF]
    gone = {*player.played, *((*player.dropped, *player.removed) if is_open else ())}
    return battle_bag(card for card in (*BASE_CARDS, *special) if card not in gone)


# --- battles ---------------------------------------------------------------------------------


def is_revealed(battle: Battle) -> bool:
    """Return whether both sides' cards lie open."""
    return battle.stage in (Stage.WOUND, Stage.AFTER)


def _battle(s: State, battle: Battle, viewer: Seat | None) -> BattleView:
    return BattleView(
        area=battle.area,
        source=battle.source,
        stage=battle.stage,
        attacker=_fighter(s, battle, battle.attacker, viewer),
        defender=_fighter(s, battle, battle.defender, viewer),
        revealed=is_revealed(battle),
        winner=battle.winner,
        points=battle.points,
    )


def _fighter(s: State, battle: Battle, fighter: Fighter, viewer: Seat | None) -> FighterView:
    chosen, own = fighter.commitment, viewer == fighter.seat
    revealed, face_up = is_revealed(battle), s.setting.discards is Discards.FACE_UP
    sees_card = chosen is not None and (revealed or own or foresees(s, battle, viewer))
    sees_all = chosen is not None and (revealed or own)
    known = might(battle, fighter, s.players[fighter.seat])
    if not sees_all:
        known = _with_card_alone(known, is_seen=sees_card)
    return FighterView(
        seat=fighter.seat,
        soldiers=fighter.soldiers,
        creature=fighter.creature,
        cancelled=is_cancelled(battle, fighter),
        committed=chosen is not None,
        card=chosen.card if chosen is not None and sees_card else None,
        drop=chosen.drop if chosen is not None and (own or (revealed and face_up)) else None,
        cards=chosen.cards or () if chosen is not None and sees_all else (),
        wounds=fighter.wounds,
        strength=known.strength,
        damage=known.damage,
        protection=known.protection,
        total_strength=sum(known.strength.values()),
        total_damage=sum(known.damage.values()),
        total_protection=sum(known.protection.values()),
        lost=fighter.lost,
    )


def foresees(s: State, battle: Battle, viewer: Seat | None) -> bool:
    """Return whether a fighter is shown the other's battle card: with Prescience (K-8.3)."""
    fighting = viewer in (battle.attacker.seat, battle.defender.seat)
    return fighting and viewer is not None and Power.PRESCIENCE in s.players[viewer].tiles


def _with_card_alone(known: Might, *, is_seen: bool) -> Might:
    """Leave out of the sums what the viewer cannot know."""
    hidden = {Term.DI: 0, **({} if is_seen else {Term.CARD: 0})}
    return Might(
        {**known.strength, **hidden},
        {**known.damage, **hidden},
        {**known.protection, **hidden},
    )
