/** The log, turn by turn; a press on a line shows the board as it then stood. */
import {byId, make, say} from './page.js';

/** @typedef {import('./queue.js').Frame} Frame */

/** Whether a frame only says that a turn begins. @param {Frame} frame */
export const isTurn = frame => frame.sound === 'turn';

/** @param {Frame[]} frames @param {(seat: string) => {name: string, person: string, hue: string} | undefined} seatOf */
export function log(frames, seatOf) {
  const lines = byId('log-lines');
  for (const frame of frames) {
    if (!frame.caption) continue;
    let turn = lines.lastElementChild;
    if (!turn || (turn.dataset.seat ?? '') !== frame.seat) turn = begin(frame.seat, seatOf(frame.seat));
    turn.lastElementChild.append(make('li', {class: isTurn(frame) ? 'turn-begins' : frame.is_highlight ? 'highlight' : '', 'data-seq': String(frame.seq)}, push(frame.caption)));
  }
  scrollLog();
}

/** @param {string} seat @param {{name: string, person: string, hue: string} | undefined} whose */
function begin(seat, whose) {
  const turn = make('li', {class: 'turn', ...(whose ? {'data-seat': seat, 'data-hue': whose.hue} : {})});
  if (whose) turn.append(make('p', {class: 'turn-name'}, whose.person ? `${whose.name} · ${whose.person}` : whose.name));
  turn.append(make('ol'));
  byId('log-lines').append(turn);
  return turn;
}

/** @param {string} caption */
const push = caption => make('button', {type: 'button', class: 'log-line', title: say('look-back')}, caption);

export function scrollLog() {
  const log = byId('log');
  log.scrollTop = log.scrollHeight;
}

/** The lines that the server wrote can be pressed too.
 * @param {(seq: number) => void} look */
export function bindLog(look) {
  for (const line of byId('log-lines').querySelectorAll('[data-seq]')) line.replaceChildren(push(line.textContent ?? ''));
  byId('log-lines').addEventListener('click', (/** @type {MouseEvent} */ event) => {
    const line = event.target instanceof Element ? event.target.closest('[data-seq]') : null;
    // A key that is held down presses again and again.
    if (line && !line.querySelector('[aria-current]')) look(Number(line.getAttribute('data-seq')));
  });
  new ResizeObserver(scrollLog).observe(byId('log'));
}
