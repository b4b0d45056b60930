import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it, vi } from 'vitest';
import { createSigningInspector } from '#/modules/apps/signing/inspect-in-worker.ts';
import { inspectSigningFile } from '#/modules/apps/signing/inspect-signing-file.ts';
import { fixture, testNow, testPassword } from '#/modules/apps/signing/testing/fixtures.ts';

const programOf = (name: string) => new URL(`./testing/${name}.ts`, import.meta.url);
const inspectionOf = (name: string) => ({
  kind: 'unknown' as const,
  bytes: fixture(name),
  password: testPassword,
  now: testNow,
});
const timedOut = { ok: false, fault: { code: 'signing.timed_out', params: { limitMs: 2_000 } } };

it.each(['legacy.p12', 'modern.p12', 'store.mobileprovision', 'same-password.jks', 'entity.mobileprovision'])(
  'gives the same as in the main thread: %s',
  async (name) => {
    const inspect = createSigningInspector();
    expect(await inspect(inspectionOf(name))).toEqual(inspectSigningFile(inspectionOf(name)));
  },
);

it('verifies profiles by the roots, and leaves the bytes as they are', async () => {
  const inspect = createSigningInspector({ trustedRoots: [fixture('authority.pem').toString()] });
  const inspection = inspectionOf('store.mobileprovision');
  expect(await inspect(inspection)).toMatchObject({
    ok: true,
    facts: { profile: { signature: 'verified' } },
  });
  expect(inspection.bytes).toEqual(fixture('store.mobileprovision'));
  expect(await inspect(inspectionOf('store-untrusted.mobileprovision'))).toMatchObject({
    fault: { code: 'signing.signer_untrusted' },
  });
});

it('[D2] stops a worker that hangs after two seconds, while the event loop stays responsive', async () => {
  const inspect = createSigningInspector({ program: programOf('hanging-worker') });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const start = performance.now();
  delay.enable();
  const result = await inspect(inspectionOf('modern.p12'));
  delay.disable();
  expect(result).toEqual(timedOut);
  expect(performance.now() - start).toBeGreaterThanOrEqual(1_990);
  // Nanoseconds. A main thread that read the file itself would be blocked for two seconds.
  expect(delay.max / 1e6).toBeLessThan(1_000);
});

it('[D2] reads one file at a time, and refuses more than the queue holds', async () => {
  const timers: { readonly delayMs: number; readonly task: () => void }[] = [];
  let mostTimers = 0;
  const clock = {
    after: (delayMs: number, task: () => void) => {
      const timer = { delayMs, task };
      timers.push(timer);
      mostTimers = Math.max(mostTimers, timers.length);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
  };
  const inspect = createSigningInspector({ clock, program: programOf('hanging-worker'), longestQueue: 2 });
  const results = [inspect(inspectionOf('modern.p12')), inspect(inspectionOf('modern.p12'))];
  await expect(inspect(inspectionOf('modern.p12'))).rejects.toMatchObject({
    code: 'service.unavailable',
    headers: { 'retry-after': '10' },
  });
  for (const result of results) {
    await vi.waitFor(() => expect(timers.map(({ delayMs }) => delayMs)).toEqual([2_000]), 20_000);
    timers[0]?.task();
    expect(await result).toEqual(timedOut);
  }
  // Each worker has one timer at a time.
  expect(mostTimers).toBe(1);
  expect(timers).toEqual([]);
  const last = inspect(inspectionOf('modern.p12'));
  await vi.waitFor(() => expect(timers.map(({ delayMs }) => delayMs)).toEqual([2_000]), 20_000);
  timers[0]?.task();
  expect(await last).toEqual(timedOut);
});

it('stops a worker that takes too much memory', async () => {
  const inspect = createSigningInspector({
    // A busy machine may need more than two seconds to fill the memory.
    clock: { after: () => () => {} },
    program: programOf('greedy-worker'),
  });
  const fault = { code: 'signing.too_complex', params: {} };
  expect(await inspect(inspectionOf('modern.p12'))).toEqual({ ok: false, fault });
});

it('fails for a program that cannot be loaded, and starts the next worker', async () => {
  const inspect = createSigningInspector({ program: programOf('missing-worker') });
  const failure = { code: 'MODULE_NOT_FOUND' };
  await expect(inspect(inspectionOf('modern.p12'))).rejects.toMatchObject(failure);
  await expect(inspect(inspectionOf('modern.p12'))).rejects.toMatchObject(failure);
});
