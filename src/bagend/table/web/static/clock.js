/** Clocks: how long everybody may still think. The server decides; the page only counts along. */
import {byId, say, start} from './page.js';

const LOW = 20;
const OFTEN = 250;

const ownTime = () => performance.now() / 1000;

/** How far the server's clock is ahead of the page's own. */
let ahead = (start.now ?? 0) - ownTime();
/** @type {ReturnType<typeof setInterval> | undefined} */
let ticking;
/** Of which question it was said already that little time is left. */
let warned = '';

/** @param {number} now what the server's clock says */
export function setTime(now) { ahead = now - ownTime(); }

/** @param {number} seconds */
function inWords(seconds) {
  const whole = Math.ceil(seconds);
  const two = (/** @type {number} */ part) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The chairs were drawn anew. */
export function startClocks() {
  const isRunning = tick();
  if (isRunning && ticking === undefined) ticking = setInterval(tick, OFTEN);
}

/** Show every clock as it stands; whether one of them runs. */
function tick() {
  const clocks = /** @type {HTMLElement[]} */ ([...byId('seats').querySelectorAll('.chair-clock')]);
  for (const clock of clocks) {
    const {left = '0', since} = clock.dataset;
    const seconds = Math.max(0, Number(left) - (since ? Math.max(0, ahead + ownTime() - Number(since)) : 0));
    const text = inWords(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    const isLow = Boolean(since) && seconds <= LOW;
    clock.classList.toggle('running', Boolean(since));
    clock.classList.toggle('low', isLow);
    if (isLow && seconds > 0 && clock.dataset.own && warned !== since) {
      warned = since ?? '';
      byId('says').textContent = say('clock-low');
    }
  }
  const isRunning = clocks.some(clock => clock.dataset.since);
  if (!isRunning) {
    clearInterval(ticking);
    ticking = undefined;
  }
  return isRunning;
}

/** A page that was asleep shows the right time at once. */
export const bindClocks = () => document.addEventListener('visibilitychange', () => { if (!document.hidden) startClocks(); });
