/** The service worker: if the table cannot be reached, it says so. It keeps nothing else, so nothing can be out of date. */
const OFFLINE = '/offline';

addEventListener('install', event => event.waitUntil((async () => {
  const kept = await caches.open(VERSION);
  await kept.put(OFFLINE, await fetch(OFFLINE, {cache: 'no-store'}));
  await skipWaiting();
})()));

/** Another language was chosen. */
addEventListener('message', event => event.waitUntil((async () => {
  if (event.data !== 'language') return;
  const kept = await caches.open(VERSION);
  await kept.put(OFFLINE, await fetch(OFFLINE, {cache: 'no-store'}));
})()));

addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
  await clients.claim();
})()));

addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(async wrong => await caches.match(OFFLINE) ?? Promise.reject(wrong)));
});

/** A notification leads to the match it is about: see turn.js. */
addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil((async () => {
    const place = event.notification.tag;
    const open = (await clients.matchAll({type: 'window'})).find(page => new URL(page.url).pathname === place);
    await (open ? open.focus() : clients.openWindow(place));
  })());
});
