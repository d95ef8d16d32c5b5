/** The line to the server: opens again by itself, and says again what was not acknowledged. */

/** How long to wait before the line is opened again: at first, at most while somebody looks, and at most else. */
const FIRST = 400;
const LONGEST = 1200;
const LONGEST_HIDDEN = 8000;

/** Where it is asked whether the server is there again, and how long that is waited for. Lines that do not come about a browser
 * opens ever more slowly, and when packets are lost it waits minutes for one; not so for requests. */
const THERE = '/healthz';
const PATIENCE = 6000;

import {Sending} from './sending.js';

/** @typedef {{hear: (message: any) => void, state: (state: 'open' | 'lost' | 'gone', tries: number) => void,
 *             address: () => string}} Line */

export class Socket {
  /** @type {WebSocket | undefined} */
  #socket;
  #tries = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Said, but not acknowledged yet. @type {Map<string, any>} */
  #unheard = new Map();
  #sending = new Sending(() => this.#anew());

  /** @param {Line} line */
  constructor(line) {
    this.line = line;
    // A line over the network that was may be dead, and nobody says so.
    addEventListener('online', () => this.#anew());
    addEventListener('pageshow', () => this.#again());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.#again(); });
    this.#open();
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  /** Say something; with a nonce it is said again after a lost line, and plays once.
   * @param {any} message @param {boolean} [isKept] */
  say(message, isKept = false) {
    if (isKept) {
      message.nonce = [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(16)).join('');
      this.#unheard.set(message.nonce, message);
      this.#sending.begin();
    }
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  /** What was said has arrived, or is no longer due.
   * @param {string} [nonce] */
  settle(nonce) {
    if (nonce) this.#unheard.delete(nonce);
    else this.#unheard.clear();
    if (!this.#unheard.size) this.#sending.end();
  }

  #open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.line.address());
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#tries = 0;
      this.#sending.end();
      this.line.state('open', 0);
      if (this.#unheard.size) this.#sending.begin();
      for (const message of this.#unheard.values()) socket.send(JSON.stringify(message));
    });
    socket.addEventListener('message', event => { if (this.#socket === socket) this.line.hear(JSON.parse(event.data)); });
    socket.addEventListener('close', event => {
      if (this.#socket !== socket) return;
      // 4000 and above: the server will not have us back, so asking again is of no use.
      if (event.code >= 4000) return this.line.state('gone', this.#tries);
      this.#sending.end();
      this.#later();
    });
  }

  /** Try again in a while. */
  #later() {
    this.#tries += 1;
    this.line.state('lost', this.#tries);
    const longest = document.hidden ? LONGEST_HIDDEN : LONGEST;
    const wait = Math.min(longest, FIRST * 2 ** (this.#tries - 1)) * (0.75 + Math.random() / 2);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), wait);
  }

  /** Whether the server is there again; then open the line. The next look does not wait for this one. */
  async #look() {
    this.#later();
    const isThere = await fetch(THERE, {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE)})
      .then(({status}) => status < 500, () => false);
    if (isThere && this.#isLost) this.#open();
  }

  get #isLost() { return this.#socket?.readyState === WebSocket.CLOSED && this.#tries > 0; }

  /** The network or the person came back: do not wait for the timer. */
  #again() {
    if (this.#isLost) this.#look();
  }

  /** A new line instead of one that nothing is heard on. */
  #anew() {
    if (this.#socket?.readyState === WebSocket.CLOSED) return this.#again();
    const old = this.#socket;
    this.#open();
    old?.close();
  }
}
