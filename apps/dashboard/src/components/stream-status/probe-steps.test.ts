import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { daysLeftOf, probeSteps } from '#/components/stream-status/probe-steps.ts';

const { streamProbe, failedProbe } = fixtures;
const statesOf = (change: object, base = streamProbe) => Object.values(probeSteps({ ...base, ...change }));

test('each step depends on the steps before it', () => {
  expect(statesOf({})).toEqual(['passed', 'passed', 'passed', 'passed', 'passed']);
  expect(statesOf({}, failedProbe)).toEqual(['failed', 'skipped', 'skipped', 'skipped', 'skipped']);
  expect(statesOf({ state: 'refused', problem: '401', status: 401 })).toEqual([
    'passed',
    'failed',
    'passed',
    'skipped',
    'skipped',
  ]);
  expect(statesOf({ state: 'not_audio', problem: 'no_data' })).toEqual([
    'passed',
    'passed',
    'passed',
    'failed',
    'skipped',
  ]);
  expect(statesOf({ certificateEndsAt: null, title: null })).toEqual([
    'none',
    'passed',
    'passed',
    'passed',
    'none',
  ]);
});

test('a certificate that ends within two weeks needs attention', () => {
  const at = '2026-03-02T12:00:00.000Z';
  const ending = (certificateEndsAt: string) => ({ ...streamProbe, at, certificateEndsAt });
  expect(daysLeftOf(ending('2026-03-15T12:00:00.000Z'))).toBe(13);
  expect(daysLeftOf(ending('2026-03-02T11:00:00.000Z'))).toBe(-1);
  expect(probeSteps(ending('2026-03-15T12:00:00.000Z')).connection).toBe('warning');
  expect(probeSteps(ending('2026-03-16T12:00:00.000Z')).connection).toBe('passed');
});
