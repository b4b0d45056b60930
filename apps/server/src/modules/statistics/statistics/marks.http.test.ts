import type { StatisticsMarks } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
let castId: string;
beforeEach(async () => {
  test = await createTestApp();
  for (const table of ['engine_watches', 'on_air_spans'] as const) await test.db.deleteFrom(table).execute();
  ({ id: castId } = await test.db
    .selectFrom('casts')
    .select('id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow());
});
afterEach(() => test.close());

const day = { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' };
const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const get = (query: Record<string, string>, as: 'owner' | 'second' = 'owner') =>
  test.call(`/cast-api/api/statistics/aurora/marks?${new URLSearchParams(query)}`, { as });
async function read(query: Record<string, string> = day): Promise<StatisticsMarks> {
  const answer = await get(query);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as StatisticsMarks;
}
const watched = (from: string, to: string) =>
  test.db
    .insertInto('engine_watches')
    .values({ began_at: at(from), seen_at: at(to) })
    .execute();
const onAir = (from: string, to: string) =>
  test.db
    .insertInto('on_air_spans')
    .values({ cast_id: castId, mount: '/aurora', started_at: at(from), ended_at: at(to) })
    .execute();
const kinds = ({ items }: StatisticsMarks) => items.map(({ kind, at: when }) => [kind, when.slice(11, 16)]);

describe('events of a cast', () => {
  it('include the visible off-air periods, and no unobserved ones', async () => {
    await watched('01:00:00', '20:00:00');
    await onAir('01:00:00', '10:00:00');
    await onAir('10:05:00', '12:00:00');
    await onAir('14:30:00', '20:00:00');
    const marks = await read();
    expect(marks.items).toEqual([
      {
        kind: 'off_air',
        at: '2026-03-01T12:00:00.000Z',
        until: '2026-03-01T14:30:00.000Z',
        section: null,
      },
    ]);
    // Five minutes are too short to show in a day, but not in an hour.
    expect(marks.omittedCount).toBe(1);
    const hour = await read({ from: '2026-03-01T10:00:00Z', to: '2026-03-01T11:00:00Z' });
    expect([kinds(hour), hour.omittedCount]).toEqual([[['off_air', '10:00']], 0]);
  });

  it('have no end while they last', async () => {
    await watched('01:00:00', '20:00:00');
    await onAir('01:00:00', '10:00:00');
    const { items } = await read({ from: day.from, to: '2026-03-01T20:00:00Z' });
    expect(items).toMatchObject([{ kind: 'off_air', at: '2026-03-01T10:00:00.000Z', until: null }]);
  });

  it('include applied changes, restarts and stops of this cast, in order of time', async () => {
    const change = (rev: number, state: 'applied' | 'rolled_back' | 'failed', time: string) =>
      test.db
        .insertInto('cast_changes')
        .values({
          id: `00000000-0000-7000-8000-00000000000${rev}`,
          cast_id: castId,
          rev,
          section: 'streams',
          before: '{}',
          made_at: at(time),
          state,
          until: null,
        })
        .execute();
    await change(1, 'applied', '09:00:00');
    await change(2, 'rolled_back', '08:00:00');
    await change(3, 'failed', '07:00:00');
    const { account_id } = await test.db
      .selectFrom('casts')
      .select('account_id')
      .where('id', '=', castId)
      .executeTakeFirstOrThrow();
    const record = (section: string, time: string) =>
      test.db.transaction().execute((tx) =>
        recordRevision(tx, {
          objectType: 'cast',
          objectId: castId,
          section,
          accountId: account_id,
          revision: 1,
          at: at(time),
          by: { kind: 'customer', id: account_id, name: 'Maeve', role: null },
          before: {},
          after: {},
        }),
      );
    await record('geoblocking', '10:00:00');
    await record('general', '10:30:00');
    await record('limits', '10:40:00');
    for (const [action, time, cast] of [
      ['cast.restarted', '06:00:00', 'aurora'],
      ['cast.restarted', '06:30:00', 'tidewater'],
      ['cast.stopped', '11:00:00', 'aurora'],
      ['cast.started', '11:30:00', 'aurora'],
      ['cast.title_updated', '11:40:00', 'aurora'],
    ] as const)
      await test.db
        .insertInto('audit_trail')
        .values({
          at: at(time),
          action,
          actor_kind: 'customer',
          account_id,
          details: JSON.stringify({ cast }),
        })
        .execute();
    const marks = await read();
    expect(kinds(marks)).toEqual([
      ['restarted', '06:00'],
      ['settings_rolled_back', '08:00'],
      ['settings', '09:00'],
      ['geoblocking', '10:00'],
      ['settings', '10:30'],
      ['stopped', '11:00'],
      ['started', '11:30'],
    ]);
    expect(marks.items[2]?.section).toBe('streams');
    expect(await read({ from: '2026-02-01T00:00:00Z', to: '2026-02-02T00:00:00Z' })).toMatchObject({
      items: [],
    });
  });

  it("of another customer's cast return 404", async () =>
    expect((await get(day, 'second')).status).toBe(404));
});
