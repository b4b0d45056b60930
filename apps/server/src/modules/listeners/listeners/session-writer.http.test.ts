import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewSession } from '#/modules/listeners/listeners/session-rows.repository.ts';
import { createSessionWriter } from '#/modules/listeners/listeners/session-writer.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
let castId: string;
beforeEach(async () => {
  test = await createTestApp({}, { oneProcess: 'asks no server' });
  ({ id: castId } = await test.db
    .selectFrom('casts')
    .select('id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow());
});
afterEach(() => test.close());

function session(index: number): NewSession {
  const startedAt = test.clock.now();
  return {
    id: uuidv7(startedAt),
    username: 'aurora',
    cast_id: castId,
    mount: '/aurora',
    address: `203.0.${Math.floor(index / 256)}.${index % 256}`,
    person: test.deps.secrets.fingerprint(String(index)),
    agent: `Player/${index}`,
    player: null,
    class: 'unknown',
    country: null,
    referrer: null,
    started_at: startedAt,
    sample: false,
  };
}

const stored = async (): Promise<number> => {
  const { count } = await test.db
    .selectFrom('listener_sessions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('the session queue', () => {
  it('[H10] loses none of 2,000 joins while the database is down, in bounded memory', async () => {
    let isAway = true;
    const db = test.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new Error('the database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const writer = createSessionWriter({ db, clock: test.clock });
    const before = process.memoryUsage().rss;
    for (let index = 0; index < 2_000; index += 1) writer.joined(session(index));
    for (let tries = 0; tries < 10; tries += 1) await expect(writer.flush()).rejects.toThrow('away');
    expect(writer.waiting).toBe(2_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    isAway = false;
    expect(await writer.flush()).toEqual(new Set(['aurora']));
    expect(await stored()).toBe(2_000);
    expect(writer).toMatchObject({ lost: 0, waiting: 0 });
  });

  it('[H10] counts dropped events when full, and accepts events again later', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock, capacity: 3 });
    for (let index = 0; index < 5; index += 1) writer.joined(session(index));
    expect(writer).toMatchObject({ lost: 2, waiting: 3 });
    await writer.flush();
    writer.joined(session(9));
    await writer.flush();
    expect(await stored()).toBe(4);
    expect(writer.lost).toBe(2);
  });

  it('drops events the database rejects as invalid data, and writes all others', async () => {
    const events: unknown[] = [];
    const writer = createSessionWriter({
      db: test.db,
      clock: test.clock,
      onError: (each) => events.push(each),
    });
    const whole = Array.from({ length: 40 }, (_, index) => session(index));
    const wrong = [
      { ...session(100), address: 'fe80::1%eth0' },
      { ...session(101), country: 'nowhere' },
    ];
    const gone = { username: 'aurora', at: test.clock.now(), reason: 'left' } as const;
    for (const [index, each] of whole.entries()) {
      const odd = index % 20 === 7 ? wrong[Math.floor(index / 20)] : undefined;
      if (odd) writer.joined(odd);
      writer.joined(each);
      writer.left({ ...gone, id: odd?.id ?? each.id });
    }
    const decision = { allowed: false, rule: 'not_listed' as const };
    writer.refused({ castId, country: 'FR', decision, at: test.clock.now() });
    writer.refused({ castId: 'no uuid', country: 'FR', decision, at: test.clock.now() });
    expect(await writer.flush()).toEqual(new Set(['aurora']));
    expect(writer).toMatchObject({ waiting: 0, lost: 3 });
    const rows = await test.db.selectFrom('listener_sessions').select(['id', 'end_reason']).execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(whole.map(({ id }) => id).sort());
    expect(rows.filter(({ end_reason }) => end_reason === 'left')).toHaveLength(38);
    const counts = await test.db.selectFrom('join_refusals').select(['rule', 'count']).execute();
    expect(counts).toEqual([{ rule: 'not_listed', count: 1 }]);
    expect(events.map(String)).toEqual([
      'Error: The database refused a listener event (22P02).',
      'Error: The database refused a listener event (23514).',
      'Error: The database refused a listener event (22P02).',
    ]);
    writer.joined(session(200));
    await writer.flush();
    expect(await stored()).toBe(41);
  });

  it('counts a rejection once, despite database outages', async () => {
    let failures = 1;
    const db = test.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode' && JSON.stringify(node).includes('join_refusals') && failures-- > 0)
          throw new Error('the database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const writer = createSessionWriter({ db, clock: test.clock });
    writer.joined(session(1));
    const decision = { allowed: false, rule: 'not_listed' as const };
    for (const country of ['FR', 'DE', 'FR'])
      writer.refused({ castId, country, decision, at: test.clock.now() });
    await expect(writer.flush()).rejects.toThrow('away');
    await writer.flush();
    await writer.flush();
    const counts = await test.db
      .selectFrom('join_refusals')
      .select(['country', 'count'])
      .orderBy('country')
      .execute();
    expect(counts).toEqual([
      { country: 'DE', count: 1 },
      { country: 'FR', count: 2 },
    ]);
    expect(await stored()).toBe(1);
  });

  it('writes a session that ended before it was written', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock });
    const short = session(1);
    writer.joined(short);
    writer.left({ id: short.id, username: 'aurora', at: test.clock.now(), reason: 'left' });
    await writer.flush();
    const row = await test.db.selectFrom('listener_sessions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ended_at: test.clock.now(), end_reason: 'left', is_returning: false });
  });

  it('writes nothing twice, and nothing for a deleted cast', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock });
    const twice = session(1);
    writer.joined(twice);
    writer.joined({ ...session(2), cast_id: uuidv7() });
    await writer.flush();
    writer.joined(twice);
    await writer.flush();
    expect(await stored()).toBe(1);
  });

  it('sums equal rejections within an hour', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock });
    const refusal = {
      castId,
      country: 'FR',
      decision: { allowed: false, rule: 'not_listed' as const },
      at: test.clock.now(),
    };
    writer.refused(refusal);
    writer.refused(refusal);
    await writer.flush();
    writer.refused(refusal);
    await writer.flush();
    const rows = await test.db.selectFrom('join_refusals').select(['rule', 'country', 'count']).execute();
    expect(rows).toEqual([{ rule: 'not_listed', country: 'FR', count: 3 }]);
  });
});
