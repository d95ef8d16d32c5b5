"""Mount Doom's judge: how good an answer looks, in the unit of one courage.

A rule of thumb that looks at each die once: what the encounter would cost on the average, what the move would bring,
and whether a card is worth more now than later.  The numbers were found by letting variants of the rule play.
"""

import numpy as np

from bagend.bots.judge import Judge
from bagend.bots.levels import GREEDY, NOVICE, UNIFORM, Effort, searching
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.mountdoom.actions import Phase, Verb
from bagend.games.mountdoom.components import (
    EFFECTS,
    EMPTY,
    FACE_DOWN,
    MORGUL,
    N_BLACK,
    N_FACES,
    N_FIGURES,
    N_SLOTS,
    NAZGUL_SYMBOL,
    PER_STAGE,
    SPACES,
    STEPS,
    WAITING,
    Figure,
    Helper,
    Op,
    Space,
    Stage,
)
from bagend.games.mountdoom.state import Foe
from bagend.games.mountdoom.view import View

from . import mountdoom_hope

COST_OF_NAZGUL = np.array([0.3, 0.35, 0.4, 0.55, 0.9, 1.7, 4.0, 100.0])
"""What the next Nazgûl costs, by how many are there."""

WORTH_OF_HELPER = np.array([0.6, 0.7, 0.8, 1.6, 0.5, 1.0, 1.2, 1.9, 0.7, 0.9, 0.9, 1.0, 0.3, 0.6])
"""What a card is worth unused, from Arwen to Gandalf's Wrath."""

WORTH_OF_STEP = 0.45
"""What one step of the Ring-bearers is worth: a third of a turn's dangers."""

WORTH_OF_SUPPORT = 0.55
WORTH_OF_LEAD = 0.3
"""What a companion is worth beside or before the Ring-bearers, and in a later stage."""

COST_OF_CHANGE = 1.4
"""What a card that changes a black die is worth unused: in the last stage it may save the match."""

LOSS_OF_DOOM_TURN = 0.9
"""What a turn of the last stage costs."""


@hot
def choose_greedy(view: View, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best; of equals the first."""
    best = legal[0]
    best_worth = -1000.0
    for i in range(n):
        worth = worth_of_answer(view, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def appraise(view: View, legal: Row, n: int, looks: Row) -> None:
    for i in range(n):
        looks[i] = worth_of_answer(view, legal[i])


@hot
def worth_of_answer(view: View, action: int) -> float:
    """Answers to one question are compared with each other only; passing is worth nothing."""
    if action >= Verb.USE:
        return worth_of_use(view, action)
    if action < Verb.PLACE:
        worth = 0.0
        for die in range(N_FIGURES):
            if action >> die & 1:
                worth += hope_of_die(view, die)
        return worth * 0.01
    if action < Verb.ADD:
        place = action - Verb.PLACE
        die = place % N_FIGURES
        return worth_of_slot(view, view.black[place // N_FIGURES] - 1) + worth_of_move(view, die, view.face[die])
    if action < Verb.CHOOSE:
        return hope_of_die(view, action - Verb.ADD)
    if action < Verb.STRIDE:
        return worth_of_move(view, action - Verb.CHOOSE, view.face[action - Verb.CHOOSE])
    if action < Verb.PASS:
        return worth_of_move(view, view.symbol[view.spot], action - Verb.STRIDE)
    if action == Verb.PASS:
        return 0.0
    return worth_of_choice(view, action)


@hot
def worth_of_choice(view: View, action: int) -> float:
    if action < Verb.BANISH:
        worth = WORTH_OF_HELPER[Helper.POWER + action - Verb.GIVE]
        return min(2.0, view.hearts * 1.1) + lethal(view, view.hearts) - worth * fading(view)
    if action < Verb.REROLL:
        return -WORTH_OF_HELPER[action - Verb.BANISH]
    if action < Verb.MARCH:
        die = action - Verb.REROLL
        return hope_of_die(view, die) - worth_of_move(view, die, view.face[die])
    if action < Verb.RETURN:
        way = 1 if action > Verb.MARCH else -1
        slot = view.spot + way
        while 0 < slot < N_SLOTS - 1 and view.slot[slot] == EMPTY:
            slot += way
        return -worth_of_slot(view, slot)
    if action < Verb.CONVERT:
        kept = worth_of_card(view, view.peeked)
        return kept - hope_of_card(view) if action == Verb.RETURN else 0.0
    return 1.0 if view.courage < view.top_courage else -1.0


@hot
def fading(view: View) -> float:
    """Cards are worth less the nearer the end is."""
    return 1.0 - 0.14 * view.stage


@hot
def lethal(view: View, loss: int) -> float:
    """How bad it would be to lose that much now."""
    return 50.0 if loss >= view.courage else 0.0


@hot
def supporters(view: View, bearers: int) -> int:
    count = 0
    for figure in range(1, N_FIGURES):
        if bearers <= view.at[figure] <= (view.stage + 1) * STEPS:
            count += 1
    return count


@hot
def chance_to_lose(view: View) -> float:
    """The chance to lose one fight as the figures stand; Gandalf's face wins half the time if a card is there."""
    winning = supporters(view, view.at[Figure.RING_BEARERS]) * 1.0
    if view.shadow == 0 and view.hand >> Helper.POWER:
        winning += 0.5
    return 1.0 - winning / 6.0


@hot
def worth_of_slot(view: View, slot: int) -> float:
    """What it means to resolve this slot."""
    if view.army == slot:
        return 0.1
    if view.slot[slot] == FACE_DOWN:
        return hope_of_card(view)
    if view.slot[slot] != EMPTY:
        return worth_of_card(view, view.slot[slot])
    symbol = view.symbol[slot]
    if symbol == NAZGUL_SYMBOL:
        return -COST_OF_NAZGUL[view.nazgul] if view.witch_king == 1 else 0.0
    best = 0.0
    for steps in range(1, 3):
        best = max(best, worth_of_move(view, symbol, steps))
    return best


@hot
def hope_of_card(view: View) -> float:
    """The average of the cards that nobody has seen."""
    total = 0.0
    count = 0
    for card in range(PER_STAGE):
        if view.unseen >> card & 1:
            total += worth_of_card(view, view.stage * PER_STAGE + card)
            count += 1
    return total / count if count > 0 else 0.0


@hot
def worth_of_card(view: View, card: int) -> float:
    """What meeting this card is worth on the average."""
    worth = 0.0
    for row in range(2):
        op = EFFECTS[card, row, 0]
        a = EFFECTS[card, row, 1]
        b = EFFECTS[card, row, 2]
        if op == Op.LOSE:
            worth -= a + lethal(view, a)
        elif op == Op.GAIN:
            worth += min(a, view.top_courage - view.courage)
        elif op == Op.ALLY:
            worth += WORTH_OF_HELPER[a] * fading(view)
        elif op == Op.NAZGUL:
            worth -= COST_OF_NAZGUL[view.nazgul] * view.witch_king
        elif op == Op.MUSTER:
            worth -= 0.7 if view.warriors < 5 and view.stage < Stage.GONDOR else 0.0
        elif op == Op.FIGHT:
            worth -= a * b * chance_to_lose(view) + lethal(view, a * b) * 0.3
        elif op == Op.MUMAKIL:
            worth -= view.mumakil_battles * view.mumakil_hearts * chance_to_lose(view) + lethal(view, 4) * 0.2
        elif op == Op.URUK_HAI:
            count = view.warriors + view.chief
            worth += 1.0 if count == 0 else 0.3 - count * chance_to_lose(view) - lethal(view, count) * 0.2
        elif op == Op.MOUTH:
            lose = chance_to_lose(view)
            worth -= min(8.0, lose * (2.0 - lose) / ((1.0 - lose) ** 2 + 0.1)) + lethal(view, 3) * 0.3
        else:
            worth += worth_of_special(view, op, a)
    return worth


@hot
def worth_of_special(view: View, op: int, a: int) -> float:
    if op == Op.SHADOW:
        return -0.6
    if op == Op.EYE:
        return -1.0 * max(0, view.courage - view.eye)
    if op == Op.GRIMA:
        return -0.6 if view.hand & ((1 << Helper.POWER) - 1) else 0.0
    if op == Op.WITCH_KING:
        count = view.nazgul + view.witch_king
        return -0.5 * count - lethal(view, count) * 0.3
    if op == Op.TABLE:
        return -1.33 - lethal(view, 2) * 0.5 if a == 0 else -0.83 - lethal(view, 5) * 0.17
    if op == Op.WEB:
        return -LOSS_OF_DOOM_TURN
    return 0.05 if op == Op.ARMY else 0.0


@hot
def hope_of_die(view: View, die: int) -> float:
    """What the move of a Fellowship die still to be rolled is worth on the average, a choice of dice included."""
    total = 0.0
    for steps in range(1, N_FACES + 1):
        total += max(worth_of_move(view, die, steps), -0.3)
    return total / N_FACES


@hot
def worth_of_move(view: View, figure: int, steps: int) -> float:
    start = view.at[figure]
    if start == WAITING or steps == 0:
        return 0.0
    if figure == Figure.RING_BEARERS:
        return worth_of_bearers(view, start, steps)
    target = start + steps
    if target > MORGUL:
        return -worth_of_stand(view, start)
    worth = worth_of_stand(view, target) - worth_of_stand(view, start)
    if target % STEPS == 0:
        return worth + (1.0 if view.courage < view.top_courage else 0.2)
    return worth - cost_of_space(view, target)


@hot
def worth_of_stand(view: View, at: int) -> float:
    """What a companion is worth at a space."""
    bearers = view.at[Figure.RING_BEARERS]
    end = (view.stage + 1) * STEPS
    if at == MORGUL:
        return LOSS_OF_DOOM_TURN + WORTH_OF_SUPPORT
    if at < bearers:
        return -0.04 * (bearers - at)
    if at <= end:
        return WORTH_OF_SUPPORT + 0.04 * (at - bearers)
    return WORTH_OF_LEAD + 0.01 * (at - end)


@hot
def worth_of_bearers(view: View, start: int, steps: int) -> float:
    """The Ring-bearers' progress, and whom they leave behind."""
    end = (view.stage + 1) * STEPS
    if view.arrived == 1:
        return 0.0
    target = min(start + steps, end)
    worth = WORTH_OF_STEP * (target - start)
    worth -= WORTH_OF_SUPPORT * (supporters(view, start) - supporters(view, target)) * 0.6
    if target == end:
        if start + steps == end and view.stage < Stage.MINAS_MORGUL:
            worth += 0.9
        return worth + 0.4
    return worth - cost_of_space(view, target)


@hot
def cost_of_space(view: View, space: int) -> float:
    kind = SPACES[space]
    if kind == Space.PLAIN:
        return 0.0
    if view.no_protection == 0:
        for figure in range(N_FIGURES):
            if view.at[figure] == space:
                return 0.0
    if kind == Space.HEART:
        return 1.0 + lethal(view, 1)
    return COST_OF_NAZGUL[view.nazgul] if view.witch_king == 1 else 0.0


@hot
def worth_of_use(view: View, action: int) -> float:
    """What a card does now, less what it is worth unused."""
    if action >= Verb.TREEBEARD:
        if action == Verb.TREEBEARD:
            return 5.0 if view.courage <= 2 or view.phase == Phase.PERIL else -1.0
        return 1.0 if view.phase == Phase.FIGHT and view.foe == Foe.URUK_HAI and view.fights >= 4 else -1.0
    if action >= Verb.FARAMIR:
        steps = action - Verb.FARAMIR + 2
        left = (view.stage + 1) * STEPS - view.at[Figure.RING_BEARERS]
        wasted = max(0, steps - left)
        return worth_of_bearers(view, view.at[Figure.RING_BEARERS], steps) - 1.5 - wasted * 0.1
    if action >= Verb.THEODEN:
        return worth_of_theoden(view, action - Verb.THEODEN + 1)
    if action >= Verb.ELROND:
        return worth_of_change(view, action)
    return worth_of_plain(view, action - Verb.USE)


@hot
def worth_of_theoden(view: View, figure: int) -> float:
    start = view.at[figure]
    target = start + STEPS - start % STEPS
    gained = worth_of_stand(view, target) - worth_of_stand(view, start)
    # Only questions that passing answers are on the same scale.
    if view.phase == Phase.PAIR or view.phase == Phase.FIGHT:
        return gained - 0.9
    return -100.0


@hot
def worth_of_plain(view: View, number: int) -> float:
    """Arwen, Galadriel, Éowyn, Éomer, Boromir, Support, Vision, Wrath: in this order."""
    if number == 0:
        cost = 1.0 + lethal(view, 1) if view.event == Space.HEART else COST_OF_NAZGUL[view.nazgul]
        return cost - 0.6 * fading(view)
    if number == 1:
        return view.galadriel - view.courage - 3.5 + lethal(view, view.hearts)
    if number == 3:
        return view.hearts * chance_to_lose(view) - 0.9 * fading(view) + lethal(view, view.hearts) * 0.5
    if number == 5:
        return 0.3
    if number == 6:
        return 0.1 if view.stage >= Stage.GONDOR else -0.1
    if number == 7:
        to_go = (view.stage + 1) * STEPS - view.at[Figure.RING_BEARERS]
        return -worth_of_card(view, view.card) - 1.0 if to_go > 3 else -1.0
    return 1.0


@hot
def worth_of_change(view: View, action: int) -> float:
    """A die turned or rolled again, and then the best that can be placed."""
    cost = COST_OF_CHANGE if view.stage < Stage.MOUNT_DOOM else 0.4
    if action < Verb.POWER:
        die = action - Verb.ELROND
        if die >= N_BLACK:
            return best_place(view, -1, 0.0, die - N_BLACK, hope_of_die(view, die - N_BLACK)) - 0.7
        hope = 0.0
        for slot in range(N_SLOTS):
            hope += worth_of_slot(view, slot) / N_SLOTS
        return best_place(view, die, hope, -1, 0.0) - cost
    if action < Verb.TRICK:
        power = action - Verb.POWER
        worth = worth_of_slot(view, power % N_FACES)
        return best_place(view, power // N_FACES, worth, -1, 0.0) - cost
    trick = action - Verb.TRICK
    die = trick // N_FACES
    return best_place(view, -1, 0.0, die, worth_of_move(view, die, trick % N_FACES + 1)) - 0.9 * fading(view)


@hot
def best_place(view: View, black: int, worth_of_black: float, die: int, worth_of_die: float) -> float:
    """The best pair of dice, one of them being worth something else than what it shows."""
    upper = -1000.0
    for i in range(N_BLACK):
        if view.black[i] > 0:
            upper = max(upper, worth_of_black if i == black else worth_of_slot(view, view.black[i] - 1))
    if view.stage == Stage.MOUNT_DOOM:
        # There passing keeps the die as it lies.
        return upper - worth_of_slot(view, view.black[0] - 1)
    lower = -1000.0
    for i in range(N_FIGURES):
        if view.loose >> i & 1:
            lower = max(lower, worth_of_die if i == die else worth_of_move(view, i, view.face[i]))
    return upper + lower


EFFORT = Effort(1 << 10, greedy=100, trust=1.0, depth=1, past_chance=0)

JUDGE = Judge(
    greedy=choose_greedy,
    playout=choose_greedy,
    appraise=appraise,
    evaluate=mountdoom_hope.evaluate,
    is_quiet=mountdoom_hope.is_quiet,
    tables=mountdoom_hope.tables,
    plays_together=True,
    has_secret_answers=False,
    effort=EFFORT,
    levels=(UNIFORM, NOVICE, GREEDY, *searching(EFFORT, scout=1 << 5, ranger=1 << 8, wizard=1 << 11)),
)
