import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { checkedAtOf, countIn, listeningNow, peakOf } from '#/features/dashboard/listeners/listening.ts';

const { castOverviews, castOverviewListEngineDown, engineDown, engineOff, engineUp } = fixtures;
const inState = (state: string) => castOverviews.filter(({ now }) => now.state === state);

test('the number is the sum of what the engine reports', () => {
  expect(listeningNow(castOverviews, engineUp)).toEqual({ kind: 'known', listeners: 179 });
});

test('nobody listening is a number; nothing known is none', () => {
  const [aurora] = inState('live');
  const silent = aurora ? [{ ...aurora, now: { ...aurora.now, listeners: 0 } }] : [];
  expect(listeningNow(silent, engineUp)).toEqual({ kind: 'known', listeners: 0 });
  expect(listeningNow(castOverviewListEngineDown.items, engineDown)).toEqual({ kind: 'unknown' });
});

test('casts without a source have nobody to count', () => {
  expect(listeningNow([...inState('off_air'), ...inState('suspended')], engineUp)).toEqual({
    kind: 'nothing-on-air',
  });
});

test('without an engine nothing is said, whatever was said before', () => {
  expect(listeningNow(castOverviews, engineOff)).toEqual({ kind: 'engine-off' });
});

test('a customer without casts is no mystery', () => {
  expect(listeningNow([], engineUp)).toEqual({ kind: 'no-casts' });
});

test('casts are counted by state', () => {
  expect(countIn(castOverviews, 'live')).toBe(2);
  expect(countIn(castOverviews, 'unknown')).toBe(0);
});

test('more listeners than ever measured are the peak', () => {
  const [aurora] = castOverviews;
  if (!aurora) throw new Error('the fixtures have casts');
  expect(peakOf(aurora)).toBe(168);
  expect(peakOf({ ...aurora, now: { ...aurora.now, listeners: 200 } })).toBe(200);
  expect(peakOf({ ...aurora, peak24h: null, now: { ...aurora.now, listeners: null } })).toBeNull();
});

test('the newest answer of the engine counts', () => {
  expect(checkedAtOf([...castOverviewListEngineDown.items, ...castOverviews])).toBe(fixtures.fixtureNow);
  expect(checkedAtOf([])).toBeNull();
});
