import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { mergePreview, mergeProblem } from '#/features/station/silence/incidents/merging/merge-preview.ts';

const [offAir, silent, other] = fixtures.silenceIncidents as [
  (typeof fixtures.silenceIncidents)[0],
  (typeof fixtures.silenceIncidents)[0],
  (typeof fixtures.silenceIncidents)[0],
];

test('the earliest takes the others, with their sums and those of their parts', () => {
  expect(mergePreview([offAir, { ...silent, merged: 2, listenerMinutes: null }, other])).toEqual({
    targetId: other.id,
    ids: [silent.id, offAir.id],
    from: Date.parse('2026-09-07T22:12:20Z'),
    to: Date.parse('2026-09-14T02:36:00Z'),
    listenerMinutes: 144 + 31.7,
    messages: 9,
    parts: 4,
  });
});

test.each([
  [[offAir, silent], null],
  [[offAir], 'few'],
  [[offAir, fixtures.openIncident], 'open'],
  [[offAir, { ...silent, isTest: true }], 'test'],
  [Array.from({ length: 22 }, () => offAir), 'many'],
] as const)('case %#: %s', (incidents, problem) => {
  expect(mergeProblem(incidents)).toBe(problem);
});
