import { expect, test } from 'vitest';
import { createServerClock } from '#/lib/server-clock.ts';

const serverStart = Date.UTC(2026, 10, 26, 12);
const header = (ms: number) => new Date(ms).toUTCString();

/** A browser whose clock differs from the server's by `errorMs`; each reply takes 80 ms. */
function browserWith(errorMs: number) {
  let server = serverStart + 400;
  const clock = createServerClock(() => server + errorMs);
  return {
    clock,
    server: () => server,
    reply: () => {
      const sentAt = server + errorMs;
      server += 40;
      const date = header(server);
      server += 40;
      clock.observe(date, sentAt, server + errorMs);
    },
    wait: (ms: number) => {
      server += ms;
    },
    change: (ms: number) => {
      errorMs += ms;
    },
  };
}

test.each([
  ['7 minutes slow', -7 * 60_000],
  ['26 hours slow', -26 * 3_600_000],
  ['3 hours fast', 3 * 3_600_000],
])('[C4] a browser clock %s is corrected to within a second', (_name, errorMs) => {
  const { clock, server, reply } = browserWith(errorMs);
  reply();
  expect(Math.abs(clock.now() - server())).toBeLessThan(1000);
});

test('a browser clock that agrees with the server stays as it is', () => {
  const { clock, server, reply, wait } = browserWith(0);
  for (let count = 0; count < 5; count += 1) {
    reply();
    wait(730);
    expect(clock.now()).toBe(server());
  }
});

test('more responses make the correction more exact', () => {
  const { clock, server, reply, wait } = browserWith(-600_000);
  for (let count = 0; count < 12; count += 1) {
    reply();
    wait(610);
  }
  expect(Math.abs(clock.now() - server())).toBeLessThan(200);
});

test('a clock that is set while the page is open is followed', () => {
  const { clock, server, reply, change } = browserWith(0);
  reply();
  change(3_600_000);
  reply();
  expect(Math.abs(clock.now() - server())).toBeLessThan(1000);
});

test('responses without a usable date change nothing', () => {
  const clock = createServerClock(() => serverStart);
  for (const date of [null, '', 'soon']) clock.observe(date, serverStart, serverStart + 10);
  expect(clock.now()).toBe(serverStart);
  expect(clock.fromBrowserTime(5)).toBe(5);
});
