import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdRollups, rollUp, rollUpAll } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { rollupSteps } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { migrations } from '#/platform/db/migrations/index.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import type { TestDatabase } from '#/testing/databases/database.ts';
import { takeDemoDatabase } from '#/testing/databases/demo-database.ts';
import { type Count, referenceRollups, storedRollups } from '#/testing/statistics/reference-rollups.ts';

/** Two hours before the end of a UTC day, and three before the DST change in Paris. */
const baseMs = Date.parse('2026-03-28T22:00:00Z');
const later = new Date('2026-04-20T00:00:00Z');

let database: TestDatabase;
let here: Connection;
/** A second server whose connections use another time zone. */
let there: Connection;
let casts: { id: string; username: string; account_id: string }[];
beforeAll(async () => {
  database = await takeDemoDatabase();
  here = connect({ connection: database.connection, poolSize: 3 });
  const zone = { ...database.connection, options: '-c TimeZone=Europe/Paris' };
  there = connect({ connection: zone, poolSize: 3 });
  casts = await here.db
    .selectFrom('casts')
    .select(['id', 'username', 'account_id'])
    .orderBy('username')
    .execute();
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.drop();
});
beforeEach(() => clearCounts(here.db));

const usernameOf = (cast: string) => casts.find(({ id }) => id === cast)?.username ?? '';
const write = ({ db }: Connection, counts: readonly Count[]) =>
  db.transaction().execute((tx) =>
    insertSamples(
      tx,
      counts.map(({ cast, atMs, listeners, sample }) => ({
        username: usernameOf(cast),
        at: new Date(atMs),
        listeners,
        sample,
      })),
    ),
  );

function countOf(place: number, afterS: number, listeners: number, sample = false): Count {
  const { id = '', account_id: customer = '' } = casts[place % casts.length] ?? {};
  return { cast: id, customer, atMs: baseMs + afterS * 1000, listeners, sample };
}

describe('roll-up', () => {
  it('matches a direct computation for any order, repetition, or two servers at once', {
    timeout: 60_000,
  }, async () => {
    const atS = fc.oneof(
      fc.integer({ min: 0, max: 60 }).map((step) => step * 10),
      fc.integer({ min: 0, max: 50 }).map((step) => step * 2_711),
    );
    const count = fc.tuple(fc.nat({ max: 5 }), atS, fc.nat({ max: 500 }), fc.boolean());
    const batch = fc.record({
      counts: fc.array(count, { maxLength: 12 }),
      after: fc.constantFrom('nothing', 'once', 'twice', 'both', 'meanwhile'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 6 }), async (batches) => {
        await clearCounts(here.db);
        const first = new Map<string, Count>();
        for (const { counts, after } of batches) {
          const wanted = counts.map(([place, afterS, listeners, sample]) =>
            countOf(place, afterS, listeners, sample),
          );
          // The first count of a cast at a moment is kept.
          const unique = new Map(wanted.toReversed().map((one) => [`${one.cast} ${one.atMs}`, one]));
          for (const [key, one] of unique) if (!first.has(key)) first.set(key, one);
          const writing = write(here, [...unique.values()]);
          if (after !== 'meanwhile') await writing;
          if (after === 'once' || after === 'twice') await rollUp(here, later);
          if (after === 'twice') await rollUp(there, later);
          if (after === 'both' || after === 'meanwhile') {
            await Promise.all([rollUp(here, later), rollUp(there, later), writing]);
          }
        }
        await rollUp(there, later);
        expect(await storedRollups(here.db)).toEqual(referenceRollups([...first.values()]));
        expect(await here.db.selectFrom('rollup_due').selectAll().execute()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('skips a minute with an uncommitted write until it is visible', async () => {
    const counts = [countOf(0, 0, 3), countOf(0, 10, 9)];
    await write(here, counts.slice(0, 1));
    await here.db.transaction().execute(async (tx) => {
      const at = new Date(baseMs + 10_000);
      await insertSamples(tx, [{ username: casts[0]?.username ?? '', at, listeners: 9 }]);
      expect(await rollUp(there, later)).toBe(0);
    });
    expect(await rollUp(there, later)).toBe(1);
    expect(await storedRollups(here.db)).toEqual(referenceRollups(counts));
  });

  it('skips the current minute and minutes without counts', async () => {
    const counts = [countOf(0, 0, 3), countOf(0, 180, 4), countOf(0, 240, 5)];
    await write(here, counts);
    expect(await rollUp(here, new Date(baseMs + 250_000))).toBe(2);
    expect(await storedRollups(here.db)).toEqual(referenceRollups(counts.slice(0, 2)));
  });

  it('keeps the figures when a late count arrives for a minute whose counts were deleted', async () => {
    const counts = [0, 10, 20].map((afterS) => countOf(0, afterS, 7));
    await write(here, counts);
    await rollUp(here, later);
    await here.db.deleteFrom('listener_samples').execute();
    await write(here, [countOf(0, 30, 1)]);
    await rollUp(here, later);
    expect(await storedRollups(here.db)).toEqual(referenceRollups(counts));
  });

  it('stops between batches on shutdown and resumes later', async () => {
    const counts = Array.from({ length: 150 }, (_, minute) => countOf(0, minute * 60, minute));
    await write(here, counts);
    const signal = AbortSignal.abort(new Error('ending'));
    await expect(rollUp({ db: here.db, signal }, later)).rejects.toThrow('ending');
    expect(await rollUp(here, later)).toBe(150);
    expect(await storedRollups(here.db)).toEqual(referenceRollups(counts));
  });

  it('keeps half hours next to days that were rolled up before', async () => {
    const undone = new Error('undone');
    const counts = [countOf(0, 0, 3), countOf(1, 70, 4), countOf(0, 7_300, 8, true), countOf(0, 86_400, 5)];
    await write(here, counts);
    await rollUp(here, later);
    const trial = here.db.transaction().execute(async (tx) => {
      await sql`alter table cast_days drop halves`.execute(tx);
      await sql`drop index cast_days_of`.execute(tx);
      await sql`create index cast_days_at on cast_days (at)`.execute(tx);
      await migrations['0021-day-curves']?.up(tx);
      expect(await storedRollups(tx)).toEqual(referenceRollups(counts));
      throw undone;
    });
    await expect(trial).rejects.toBe(undone);
  });

  it('includes counts from before roll-ups existed', async () => {
    const undone = new Error('undone');
    const counts = [countOf(0, 0, 3), countOf(1, 70, 4), countOf(0, 86_400, 5)];
    const trial = here.db.transaction().execute(async (tx) => {
      await holdRollups(tx);
      await insertSamples(
        tx,
        counts.map(({ cast, atMs, listeners }) => ({
          username: usernameOf(cast),
          at: new Date(atMs),
          listeners,
        })),
      );
      const tables = rollupSteps.flatMap((step) => [`cast_${step}`, `fleet_${step}`]).join(', ');
      await sql.raw(`drop table rollup_due, ${tables}`).execute(tx);
      await migrations['0011-rollups']?.up(tx);
      await migrations['0021-day-curves']?.up(tx);
      for (const step of rollupSteps)
        await sql.raw(`alter table fleet_${step} rename column customer_id to account_id`).execute(tx);
      await rollUpAll(tx);
      expect(await storedRollups(tx)).toEqual(referenceRollups(counts));
      throw undone;
    });
    await expect(trial).rejects.toBe(undone);
  });
});
