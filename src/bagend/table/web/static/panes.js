/** Panes: where there is little room the parts of a long drawing are tabs, shown one at a time by tap, key or swipe.
 *
 * It stays one drawing: a pane is the part of it that its view box shows. So pieces slide on from pane to pane, and
 * whatever gets the focus brings its pane along. Without this script the whole drawing is there, part below part.
 */
import {byId, isStill, make, start} from './page.js';

/** @typedef {{key: string, label: string, top: number, height: number}} Pane */

/** How far a finger goes at least, and how much more sideways than down, before it is a swipe. */
const SWIPE = 48;
const STEEPNESS = 1.5;

const board = byId('board');
const cell = byId('board-cell');
const list = byId('panes');

/** @type {Pane[]} */
let panes = [];
let width = 0;
/** The key of the pane that is shown. */
let shown = '';
/** What could be chosen when last looked. */
let offered = '';

/** The board has these panes from now on.
 * @param {{width: number, height: number, panes: Pane[]}} drawing */
function use(drawing) {
  panes = drawing.panes;
  width = drawing.width;
  list.hidden = !panes.length;
  cell.classList.toggle('paned', panes.length > 0);
  list.replaceChildren(...panes.map(tab));
  if (panes.length) {
    cell.setAttribute('role', 'tabpanel');
    const isShownGone = !panes.some(pane => pane.key === shown);
    show(isShownGone ? panes[0].key : shown);
    if (isShownGone) turnToPane(decided());
    mark();
  } else {
    cell.removeAttribute('role');
    cell.removeAttribute('aria-labelledby');
  }
}

/** @param {Pane} pane */
function tab(pane) {
  return make('button', {type: 'button', role: 'tab', id: `pane-${pane.key}`, 'aria-controls': 'board-cell', 'data-pane': pane.key},
    pane.label, make('span', {class: 'pane-mark', hidden: ''}, make('span', {class: 'unseen'}, ` (${list.dataset.answers})`)));
}

/** @param {string} key */
function show(key) {
  const pane = panes.find(pane => pane.key === key);
  if (!pane) return;
  shown = key;
  board.setAttribute('viewBox', `0 ${pane.top} ${width} ${pane.height}`);
  cell.setAttribute('aria-labelledby', `pane-${key}`);
  for (const push of tabs()) {
    push.setAttribute('aria-selected', String(push.dataset.pane === key));
    push.tabIndex = push.dataset.pane === key ? 0 : -1;
  }
  board.dispatchEvent(new CustomEvent('turned'));
}

/** The beginning of the board is seen. Only up: what is already in sight stays where it is. */
export function seeBoard() {
  if (cell.getBoundingClientRect().top < 0) cell.scrollIntoView({block: 'start'});
}

/** Somebody turns to a pane: it comes in from its side, and its beginning is seen.
 * @param {number} number */
function turnTo(number) {
  const from = panes.findIndex(pane => pane.key === shown);
  if (number === from || !panes[number]) return;
  show(panes[number].key);
  seeBoard();
  const side = number > from ? 24 : -24;
  if (isStill()) return;
  const slide = board.animate({transform: [`translateX(${side}%)`, 'none'], opacity: [0, 1]}, {duration: 180, easing: 'ease-out'});
  // What was measured on the way is measured again where it came to rest.
  slide.onfinish = () => board.dispatchEvent(new CustomEvent('turned'));
}

/** @returns {HTMLButtonElement[]} */
const tabs = () => [...list.querySelectorAll('[role=tab]')];

/** The pane in which something of the drawing lies, by its middle on the screen.
 * @param {Element} element @returns {Pane | undefined} */
function paneOf(element) {
  const box = element.getBoundingClientRect();
  const matrix = board.getScreenCTM();
  if (!matrix) return undefined;
  const y = (box.top + box.height / 2 - matrix.f) / matrix.d;
  return panes.find(pane => y >= pane.top && y < pane.top + pane.height);
}

/** What decided a match that is over. */
export const decided = () => [...board.querySelectorAll('[data-decided]')];

/** Say which panes hold something to choose; if the one that is shown holds nothing, open the first that does. */
function mark() {
  if (!panes.length) return;
  const targets = [...board.querySelectorAll('[data-action], [data-part], [data-thing]')];
  const found = new Set(targets.map(target => paneOf(target)?.key ?? ''));
  for (const push of tabs()) {
    const sign = /** @type {HTMLElement} */ (push.querySelector('.pane-mark'));
    sign.hidden = !found.has(push.dataset.pane ?? '');
  }
  // Only a new question turns the page: whoever looks round meanwhile is left alone.
  const asked = targets.map(target => target.id).join();
  const first = panes.find(pane => found.has(pane.key));
  if (first && asked !== offered && !found.has(shown)) show(first.key);
  offered = asked;
}

/** The story goes on elsewhere: turn to where one of these pieces lies, unless one is in sight.
 * @param {(Element | null)[]} pieces */
export function turnToPane(pieces) {
  const found = pieces.map(piece => piece && paneOf(piece)?.key).filter(key => key);
  if (found.length && !found.includes(shown)) show(/** @type {string} */ (found[0]));
}

list.addEventListener('click', (/** @type {MouseEvent} */ event) => {
  const push = /** @type {Element} */ (event.target).closest('[role=tab]');
  if (push) turnTo(tabs().indexOf(/** @type {HTMLButtonElement} */ (push)));
});

list.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
  const at = panes.findIndex(pane => pane.key === shown);
  const last = panes.length - 1;
  const to = {ArrowLeft: at ? at - 1 : last, ArrowRight: at < last ? at + 1 : 0, Home: 0, End: last}[event.key];
  if (to === undefined) return;
  event.preventDefault();
  // A replay has arrows of its own.
  event.stopPropagation();
  turnTo(to);
  tabs()[to].focus();
});

board.addEventListener('focusin', (/** @type {FocusEvent} */ event) => {
  const target = /** @type {Element} */ (event.target);
  const pane = paneOf(target);
  if (!pane || pane.key === shown) return;
  show(pane.key);
  target.scrollIntoView({block: 'nearest'});
});

/** Where a finger was put down. @type {{x: number, y: number} | undefined} */
let down;
cell.addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => {
  // What can be carried goes with the finger; the board does not.
  const isCarried = Boolean(/** @type {Element} */ (event.target).closest('[data-thing]'));
  down = event.pointerType === 'mouse' || !event.isPrimary || isCarried ? undefined : {x: event.clientX, y: event.clientY};
});
cell.addEventListener('pointercancel', () => { down = undefined; });
cell.addEventListener('pointerup', (/** @type {PointerEvent} */ event) => {
  const [dx, dy] = down ? [event.clientX - down.x, event.clientY - down.y] : [0, 0];
  down = undefined;
  if (Math.abs(dx) < SWIPE || Math.abs(dx) < STEEPNESS * Math.abs(dy)) return;
  turnTo(panes.findIndex(pane => pane.key === shown) + (dx < 0 ? 1 : -1));
});

/** What sticks to the edges of the window covers nothing that is scrolled to, nor what was just chosen. */
function fit() {
  const root = document.documentElement.style;
  root.setProperty('--above', `${stuck('.asking')}px`);
  root.setProperty('--who', `${stuck('.who')}px`);
  root.setProperty('--below', `${stuck('#bar')}px`);
  const chosen = panes.length ? board.querySelector('.chosen') : null;
  if (chosen && paneOf(chosen)?.key === shown) chosen.scrollIntoView({block: 'nearest'});
}

/** How much of the window something covers. @param {string} selector */
function stuck(selector) {
  const edge = document.querySelector(selector);
  return edge && getComputedStyle(edge).position === 'sticky' ? edge.getBoundingClientRect().height : 0;
}

const fitting = new ResizeObserver(fit);
for (const edge of document.querySelectorAll('.asking, .who, #bar')) fitting.observe(edge);

board.addEventListener('reshaped', (/** @type {CustomEvent} */ event) => use(event.detail));
new MutationObserver(mark).observe(board, {childList: true, subtree: true});
use(start.board);
