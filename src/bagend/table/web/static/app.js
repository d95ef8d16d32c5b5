/** What every page does once it is there: looks, the stylesheet for next time, and a page for when there is no line. */
import {bindLooks, scriptAt, tellServer} from './page.js';

bindLooks();

/** The stylesheet came with the page, to be there at once. From now on this browser keeps it. */
async function keepSheet() {
  const sheet = /** @type {HTMLElement | null} */ (document.querySelector('style[data-keep]'));
  if (!sheet) return;
  const {keep, name, version} = sheet.dataset;
  const found = await fetch(/** @type {string} */ (keep), {priority: 'low'}).catch(() => null);
  if (found?.ok) tellServer(`sheet-${name}`, /** @type {string} */ (version));
}

addEventListener('load', () => {
  keepSheet();
  navigator.serviceWorker?.register(scriptAt('/worker.js')).catch(() => { /* a private window has none */ });
});
