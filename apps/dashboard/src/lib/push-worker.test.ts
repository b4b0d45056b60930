import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../public/push-worker.js'), 'utf8');
const origin = 'https://studio.example';
const page = `${origin}/station/1/silence-detection`;

interface Happening {
  data?: { json: () => unknown };
  action?: string;
  notification?: { close: () => void; data: unknown };
}

/** Runs the worker with tabs at these addresses. */
function startWorker(tabs: string[] = []) {
  const open = tabs.map((url) => ({ url, focus: vi.fn() }));
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    location: { origin },
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    registration: { showNotification: vi.fn() },
    clients: { matchAll: async () => open, openWindow: vi.fn() },
  };
  runInNewContext(source, { self, URL, Date });
  async function send(type: 'push' | 'notificationclick', happening: Happening) {
    const waited: Promise<unknown>[] = [];
    handlers.get(type)?.({ ...happening, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  }
  return { send, open, ...self };
}

test('a message is shown, and replaces the earlier one of its incident', async () => {
  const worker = startWorker();
  const actions = [{ action: 'page', title: 'Open the station', url: page }];
  const message = {
    title: 'Radio Aurora: silence',
    body: 'Since 08:00',
    tag: 'incident',
    url: page,
    actions,
  };
  await worker.send('push', { data: { json: () => message } });
  expect(worker.registration.showNotification).toHaveBeenCalledWith(
    'Radio Aurora: silence',
    expect.objectContaining({
      body: 'Since 08:00',
      tag: 'incident',
      renotify: true,
      icon: '/icon-192.png',
      actions: [{ action: 'page', title: 'Open the station' }],
      data: { url: page, actions },
    }),
  );
});

test.each([
  ['opens its page', [], '', page, undefined],
  ['focuses the tab of its page', [`${origin}/`, `${page}?period=7d`], '', undefined, 1],
  ['opens the page of the button that was pressed', [page], 'act', `${origin}/alert#token=1`, undefined],
])('a click %s', async (_name, tabs, action, opened, focused) => {
  const worker = startWorker(tabs);
  const actions = [{ action: 'act', title: 'Acknowledge', url: `${origin}/alert#token=1` }];
  const close = vi.fn();
  await worker.send('notificationclick', { action, notification: { close, data: { url: page, actions } } });
  expect(close).toHaveBeenCalledTimes(1);
  expect(worker.clients.openWindow.mock.calls).toEqual(opened === undefined ? [] : [[opened]]);
  expect(worker.open.findIndex(({ focus }) => focus.mock.calls.length > 0)).toBe(focused ?? -1);
});

test('a click opens no page of another site', async () => {
  const worker = startWorker();
  const data = { url: 'https://elsewhere.example/', actions: [] };
  await worker.send('notificationclick', { action: '', notification: { close: () => {}, data } });
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});
