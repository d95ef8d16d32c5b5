/** Turn: how a page that nobody looks at says that it is one's turn: by its icon, and if wanted by a notification. */
import {byId, remember, remembered, say} from './page.js';

const WANTED = 'tell-me';
const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=icon]'));
const plain = icon?.getAttribute('href') ?? '';

const isPossible = () => 'Notification' in globalThis && isSecureContext;
const isWanted = () => isPossible() && Notification.permission === 'granted' && remembered(WANTED, false);

export function bindTurn() {
  const push = byId('tell-me');
  if (!push || !isPossible()) return;
  show();
  push.addEventListener('click', async () => {
    // The browser asks once; whoever said yes before only switches it off and on.
    if (Notification.permission === 'default') remember(WANTED, await Notification.requestPermission() === 'granted');
    else remember(WANTED, !isWanted());
    show();
  });
}

function show() {
  const isBlocked = Notification.permission === 'denied';
  byId('tell-me-row').hidden = isBlocked;
  byId('tell-me-blocked').hidden = !isBlocked;
  byId('tell-me').setAttribute('aria-pressed', String(isWanted()));
}

/** Whether it was said already that it is one's turn. */
let isTold = false;
document.addEventListener('visibilitychange', () => { if (!document.hidden) isTold = false; });

/** @param {any} asked @param {any} before */
export function tellTurn(asked, before) {
  const href = asked.yours ? plain.replace(/favicon[^/]*\.svg/, 'favicon-turn.svg') : plain;
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  const isNew = asked.yours && (!before.yours || asked.ply !== before.ply);
  if (!asked.yours) isTold = false;
  if (!isNew || isTold || !document.hidden || !isWanted()) return;
  isTold = true;
  notify(asked.prompt);
}

/** @param {string} prompt */
async function notify(prompt) {
  const about = {body: prompt, tag: location.pathname, icon: plain};
  try {
    const shown = new Notification(say('tell-me-title'), about);
    shown.addEventListener('click', () => { focus(); shown.close(); });
  } catch {
    // Phones show notifications only through a worker, where there is one.
    (await navigator.serviceWorker?.getRegistration())?.showNotification(say('tell-me-title'), about);
  }
}
