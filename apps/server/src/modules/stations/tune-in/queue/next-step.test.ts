import type { TuneInOutcome } from '@unmuted/api/contract';
import { expect, it } from 'vitest';
import { nextStep, stepOfTest } from '#/modules/stations/tune-in/queue/next-step.ts';

const start = new Date('2026-03-02T09:00:00Z');
const fresh = { state: 'pending', since: null, refusals: 0, retryAt: null, tries: 1 } as const;
const secondsAfter = (at: Date | null) => at && (at.getTime() - start.getTime()) / 1_000;

/** States, and seconds until the same song is sent again, of calls at the same time. */
function walk(outcomes: readonly TuneInOutcome[], triesOf = (_index: number) => 1) {
  let before: Parameters<typeof nextStep>[0] = fresh;
  return outcomes.map((outcome, index) => {
    const step = nextStep({ ...before, tries: triesOf(index) }, outcome, start);
    before = { ...step, tries: 1 };
    return [step.state, secondsAfter(step.againAt)];
  });
}

it('is OK only after a positive reply', () => {
  const outcomes = ['refused', 'rejected', 'server_error', 'network', 'unknown'] as const;
  for (const outcome of outcomes) {
    expect(nextStep(fresh, outcome, start).state).not.toBe('ok');
    expect(stepOfTest(fresh, outcome, start).state).toBe('failing');
  }
  expect(nextStep(fresh, 'accepted', start)).toMatchObject({ state: 'ok', since: start });
});

it('tries once more after a refusal, then hourly, six-hourly and daily, and starts over once accepted', () => {
  expect(
    walk(['accepted', 'refused', 'refused', 'refused', 'refused', 'refused', 'accepted', 'refused']),
  ).toEqual([
    ['ok', null],
    ['ok', 30],
    ['refused', 3_600],
    ['refused', 6 * 3_600],
    ['refused', 24 * 3_600],
    ['refused', 24 * 3_600],
    ['ok', null],
    ['ok', 30],
  ]);
});

it('repeats after 15 s and 60 s without a reply or after an error of the server, and then no more', () => {
  for (const outcome of ['network', 'server_error'] as const) {
    expect(walk([outcome, outcome, outcome], (index) => index + 1)).toEqual([
      ['pending', 15],
      ['pending', 60],
      ['failing', null],
    ]);
  }
  expect(walk(['unknown'])).toEqual([['failing', null]]);
  expect(walk(['rejected'])).toEqual([['failing', null]]);
});

it('stays refused, and on its ladder, whatever else fails', () => {
  expect(
    walk(['refused', 'refused', 'unknown', 'network'], (index) => (index === 3 ? 3 : 1)).slice(2),
  ).toEqual([
    ['refused', 3_600],
    ['refused', 3_600],
  ]);
});

it('a failed test plans and delays nothing', () => {
  const before = { ...fresh, state: 'refused', refusals: 3, retryAt: start } as const;
  expect(stepOfTest(before, 'refused', new Date())).toEqual({
    state: 'refused',
    since: null,
    refusals: 3,
    retryAt: start,
    againAt: null,
  });
});
