/** Tip: what a thing is and does, beside it, for whoever points at it: hover, focus, long press, or a tap on what is no
 * answer. It lies over the page and moves nothing.
 */
import {ON_BOARD} from './aim.js';
import {byId, make} from './page.js';

/** How long a pointer rests on something before it is explained, and a finger before it is a long press, in ms. */
const INTENT = 90;
const LONG_PRESS = 450;
const GAP = 10;

/** @typedef {{title?: string, lines?: string[], why?: string, foot?: string}} Said */

/** What is explained now. @type {Element | undefined} */
let anchor;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/** Explain something beside where it is.
 * @param {Element} at @param {Said} said */
export function showTip(at, said) {
  const tip = byId('tip');
  const {title = '', lines = [], why = '', foot = ''} = said;
  const parts = [title && make('strong', {}, title), ...lines.filter(Boolean).map(line => make('p', {}, line)),
    why && make('p', {class: 'tip-why'}, why), foot && make('p', {class: 'tip-foot'}, foot)].filter(Boolean);
  if (!parts.length) return hideTip();
  const text = parts.map(part => part.textContent).join('\n');
  if (tip.dataset.text !== text) {
    tip.dataset.text = text;
    tip.replaceChildren(...parts);
  }
  if (anchor !== at) anchor?.removeAttribute('aria-describedby');
  anchor = at;
  tip.hidden = false;
  if (document.activeElement === at && at.closest('#board')) at.setAttribute('aria-describedby', 'tip');
  place(tip, at.getBoundingClientRect());
}

export function hideTip() {
  clearTimeout(waiting);
  const tip = byId('tip');
  tip.hidden = true;
  // Nobody else at this screen shall find it there.
  tip.replaceChildren();
  delete tip.dataset.text;
  if (anchor?.closest('#board')) anchor.removeAttribute('aria-describedby');
  anchor = undefined;
}

/** Where there is most room beside a box, and never over it.
 * @param {HTMLElement} tip @param {DOMRect} box */
function place(tip, box) {
  const {width, height} = tip.getBoundingClientRect();
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  /** @param {number} value @param {number} most */
  const within = (value, most) => Math.max(8, Math.min(value, most - 8));
  const middle = within(box.left + box.width / 2 - width / 2, wide - width);
  const centre = within(box.top + box.height / 2 - height / 2, high - height);
  const list = anchor?.closest('.choices, .who, .log');
  // It hides none of the lines beside its own.
  const {left, right} = list?.getBoundingClientRect() ?? box;
  const spots = [
    [box.top - height - GAP > 0, middle, box.top - height - GAP],
    [box.bottom + height + GAP < high, middle, box.bottom + GAP],
    [right + width + GAP < wide, right + GAP, centre],
    [left - width - GAP > 0, left - width - GAP, centre],
    [true, middle, within(box.top - height - GAP, high - height)],
  ];
  // A list reads downwards: what is said of its lines stands beside it.
  if (list) spots.unshift(.../** @type {any[]} */ (spots.splice(2, 2).reverse()));
  const [, x, y] = /** @type {[boolean, number, number]} */ (spots.find(([fits]) => fits));
  tip.style.setProperty('left', `${x}px`);
  tip.style.setProperty('top', `${y}px`);
}

/** Explain whatever one points at.
 * @param {(target: Element) => Said | 'later' | undefined} explain what is said of an element; `later` if the server
 *  was asked, and `retip` will be called */
export function bindTips(explain) {
  /** @param {Element | null} target */
  const tell = target => {
    const said = target ? explain(target) : undefined;
    if (said === 'later') anchor = target ?? undefined;
    else if (said && target) showTip(target, said);
    else hideTip();
  };
  /** @param {EventTarget | null} at */
  const explained = at => at instanceof Element ? at.closest(`[data-about], [data-tip], ${ON_BOARD}, #answer-list button`) : null;
  /** Where the mouse was last, and what came to lie under it since. */
  let [x, y] = [-1, -1];
  /** @type {Element | null} */
  let slipped = null;
  /** @param {PointerEvent} event */
  const over = event => {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    // The page moves under a pointer that rests: nobody has pointed at that.
    const isStill = event.clientX === x && event.clientY === y;
    [x, y] = [event.clientX, event.clientY];
    const target = explained(event.target);
    slipped = isStill ? target : null;
    if (target && target === anchor) return;
    if (isStill) return hideTip();
    clearTimeout(waiting);
    if (!target) return hideTip();
    waiting = setTimeout(() => { if (target.isConnected) tell(target); }, byId('tip').hidden ? INTENT : 0);
  };
  document.addEventListener('pointerover', over);
  document.documentElement.addEventListener('pointerleave', () => hideTip());
  document.addEventListener('focusin', event => {
    const target = explained(event.target);
    if (target?.matches(':focus-visible')) tell(target);
    else hideTip();
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pressing;
  document.addEventListener('pointerdown', event => {
    clearTimeout(pressing);
    if (event.pointerType === 'mouse') return hideTip();
    hideTip();
    const target = explained(event.target);
    if (target) pressing = setTimeout(() => tell(target), LONG_PRESS);
  });
  for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, () => clearTimeout(pressing));
  document.addEventListener('pointermove', event => {
    if (slipped && (event.clientX !== x || event.clientY !== y)) over(event);
    [x, y] = [event.clientX, event.clientY];
  });
  document.addEventListener('pointermove', event => { if (Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(pressing); });
  document.addEventListener('click', event => {
    const target = explained(event.target);
    // A tap on an answer chooses it; on anything else it explains.
    if (target && !target.matches(`${ON_BOARD}, button`) && !nearAnswer(event)) tell(target);
  });
  document.addEventListener('keydown', event => { if (event.key === 'Escape') hideTip(); });
  addEventListener('scroll', event => {
    if (!anchor || !(event.target instanceof Node) || !event.target.contains(anchor)) return;
    // Whoever goes by keys scrolls by going; a pointer is somewhere else now.
    if (!anchor.matches(':focus-visible')) hideTip();
    else if (!byId('tip').hidden) place(byId('tip'), anchor.getBoundingClientRect());
  }, {passive: true, capture: true});
  document.addEventListener('contextmenu', event => { if (!byId('tip').hidden && event.target instanceof Element && event.target.closest('#board')) event.preventDefault(); });
  /** What the server was asked about has come. */
  return () => { if (anchor?.isConnected) tell(anchor); };
}

/** @param {MouseEvent} event */
const nearAnswer = event => document.elementsFromPoint(event.clientX, event.clientY).some(element => element.closest(ON_BOARD)?.matches(':not(.dull)'));
