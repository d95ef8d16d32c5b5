"""What moves, losses and fights mean at Mount Doom, in the unit of one courage and by given measures."""

from bagend.bots.judge import Numbers
from bagend.engine.kernel import hot
from bagend.games.mountdoom.components import (
    MORGUL,
    N_FACES,
    N_FIGURES,
    SPACES,
    STEPS,
    WAITING,
    Figure,
    Helper,
    Space,
    Stage,
)
from bagend.games.mountdoom.view import View

from .mountdoom_measures import (
    DOOM,
    FADING,
    HEART,
    LEAD,
    NAZGUL,
    SCARE,
    STEP,
    SUPPORT,
)


@hot
def fading(view: View, w: Numbers) -> float:
    """Cards are worth less the nearer the end is."""
    return 1.0 - w[FADING] * view.stage


@hot
def lethal(view: View, w: Numbers, loss: int) -> float:
    """How bad it would be to lose that much now."""
    if loss >= view.courage:
        return 50.0
    return loss * (w[HEART + view.stage] + w[SCARE] / (view.courage - loss))


@hot
def supporters(view: View, w: Numbers, bearers: int) -> int:
    count = 0
    for figure in range(1, N_FIGURES):
        if bearers <= view.at[figure] <= (view.stage + 1) * STEPS:
            count += 1
    return count


@hot
def chance_to_lose(view: View, w: Numbers) -> float:
    """The chance to lose one fight as the figures stand; Gandalf's face wins half the time if a card is there."""
    winning = supporters(view, w, view.at[Figure.RING_BEARERS]) * 1.0
    if view.shadow == 0 and view.hand >> Helper.POWER:
        winning += 0.5
    return 1.0 - winning / 6.0


@hot
def hope_of_die(view: View, w: Numbers, die: int) -> float:
    """What the move of a Fellowship die still to be rolled is worth on the average, a choice of dice included."""
    total = 0.0
    for steps in range(1, N_FACES + 1):
        total += max(worth_of_move(view, w, die, steps), -0.3)
    return total / N_FACES


@hot
def worth_of_move(view: View, w: Numbers, figure: int, steps: int) -> float:
    start = view.at[figure]
    if start == WAITING or steps == 0:
        return 0.0
    if figure == Figure.RING_BEARERS:
        return worth_of_bearers(view, w, start, steps)
    target = start + steps
    if target > MORGUL:
        return -worth_of_stand(view, w, start)
    worth = worth_of_stand(view, w, target) - worth_of_stand(view, w, start)
    if target % STEPS == 0:
        return worth + (1.0 if view.courage < view.top_courage else 0.2)
    return worth - cost_of_space(view, w, target)


@hot
def worth_of_stand(view: View, w: Numbers, at: int) -> float:
    """What a companion is worth at a space."""
    bearers = view.at[Figure.RING_BEARERS]
    end = (view.stage + 1) * STEPS
    if at == MORGUL:
        return w[DOOM] + w[SUPPORT + view.stage]
    if at < bearers:
        return -0.04 * (bearers - at)
    if at <= end:
        return w[SUPPORT + view.stage] + 0.04 * (at - bearers)
    return w[LEAD] + 0.01 * (at - end)


@hot
def worth_of_bearers(view: View, w: Numbers, start: int, steps: int) -> float:
    """The Ring-bearers' progress, and whom they leave behind."""
    end = (view.stage + 1) * STEPS
    if view.arrived == 1:
        return 0.0
    target = min(start + steps, end)
    worth = w[STEP + view.stage] * (target - start)
    worth -= w[SUPPORT + view.stage] * (supporters(view, w, start) - supporters(view, w, target)) * 0.6
    if target == end:
        if start + steps == end and view.stage < Stage.MINAS_MORGUL:
            worth += 0.9
        return worth + 0.4
    return worth - cost_of_space(view, w, target)


@hot
def cost_of_space(view: View, w: Numbers, space: int) -> float:
    kind = SPACES[space]
    if kind == Space.PLAIN:
        return 0.0
    if view.no_protection == 0:
        for figure in range(N_FIGURES):
            if view.at[figure] == space:
                return 0.0
    if kind == Space.HEART:
        return 1.0 + lethal(view, w, 1)
    return w[NAZGUL + view.nazgul] if view.witch_king == 1 else 0.0
