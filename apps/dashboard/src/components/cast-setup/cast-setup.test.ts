import type { CastNow, CastOverview, CastSetup } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import {
  firstHourOf,
  hasChecklist,
  hasOnAirNotice,
  isNeverOnAir,
  stepsOf,
} from '#/components/cast-setup/cast-setup.ts';

const { castNow, castSetup, before, firstOnAirNow: live, stoppedNow, unknownNow } = fixtures;
const of = (now: CastNow, setup: CastSetup | null): Pick<CastOverview, 'now' | 'setup'> => ({ now, setup });
const { notConnected, firstOnAir, halfDone, done } = castSetup;

describe('a cast was never on air', () => {
  test.each([
    ['before its first source', castNow.nightfall, notConnected, true],
    ['while stopped before it', stoppedNow('nightfall'), notConnected, true],
    ['while the engine is unreachable', unknownNow('nightfall'), notConnected, true],
    ['no longer with a source, before the setup is refetched', live, notConnected, false],
    ['no longer after its first source', stoppedNow('nightfall'), halfDone, false],
    ['not if it is too old to be new', castNow.harbour, null, false],
  ])('%s', (_name, now, setup, expected) => {
    expect(isNeverOnAir(of(now, setup))).toBe(expected);
  });
});

describe('the first source is announced', () => {
  test('in its first hour, by the clock of the server', () => {
    expect(firstHourOf(of(live, firstOnAir))).toBe(firstOnAir.firstOnAirAt);
    const after = (minutes: number) => of(live, { ...firstOnAir, firstOnAirAt: before(minutes) });
    expect(hasOnAirNotice(after(59))).toBe(true);
    expect(hasOnAirNotice(after(60))).toBe(false);
  });

  test('with the live event, before the setup is refetched', () => {
    expect(firstHourOf(of(live, notConnected))).toBe(live.since);
  });

  test('and the charts of the day begin after that hour, on air or not', () => {
    expect(firstHourOf(of(castNow.harbour, firstOnAir))).toBe(firstOnAir.firstOnAirAt);
    expect(firstHourOf(of(castNow.harbour, halfDone))).toBeNull();
    expect(firstHourOf(of(castNow.nightfall, notConnected))).toBeNull();
  });

  test('neither off air, nor once dismissed, nor for an older cast', () => {
    expect(hasOnAirNotice(of(castNow.harbour, firstOnAir))).toBe(false);
    expect(hasOnAirNotice(of(live, { ...firstOnAir, dismissed: ['on_air'] }))).toBe(false);
    expect(hasOnAirNotice(of(live, { ...firstOnAir, dismissed: ['checklist'] }))).toBe(true);
    expect(hasOnAirNotice(of(live, null))).toBe(false);
  });
});

describe('the checklist', () => {
  test('has the steps in order, and counts a source that just connected', () => {
    expect(stepsOf(of(castNow.harbour, halfDone)).map(({ step, isDone }) => [step, isDone])).toEqual([
      ['source', true],
      ['description', true],
      ['widget', false],
      ['directory', false],
    ]);
    expect(stepsOf(of(live, notConnected))[0]).toEqual({ step: 'source', isDone: true });
  });

  test.each([
    ['with open steps', of(castNow.harbour, halfDone), true],
    ['before the first source', of(castNow.nightfall, notConnected), true],
    ['not when all is done', of(castNow.harbour, done), false],
    ['not once dismissed', of(castNow.harbour, { ...halfDone, dismissed: ['checklist'] }), false],
    ['not while suspended', of(castNow.tidewater, halfDone), false],
    ['not for an older cast', of(castNow.harbour, null), false],
  ])('is shown %s', (_name, overview, expected) => {
    expect(hasChecklist(overview)).toBe(expected);
  });
});
