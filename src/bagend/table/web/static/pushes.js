/** Pushes: undo, hint, resign and rematch. They are plain forms; with an open line they need no new page. */
import {byId, make, say, start} from './page.js';

/** Whoever offers a rematch goes there at once. */
let wantsRematch = false;

/** What is said about one question. */
const ABOUT_QUESTION = ['undo', 'hint'];

/** @param {{isOpen: () => boolean, ply: () => number, say: (message: any, isKept: boolean) => void, think: () => void}} doors */
export function bindPushes(doors) {
  document.addEventListener('submit', event => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const type = form.dataset.tell;
    if (!type || !doors.isOpen()) return;
    event.preventDefault();
    const menu = form.closest('details');
    if (menu) menu.open = false;
    wantsRematch = type === 'rematch';
    const push = /** @type {HTMLButtonElement | null} */ (event.submitter);
    const about = ABOUT_QUESTION.includes(type) ? {ply: doors.ply()} : {};
    doors.say({type, ...about, ...(push?.name ? {[push.name]: push.value} : {})}, type !== 'hint');
    if (type === 'hint') doors.think();
  });
}

/** Show what may be done now.
 * @param {any} asked */
export function pushes(asked) {
  /** @type {Record<string, boolean>} */
  const may = {undo: asked.undo, hint: asked.hint, rematch: asked.over && !start.spectator && !asked.rematch};
  for (const form of document.querySelectorAll('form[data-tell]')) {
    const action = /** @type {HTMLFormElement} */ (form).dataset.tell ?? '';
    if (action in may) /** @type {HTMLElement} */ (form).hidden = !may[action];
  }
  byId('undo-what').textContent = asked.undo;
  const resign = /** @type {HTMLDetailsElement} */ (document.querySelector('[data-shows=resign]'));
  resign.hidden = !asked.resign;
  resignable(asked.seats.filter((/** @type {any} */ seat) => seat.you));
  byId('rematch-link').hidden = !asked.rematch;
  byId('rematch-link').href = asked.rematch;
  if (wantsRematch && asked.rematch) location.assign(asked.rematch);
  for (const element of document.querySelectorAll('[data-when=over]')) /** @type {HTMLElement} */ (element).hidden = !asked.over;
  byId('secret').textContent = asked.secret;
  byId('commitment').textContent = asked.commitment;
}

/** A button for every seat that this browser may give up.
 * @param {any[]} mine */
function resignable(mine) {
  const row = byId('resign-pushes');
  const shown = [...row.children].map(push => push.value);
  if (shown.join() === mine.map(seat => seat.key).join()) return;
  row.replaceChildren(...mine.map(seat => make('button', {type: 'submit', class: 'danger-push', name: 'seat', value: seat.key},
    mine.length > 1 ? say('resign-as', {seat: seat.name}) : say('resign-yes'))));
}
