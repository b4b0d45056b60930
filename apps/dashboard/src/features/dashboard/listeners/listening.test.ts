import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { checkedAtOf, countIn, listeningNow, peakOf } from '#/features/dashboard/listeners/listening.ts';

const { castOverviews, castOverviewListEngineDown, engineDown, engineOff, engineUp } = fixtures;
const inState = (state: string) => castOverviews.filter(({ now }) => now.state === state);

test('is the sum of the listeners reported by the engine', () => {
  expect(listeningNow(castOverviews, engineUp)).toEqual({ kind: 'known', listeners: 179 });
});

test('distinguishes zero listeners from an unknown number', () => {
  const [aurora] = inState('live');
  const silent = aurora ? [{ ...aurora, now: { ...aurora.now, listeners: 0 } }] : [];
  expect(listeningNow(silent, engineUp)).toEqual({ kind: 'known', listeners: 0 });
  expect(listeningNow(castOverviewListEngineDown.items, engineDown)).toEqual({ kind: 'unknown' });
});

test('casts without a source have no listeners to count', () => {
  expect(listeningNow([...inState('off_air'), ...inState('suspended')], engineUp)).toEqual({
    kind: 'nothing-on-air',
  });
});

test('without an engine there is no number, even if one was reported before', () => {
  expect(listeningNow(castOverviews, engineOff)).toEqual({ kind: 'engine-off' });
});

test('reports a customer without casts as such', () => {
  expect(listeningNow([], engineUp)).toEqual({ kind: 'no-casts' });
});

test('counts casts by state', () => {
  expect(countIn(castOverviews, 'live')).toBe(2);
  expect(countIn(castOverviews, 'unknown')).toBe(0);
});

test('a current count above the measured peak is the peak', () => {
  const [aurora] = castOverviews;
  if (!aurora) throw new Error('the fixtures have casts');
  expect(peakOf(aurora)).toBe(168);
  expect(peakOf({ ...aurora, now: { ...aurora.now, listeners: 200 } })).toBe(200);
  expect(peakOf({ ...aurora, peak24h: null, now: { ...aurora.now, listeners: null } })).toBeNull();
});

test('uses the most recent engine check', () => {
  expect(checkedAtOf([...castOverviewListEngineDown.items, ...castOverviews])).toBe(fixtures.fixtureNow);
  expect(checkedAtOf([])).toBeNull();
});
