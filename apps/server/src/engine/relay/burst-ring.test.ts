import { expect, test } from 'vitest';
import { silence, silentFrameBytes } from '../testing/silence.ts';
import { createBurstRing } from './burst-ring.ts';

/** Bytes that 320 kbit/s make in a second. */
const perSecond = 40_000;

test('it holds at least ten seconds at the highest usual rate, and stays below what makes a listener slow', () => {
  const ring = createBurstRing(false);
  for (let second = 0; second < 60; second += 1) ring.push(Buffer.alloc(perSecond), second * 1000);
  expect(ring.bytes).toBeGreaterThanOrEqual(10 * perSecond);
  expect(ring.bytes).toBeLessThan(512 * 1024);
});

test('it forgets what is older than twelve seconds, but keeps 64 KiB', () => {
  const ring = createBurstRing(false);
  for (let second = 0; second < 60; second += 1) ring.push(Buffer.alloc(16_000), second * 1000);
  expect(ring.bytes).toBe(13 * 16_000);
  const slow = createBurstRing(false);
  for (let second = 0; second < 60; second += 1) slow.push(Buffer.alloc(4000), second * 1000);
  expect(slow.bytes).toBeGreaterThanOrEqual(64 * 1024);
});

test('the newest audio comes last', () => {
  const ring = createBurstRing(false);
  for (let at = 0; at < 3000; at += 1) ring.push(Buffer.alloc(400, at % 256), at * 100);
  expect(ring.read().at(-1)).toBe(2999 % 256);
});

test('a burst of MP3 starts at a whole frame', () => {
  const ring = createBurstRing(true);
  ring.push(silence(2).subarray(100), 0);
  ring.push(silence(4), 1);
  expect(ring.read().length).toBe(5 * silentFrameBytes);
});
