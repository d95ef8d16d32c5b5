/** Heading: what is asked, or whose turn the story tells of; and over the board, what decides something. */
import {turnTo} from './chairs.js';
import {byId, say} from './page.js';

/** The heading has its room: a sentence that needs more is written smaller, in whatever language it is.
 * @param {string} sentence */
export function head(sentence) {
  if (byId('ask').textContent === sentence) return;
  byId('ask').textContent = sentence;
  fit(byId('ask'));
}

/** @param {HTMLElement} ask */
function fit(ask) {
  for (const lines of ['few', 'some', 'many']) {
    ask.dataset.lines = lines;
    if (ask.scrollHeight <= ask.clientHeight + 1) return;
  }
}

/** Whose turn the story tells of: never somebody else's name in the heading.
 * @param {any[]} seats @param {string} key */
export function tellTurn(seats, key) {
  const seat = seats.find(each => each.key === key);
  const mine = seats.filter(each => each.you);
  head(seat?.you && mine.length === 1 ? say('turn-own') : say('turn', {seat: seat?.called ?? ''}));
  turnTo(key);
}

/** What decides something stands over the board until somebody goes on.
 * @param {string} caption */
export function banner(caption) {
  byId('banner').textContent = caption;
  byId('banner').hidden = !caption;
}

export const hasBanner = () => !byId('banner').hidden;

const refit = () => fit(byId('ask'));
new ResizeObserver(refit).observe(byId('ask'));
// Its own letters may be wider than those it was shown in until they came, and may need another line.
document.fonts.addEventListener('loadingdone', refit);
