/** Away: what happened while nobody looked, told in short to whoever comes back. */
import {byId, make, remember, remembered, start} from './page.js';

/** Fewer things than this are no story. */
const FEW = 3;
const KEPT = 12;

/** @type {string[]} */
let missed = [];
/** The frames last seen in each match, the newest match last. */
const SEEN = 'seen', MATCHES = 50;

/** What was told while nobody looked.
 * @param {string[]} captions */
export function miss(captions) { missed.push(...captions); }

/** Other eyes look now: what was missed is not theirs. */
export function forgetMissed() {
  missed = [];
  byId('away-lines').replaceChildren();
  byId('away').hidden = true;
}

/** Somebody looks now. */
function comeBack() {
  if (document.hidden || missed.length < FEW) return;
  byId('away-lines').replaceChildren(...missed.slice(-KEPT).map(caption => make('li', {}, caption)));
  byId('away').hidden = false;
  missed = [];
}

/** The frame that was last seen, for when the page is loaded again.
 * @param {number} seq */
export function see(seq) {
  if (document.hidden) return;
  const {[start.links.here]: _, ...others} = remembered(SEEN, {});
  remember(SEEN, Object.fromEntries([...Object.entries(others), [start.links.here, seq]].slice(-MATCHES)));
}

/** The page was loaded again: what was not seen the last time. */
export function catchUp() {
  const seen = remembered(SEEN, {})[start.links.here] ?? start.seq;
  const lines = [...byId('log-lines').querySelectorAll('[data-seq]')].filter(line => Number(line.getAttribute('data-seq')) > seen);
  miss(lines.map(line => line.textContent ?? ''));
  see(start.seq);
  comeBack();
}

byId('away-close').addEventListener('click', () => {
  byId('away').hidden = true;
  byId('ask').focus({preventScroll: true});
});
document.addEventListener('visibilitychange', () => { if (!document.hidden) comeBack(); else missed = []; });
