import { expect, test } from 'vitest';
import { createBitrateMeter, type ReportedMount } from './bitrate-meter.ts';

const report = (
  bytesReceived: number | null,
  connectedSince = '2026-01-05T12:00:00.000Z',
): ReportedMount => ({
  mount: '/a',
  listeners: 0,
  listenerPeak: 0,
  title: null,
  contentType: 'audio/mpeg',
  bitrate: null,
  connectedSince,
  sourceAgent: null,
  bytesSent: null,
  bytesReceived,
});

const bytesPerS = (kbps: number): number => (kbps * 1000) / 8;

/** Polls every two seconds; returns the measured values. */
function poll(bytesAt: (second: number) => number | null, seconds: number): (number | null)[] {
  const meter = createBitrateMeter();
  return Array.from({ length: seconds / 2 + 1 }, (_, index) => {
    const [mount] = meter.measure([report(bytesAt(index * 2))], index * 2_000);
    return mount?.measuredKbps ?? null;
  });
}

test('measures a constant bitrate after a few seconds and keeps the value', () => {
  const values = poll((second) => bytesPerS(320) * second, 60);
  expect(values.slice(0, 4)).toEqual([null, null, null, null]);
  expect(new Set(values.slice(4))).toEqual(new Set([320]));
});

test('does not count the burst at connect', () => {
  expect(poll((second) => 500_000 + bytesPerS(128) * second, 20).at(-1)).toBe(128);
});

test('keeps its value while the pieces of a source have another size', () => {
  const values = poll((second) => Math.floor((bytesPerS(128) * second) / 8192) * 8192, 120).slice(8);
  expect(new Set(values).size).toBe(1);
  expect(Math.abs((values[0] ?? 0) - 128)).toBeLessThan(8);
});

test('measures counts that are updated every five seconds', () => {
  for (const offset of [0, 1, 2, 3, 4]) {
    const values = poll((second) => Math.floor((second + offset) / 5) * 5 * bytesPerS(192), 60).slice(18);
    for (const kbps of values) expect(Math.abs((kbps ?? 0) - 192) / 192).toBeLessThan(0.1);
  }
});

test('follows a source whose bitrate changes', () => {
  const values = poll((second) => bytesPerS(64) * second + bytesPerS(256) * Math.max(0, second - 30), 80);
  expect([values[15], values.at(-1)]).toEqual([64, 320]);
});

test('starts again with another source, and with counts that went back', () => {
  const meter = createBitrateMeter();
  const at = (second: number, mount: ReportedMount) =>
    meter.measure([mount], second * 1000)[0]?.measuredKbps ?? null;
  for (const second of [0, 2, 4, 6]) at(second, report(second * bytesPerS(128)));
  expect(at(8, report(8 * bytesPerS(128)))).toBe(128);
  expect(at(10, report(10 * bytesPerS(128), '2026-01-05T12:00:09.000Z'))).toBeNull();
  expect(at(12, report(0, '2026-01-05T12:00:09.000Z'))).toBeNull();
});

test('measures nothing without a byte count', () => {
  expect(new Set(poll(() => null, 40))).toEqual(new Set([null]));
});
