/** What every script of the page needs: elements by id, safe HTML, the page's words, and what the person prefers. */

/** @type {{createHTML: (source: string) => any, createScriptURL: (address: string) => any}} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('table',
  {createHTML: (/** @type {string} */ s) => s, createScriptURL: (/** @type {string} */ s) => s}) ??
  {createHTML: s => s, createScriptURL: s => s};

/** The address of a script of our own.
 * @param {string} address */
export const scriptAt = address => policy.createScriptURL(address);

/** Put HTML (or SVG, inside an SVG element) from our own server into an element. The only door for markup.
 * @param {Element} element @param {string} source */
export const fill = (element, source) => { element.innerHTML = policy.createHTML(source); };

/** @param {string} id @returns {any} */
export const byId = id => document.getElementById(id);

/** A new HTML element with text and attributes.
 * @param {string} name @param {Record<string, string>} [attributes] @param {...(string | Node)} children
 * @returns {any} */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** What the server wrote into the page for its scripts.
 * @type {any} */
export const start = JSON.parse(byId('start')?.textContent ?? '{}');

/** One of the page's own sentences; `{name}` stands where a noun belongs.
 * @param {string} key @param {Record<string, string | number>} [nouns] */
export const say = (key, nouns = {}) =>
  String(start.words[key] ?? key).replace(/\{(\w+)\}/g, (_, noun) => String(nouns[noun] ?? ''));

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** What the person prefers, kept in this browser.
 * @type {{speed: number, sound: boolean, confirm: boolean}} */
export const prefers = {speed: 1, sound: false, confirm: true, ...remembered('prefers', {})};

/** Whether the story is told at once: nobody looks, or somebody wants it so. */
export const isInstant = () => document.hidden || prefers.speed === 0;

/** Whether things should jump instead of moving.  The pauses stay: what happened must still be read. */
export const isStill = () => still.matches || isInstant();

/** @param {string} key @param {any} otherwise */
export function remembered(key, otherwise) {
  try { return JSON.parse(localStorage.getItem(`bagend-${key}`) ?? 'null') ?? otherwise; } catch { return otherwise; }
}

/** @param {string} key @param {any} value */
export function remember(key, value) {
  try { localStorage.setItem(`bagend-${key}`, JSON.stringify(value)); } catch { /* a private window forgets */ }
}

/** Tie the controls of the settings menu to `prefers`. */
export function bindSettings() {
  for (const control of document.querySelectorAll('[data-prefers]')) {
    const input = /** @type {HTMLInputElement | HTMLSelectElement} */ (control);
    const key = /** @type {'speed' | 'sound' | 'confirm'} */ (input.dataset.prefers);
    const isBox = input instanceof HTMLInputElement;
    if (isBox) input.checked = Boolean(prefers[key]);
    else input.value = String(prefers[key]);
    input.addEventListener('change', () => {
      Object.assign(prefers, {[key]: isBox ? input.checked : Number(input.value)});
      remember('prefers', prefers);
    });
  }
}

/** Keep something in a cookie, for the server to read with the next page. Nothing is kept that is not said.
 * @param {string} name @param {string} value */
export function tellServer(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${value ? 365 * 24 * 3600 : 0}; samesite=lax`;
}

/** Tie the boxes for theme, size of text and language to the page, at once and for every page to come. */
export function bindLooks() {
  const root = document.documentElement;
  for (const control of document.querySelectorAll('select[data-look]')) {
    const select = /** @type {HTMLSelectElement} */ (control), look = /** @type {string} */ (select.dataset.look);
    if (look === 'language') {
      // The server says everything anew; where one was, and what one has chosen, is kept across it.
      select.addEventListener('change', () => {
        tellServer(look, select.value);
        navigator.serviceWorker?.controller?.postMessage('language');
        location.reload();
      });
      continue;
    }
    select.value = root.dataset[look] ?? '';
    select.addEventListener('change', () => {
      if (select.value) root.dataset[look] = select.value;
      else delete root.dataset[look];
      tellServer(look, select.value);
    });
  }
}

/** Menus made of <details> close when something else is pressed, or by Escape. */
export function bindMenus() {
  const menus = () => /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details.menu[open]'));
  document.addEventListener('click', event => {
    for (const menu of menus()) if (!menu.contains(/** @type {Node} */ (event.target))) menu.open = false;
  });
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    for (const menu of menus()) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) menu.querySelector('summary')?.focus();
    }
  });
}

/** Buttons that copy the link beside them. */
export function bindCopying() {
  document.addEventListener('click', async event => {
    const button = /** @type {Element} */ (event.target).closest?.('[data-copy]');
    if (!(button instanceof HTMLElement)) return;
    const address = new URL(button.dataset.copy ?? '', location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      button.textContent = say('copied');
    } catch {
      // Without permission the address is at least selected, ready for the person's own copying.
      let shown = button.parentElement?.querySelector('input');
      if (!shown) button.before(shown = make('input', {type: 'text', readonly: '', value: address, 'aria-label': button.textContent ?? ''}));
      shown?.select();
      button.textContent = say('copy-yourself');
    }
  });
}

/** An element of a drawing.
 * @param {string} name @param {Record<string, string | number>} attributes @param {...Node} children */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** Where a picture of this game is: each is a file of its own, kept for ever.
 * @param {string} name */
export const picture = name => `${byId('board').dataset.art}/${name}.svg#${name}`;
