import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '#/lib/uuid.ts';
import { createSessionWriter, type NewSession } from '#/modules/listeners/session-writer.ts';
import { createTestApp, type TestApp } from '#/testing/app.ts';

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
  };
}

const stored = async (): Promise<number> => {
  const { count } = await test.db
    .selectFrom('listener_sessions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

describe('the queue of sessions', () => {
  it('[H10] loses none of 2,000 joins while the database is away, and little memory', async () => {
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

  it('[H10] counts what it has no room for, and takes the next when there is room again', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock, capacity: 3 });
    for (let index = 0; index < 5; index += 1) writer.joined(session(index));
    expect(writer).toMatchObject({ lost: 2, waiting: 3 });
    await writer.flush();
    writer.joined(session(9));
    await writer.flush();
    expect(await stored()).toBe(4);
    expect(writer.lost).toBe(2);
  });

  it('writes a session that came and went before it was written', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock });
    const short = session(1);
    writer.joined(short);
    writer.left({ id: short.id, username: 'aurora', at: test.clock.now(), reason: 'left' });
    await writer.flush();
    const row = await test.db.selectFrom('listener_sessions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ended_at: test.clock.now(), end_reason: 'left', is_returning: false });
  });

  it('writes nothing twice, and nothing of a cast that is gone', async () => {
    const writer = createSessionWriter({ db: test.db, clock: test.clock });
    const twice = session(1);
    writer.joined(twice);
    writer.joined({ ...session(2), cast_id: uuidv7() });
    await writer.flush();
    writer.joined(twice);
    await writer.flush();
    expect(await stored()).toBe(1);
  });

  it('adds up refusals of one kind within an hour', async () => {
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
