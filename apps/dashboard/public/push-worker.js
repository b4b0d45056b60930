// Shows alarms as notifications. It intercepts no requests.

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const message = event.data?.json() ?? {};
  const { title = 'Studio', body = '', tag, locale = '', url = '/', actions = [] } = message;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: locale,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      timestamp: Date.now(),
      // A later message of an incident replaces the earlier one, and sounds again.
      ...(tag && { tag, renotify: true }),
      requireInteraction: message.event === 'raised' || message.event === 'reminder',
      actions: actions.map((each) => ({ action: each.action, title: each.title })),
      data: { url, actions },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url, actions } = event.notification.data;
  const chosen = actions.find(({ action }) => action === event.action)?.url ?? url;
  event.waitUntil(show(new URL(chosen, self.location.origin)));
});

/** A search is the state of a page: its period, its sort order. */
const isAt = (tab, url) => tab.pathname === url.pathname && tab.hash === url.hash;

/** Focuses a tab that shows the page, or opens one. */
async function show(url) {
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => isAt(new URL(tab.url), url));
  await (open ? open.focus() : self.clients.openWindow(url.href));
}
