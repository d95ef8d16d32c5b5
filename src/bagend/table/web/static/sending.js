/** Sending: says so when what was sent is slow to be acknowledged, and that it is tried again. */
import {byId, say} from './page.js';

/** After how many ms without an answer it is said, and after how many the line is taken for dead. */
const SLOW = 400;
const DEAD = 8000;

export class Sending {
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];

  /** @param {() => void} again hang up, and say it again on a new line */
  constructor(again) { this.again = again; }

  /** Something is on its way. */
  begin() {
    if (this.#timers.length) return;
    this.#timers = [
      setTimeout(() => this.#show('sending-now'), SLOW),
      setTimeout(() => {
        this.#show('sending-again');
        this.again();
      }, DEAD),
    ];
  }

  /** All has arrived. */
  end() {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    const wire = byId('wire');
    if (!wire.dataset.sending) return;
    delete wire.dataset.sending;
    wire.textContent = '';
  }

  /** @param {string} word */
  #show(word) {
    // That the line is lost says more.
    if (byId('wire').dataset.state !== 'open') return;
    byId('wire').dataset.sending = 'yes';
    byId('wire').textContent = say(word);
  }
}
