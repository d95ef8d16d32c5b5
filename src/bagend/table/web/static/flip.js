/** Put new drawings into the board and let every piece move from where it was seen to where it now is.
 *
 * Pieces carry `data-key`. Their way is worked out from screen matrices, not boxes, and ends at the `transform` attribute,
 * so that a piece is never off its place at rest. Way, turn and size of a piece are one animation of whole transforms, and
 * its opacity may be another: such animations the browser carries on without the page, while a transform that is added to
 * another is drawn anew with every frame.
 *
 * What changed is read from the drawing: `data-roll` changed means the die was rolled, `data-side` changed means the card
 * was turned. Pieces of one `data-kind` are all alike: one that is gone here and one that is new there are the same piece
 * on its way. A piece that stays in its place, `data-at`, has not moved, even if it made room there for another. One that
 * is `data-idle` was only put away: that is not worth a mark.
 */
import {byId, draw, fill, picture} from './page.js';

/** @typedef {{element: SVGGraphicsElement, matrix: DOMMatrix, parent: string, region: string,
 *             roll?: string, side?: string, kind?: string, at?: string}} Seen */

/** Animations on their way. @type {Set<Animation>} */
export const running = new Set();

/** The drawing last put into each region. @type {Map<string, string>} */
const drawn = new Map();

/** @param {DOMMatrix} m */
const css = m => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;

/** @param {DOMMatrix} m */
const canInvert = m => Math.abs(m.a * m.d - m.b * m.c) > 1e-9;

/** Where every piece is on the screen now, animations included.
 * @param {Iterable<Element>} roots @returns {Map<string, Seen>} */
function look(roots) {
  const seen = new Map();
  for (const root of roots) {
    for (const found of root.querySelectorAll('[data-key]')) {
      const element = /** @type {SVGGraphicsElement} */ (found);
      const matrix = element.getScreenCTM?.();
      if (!matrix || !canInvert(matrix)) continue;
      const parent = element.parentElement?.closest('[data-key]');
      seen.set(element.dataset.key, {
        element, matrix: DOMMatrix.fromMatrix(matrix), region: root.id, parent: parent?.getAttribute('data-key') ?? '',
        roll: element.dataset.roll, side: element.dataset.side, kind: element.dataset.kind, at: element.dataset.at,
      });
    }
  }
  return seen;
}

/** @param {Element} element @param {Keyframe[] | PropertyIndexedKeyframes} frames @param {KeyframeAnimationOptions} options */
function animate(element, frames, options) {
  const animation = element.animate(frames, options);
  running.add(animation);
  const done = () => running.delete(animation);
  animation.finished.then(done, done);
  return animation;
}

/** @typedef {{share: number, gone?: number, also?: string, easing?: string}} Stage a share of the time; how much of the way is
 *                                                                        gone by then, and what the piece does besides */

/** Let a piece go its way, and come to rest where its attribute says.
 * @param {Element} element @param {DOMMatrix} from @param {Stage[]} stages @param {KeyframeAnimationOptions} timing */
function travel(element, from, stages, timing) {
  const home = css(homeOf(/** @type {SVGGraphicsElement} */ (element)));
  return animate(element, stages.map(({share, gone = share, also = '', easing}) =>
    ({offset: share, transform: `${home} ${css(between(from, gone))} ${also}`, ...easing && {easing}})), timing);
}

const STRAIGHT = [{share: 0}, {share: 1}];

/** Where its attribute puts an element. @param {SVGGraphicsElement} element */
function homeOf(element) {
  const home = new DOMMatrix();
  for (const {matrix} of element.transform.baseVal) home.multiplySelf(DOMMatrix.fromMatrix(matrix));
  return home;
}

/** @param {DOMMatrix} from @param {number} gone */
const between = (from, gone) => new DOMMatrix(
  [from.a, from.b, from.c, from.d, from.e, from.f].map((value, at) => value + ((at === 0 || at === 3 ? 1 : 0) - value) * gone));

/** A cancelled animation gets a new promise that is never kept, so nobody may wait for it. */
function cancelAll() {
  for (const animation of running) animation.cancel();
  running.clear();
}

/** Put drawings into regions; pieces take `duration` ms to get there, 0 for at once.
 * @param {Record<string, string>} regions @param {number} duration
 * @returns {{rolled: boolean, keys: string[]}} whether dice were rolled, and the pieces that are elsewhere or otherwise now */
export function put(regions, duration) {
  const changed = Object.entries(regions).filter(([name, source]) => drawn.get(name) !== source);
  const roots = changed.map(([name]) => byId(`region-${name}`)).filter(Boolean);
  if (!roots.length) return {rolled: false, keys: []};
  const focused = roots.some(root => root.contains(document.activeElement)) ? document.activeElement?.id : '';
  const before = look(roots);
  cancelAll();
  for (const [name, source] of changed) {
    const root = byId(`region-${name}`);
    if (!root) continue;
    fill(root, source);
    drawn.set(name, source);
  }
  const after = look(roots);
  const told = {rolled: isRolled(before, after), keys: changes(before, after)};
  if (duration > 0) move(before, after, duration);
  keepPhase(roots);
  if (focused) (byId(focused) ?? byId('ask')).focus({preventScroll: true});
  return told;
}

/** Put a picture under the drawing.
 * @param {string} name */
function lay(name) {
  const address = picture(name);
  const ground = byId('ground');
  if (!name) ground.replaceChildren();
  else if (ground.firstElementChild?.getAttribute('href') !== address) ground.replaceChildren(draw('use', {href: address}));
}

/** Draw the board in another size or shape; the pieces slide over.
 * @param {any} board @param {Record<string, string>} regions @param {number} duration */
export function reshape(board, regions, duration) {
  const svg = byId('board');
  const before = look(svg.children);
  const hadFocus = svg.contains(document.activeElement);
  cancelAll();
  svg.setAttribute('viewBox', `0 0 ${board.width} ${board.height}`);
  svg.setAttribute('aria-label', board.label);
  document.body.dataset.shape = board.shape;
  const known = new Map([...svg.children].map(child => [child.id, child]));
  lay(board.ground);
  svg.replaceChildren(byId('ground'), ...board.regions.map((/** @type {string} */ name) => {
    const group = known.get(`region-${name}`) ?? draw('g');
    group.id = `region-${name}`;
    if (name in regions) {
      fill(group, regions[name]);
      drawn.set(name, regions[name]);
    }
    return group;
  }));
  svg.dispatchEvent(new CustomEvent('reshaped', {detail: board}));
  if (duration > 0) move(before, look(svg.children), duration);
  if (hadFocus) byId('ask').focus({preventScroll: true});
}

/** @param {Map<string, Seen>} before @param {Map<string, Seen>} after */
const isRolled = (before, after) =>
  [...after].some(([key, now]) => now.roll !== undefined && before.has(key) && before.get(key)?.roll !== now.roll);

/** The pieces that have moved, come, turned or been rolled.
 * @param {Map<string, Seen>} before @param {Map<string, Seen>} after */
function changes(before, after) {
  const isOther = (/** @type {Seen} */ now, /** @type {Seen | undefined} */ old) => !old || old.roll !== now.roll || old.side !== now.side ||
    old.at !== now.at || now.at === undefined && !isRest(way(old, now, before.get(now.parent), after.get(now.parent)));
  return [...after].filter(([key, now]) => now.element.dataset.idle === undefined && isOther(now, before.get(key))).map(([key]) => key);
}

/** @param {Map<string, Seen>} before @param {Map<string, Seen>} after @param {number} duration */
function move(before, after, duration) {
  const gone = new Map([...before].filter(([key]) => !after.has(key)));
  for (const [key, now] of after) {
    const old = before.get(key) ?? takeAlike(gone, now.kind);
    if (!old) {
      if (!after.get(now.parent) || before.has(now.parent)) arrive(now, duration);
      continue;
    }
    const from = way(old, now, before.get(now.parent), after.get(now.parent));
    if (now.side !== old.side) close(old, duration);
    if (old.region !== now.region && !now.parent && !isRest(from)) cross(old, now, from, duration);
    else if (now.side !== old.side) open(now.element, from, duration);
    else if (now.roll !== undefined && now.roll !== old.roll) tumble(now.element, old.element, from, duration);
    else slide(now.element, from, duration);
  }
  for (const old of gone.values()) if (!old.parent) leave(old, duration);
}

/** Of the pieces that are gone one of this kind, which is then gone no more.
 * @param {Map<string, Seen>} gone @param {string | undefined} kind @returns {Seen | undefined} */
function takeAlike(gone, kind) {
  const [key, old] = kind === undefined ? [] : [...gone].find(([, seen]) => seen.kind === kind) ?? [];
  if (key !== undefined) gone.delete(key);
  return old;
}

/** From the old place to the new one; a piece on a piece that moves too moves only against it.
 * @param {Seen} old @param {Seen} now @param {Seen | undefined} oldParent @param {Seen | undefined} nowParent */
function way(old, now, oldParent, nowParent) {
  let back = now.matrix.inverse();
  if (oldParent && nowParent) back = back.multiply(nowParent.matrix).multiply(oldParent.matrix.inverse());
  return back.multiply(old.matrix);
}

/** @param {DOMMatrix} from */
const isRest = from => Math.abs(from.a - 1) + Math.abs(from.d - 1) + Math.abs(from.b) + Math.abs(from.c) < 1e-3 &&
  Math.abs(from.e) + Math.abs(from.f) < 0.05;

const SMOOTH = 'cubic-bezier(.45,.05,.25,1)';

/** @param {Element} element @param {DOMMatrix} from @param {number} duration */
function slide(element, from, duration) {
  if (!isRest(from)) travel(element, from, STRAIGHT, {duration, easing: SMOOTH});
}

/** Go to another region, high above what lies between.
 * @param {Seen} old @param {Seen} now @param {DOMMatrix} from @param {number} duration */
function cross(old, now, from, duration) {
  fly(now.element, old.matrix, now.matrix, {duration, easing: SMOOTH});
  animate(now.element, {opacity: [0, 0]}, {duration});
}

/** A piece that goes from one region to another would be painted over: its likeness flies in the sky above all.
 * @param {Element} element @param {DOMMatrix} from @param {DOMMatrix} to @param {KeyframeAnimationOptions} timing
 * @param {number[]} [opacity] */
function fly(element, from, to, timing, opacity = [1, 1]) {
  const sky = byId('sky')?.firstElementChild;
  const ground = sky?.getScreenCTM();
  // What happens in another pane must not be seen over this one, nor over the page.
  if (!sky || !ground || !isInSight(from) && !isInSight(to)) return;
  const likeness = likenessOf(element);
  const up = DOMMatrix.fromMatrix(ground).inverse();
  likeness.setAttribute('transform', css(up.multiply(to)));
  sky.append(likeness);
  const start = to.inverse().multiply(from);
  animate(likeness, {opacity}, timing);
  const animation = travel(likeness, start, STRAIGHT, timing);
  const land = () => likeness.remove();
  animation.finished.then(land, land);
}

/** Whether a place lies in the pane that is shown.
 * @param {DOMMatrix} at */
function isInSight(at) {
  const pane = byId('board').getBoundingClientRect();
  return at.f >= pane.top && at.f <= pane.bottom;
}

/** A copy of a piece that is nothing but a picture.
 * @param {Element} element @returns {Element} */
export function likenessOf(element) {
  const likeness = /** @type {Element} */ (element.cloneNode(true));
  for (const face of likeness.querySelectorAll('.old-face')) face.remove();
  for (const part of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const {name} of [...part.attributes]) {
      if (/^(id|role|tabindex|data-.*|aria-.*)$/.test(name)) part.removeAttribute(name);
    }
  }
  return likeness;
}

/** @param {Seen} now @param {number} duration */
function arrive(now, duration) {
  animate(now.element, {opacity: [0, 1]}, {duration: duration * 0.6, easing: 'ease-out'});
  travel(now.element, new DOMMatrix([.6, 0, 0, .6, 0, 0]), STRAIGHT, {duration: duration * 0.6, easing: 'cubic-bezier(.3,1.4,.5,1)'});
}

/** @param {Seen} old @param {number} duration */
function leave(old, duration) {
  const small = DOMMatrix.fromMatrix(old.matrix).scale(0.8);
  fly(old.element, old.matrix, small, {duration: duration * 0.5, easing: 'ease-in'}, [1, 0]);
}

/** A die rolls over and settles; at first it shows the face that it showed before.
 * @param {Element} element @param {Element} shown how it lay there before
 * @param {DOMMatrix} from @param {number} duration */
function tumble(element, shown, from, duration) {
  const way = Math.random() < 0.5 ? -1 : 1;
  const animation = travel(element, from, [
    {share: 0, also: `rotate(${-300 * way}deg) scale(.75)`},
    {share: .33, gone: .7, also: `rotate(${-90 * way}deg) scale(1.2)`},
    {share: .67, gone: .96, also: `rotate(${14 * way}deg) scale(1.04)`},
    {share: 1, also: 'rotate(0deg) scale(1)'},
  ], {duration: duration * 1.25, easing: 'cubic-bezier(.2,.7,.3,1)'});
  const face = element.querySelector('use.face');
  if (!face) return;
  const before = shown.querySelector('use.face:not(.old-face)')?.cloneNode();
  const half = {duration: duration * 0.6, easing: 'steps(2, jump-none)'};
  animate(face, {opacity: [0, 1]}, half);
  if (!(before instanceof Element)) return;
  before.classList.add('old-face');
  face.before(before);
  animate(before, {opacity: [1, 0]}, {...half, fill: 'forwards'});
  const settle = () => before.remove();
  animation.finished.then(settle, settle);
}

/** The old side of a card closes. @param {Seen} old @param {number} duration */
function close(old, duration) {
  fly(old.element, old.matrix, DOMMatrix.fromMatrix(old.matrix).scale(0.01, 1), {duration: duration / 2, easing: 'ease-in'});
}

/** Then its new side opens. @param {Element} element @param {DOMMatrix} from @param {number} duration */
function open(element, from, duration) {
  travel(element, from, [
    {share: 0, also: 'scale(0,1)'},
    {share: .5, gone: .6, also: 'scale(0,1)', easing: 'ease-out'},
    {share: 1, also: 'scale(1,1)'},
  ], {duration});
}

/** Glows would start anew with each drawing and flicker: they all keep the page's own time.
 * @param {Iterable<Element>} roots */
export function keepPhase(roots) {
  for (const root of roots) {
    for (const glow of root.querySelectorAll('.glow')) {
      for (const animation of glow.getAnimations({subtree: true})) {
        if (animation instanceof CSSAnimation) animation.startTime = 0;
      }
    }
  }
}

/** What stood in each region before the past was shown. @type {Map<string, DocumentFragment>} */
const kept = new Map();

/** Show an earlier drawing for a while. @param {Record<string, string>} regions */
export function showPast(regions) {
  cancelAll();
  for (const [name, source] of Object.entries(regions)) {
    const root = byId(`region-${name}`);
    if (!root) continue;
    if (!kept.has(name)) {
      const now = document.createDocumentFragment();
      now.append(...root.childNodes);
      kept.set(name, now);
    }
    fill(root, source);
  }
}

/** Show the board as it is again. */
export function backToNow() {
  for (const [name, now] of kept) byId(`region-${name}`)?.replaceChildren(now);
  kept.clear();
}

/** The pieces that are elsewhere or otherwise now than in these drawings. They are gone again before anybody sees them.
 * @param {Record<string, string>} regions @returns {string[]} */
export function changedSince(regions) {
  const board = byId('board');
  showPast(regions);
  const before = look(board.children);
  backToNow();
  return changes(before, look(board.children));
}
