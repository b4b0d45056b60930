import type { StationTimeline } from '@unmuted/api';
import { expect, test } from 'vitest';
import { breaksOf } from '#/features/station/overview/record-breaks.ts';

type Span = StationTimeline['spans'][number];
const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const span = (state: Span['state'], from: number, to: number, isOpen = false): Span => ({
  state,
  from: at(from),
  to: at(to),
  isOpen,
});

test('joins states that follow each other, and lists the latest interruption first', () => {
  const spans = [
    span('on_air', 0, 2),
    span('unreachable', 2, 3),
    span('off_air', 3, 5),
    span('unreachable', 5, 6),
    span('on_air', 6, 9),
    span('not_audio', 9, 10, true),
  ];
  expect(breaksOf(spans)).toEqual([
    { from: at(9), to: at(10), isOpen: true, states: ['not_audio'] },
    { from: at(2), to: at(6), isOpen: false, states: ['unreachable', 'off_air'] },
  ]);
});

test('does not join interruptions across a time without checks, nor counts pauses', () => {
  const spans = [span('off_air', 0, 1), span('off_air', 2, 3), span('paused', 3, 5)];
  expect(breaksOf(spans).map(({ from }) => from)).toEqual([at(2), at(0)]);
});
