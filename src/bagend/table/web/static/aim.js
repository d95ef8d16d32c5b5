/** Aim: which answer on the board a finger or an arrow key means. */
import {byId} from './page.js';

export const ON_BOARD = '#board [data-action], #board [data-part], #board [data-thing], #board [data-place]';

/** Whether an answer can be meant at all: a place is one only while something is carried that may go there.
 * @param {Element} target */
const isOpen = target => !target.matches('[data-place].dull');

/** What the keyboard can reach. @returns {Element[]} */
const reachable = () => [...document.querySelectorAll(ON_BOARD)].filter(isOpen);

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const matrix = /** @type {SVGGraphicsElement} */ (element).getScreenCTM();
  return [matrix?.e ?? 0, matrix?.f ?? 0];
}

/** Large targets overlap. What is carried is meant for an open place first; else the target whose middle is nearest is
 * meant, and a place where it may not go last of all.
 * @param {number} x @param {number} y @param {string} [among] @returns {Element | undefined} */
export function nearest(x, y, among = ON_BOARD) {
  /** @param {Element} target */
  const distance = target => Math.hypot(middle(target)[0] - x, middle(target)[1] - y);
  /** @param {Element} target */
  const rank = target => !target.matches('[data-place]') ? 1 : isOpen(target) ? 0 : 2;
  const under = document.elementsFromPoint(x, y).map(element => element.closest(among)).filter(target => target !== null);
  return [...new Set(under)].sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b))[0];
}

/** @param {Element} from @param {number} dx @param {number} dy @returns {Element | undefined} */
export function neighbour(from, dx, dy) {
  const [x, y] = middle(from);
  let best;
  let least = Infinity;
  for (const target of reachable()) {
    const [tx, ty] = middle(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const sideways = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (target !== from && along > 1 && along + 2 * sideways < least) [best, least] = [target, along + 2 * sideways];
  }
  return best;
}

/** Scroll to where something may be put: the bar that tells of it has grown, and may lie over the places. */
export function showPlaces() {
  const places = [...document.querySelectorAll('#board [data-place]')].filter(isOpen);
  for (const place of [places.at(-1), places[0]]) place?.scrollIntoView({block: 'nearest'});
}

/** Show on the board what an answer speaks of.
 * @param {import('./answers.js').Choice} choice */
export function lookAt(choice) {
  for (const target of document.querySelectorAll(ON_BOARD)) {
    const {part, thing, place} = /** @type {SVGElement} */ (target).dataset;
    const isMeant = part ? choice.parts.includes(part) : thing ? thing === choice.thing : Boolean(place) && place === choice.place;
    target.classList.toggle('looked', isMeant);
  }
}

export function lookAway() {
  for (const target of document.querySelectorAll('#board .looked')) target.classList.remove('looked');
}

/** For the keyboard the board is one stop: the answer that has the focus, or the first. */
export function rove() {
  const targets = reachable();
  const current = targets.find(target => target === document.activeElement) ?? targets[0];
  for (const target of document.querySelectorAll(ON_BOARD)) target.setAttribute('tabindex', target === current ? '0' : '-1');
  // The place where something was put means nothing to the next question.
  if (document.activeElement?.matches('[data-place].dull')) (current instanceof SVGElement ? current : byId('ask')).focus();
}
