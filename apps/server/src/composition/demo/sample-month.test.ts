import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoAudience, demoAudiences } from '#/composition/demo/demo-audience.ts';
import { createPeople } from '#/composition/demo/demo-people.ts';
import { createSampleMonth, type SampleMonth } from '#/composition/demo/sample-month.ts';
import { bundledGeo } from '#/platform/geo/geo.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';

const zone = zoneOf('Europe/Dublin');
const until = Date.parse('2026-11-26T20:41:17Z');
const [aurora] = demoAudiences as readonly [DemoAudience, ...DemoAudience[]];
let month: SampleMonth;
beforeAll(() => {
  month = createSampleMonth(aurora, zone, until);
});

describe('a month of sample data', () => {
  it('is the same each time', () => {
    expect(createSampleMonth(aurora, zone, until)).toEqual(month);
  });

  it('has counts of exactly the sessions that are open', () => {
    for (let place = 0; place < month.counts.length; place += 977) {
      const atMs = month.countsFromMs + place * 60_000;
      const open = month.sessions.filter(
        ({ startedAtMs, endedAtMs }) => startedAtMs <= atMs && endedAtMs > atMs,
      );
      expect(month.counts[place]).toBe(open.length);
    }
  });

  it('begins at midnight, ends with the span, and has titles without a gap', () => {
    expect(new Date(month.countsFromMs).toISOString()).toBe('2026-10-27T00:00:00.000Z');
    expect(Math.max(...month.sessions.map(({ endedAtMs }) => endedAtMs))).toBe(until);
    const { plays } = month;
    expect(plays.slice(1).every(({ startedAtMs }, index) => startedAtMs === plays[index]?.endedAtMs)).toBe(
      true,
    );
    expect(plays.at(-1)?.endedAtMs).toBe(until);
  });

  it('has no listener twice at once, and marks exactly those who came back', () => {
    const ended = new Map<unknown, number>();
    for (const { person, startedAtMs, endedAtMs, isReturning } of month.sessions) {
      expect(isReturning).toBe(ended.has(person));
      expect(startedAtMs).toBeGreaterThanOrEqual(ended.get(person) ?? 0);
      ended.set(person, endedAtMs);
    }
  });

  it('has more listeners at breakfast than at night', () => {
    const meanAt = (hour: number) => {
      const counts = month.counts.filter((_, place) => Math.floor(place / 60) % 24 === hour);
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(meanAt(8)).toBeGreaterThan(2 * meanAt(3));
  });

  it('has at most 40,000 sessions on all casts', () => {
    const all = demoAudiences.map((audience) => createSampleMonth(audience, zone, until).sessions.length);
    expect(all.reduce((sum, count) => sum + count, 0)).toBeLessThan(40_000);
  });
});

it('demo listeners have unique addresses in their countries', () => {
  const geo = bundledGeo();
  for (const audience of demoAudiences) {
    const people = createPeople(audience);
    expect(new Set(people.map(({ address }) => address)).size).toBe(people.length);
    expect(people.filter(({ address, country }) => geo.countryOf(address) !== country)).toEqual([]);
  }
});
