import { expect, test, vi } from 'vitest';
import { unregisterServiceWorkers } from '#/lib/service-workers.ts';

test('every service worker found is unregistered', async () => {
  const unregister = vi.fn(async () => true);
  const registrations = [{ unregister }, { unregister }] as unknown as ServiceWorkerRegistration[];
  await unregisterServiceWorkers({ getRegistrations: async () => registrations });
  expect(unregister).toHaveBeenCalledTimes(2);
});

test.each([
  ['there is no container', undefined],
  [
    'the browser refuses',
    { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  ],
])('startup continues when %s', async (_name, container) => {
  await expect(unregisterServiceWorkers(container)).resolves.toBeUndefined();
});
