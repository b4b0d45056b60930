import { expect, test } from 'vitest';
import { silence, silentFrameBytes } from '../testing/silence.ts';
import { createFrameRing } from './burst-ring.ts';

/** One second of audio at 320 kbit/s. */
const perSecond = 40_000;

test('holds at least ten seconds at the highest common bit rate, and stays below the slow-listener limit', () => {
  const ring = createFrameRing(false);
  for (let second = 0; second < 60; second += 1) ring.push(Buffer.alloc(perSecond), second * 1000);
  expect(ring.bytes).toBeGreaterThanOrEqual(10 * perSecond);
  expect(ring.bytes).toBeLessThan(512 * 1024);
});

test('drops audio older than twelve seconds, but keeps 64 KiB', () => {
  const ring = createFrameRing(false);
  for (let second = 0; second < 60; second += 1) ring.push(Buffer.alloc(16_000), second * 1000);
  expect(ring.bytes).toBe(13 * 16_000);
  const slow = createFrameRing(false);
  for (let second = 0; second < 60; second += 1) slow.push(Buffer.alloc(4000), second * 1000);
  expect(slow.bytes).toBeGreaterThanOrEqual(64 * 1024);
});

test('returns the newest audio last', () => {
  const ring = createFrameRing(false);
  for (let at = 0; at < 3000; at += 1) ring.push(Buffer.alloc(400, at % 256), at * 100);
  expect(ring.read().at(-1)).toBe(2999 % 256);
});

test('starts an MP3 burst at a complete frame', () => {
  const ring = createFrameRing(true);
  ring.push(silence(2).subarray(100), 0);
  ring.push(silence(4), 1);
  expect(ring.read().length).toBe(5 * silentFrameBytes);
});
