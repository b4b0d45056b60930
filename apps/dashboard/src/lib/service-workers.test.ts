import { expect, test, vi } from 'vitest';
import { pushWorkerPath, unregisterServiceWorkers } from '#/lib/service-workers.ts';

const registrationOf = (path: string, state: 'active' | 'waiting' | 'installing' = 'active') => ({
  active: null,
  waiting: null,
  installing: null,
  [state]: { scriptURL: `https://studio.example${path}` },
  unregister: vi.fn(async () => true),
});

test('service workers of other apps are unregistered, ours is kept', async () => {
  const others = [registrationOf('/sw.js'), registrationOf('/old/push-worker.js', 'waiting')];
  const ours = [registrationOf(pushWorkerPath), registrationOf(pushWorkerPath, 'installing')];
  const registrations = [...others, ...ours] as unknown as ServiceWorkerRegistration[];
  await unregisterServiceWorkers({ serviceWorker: { getRegistrations: async () => registrations } });
  for (const { unregister } of others) expect(unregister).toHaveBeenCalledTimes(1);
  for (const { unregister } of ours) expect(unregister).not.toHaveBeenCalled();
});

test.each([
  ['there is no container', undefined],
  [
    'the browser refuses',
    { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  ],
])('startup continues when %s', async (_name, serviceWorker) => {
  await expect(unregisterServiceWorkers({ serviceWorker })).resolves.toBeUndefined();
});
