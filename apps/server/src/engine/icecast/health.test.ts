import { expect, test } from 'vitest';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';
import { createHealth } from './health.ts';

const stats = { serverStart: null, version: '1', checkedAt: '2026-03-02T09:00:00.000Z', mounts: [] };

test('[D15] an engine that hangs is down within ten seconds', () => {
  const clock = new TestClock();
  const health = createHealth(clock);
  health.succeeded(stats);
  // Polled every two seconds with a timeout of two, then every second.
  for (const seconds of [4, 3]) {
    clock.advance({ seconds });
    health.failed();
    expect(health.read().state).toBe('up');
  }
  clock.advance({ seconds: 3 });
  health.failed();
  expect(health.read().state).toBe('down');
  health.succeeded(stats);
  expect(health.read().state).toBe('up');
});

test('a few quick failures do not make an engine down, five do', () => {
  const health = createHealth(new TestClock());
  health.succeeded(stats);
  for (let failure = 1; failure <= 4; failure += 1) health.failed();
  expect(health.read().state).toBe('up');
  health.failed();
  expect(health.read().state).toBe('down');
});
