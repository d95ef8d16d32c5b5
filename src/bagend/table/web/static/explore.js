/** Explore: go round the board by tap or arrow key and be told what everything is; nothing is chosen meanwhile. */
import {mark, byAbout} from './marks.js';
import {byId} from './page.js';
import {hideTip, showTip} from './tip.js';

/** @typedef {import('./tip.js').Said} Said */

export const isExploring = () => document.body.classList.contains('exploring');

/** @type {Record<string, [number, number]>} */
const WAYS = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};

export class Explorer {
  /** The key of what is explained now. */
  #key = '';

  /** @param {(target: Element) => Said | 'later' | undefined} said */
  constructor(said) {
    this.said = said;
    byId('explore').addEventListener('click', () => this.#toggle(!isExploring()));
    document.addEventListener('keydown', event => this.#keyed(event), true);
    for (const kind of ['click', 'pointerup']) document.addEventListener(kind, event => this.#pressed(/** @type {MouseEvent} */ (event)), true);
  }

  /** Say what is pointed at, now that it is known. */
  tell() {
    if (!isExploring() || !this.#key) return;
    const target = byId('board').querySelector(byAbout(this.#key));
    const said = target ? this.said(target) : undefined;
    if (!target || !said || said === 'later') return;
    showTip(target, said);
    byId('explored').textContent = [said.title, ...said.lines ?? [], said.why].filter(Boolean).join(' ');
  }

  /** Other eyes look now. */
  forget() { this.#point(''); }

  /** @param {boolean} isOn */
  #toggle(isOn) {
    document.body.classList.toggle('exploring', isOn);
    byId('explore').setAttribute('aria-pressed', String(isOn));
    this.#point('');
    if (isOn) this.#step(0, 0);
  }

  /** @param {string} key */
  #point(key) {
    this.#key = key;
    hideTip();
    byId('explored').textContent = '';
    mark('explored', key ? [byAbout(key)] : []);
    this.tell();
  }

  /** @param {KeyboardEvent} event */
  #keyed(event) {
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '?') this.#toggle(!isExploring());
    else if (!isExploring()) return;
    else if (event.key === 'Escape') this.#toggle(false);
    else if (event.key in WAYS) this.#step(...WAYS[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {MouseEvent} event */
  #pressed(event) {
    if (!isExploring() || !(event.target instanceof Element) || !event.target.closest('#board')) return;
    event.stopPropagation();
    if (event.type !== 'click') return;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    this.#point(under.find(element => element.closest('[data-about]'))?.closest('[data-about]')?.getAttribute('data-about') ?? '');
  }

  /** Go to the nearest piece in a direction; without one, to the first.
   * @param {number} dx @param {number} dy */
  #step(dx, dy) {
    const board = byId('board').getBoundingClientRect();
    const shown = [...byId('board').querySelectorAll('[data-about]')].map(element => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width && box.bottom > board.top && box.top < board.bottom);
    const from = shown.find(({element}) => element.getAttribute('data-about') === this.#key)?.box;
    const to = from ? nearest(shown, from, dx, dy) : shown[0]?.element;
    if (!to) return;
    this.#point(to.getAttribute('data-about') ?? '');
    to.scrollIntoView({block: 'nearest'});
  }
}

/** @param {{element: Element, box: DOMRect}[]} shown @param {DOMRect} from @param {number} dx @param {number} dy */
function nearest(shown, from, dx, dy) {
  let best, least = Infinity;
  for (const {element, box} of shown) {
    const [x, y] = [box.left + box.width / 2 - from.left - from.width / 2, box.top + box.height / 2 - from.top - from.height / 2];
    const along = x * dx + y * dy;
    const far = along + 2 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (along > 1 && far < least) [best, least] = [element, far];
  }
  return best;
}
