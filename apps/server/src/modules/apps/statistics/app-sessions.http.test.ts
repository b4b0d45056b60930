import { type KyselyPlugin, type RawNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AppListeners,
  sumAppDays,
  sumAppSpan,
} from '#/modules/apps/statistics/app-sessions.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('are read by their index, however many other sessions there are', async () => {
  const now = test.clock.now();
  const startedAt = new Date(now.getTime() - 3_600_000);
  await addListener(test, {
    agent: 'fm.aurora.app/1.3.0 Media3',
    startedAt,
    ended_at: now,
    end_reason: 'left',
  });
  await addListener(test, { agent: 'VLC/3.0.20', startedAt, ended_at: now, end_reason: 'left' });
  await sql`insert into listener_sessions (id, cast_id, mount, address, person, agent, player, class, is_returning,
      started_at, ended_at, end_reason)
    select gen_random_uuid(), cast_id, mount, address, person, agent, player, class, false,
      started_at - step * interval '1 minute', ended_at - step * interval '1 minute', end_reason
    from listener_sessions, generate_series(1, 20000) as step where agent like 'VLC%'`.execute(test.db);
  await sql`analyze listener_sessions`.execute(test.db);
  const { account_id: accountId } = await test.db
    .selectFrom('casts')
    .select('account_id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow();
  const app: AppListeners = { accountId, platform: 'android', packageIds: ['fm.aurora.app'] };
  const from = new Date(now.getTime() - 90 * 86_400_000);
  const plans: string[] = [];
  const db = test.db.withPlugin(explaining(plans));
  await sumAppSpan(db, app, { from, to: now, sample: false, now });
  await sumAppDays(db, app, { begins: [from, now], sample: false, now });
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain('listener_sessions_app');
    expect(plan).not.toContain('Seq Scan on listener_sessions');
    expect(plan).not.toContain('listener_sessions_started');
  }
});

/** Explains queries instead of executing them. */
const explaining = (plans: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const { sqlFragments, ...rest } = node as RawNode;
    const [first, ...others] = sqlFragments;
    return { ...rest, sqlFragments: [`explain ${first}`, ...others] };
  },
  transformResult: async ({ result }) => {
    plans.push(result.rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { ...result, rows: [] };
  },
});
