/** Replay: step, jump and play through a match that the server tells frame by frame. */
import './app.js';
import {put, reshape, running} from './flip.js';
import {bindMenus, bindSettings, byId, isStill, prefers, say, start} from './page.js';
import './panes.js';
import {dwell} from './queue.js';
import {onReshape, shape} from './room.js';
import {sound} from './sound.js';

/** @typedef {{seq: number, caption: string, seat: string, is_highlight: boolean, sound: string, regions: Record<string, string>}} Frame */

/** How long a piece is on its way, in ms. */
const STEP = 480;

/** Every frame known so far, each complete. @type {Map<number, Frame>} */
const frames = new Map();
let at = start.at;
let isPlaying = false;
let knownShape = start.board.shape;

/** @param {number} from @param {number} [to] */
async function fetchFrames(from, to) {
  const address = new URL(start.links.frames, location.href);
  address.searchParams.set('from', String(from));
  if (to !== undefined) address.searchParams.set('to', String(to));
  address.searchParams.set('shape', shape());
  if (start.seat) address.searchParams.set('seat', start.seat);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`frames: ${answer.status}`);
  const told = await answer.json();
  let whole = {};
  for (const frame of told.frames) {
    whole = {...whole, ...frame.regions};
    frames.set(frame.seq, {...frame, regions: whole});
  }
  return told;
}

/** All frames, a few hundred at a time. */
async function fetchAll() {
  for (let from = 0; from <= start.last;) {
    const told = await fetchFrames(from);
    from = told.frames[told.frames.length - 1].seq + 1;
  }
}

/** @param {number} step @param {boolean} [isMoved] whether pieces should be seen moving */
async function show(step, isMoved = true) {
  at = Math.max(0, Math.min(start.last, step));
  if (!frames.has(at)) await fetchFrames(at, at);
  const frame = frames.get(at);
  if (!frame) return;
  const {rolled} = put(frame.regions, !isMoved || isStill() ? 0 : STEP / prefers.speed);
  if (isMoved) sound(frame.sound, rolled);
  tellWhere(frame);
}

/** @param {Frame} frame */
function tellWhere(frame) {
  byId('ask').textContent = frame.caption || say('beginning');
  byId('at').value = String(at);
  byId('step-words').textContent = say('step', {step: at, steps: start.last});
  const address = (/** @type {number} */ step) => `${start.links.replay}?at=${step}${start.seat ? `&seat=${start.seat}` : ''}`;
  history.replaceState(null, '', address(at));
  byId('step-back').href = address(Math.max(0, at - 1));
  byId('step-on').href = address(Math.min(start.last, at + 1));
  byId('picture').href = `${start.links.picture}?at=${at}`;
  document.querySelector('[aria-current=step]')?.removeAttribute('aria-current');
  const line = document.querySelector(`[data-step="${at}"]`);
  line?.setAttribute('aria-current', 'step');
  const log = byId('log');
  // Not scrollIntoView: on a phone it would scroll the whole page away from the board.
  log.scrollTop = line instanceof HTMLElement ? line.offsetTop - log.offsetTop - log.clientHeight / 2 : 0;
}

/** @param {boolean} isWanted */
function setPlaying(isWanted) {
  isPlaying = isWanted;
  byId('step-play').textContent = say(isWanted ? 'pause' : 'play');
}

async function play() {
  if (isPlaying) return setPlaying(false);
  setPlaying(true);
  if (at >= start.last) await show(0, false);
  while (isPlaying && at < start.last) {
    await show(at + 1);
    await Promise.allSettled([...running].map(animation => animation.finished));
    await new Promise(done => setTimeout(done, dwell(frames.get(at), false) / (prefers.speed || 4)));
  }
  setPlaying(false);
}

/** @param {string} id @param {() => number} step @param {boolean} isMoved */
function bindStep(id, step, isMoved) {
  byId(id).addEventListener('click', (/** @type {Event} */ event) => {
    event.preventDefault();
    setPlaying(false);
    show(step(), isMoved);
  });
}

bindStep('step-first', () => 0, false);
bindStep('step-back', () => at - 1, true);
bindStep('step-on', () => at + 1, true);
bindStep('step-last', () => start.last, false);
byId('step-play').addEventListener('click', play);
byId('at').addEventListener('input', () => { setPlaying(false); show(Number(byId('at').value), false); });
byId('log-lines').addEventListener('click', (/** @type {MouseEvent} */ event) => {
  const line = event.target instanceof Element ? event.target.closest('[data-step]') : null;
  if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  setPlaying(false);
  show(Number(line.getAttribute('data-step')), false);
});
document.addEventListener('keydown', event => {
  const isTyping = event.target instanceof Element && event.target.closest('input, select, .log');
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'ArrowLeft') show(at - 1);
  else if (event.key === 'ArrowRight') show(at + 1);
  else return;
  setPlaying(false);
  event.preventDefault();
});
byId('picture-png').addEventListener('click', async () => {
  const {save} = await import('./picture.js');
  await save(byId('picture').href, document.title);
});

async function fit() {
  if (knownShape === shape()) return;
  frames.clear();
  const told = await fetchFrames(at, at);
  reshape(told.board, told.frames[0].regions, 0);
  knownShape = told.board.shape;
  document.cookie = `shape=${knownShape}; path=/; max-age=31536000; samesite=lax`;
  await fetchAll();
}
onReshape(fit);

document.body.classList.add('scripted');
bindSettings();
bindMenus();
await fit();
await fetchAll();
