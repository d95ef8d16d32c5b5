"""Mount Doom's judge: how good an answer looks, in the unit of one courage.

A rule of thumb that looks at each die once: what the encounter would cost on the average, what the move would bring,
and whether a card is worth more now than later.  The numbers were found by letting variants of the rule play.
"""

from bagend.bots.judge import Judge, Numbers
from bagend.bots.levels import GREEDY, NEWCOMER, NOVICE, UNIFORM, Effort, searching
from bagend.engine.chance import Stream
from bagend.engine.kernel import hot
from bagend.engine.records import Row
from bagend.games.mountdoom.actions import Phase, Verb
from bagend.games.mountdoom.components import (
    ALLY_CARDS,
    ARMY,
    EFFECTS,
    EMPTY,
    FACE_DOWN,
    N_BLACK,
    N_FACES,
    N_FIGURES,
    N_SLOTS,
    N_STRIDES,
    NAZGUL_SYMBOL,
    PER_STAGE,
    Figure,
    Helper,
    Op,
    Space,
    Stage,
)
from bagend.games.mountdoom.facts import Foe, Public
from bagend.games.mountdoom.facts.dangers import may_come, nazgul_there, raised, under_the_eye, uruk_hai_there
from bagend.games.mountdoom.facts.path import end_of_stage, ride
from bagend.games.mountdoom.facts.track import next_card, top_card

from . import mountdoom_hope
from .mountdoom_measures import (
    CHANGE,
    DOOM,
    HELPER,
    NAZGUL,
    PLAN,
    RULE_OF_THUMB,
)
from .mountdoom_moves import (
    chance_to_lose,
    fading,
    hope_of_die,
    lethal,
    worth_of_bearers,
    worth_of_move,
    worth_of_stand,
)


@hot
def choose_greedy(seen: Public, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best by the rule of thumb."""
    return choose_by(seen, RULE_OF_THUMB, legal, n)


@hot
def choose_planned(seen: Public, legal: Row, n: int, stream: Stream) -> int:
    """The answer that looks best by the measures that win most often."""
    return choose_by(seen, PLAN, legal, n)


@hot
def choose_by(seen: Public, w: Numbers, legal: Row, n: int) -> int:
    """The answer that looks best; of equals the first."""
    best = legal[0]
    best_worth = -1000.0
    for i in range(n):
        worth = worth_of_answer(seen, w, legal[i])
        if worth > best_worth:
            best, best_worth = legal[i], worth
    return best


@hot
def appraise(seen: Public, legal: Row, n: int, prior: Numbers) -> None:
    for i in range(n):
        prior[i] = worth_of_answer(seen, PLAN, legal[i])


@hot
def worth_of_answer(seen: Public, w: Numbers, action: int) -> float:
    """Answers to one question are compared with each other only; passing is worth nothing."""
    if action >= Verb.USE:
        return worth_of_use(seen, w, action)
    if action < Verb.PLACE:
        worth = 0.0
        for die in range(N_FIGURES):
            if action >> die & 1:
                worth += hope_of_die(seen, w, die)
        return worth * 0.01
    if action < Verb.ADD:
        place = action - Verb.PLACE
        die = place % N_FIGURES
        return worth_of_slot(seen, w, seen.black[place // N_FIGURES] - 1) + worth_of_move(seen, w, die, seen.face[die])
    if action < Verb.CHOOSE:
        return hope_of_die(seen, w, action - Verb.ADD)
    if action < Verb.STRIDE:
        return worth_of_move(seen, w, action - Verb.CHOOSE, seen.face[action - Verb.CHOOSE])
    if action < Verb.PASS:
        return worth_of_move(seen, w, seen.symbol[seen.spot], action - Verb.STRIDE)
    if action == Verb.PASS:
        return 0.0
    return worth_of_choice(seen, w, action)


@hot
def worth_of_choice(seen: Public, w: Numbers, action: int) -> float:
    if action < Verb.BANISH:
        worth = w[HELPER + Helper.POWER + action - Verb.GIVE]
        return min(2.0, seen.hearts * 1.1) + lethal(seen, w, seen.hearts) - worth * fading(seen, w)
    if action < Verb.REROLL:
        return -w[HELPER + action - Verb.BANISH]
    if action < Verb.MARCH:
        die = action - Verb.REROLL
        return hope_of_die(seen, w, die) - worth_of_move(seen, w, die, seen.face[die])
    if action < Verb.RETURN:
        return -worth_of_slot(seen, w, next_card(seen, 1 if action > Verb.MARCH else -1))
    if action < Verb.CONVERT:
        kept = worth_of_card(seen, w, seen.peeked)
        return kept - hope_of_card(seen, w) if action == Verb.RETURN else 0.0
    return 1.0 if seen.courage < seen.top_courage else -1.0


@hot
def worth_of_slot(seen: Public, w: Numbers, slot: int) -> float:
    """What it means to resolve this slot."""
    card = top_card(seen, slot)
    if card == ARMY:
        return 0.1
    if card == FACE_DOWN:
        return hope_of_card(seen, w)
    if card != EMPTY:
        return worth_of_card(seen, w, card)
    symbol = seen.symbol[slot]
    if symbol == NAZGUL_SYMBOL:
        return -w[NAZGUL + seen.nazgul] if may_come(seen) else 0.0
    best = 0.0
    for steps in range(1, N_STRIDES):
        best = max(best, worth_of_move(seen, w, symbol, steps))
    return best


@hot
def hope_of_card(seen: Public, w: Numbers) -> float:
    """The average of the cards that nobody has seen."""
    total = 0.0
    count = 0
    for card in range(PER_STAGE):
        if seen.unseen >> card & 1:
            total += worth_of_card(seen, w, seen.stage * PER_STAGE + card)
            count += 1
    return total / count if count > 0 else 0.0


@hot
def worth_of_card(seen: Public, w: Numbers, card: int) -> float:
    """What meeting this card is worth on the average."""
    worth = 0.0
    for row in range(2):
        op = EFFECTS[card, row, 0]
        a = EFFECTS[card, row, 1]
        b = EFFECTS[card, row, 2]
        if op == Op.LOSE:
            worth -= a + lethal(seen, w, a)
        elif op == Op.GAIN:
            worth += raised(seen, a) - seen.courage
        elif op == Op.ALLY:
            worth += w[HELPER + a] * fading(seen, w)
        elif op == Op.NAZGUL:
            worth -= w[NAZGUL + seen.nazgul] if may_come(seen) else 0.0
        elif op == Op.MUSTER:
            worth -= 0.7 if seen.warriors < 5 and seen.stage < Stage.GONDOR else 0.0
        elif op == Op.FIGHT:
            worth -= a * b * chance_to_lose(seen, w) + lethal(seen, w, a * b) * 0.3
        elif op == Op.MUMAKIL:
            worth -= seen.mumakil_battles * seen.mumakil_hearts * chance_to_lose(seen, w) + lethal(seen, w, 4) * 0.2
        elif op == Op.URUK_HAI:
            count = uruk_hai_there(seen)
            worth += 1.0 if count == 0 else 0.3 - count * chance_to_lose(seen, w) - lethal(seen, w, count) * 0.2
        elif op == Op.MOUTH:
            lose = chance_to_lose(seen, w)
            worth -= min(8.0, lose * (2.0 - lose) / ((1.0 - lose) ** 2 + 0.1)) + lethal(seen, w, 3) * 0.3
        else:
            worth += worth_of_special(seen, w, op, a)
    return worth


@hot
def worth_of_special(seen: Public, w: Numbers, op: int, a: int) -> float:
    if op == Op.SHADOW:
        return -0.6
    if op == Op.EYE:
        return 1.0 * (under_the_eye(seen) - seen.courage)
    if op == Op.GRIMA:
        return -0.6 if seen.hand & ALLY_CARDS else 0.0
    if op == Op.WITCH_KING:
        count = nazgul_there(seen)
        return -0.5 * count - lethal(seen, w, count) * 0.3
    if op == Op.TABLE:
        return -1.33 - lethal(seen, w, 2) * 0.5 if a == 0 else -0.83 - lethal(seen, w, 5) * 0.17
    if op == Op.WEB:
        return -w[DOOM]
    return 0.05 if op == Op.ARMY else 0.0


@hot
def worth_of_use(seen: Public, w: Numbers, action: int) -> float:
    """What a card does now, less what it is worth unused."""
    if action >= Verb.TREEBEARD:
        if action == Verb.TREEBEARD:
            return 5.0 if seen.courage <= 2 or seen.phase == Phase.PERIL else -1.0
        return 1.0 if seen.phase == Phase.FIGHT and seen.foe == Foe.URUK_HAI and seen.fights >= 4 else -1.0
    if action >= Verb.FARAMIR:
        steps = action - Verb.FARAMIR + 2
        left = end_of_stage(seen) - seen.at[Figure.RING_BEARERS]
        wasted = max(0, steps - left)
        return worth_of_bearers(seen, w, seen.at[Figure.RING_BEARERS], steps) - 1.5 - wasted * 0.1
    if action >= Verb.THEODEN:
        return worth_of_theoden(seen, w, action - Verb.THEODEN + 1)
    if action >= Verb.ELROND:
        return worth_of_change(seen, w, action)
    return worth_of_plain(seen, w, action - Verb.USE)


@hot
def worth_of_theoden(seen: Public, w: Numbers, figure: int) -> float:
    gained = worth_of_stand(seen, w, ride(seen, figure)) - worth_of_stand(seen, w, seen.at[figure])
    if seen.phase == Phase.THEODEN:
        # Nobody can use him in the last stage, so that he costs nothing now.
        return gained
    # Only questions that passing answers are on the same scale.
    if seen.phase == Phase.PAIR or seen.phase == Phase.FIGHT:
        return gained - 0.9
    return -100.0


@hot
def worth_of_plain(seen: Public, w: Numbers, number: int) -> float:
    """Arwen, Galadriel, Éowyn, Éomer, Boromir, Support, Vision, Wrath: in this order."""
    if number == 0:
        cost = 1.0 + lethal(seen, w, 1) if seen.event == Space.HEART else w[NAZGUL + seen.nazgul]
        return cost - 0.6 * fading(seen, w)
    if number == 1:
        return seen.galadriel - seen.courage - 3.5 + lethal(seen, w, seen.hearts)
    if number == 3:
        return seen.hearts * chance_to_lose(seen, w) - 0.9 * fading(seen, w) + lethal(seen, w, seen.hearts) * 0.5
    if number == 5:
        return 0.3
    if number == 6:
        return 0.1 if seen.stage >= Stage.GONDOR else -0.1
    if number == 7:
        to_go = end_of_stage(seen) - seen.at[Figure.RING_BEARERS]
        return -worth_of_card(seen, w, seen.card) - 1.0 if to_go > 3 else -1.0
    return 1.0


@hot
def worth_of_change(seen: Public, w: Numbers, action: int) -> float:
    """A die turned or rolled again, and then the best that can be placed."""
    is_last = seen.stage == Stage.MOUNT_DOOM
    if action < Verb.POWER:
        die = action - Verb.ELROND
        if die >= N_BLACK:
            return best_place(seen, w, -1, 0.0, die - N_BLACK, hope_of_die(seen, w, die - N_BLACK)) - 0.7
        hope = 0.0
        for slot in range(N_SLOTS):
            hope += worth_of_slot(seen, w, slot) / N_SLOTS
        cost = worth_of_keeping(seen, w, hope) if is_last else w[CHANGE]
        return best_place(seen, w, die, hope, -1, 0.0) - cost
    if action < Verb.TRICK:
        power = action - Verb.POWER
        worth = worth_of_slot(seen, w, power % N_FACES)
        cost = worth_of_keeping(seen, w, best_slot(seen, w)) if is_last else w[CHANGE]
        return best_place(seen, w, power // N_FACES, worth, -1, 0.0) - cost
    trick = action - Verb.TRICK
    die = trick // N_FACES
    return best_place(seen, w, -1, 0.0, die, worth_of_move(seen, w, die, trick % N_FACES + 1)) - 0.9 * fading(seen, w)


@hot
def best_slot(seen: Public, w: Numbers) -> float:
    """What the slot that one would choose is worth."""
    best = worth_of_slot(seen, w, 0)
    for slot in range(1, N_SLOTS):
        best = max(best, worth_of_slot(seen, w, slot))
    return best


@hot
def worth_of_keeping(seen: Public, w: Numbers, goal: float) -> float:
    """What a change of the last stage's die to a result worth `goal` may bring in the turns to come.

    With one more turn it is used on what that turn brings; the more there are, the more surely on the worst.
    """
    to_go = end_of_stage(seen) - seen.at[Figure.RING_BEARERS]
    if to_go <= 1:
        return 0.0
    average = 0.0
    most = 0.0
    for slot in range(N_SLOTS):
        gained = max(0.0, goal - worth_of_slot(seen, w, slot))
        average += gained / N_SLOTS
        most = max(most, gained)
    return average + (most - average) * (0.5 - 1.0 / to_go)


@hot
def best_place(seen: Public, w: Numbers, black: int, worth_of_black: float, die: int, worth_of_die: float) -> float:
    """The best pair of dice, one of them being worth something else than what it shows."""
    upper = -1000.0
    for i in range(N_BLACK):
        if seen.black[i] > 0:
            upper = max(upper, worth_of_black if i == black else worth_of_slot(seen, w, seen.black[i] - 1))
    if seen.stage == Stage.MOUNT_DOOM:
        # There passing keeps the die as it lies.
        return upper - worth_of_slot(seen, w, seen.black[0] - 1)
    lower = -1000.0
    for i in range(N_FIGURES):
        if seen.loose >> i & 1:
            lower = max(lower, worth_of_die if i == die else worth_of_move(seen, w, i, seen.face[i]))
    return upper + lower


EFFORT = Effort(1 << 11, greedy=100, prior_weight=0.3, depth=1, past_chance=0)

JUDGE = Judge(
    greedy=choose_greedy,
    playout=choose_planned,
    reads_state=True,
    appraise=appraise,
    evaluate=mountdoom_hope.evaluate,
    is_quiet=mountdoom_hope.is_quiet,
    tables=mountdoom_hope.tables,
    hope=mountdoom_hope,
    has_secret_answers=False,
    effort=EFFORT,
    levels=(UNIFORM, NOVICE, NEWCOMER, GREEDY, *searching(EFFORT, scout=1 << 6, ranger=1 << 9, wizard=1 << 13)),
    pace=250_000,
)
