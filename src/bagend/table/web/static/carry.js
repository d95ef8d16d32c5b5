/** Carry: drag a thing on the board to its place, with the mouse, a finger or a pen.
 *
 * A thing carries `data-thing`, and `data-of` if a piece of the board (by its `data-key`) is what moves; a place
 * carries `data-place`. What a drop means is not known here.
 */
import {nearest} from './aim.js';
import {likenessOf} from './flip.js';
import {byId} from './page.js';

/** How far a finger may tremble before it drags, in pixels. */
const TREMBLE = 6;

/** @typedef {{mayCarry: () => boolean, pick: (thing: Element) => void, over: (place: Element | undefined) => void,
 *             drop: (place: Element) => void, tap: (x: number, y: number) => void, let_go: () => void}} Doors */

export class Carry {
  /** Where something was pressed. @type {{thing: Element, x: number, y: number, pointer: number} | undefined} */
  #pressed;
  /** What follows the pointer. @type {Element | undefined} */
  #ghost;
  /** The piece that is carried, which stays behind faintly. @type {Element | undefined} */
  #piece;
  /** Whether the click that may follow belongs to a drop or a tap that was seen to. */
  hasDropped = false;

  /** @param {Doors} doors */
  constructor(doors) {
    this.doors = doors;
    addEventListener('pointerdown', event => this.#press(event), true);
    addEventListener('pointermove', event => this.#move(event));
    addEventListener('pointerup', event => this.#lift(event));
    addEventListener('pointercancel', () => this.stop());
    addEventListener('blur', () => this.stop());
    document.addEventListener('keydown', event => { if (event.key === 'Escape') this.stop(); }, true);
  }

  get isCarrying() { return this.#ghost !== undefined; }

  /** Put back what is carried. */
  stop() {
    const wasCarrying = this.isCarrying;
    this.#forget();
    if (wasCarrying) this.doors.let_go();
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.hasDropped = false;
    const isOnBoard = event.target instanceof Element && event.target.closest('#board');
    if (!isOnBoard || !event.isPrimary || event.button !== 0 || !this.doors.mayCarry()) return;
    const thing = nearest(event.clientX, event.clientY, '#board [data-thing]');
    if (thing) this.#pressed = {thing, x: event.clientX, y: event.clientY, pointer: event.pointerId};
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!this.#ghost) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < TREMBLE) return;
      this.doors.pick(pressed.thing);
      this.#raise(pressed.thing);
    }
    this.#follow(x, y);
    this.doors.over(nearest(x, y, '#board [data-place]'));
  }

  /** @param {PointerEvent} event */
  #lift(event) {
    if (event.pointerId !== this.#pressed?.pointer) return;
    const wasCarrying = this.isCarrying;
    const isTap = !wasCarrying && event.pointerType !== 'mouse';
    this.#forget();
    this.hasDropped = wasCarrying || isTap;
    // A browser that still waits for the last drag to glide to its end makes no click of a tap.
    if (isTap) this.doors.tap(event.clientX, event.clientY);
    if (!wasCarrying) return;
    const place = nearest(event.clientX, event.clientY, '#board [data-place]');
    if (place) this.doors.drop(place);
    else this.doors.let_go();
  }

  /** @param {Element} thing */
  #raise(thing) {
    const key = thing.getAttribute('data-of');
    this.#piece = key ? document.querySelector(`#board [data-key="${CSS.escape(key)}"]`) ?? undefined : undefined;
    this.#ghost = likenessOf(this.#piece ?? thing);
    this.#ghost.classList.add('ghost');
    this.#piece?.classList.add('carried');
    document.body.classList.add('dragging');
    byId('sky').firstElementChild.append(this.#ghost);
  }

  /** @param {number} x @param {number} y */
  #follow(x, y) {
    const ground = byId('sky').firstElementChild.getScreenCTM();
    const size = /** @type {SVGGraphicsElement | undefined} */ (this.#piece ?? this.#pressed?.thing)?.getScreenCTM()?.a ?? 1;
    this.#ghost?.setAttribute('transform', `translate(${x - ground.e} ${y - ground.f}) scale(${1.15 * size})`);
  }

  #forget() {
    this.#ghost?.remove();
    this.#piece?.classList.remove('carried');
    document.body.classList.remove('dragging');
    this.#ghost = this.#piece = this.#pressed = undefined;
  }
}
