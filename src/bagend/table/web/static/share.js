/** Share: a link as a QR code, to copy, or for the device's own share sheet. */
import {byId, say} from './page.js';

export function bindShare() {
  const box = byId('share');
  document.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest('[data-share]') : null;
    if (button instanceof HTMLElement) show(button.dataset.share ?? '', button.dataset.qr ?? '');
  });
  byId('share-close').addEventListener('click', () => box.close());
  box.addEventListener('click', (/** @type {MouseEvent} */ event) => { if (event.target === box) box.close(); });
  byId('share-send').addEventListener('click', async () => {
    // Whoever closes the sheet again has not done anything wrong.
    try { await navigator.share({title: document.title, url: byId('share-link').value}); } catch { /* not sent */ }
  });
}

/** @param {string} link @param {string} qr */
function show(link, qr) {
  byId('share-qr').src = qr;
  byId('share-link').value = new URL(link, location.href).href;
  byId('share-copy').dataset.copy = link;
  byId('share-copy').textContent = say('copy');
  byId('share-send').hidden = !('share' in navigator);
  byId('share').showModal();
}
