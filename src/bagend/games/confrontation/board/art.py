"""Art: the looks of what only this game draws."""

from bagend.drawing.icons import use
from bagend.drawing.pen import el, join
from bagend.engine.game import LOW, TALL, WIDE, Art

from ..components import FIGURES, FOLDER
from ..facts.labels import emblem, portrait

HUES = ("blue", "red")
"""The colour of each side."""

CSS = """
.card-face{fill:var(--card);stroke:var(--nib);stroke-width:.9}
.card-back-light{fill:var(--azure-deep);stroke:var(--piece-line);stroke-width:.9}
.card-back-dark{fill:var(--gules-deep);stroke:var(--piece-line);stroke-width:.9}
.card-frame-light{fill:none;stroke:var(--blue);stroke-width:.7}
.card-frame-dark{fill:none;stroke:var(--red);stroke-width:.7}
.spent{opacity:.32}
.fallen{fill:var(--paper);opacity:.6}
.winner{fill:var(--flame);stroke:var(--flame);stroke-width:7;stroke-linejoin:round}
@media (prefers-reduced-motion:no-preference){
.strike-light{animation:strike-light .7s ease-in}
.strike-dark{animation:strike-dark .7s ease-in}
}
@keyframes strike-light{35%{transform:translate(-10px,0) rotate(-4deg)}60%{transform:translate(34px,0) rotate(7deg)}}
@keyframes strike-dark{35%{transform:translate(10px,0) rotate(4deg)}60%{transform:translate(-34px,0) rotate(-7deg)}}
.stream{fill:none;stroke:transparent;stroke-width:11}
.tunnel-bed{fill:none;stroke:var(--nib);stroke-width:9;opacity:.35}
.tunnel-way{fill:none;stroke:var(--nib);stroke-width:3;stroke-dasharray:2 6;opacity:.9}
.foot-light{fill:var(--azure-deep);stroke:var(--gilt);stroke-width:1.8;stroke-linejoin:round}
.foot-dark{fill:var(--gules-deep);stroke:var(--gilt);stroke-width:1.8;stroke-linejoin:round}
.coin-light{fill:var(--card);stroke:var(--blue);stroke-width:1.3}
.coin-dark{fill:var(--card);stroke:var(--red);stroke-width:1.3}
.numeral{color:var(--cream);stroke-width:2.4}
.field{fill:var(--flame);fill-opacity:.15;stroke:var(--answer);stroke-width:4;stroke-linejoin:round}
.around{stroke-width:5}
.struck-out{fill:var(--paper);opacity:.55}
.shade{fill:var(--desk);opacity:0;pointer-events:none}
.carrying .place.dull .shade{opacity:.36}
.lit{fill:none;stroke:var(--yellow);stroke-width:8;stroke-linejoin:round;opacity:.9;pointer-events:none}
.place.dull .lit{display:none}
.lifted{display:none;pointer-events:none}
.chosen .lifted{display:inline}
.dragging .lifted{display:none}
"""

SHARED = ("place-moria", "shield-*", "sign-cross")

EMBLEMS = join([el("g", use(portrait(figure), None, "scale(.5)"), id=emblem(figure)) for figure in range(len(FIGURES))])

ART = Art(CSS, HUES, FOLDER / "art", shared=SHARED, shapes=(WIDE, TALL, LOW), composed=EMBLEMS)
