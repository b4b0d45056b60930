import { expect, it } from 'vitest';
import { spansOfMinutes, widened } from '#/modules/casts/listener-counts/spans.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

it('are merged to as few as possible, in any order', () => {
  expect(spansOfMinutes([at('09:03'), at('09:01'), at('09:02'), at('09:10')])).toEqual([
    span('09:01', '09:04'),
    span('09:10', '09:11'),
  ]);
  expect(spansOfMinutes([])).toEqual([]);
});

it('are extended to full steps and merged where they meet', () => {
  const spans = [span('09:14', '09:16'), span('09:44', '09:45'), span('10:00', '10:01')];
  expect(widened(spans, 15 * 60_000)).toEqual([span('09:00', '09:45'), span('10:00', '10:15')]);
  expect(widened(spans, 3_600_000)).toEqual([span('09:00', '11:00')]);
  expect(widened([span('09:00', '09:15')], 15 * 60_000)).toEqual([span('09:00', '09:15')]);
});
