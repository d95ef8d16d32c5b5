/** Pieces: what the server says of everything that is drawn. It is asked once for all, when somebody first points. */
import {byId} from './page.js';

/** @typedef {{key: string, name: string, lines: string[], why_not: string}} Piece */

const MOST = 300;

export class Pieces {
  /** @type {Map<string, Piece | undefined>} */
  #known = new Map();
  #isAsked = false;

  /** @param {(keys: string[]) => boolean} ask asks the server; whether it could be asked */
  constructor(ask) { this.ask = ask; }

  /** The board has changed, or who is asked: what was said may be true no more. */
  forget() {
    this.#known.clear();
    this.#isAsked = false;
  }

  /** @param {Piece[]} found */
  hear(found) {
    for (const piece of found) this.#known.set(piece.key, piece);
  }

  /** What is said of a piece; `later` if the server must be asked first.
   * @param {string} key @returns {{title: string, lines: string[], why: string} | 'later' | undefined} */
  of(key) {
    const piece = this.#known.get(key);
    if (piece) return {title: piece.name, lines: piece.lines, why: piece.why_not};
    if (!this.#isAsked) {
      const keys = [...byId('board').querySelectorAll('[data-about]')].map(element => element.getAttribute('data-about') ?? '');
      this.#isAsked = this.ask([...new Set([key, ...keys])].slice(0, MOST));
    }
    return this.#isAsked ? 'later' : undefined;
  }
}
