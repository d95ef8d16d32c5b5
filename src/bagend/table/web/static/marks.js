/** Marks: frames around pieces of the board, drawn over it so that nothing on it moves.
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
    const outline = piece?.querySelector(':scope > path.target');
    const frame = outline instanceof SVGPathElement ? framed(outline, ground) : boxed(box, ground);
    frame.setAttribute('class', `frame-${kind}`);
    return frame;
  }).filter(frame => frame !== undefined)));
}

/** A frame of straight sides.
 * @param {DOMRect} box @param {DOMRect} ground */
function boxed(box, ground) {
  const frame = document.createElementNS(SVG, 'rect');
  const sides = {x: box.left - ground.left - ROOM, y: box.top - ground.top - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM, rx: 7};
  for (const [name, value] of Object.entries(sides)) frame.setAttribute(name, value.toFixed(1));
  return frame;
}

/** A frame that follows an outline: what is drawn with its own border, as a region is, is not boxed in.
 * @param {SVGPathElement} outline @param {DOMRect} ground */
function framed(outline, ground) {
  const frame = document.createElementNS(SVG, 'path');
  const at = /** @type {DOMMatrix} */ (outline.getScreenCTM());
  frame.setAttribute('d', outline.getAttribute('d') ?? '');
  frame.setAttribute('transform', `matrix(${[at.a, at.b, at.c, at.d, at.e - ground.left, at.f - ground.top].map(value => value.toFixed(3)).join(' ')})`);
  return frame;
}

/** @param {string} key */
export const byKey = key => `[data-key="${CSS.escape(key)}"]`;
/** @param {string} key */
export const byAbout = key => `[data-about="${CSS.escape(key)}"]`;

new ResizeObserver(remark).observe(byId('board'));
// Another pane of the drawing is shown.
byId('board').addEventListener('turned', remark);
