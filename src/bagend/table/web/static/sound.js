/** Small wooden clicks, made on the spot; off unless the person asks for them. */
import {prefers} from './page.js';

/** @type {AudioContext | undefined} */
let audio;

/** @param {number} at @param {number} pitch @param {number} loud */
function knock(at, pitch, loud) {
  if (!audio) return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.06);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

/** What an event sounds like: dice rattle, everything else knocks once at a pitch of its own.
 * @param {string} name @param {boolean} rolled */
export function sound(name, rolled) {
  if (!prefers.sound || !name || document.hidden) return;
  audio ??= new AudioContext();
  const now = audio.currentTime + 0.01;
  if (rolled) {
    for (let i = 0; i < 5; i++) knock(now + i * 0.055 + Math.random() * 0.02, 420 + Math.random() * 260, 0.12);
    return;
  }
  const pitch = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 97, 7);
  knock(now, 260 + pitch * 4, 0.15);
}
