import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteDay } from '#/modules/sites/statistics/site-days.repository.ts';
import { createVisitCounter } from '#/modules/sites/statistics/visit-counter.ts';

let now: Date;
/** What was written, one list a write. */
let written: (readonly SiteDay[])[];
let failure: Error | null;
let errors: unknown[];
beforeEach(() => {
  vi.useFakeTimers();
  now = new Date('2026-11-27T12:00:00Z');
  [written, errors, failure] = [[], [], null];
});
afterEach(() => vi.useRealTimers());

const counter = () =>
  createVisitCounter({
    clock: { now: () => now },
    onError: (error) => errors.push(error),
    save: async (days) => {
      if (failure) throw failure;
      written.push(days);
    },
  });

const visit = {
  kind: 'visit',
  username: 'harbour',
  language: 'en',
  country: 'IE',
  referrer: 'search.example',
} as const;
const row = {
  username: 'harbour',
  day: '2026-11-27',
  country: 'IE',
  referrer: 'search.example',
  language: 'en',
};

describe('visits and plays', () => {
  it('are written every ten seconds, summed by day, country, referrer and language', async () => {
    const visits = counter();
    visits.note(visit);
    visits.note(visit);
    visits.note({ ...visit, kind: 'play' });
    visits.note({ ...visit, country: null, referrer: null, language: 'fr' });
    now = new Date('2026-11-28T00:00:00Z');
    visits.note(visit);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([
      [
        { ...row, visits: 2, plays: 1 },
        { ...row, country: '', referrer: '', language: 'fr', visits: 1, plays: 0 },
        { ...row, day: '2026-11-28', visits: 1, plays: 0 },
      ],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
    await visits.close();
  });

  it('are kept while they cannot be written', async () => {
    const visits = counter();
    failure = new Error('away');
    visits.note(visit);
    await visits.flush();
    expect(errors).toEqual([failure]);
    visits.note({ ...visit, kind: 'play' });
    failure = null;
    await visits.flush();
    expect(written).toEqual([[{ ...row, visits: 1, plays: 1 }]]);
    await visits.close();
  });

  it('are written at the end, which nothing follows', async () => {
    const visits = counter();
    visits.note(visit);
    await visits.close();
    expect(written).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('forged referrers', () => {
  const referrersOf = (days: readonly SiteDay[] | undefined, username = 'harbour') =>
    new Set((days ?? []).filter((day) => day.username === username).map(({ referrer }) => referrer));

  it('beyond a hundred of a site and day count as unknown, also after a write', async () => {
    const visits = counter();
    for (let number = 0; number < 100; number += 1) visits.note({ ...visit, referrer: `${number}.example` });
    await visits.flush();
    visits.note({ ...visit, referrer: '100.example' });
    visits.note({ ...visit, referrer: '7.example' });
    visits.note({ ...visit, username: 'aurora', referrer: '100.example' });
    await visits.flush();
    expect(referrersOf(written[1])).toEqual(new Set(['', '7.example']));
    expect(referrersOf(written[1], 'aurora')).toEqual(new Set(['100.example']));
    now = new Date('2026-11-28T00:00:00Z');
    visits.note({ ...visit, referrer: '100.example' });
    await visits.flush();
    expect(referrersOf(written[2])).toEqual(new Set(['100.example']));
    await visits.close();
  });

  it('and countries do not fill the memory while nothing can be written', async () => {
    const visits = counter();
    failure = new Error('away');
    for (let site = 0; site < 20_100; site += 1) visits.note({ ...visit, username: `site-${site}` });
    await visits.flush();
    failure = null;
    visits.note({ ...visit, username: 'site-0' });
    await visits.flush();
    expect(written[0]).toHaveLength(20_000);
    expect(written[0]?.[0]).toMatchObject({ username: 'site-0', visits: 2 });
    await visits.close();
  });
});
