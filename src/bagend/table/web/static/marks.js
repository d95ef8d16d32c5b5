/** Marks: frames around pieces of the board, drawn over it so that nothing on it moves. A frame is a box, but
 * follows the path that a piece calls its `data-rim`: boxes around lands would run through their neighbours.
 *
 * `last` shows what the last move changed, `touched` what the move that one looks at would act on, `explored` what is
 * explained, `guide` what a guide speaks of.
 */
import {byId} from './page.js';

const SVG = 'http://www.w3.org/2000/svg';
const ROOM = 4;

/** @typedef {'last' | 'touched' | 'explored' | 'guide'} Kind */

/** @type {Record<Kind, string[]>} */
const marked = {last: [], touched: [], explored: [], guide: []};

/** Frame what these selectors find.
 * @param {Kind} kind @param {string[]} selectors */
export function mark(kind, selectors) {
  if (!selectors.length && !marked[kind].length) return;
  marked[kind] = selectors;
  remark();
}

/** The pieces have moved: so do their frames. */
export function remark() {
  const marks = byId('marks');
  const ground = marks.getBoundingClientRect();
  const board = byId('board').getBoundingClientRect();
  marks.replaceChildren(...Object.entries(marked).flatMap(([kind, selectors]) => selectors.map(selector => {
    const piece = byId('board').querySelector(selector);
    const box = piece?.getBoundingClientRect();
    // What lies in another pane is not in sight, though its rim may be.
    const middle = box ? box.top + box.height / 2 : 0;
    if (!box?.width || middle < board.top || middle > board.bottom) return undefined;
    const rim = /** @type {SVGPathElement | null | undefined} */ (piece?.querySelector('[data-rim]'));
    const frame = rim ? along(rim, ground) : around(box, ground);
    frame.setAttribute('class', `frame-${kind}`);
    return frame;
  }).filter(frame => frame !== undefined)));
}

/** @param {DOMRect} box @param {DOMRect} ground */
function around(box, ground) {
  const frame = document.createElementNS(SVG, 'rect');
  const sides = {x: box.left - ground.left - ROOM, y: box.top - ground.top - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM, rx: 7};
  for (const [name, value] of Object.entries(sides)) frame.setAttribute(name, value.toFixed(1));
  return frame;
}

/** @param {SVGPathElement} rim @param {DOMRect} ground */
function along(rim, ground) {
  const frame = document.createElementNS(SVG, 'path');
  const {a, b, c, d, e, f} = /** @type {DOMMatrix} */ (rim.getScreenCTM());
  frame.setAttribute('d', rim.getAttribute('d') ?? '');
  frame.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - ground.left} ${f - ground.top})`);
  return frame;
}

/** @param {string} key */
export const byKey = key => `[data-key="${CSS.escape(key)}"]`;
/** @param {string} key */
export const byAbout = key => `[data-about="${CSS.escape(key)}"]`;

new ResizeObserver(remark).observe(byId('board'));
// Another pane of the drawing is shown.
byId('board').addEventListener('turned', remark);
