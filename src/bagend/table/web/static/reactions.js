/** Reactions: what people say across the table, from a fixed set, in a bubble at their chair for a moment. */
import {byId, make, remember, remembered, say} from './page.js';

const STANDS = 4500;
const MUTED = 'muted';

/** @param {(kind: string) => void} react */
export function bindReactions(react) {
  const mute = byId('set-mute');
  mute.checked = remembered(MUTED, false);
  mute.addEventListener('change', () => {
    remember(MUTED, mute.checked);
    byId('bubbles').replaceChildren();
  });
  byId('talk').addEventListener('click', (/** @type {MouseEvent} */ event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-reaction]') : null;
    if (!(button instanceof HTMLElement)) return;
    react(button.dataset.reaction ?? '');
    byId('people').open = false;
    byId('people').querySelector('summary').focus();
  });
}

/** There is somebody to talk to only where another person plays, or may still come.
 * @param {{you: boolean, player: string}[]} seats */
export function offerReactions(seats) {
  const isSeated = seats.some(seat => seat.you);
  byId('talk').hidden = !isSeated || !seats.some(seat => !seat.you && seat.player !== 'bot');
}

/** @param {{seat: string, name: string, kind: string, words: string}} reaction */
export function showReaction({seat, name, kind, words}) {
  if (remembered(MUTED, false)) return;
  const chair = byId('seats').querySelector(`[data-seat="${seat}"]`);
  const symbol = byId('talk').querySelector(`[data-reaction="${kind}"] svg`)?.cloneNode(true);
  if (!chair || !symbol) return;
  const box = chair.getBoundingClientRect();
  const bubble = make('p', {class: 'bubble', 'data-seat': seat, 'data-hue': chair.dataset.hue ?? ''}, symbol, make('span', {}, words));
  for (const old of byId('bubbles').querySelectorAll(`[data-seat="${seat}"]`)) old.remove();
  byId('bubbles').append(bubble);
  const left = Math.max(6, Math.min(box.left + 12, document.documentElement.clientWidth - bubble.offsetWidth - 6));
  bubble.style.setProperty('left', `${left}px`);
  bubble.style.setProperty('top', `${Math.min(box.bottom + 7, innerHeight - bubble.offsetHeight - 6)}px`);
  byId('says').textContent = say('says', {name, words});
  setTimeout(() => bubble.remove(), STANDS);
}
