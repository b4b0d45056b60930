import type { SavedStreams } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations } from '#/platform/db/migrations/index.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (statement: string) => sql.raw(statement).execute(test.db);
const migrate = () => test.db.transaction().execute(async (tx) => migrations['0027-stored-names']?.up(tx));
const values = async (column: string, table: string) =>
  (
    await sql<{ value: unknown }>`select ${sql.raw(column)} as value from ${sql.raw(table)}`.execute(test.db)
  ).rows.map(({ value }) => value);

it('renames stored actions, details, states and problems, and restores the constraints', async () => {
  await engineAnswers(test);
  const path = '/api/control/cast/streams/aurora';
  const { streams } = (await (await test.call(path, { as: 'owner' })).json()) as SavedStreams;
  const json = { streams: [{ ...streams[0], name: 'Main' }] };
  await test.call(path, { as: 'owner', method: 'PUT', json, headers: { 'if-match': '0' } });
  await run('alter table cast_changes drop constraint cast_changes_state_check');
  await run(`update cast_changes set state = 'kept'`);
  await run('alter table cast_directories drop constraint cast_directories_state_check');
  await run('alter table cast_directories drop constraint cast_directories_call_kind_check');
  await run('delete from cast_directories');
  await run(`insert into cast_directories (cast_id, directory, state, call_kind)
    select id, 'xiph', 'not_seen', 'look' from casts where username = 'aurora'`);
  await run(`insert into site_domains (id, username, domain, token, added_at, expires_at, next_check_at, problem)
    select gen_random_uuid(), username, 'old.example', repeat('t', 22), now(), now(), now(), 'no_answer'
    from one_pages limit 1`);
  await run(`insert into audit_trail (at, action, actor_kind, details) values
    (now(), 'ban.made', 'nobody', '{"cut": 3, "kind": "agent"}'),
    (now(), 'sessions.ended_all', 'nobody', '{"keptThisOne": true}'),
    (now(), 'session.ended', 'nobody', '{"thisOne": false}'),
    (now(), 'cast.started', 'nobody', '{}')`);

  await migrate();

  expect(await values('state', 'cast_changes')).toEqual(['applied']);
  expect(await values(`state || ' ' || call_kind`, 'cast_directories')).toEqual(['not_found search']);
  const renamed = `(select * from site_domains where domain = 'old.example') as renamed`;
  expect(await values('problem', renamed)).toEqual(['no_response']);
  const events = `(select * from audit_trail where actor_kind = 'nobody' order by id) as events`;
  expect(await values('action', events)).toEqual([
    'ban.created',
    'sessions.revoked',
    'session.revoked',
    'cast.started',
  ]);
  expect(await values('details', events)).toEqual([
    { kind: 'agent', disconnectedListeners: 3 },
    { keptCurrent: true },
    { isCurrent: false },
    {},
  ]);
  await expect(run(`update cast_directories set state = 'not_seen'`)).rejects.toThrow(
    'violates check constraint',
  );
  await expect(run(`update cast_changes set state = 'kept'`)).rejects.toThrow('violates check constraint');
  await expect(run(`update audit_trail set action = 'ban.made'`)).rejects.toThrow('append-only');
});
