/** The drawer beside the board: how to play, and the player aid, fetched when they are first wanted. */
import {byId, fill, say, start} from './page.js';

const drawer = byId('drawer');

/** What was fetched already. @type {Map<string, string>} */
const known = new Map();

/** Where the keyboard was before. @type {Element | null} */
let before = null;

/** Show one of the drawer's pages.
 * @param {string} name */
async function show(name) {
  for (const tab of drawer.querySelectorAll('[role=tab]')) {
    const isShown = tab.dataset.page === name;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
  }
  byId('drawer-page').setAttribute('aria-labelledby', `drawer-${name}`);
  drawer.dataset.page = name;
  if (!known.has(name)) {
    byId('drawer-page').textContent = say('drawer-wait');
    const found = await fetch(`${start.links[name]}?drawer=yes`).catch(() => null);
    if (found?.ok) known.set(name, await found.text());
    if (drawer.dataset.page !== name) return;
  }
  if (known.has(name)) fill(byId('drawer-page'), known.get(name) ?? '');
  else byId('drawer-page').textContent = say('drawer-none');
  byId('drawer-page').scrollTop = 0;
}

/** @param {string} name */
export function openDrawer(name) {
  if (drawer.hidden) before = document.activeElement;
  drawer.hidden = false;
  show(name);
  byId(`drawer-${name}`).focus({preventScroll: true});
}

function close() {
  if (drawer.hidden) return;
  drawer.hidden = true;
  if (before instanceof HTMLElement) before.focus({preventScroll: true});
}

/** Whether what is typed goes somewhere.
 * @param {EventTarget | null} target */
const isField = target => target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

/** The link in the head of the page opens the drawer, and so does the key h, with the player aid. */
export function bindDrawer() {
  document.addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-opens]');
    if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    openDrawer(link.dataset.opens ?? 'how');
  });
  drawer.addEventListener('click', (/** @type {Event} */ event) => {
    const push = /** @type {Element} */ (event.target).closest?.('button');
    if (push instanceof HTMLElement && push.dataset.page) show(push.dataset.page);
    else if (push?.id === 'drawer-close') close();
  });
  drawer.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const other = drawer.dataset.page === 'how' ? 'aid' : 'how';
      if (/** @type {Element} */ (event.target).matches('[role=tab]')) openDrawer(other);
    }
  });
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') close();
    if (event.key.toLowerCase() !== 'h' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (drawer.hidden) openDrawer('aid');
    else close();
  });
}
