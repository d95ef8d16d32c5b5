/** The guide of a first match: a few sentences at a time above the question, and frames around what they speak of. */
import {byAbout, mark} from './marks.js';
import {byId, isStill, make, say} from './page.js';
import {turnToPane} from './panes.js';

const MARGIN = 8;

/** What is told now. @type {any} */
let told;
/** Which of its lines is shown. */
let shown = 0;

/** @param {any} asked */
export function guide(asked) {
  const isSame = JSON.stringify(asked.guide) === JSON.stringify(told);
  told = asked.guide;
  byId('guide').hidden = !told;
  document.body.classList.toggle('guided', Boolean(told));
  if (!told) return mark('guide', []);
  byId('guide-place').textContent = told.is_over ? say('guide-over') : say('guide-step', {step: told.step, steps: told.steps});
  if (!isSame) shown = 0;
  if (!isSame) turnToPane(pieces());
  tell();
}

/** What the words speak of, as far as it is drawn.
 * @returns {Element[]} */
const pieces = () => told.show.flatMap((/** @type {string} */ key) => byId('board').querySelector(byAbout(key)) ?? []);

/** On a small screen what the words speak of may lie under what sticks to the edges: bring it between them. */
function pointOut() {
  const asking = /** @type {Element} */ (document.querySelector('.asking'));
  if (getComputedStyle(asking).position !== 'sticky') return;
  const boxes = pieces().map(piece => piece.getBoundingClientRect()).filter(box => box.height);
  if (!boxes.length) return;
  const top = Math.max(...['.asking', '.who'].map(edge => document.querySelector(edge)?.getBoundingClientRect().bottom ?? 0));
  const bottom = Math.min(innerHeight, byId('bar').getBoundingClientRect().top);
  const [first, last] = [Math.min(...boxes.map(box => box.top)), Math.max(...boxes.map(box => box.bottom))];
  if (first >= top && last <= bottom) return;
  // What does not fit is shown from its beginning.
  const to = last - first > bottom - top ? first - top - MARGIN : (first + last - top - bottom) / 2;
  scrollBy({top: to, behavior: isStill() ? 'auto' : 'smooth'});
}

/** Show where the learner reads. */
function tell() {
  byId('guide-lines').replaceChildren(make('p', {}, told.lines[shown]));
  byId('guide-next').hidden = shown >= told.lines.length - 1;
  byId('guide-back').hidden = !shown;
  mark('guide', told.show.map(byAbout));
  requestAnimationFrame(pointOut);
}

/** While the story is told, the pieces move away from their frames. */
export const hideGuide = () => mark('guide', []);

/** Whoever answers before reading to the end is shown what was asked for. */
export function readOn() {
  if (!told) return;
  shown = told.lines.length - 1;
  tell();
}

/** @param {number} by */
function turn(by) {
  shown += by;
  tell();
  // The button that was pressed may be gone.
  (by > 0 && !byId('guide-next').hidden ? byId('guide-next') : byId('guide-back').hidden ? byId('guide-next') : byId('guide-back')).focus({preventScroll: true});
}

byId('guide-next').addEventListener('click', () => turn(1));
byId('guide-back').addEventListener('click', () => turn(-1));
