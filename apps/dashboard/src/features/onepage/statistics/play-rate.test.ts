import { expect, test } from 'vitest';
import { type PlayRate, playRateOf } from '#/features/onepage/statistics/play-rate.ts';

test.each<[number, number, PlayRate]>([
  [0, 0, { kind: 'nobody' }],
  [40, 0, { kind: 'nobody' }],
  [1_284, 431, { kind: 'ratio', plays: 1, visits: 3 }],
  [100, 50, { kind: 'ratio', plays: 1, visits: 2 }],
  [100, 41, { kind: 'ratio', plays: 2, visits: 5 }],
  [1_000, 30, { kind: 'share', share: 0.03 }],
  [100, 100, { kind: 'all' }],
  [100, 130, { kind: 'all' }],
])('%i visits with %i plays', (visits, plays, rate) => expect(playRateOf({ visits, plays })).toEqual(rate));
