import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '#/platform/db/migrations/index.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { recordRevision } from '#/platform/revisions/revisions.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

it('stores no secret fields, neither of the change nor of the values before it', async () => {
  const { id, account_id } = await test.db
    .selectFrom('casts')
    .select(['id', 'account_id'])
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow();
  await test.db.transaction().execute((tx) =>
    recordRevision(tx, {
      objectType: 'cast',
      objectId: id,
      section: 'relay',
      accountId: account_id,
      revision: 1,
      at: test.clock.now(),
      by: 'system',
      before: { url: 'https://one.example', password: 'first secret' },
      after: { url: 'https://two.example', password: 'second secret' },
      secretFields: ['password'],
    }),
  );
  const rows = await test.db.selectFrom('revisions').selectAll().orderBy('revision').execute();
  expect(rows.map(({ values }) => values)).toEqual([
    { url: 'https://one.example' },
    { url: 'https://two.example' },
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});

it('takes over the changes from before the table existed, but not those that were rolled back', async () => {
  const [customer, cast] = [uuidv7(test.clock.now()), uuidv7(test.clock.now())];
  const undone = new Error('undone');
  const trial = test.db.transaction().execute(async (tx) => {
    await sql`create schema before_revisions`.execute(tx);
    await sql`set local search_path to before_revisions`.execute(tx);
    for (const [name, migration] of Object.entries(migrations)) if (name < '0026') await migration.up(tx);
    await sql`insert into customers (id, email, first_name, last_name, locale, timezone, password_hash)
      values (${customer}, 'a@b.test', 'Maeve', 'O’Brien', 'en', 'UTC', 'x')`.execute(tx);
    await sql`insert into casts (id, username, customer_id, name, group_name, server, plan, status, listener_limit)
      values (${cast}, 'older', ${customer}, 'Older', 'g', 's', 'p', 'active', 10)`.execute(tx);
    for (const [rev, section, state, by] of [
      [1, 'general', 'kept', 'Maeve O’Brien'],
      [2, 'streams', 'rolled_back', 'Maeve O’Brien'],
      [3, 'general', 'kept', 'Tomás Reyes'],
    ] as const)
      await sql`insert into cast_changes (id, cast_id, rev, section, before, after, made_by, made_at, state)
        values (${uuidv7(test.clock.now())}, ${cast}, ${rev}, ${section}, ${JSON.stringify({ n: rev - 1 })},
          ${JSON.stringify({ n: rev })}, ${by}, now(), ${state})`.execute(tx);
    await sql`insert into cast_geolock_changes values (${cast}, 1, '{"n":0}', '{"n":1}', 4, 'Maeve O’Brien', now())`.execute(
      tx,
    );
    await migrations['0026-revisions']?.up(tx);
    const rows = await tx
      .selectFrom('revisions')
      .select(['section', 'revision', 'actor_kind', 'values', 'disconnected_listeners'])
      .orderBy('section')
      .orderBy('revision')
      .execute();
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['general', 0, null, { n: 0 }, 0],
      ['general', 1, 'customer', { n: 1 }, 0],
      ['general', 2, 'admin', { n: 3 }, 0],
      ['geoblocking', 0, null, { n: 0 }, 0],
      ['geoblocking', 1, 'customer', { n: 1 }, 4],
    ]);
    const staged = await tx.selectFrom('cast_changes').select('section').execute();
    expect(staged).toEqual([{ section: 'streams' }]);
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
});
