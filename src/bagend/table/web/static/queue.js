/** The queue: plays the frames of a story in order, at the pace the person likes, and then asks the question. */
import {isInstant, isStill, prefers} from './page.js';
import {put, running} from './flip.js';
import {isTurn} from './log.js';

/** @typedef {{seq: number, caption: string, seat: string, is_highlight: boolean, sound: string, regions: Record<string, string>,
 *             tallies?: any, told?: string}} Frame */
/** @typedef {{log: (frames: Frame[]) => void, missed: (frames: Frame[]) => void, isOwn: (frame: Frame) => boolean,
 *             shown: (frame: Frame, changed: {rolled: boolean, keys: string[]}) => void, rest: () => void}} Teller */

/** After a long absence all but the last frames are merged into one jump. */
const BACKLOG = 40;

/** With more than this many frames waiting, each is shown the quicker; but what decides something never is. */
const CROWD = 20;

/** How long a piece is on its way, in ms. */
const STEP = 480;

/** How long one looks at what happened, in ms: at least, and for each letter to be read. What one did oneself is known
 * already; what is laid out before anybody does anything is seen on the board; what decides something is read twice, or until
 * somebody goes on. */
const READING = {own: [260, 7], nobody: [120, 0], other: [420, 15], highlight: [1400, 34]};
const HIGHLIGHT_LEAST = 2200;

/** @param {Frame} frame @param {boolean} isOwn */
export function dwell(frame, isOwn) {
  if (!frame.caption) return 0;
  const [least, letter] = READING[frame.is_highlight ? 'highlight' : isOwn ? 'own' : frame.seat ? 'other' : 'nobody'];
  return Math.max(frame.is_highlight ? HIGHLIGHT_LEAST : 0, least + letter * frame.caption.length);
}

let isDown = false;
/** @type {(() => void)[]} */
let lifted = [];
const release = () => setTimeout(() => {
  isDown = false;
  for (const go of lifted.splice(0)) go();
}, 0);
addEventListener('pointerdown', () => { isDown = true; }, true);
addEventListener('pointerup', release, true);
addEventListener('pointercancel', release, true);
addEventListener('blur', release);

/** A drawing replaced between press and release would lose the click, so the story waits for the finger. */
const pointerUp = () => isDown ? new Promise(go => lifted.push(() => go(undefined))) : undefined;

export class Queue {
  /** @type {Frame[]} */
  #frames = [];
  #isPlaying = false;
  /** @type {(() => void) | undefined} */
  #wake;
  #isSkipping = false;

  /** @param {Teller} teller @param {number} last the number of the last frame already drawn */
  constructor(teller, last) {
    this.teller = teller;
    this.last = last;
    document.addEventListener('visibilitychange', () => { if (document.hidden) this.skip(); });
  }

  get isPlaying() { return this.#isPlaying; }

  /** @param {Frame[]} frames */
  add(frames) {
    const fresh = frames.filter(frame => frame.seq > this.last);
    if (fresh.length) this.last = fresh[fresh.length - 1].seq;
    this.#frames.push(...fresh);
    if (!this.#isPlaying) this.#play();
  }

  /** Everything was drawn anew: the story so far is over, and goes on after frame `seq`.
   * @param {number} seq */
  reset(seq) {
    this.teller.log(this.#frames.splice(0));
    this.last = seq;
  }

  /** Enough seen of what stands there now. */
  goOn() { this.#wake?.(); }

  /** Show the rest of the story at once. */
  skip() {
    this.#isSkipping = this.#isPlaying;
    for (const animation of running) animation.finish();
    this.#wake?.();
  }

  async #play() {
    this.#isPlaying = true;
    while (this.#frames.length) {
      await pointerUp();
      // Meanwhile everything may have been drawn anew.
      if (!this.#frames.length) break;
      const isJump = this.#isSkipping || isInstant();
      const merged = isJump ? this.#frames.length : this.#frames.length - BACKLOG;
      if (merged > 0) {
        const passed = this.#frames.splice(0, merged);
        if (!this.#isSkipping) this.teller.missed(passed);
        this.#show(merge(passed, this.teller), 0);
        continue;
      }
      const frame = /** @type {Frame} */ (this.#frames.shift());
      this.teller.log([frame]);
      const pace = prefers.speed * Math.max(1, (this.#frames.length + 1) / CROWD);
      this.#show(frame, isStill() ? 0 : STEP / pace);
      await Promise.allSettled([...running].map(animation => animation.finished));
      const time = dwell(frame, this.teller.isOwn(frame)) / (frame.is_highlight ? prefers.speed : pace);
      if (time && !this.#isSkipping) await this.#pause(time);
    }
    this.#isPlaying = false;
    this.#isSkipping = false;
    this.teller.rest();
  }

  /** @param {Frame} frame @param {number} duration */
  #show(frame, duration) {
    this.teller.shown(frame, put(frame.regions, duration));
  }

  /** @param {number} time */
  #pause(time) {
    return new Promise(done => {
      const timer = setTimeout(() => done(undefined), time);
      this.#wake = () => { clearTimeout(timer); done(undefined); };
    });
  }
}

/** What a frame tells. Whose turn it is, the heading says already. @param {Frame} frame */
export const told = frame => frame.told ?? (isTurn(frame) ? '' : frame.caption);

/** Several frames as one: each is complete for the regions it names, so later drawings win. Every caption is logged, and the
 * last that tells something stays.
 * @param {Frame[]} frames @param {Teller} teller @returns {Frame} */
function merge(frames, teller) {
  teller.log(frames);
  const last = frames[frames.length - 1];
  const tallies = frames.findLast(frame => frame.tallies)?.tallies;
  return {...last, tallies, told: told(frames.findLast(told) ?? last), regions: Object.assign({}, ...frames.map(frame => frame.regions))};
}
