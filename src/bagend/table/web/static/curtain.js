/** The curtain of a shared screen: falls when the screen is handed on, and is lifted by whoever looks next. */
import {byId, say} from './page.js';

export class Curtain {
  /** Which seat is to look next. */
  #seat = '';
  /** Once the screen was handed on: nobody may look but the seat that lifts the curtain here. @type {string | undefined} */
  #only;

  /** @param {{isOpen: () => boolean, hand: () => void, lift: (seat: string) => void}} doors what the server is told;
   *  without an open line the forms do it */
  constructor(doors) {
    byId('hand').addEventListener('submit', (/** @type {SubmitEvent} */ event) => {
      if (!doors.isOpen()) return;
      event.preventDefault();
      this.#only = '';
      this.#cover(true);
      doors.hand();
    });
    byId('curtain').addEventListener('submit', (/** @type {SubmitEvent} */ event) => {
      if (!doors.isOpen()) return;
      event.preventDefault();
      this.#only = this.#seat;
      doors.lift(this.#seat);
    });
    // Kept for pages without script only: this one remembers itself, and forgets when it is loaded again.
    document.cookie = `eyes=; path=${location.pathname}; max-age=0; samesite=lax`;
  }

  /** Whether what is shown through these eyes may be seen: what was on its way when the screen was handed on may not.
   * @param {string} eyes */
  admits(eyes) { return this.#only === undefined || (eyes !== '' && eyes === this.#only); }

  /** A question was asked; perhaps it must wait until another seat looks.
   * @param {{seat: string, name: string} | undefined} hand @param {string} eyes whose screen it is now */
  ask(hand, eyes) {
    this.#seat = hand?.seat ?? '';
    document.body.toggleAttribute('data-hand', Boolean(hand));
    byId('hand').hidden = !hand || !eyes;
    if (hand) {
      const seat = {seat: hand.name};
      for (const [id, word] of [['hand-push', 'hand-over'], ['curtain-name', 'curtain'], ['curtain-help', 'curtain-help'], ['lift', 'lift']]) {
        byId(id).textContent = say(word, seat);
      }
      byId('lift').value = hand.seat;
    }
    const isAdmitted = !hand || this.admits(eyes);
    if (isAdmitted) this.#only = undefined;
    this.#cover(!isAdmitted || (Boolean(hand) && !eyes));
  }

  /** @param {boolean} isCovered */
  #cover(isCovered) {
    const curtain = byId('curtain');
    if (curtain.hidden !== isCovered) return;
    curtain.hidden = !isCovered;
    for (const part of document.body.children) if (part !== curtain) part.toggleAttribute('inert', isCovered);
    if (isCovered) byId('lift').focus();
    else byId('ask').focus({preventScroll: true});
  }
}
