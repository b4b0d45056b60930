import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { seedDemo } from '#/composition/seed/seed.ts';
import { readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { cheapPasswords, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';

/** The encryption key of the test server. */
const secrets = createSecretBox([Buffer.alloc(32, 7)]);
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const seed = () =>
  seedDemo({ db: test.db, passwords: cheapPasswords(), secrets, now: test.clock.now() }, 'random');

describe('the demo', () => {
  it('is seeded once: a second run changes nothing', async () => {
    const before = await test.db.selectFrom('casts').selectAll().orderBy('id').execute();
    expect(await seed()).toEqual([]);
    expect(await test.db.selectFrom('casts').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('marks all history as sample data', async () => {
    const rows = await test.db
      .selectFrom('listener_samples')
      .select(['username', 'sample'])
      .distinct()
      .orderBy('username')
      .execute();
    expect(rows).toEqual(
      ['atlantic', 'aurora', 'harbour', 'meadow'].map((username) => ({ username, sample: true })),
    );
  });

  it('rolls up its history, marked as sample data', async () => {
    const due = await test.db.selectFrom('rollup_due').selectAll().execute();
    const days = await test.db.selectFrom('cast_days').select(['sample', 'samples']).execute();
    const taken = await test.db.selectFrom('listener_samples').select('at').execute();
    expect(due).toEqual([]);
    expect(days.every(({ sample }) => sample)).toBe(true);
    expect(days.reduce((sum, { samples }) => sum + samples, 0)).toBe(taken.length);
  });

  it('has no history after a cast went off air', async () => {
    const [live] = await test.db.selectFrom('cast_live').selectAll().execute();
    const newest = await test.db
      .selectFrom('listener_samples')
      .select('at')
      .where('username', '=', 'harbour')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(live).toMatchObject({ on_air: false, sample: true, since: new Date('2026-03-02T08:58:00Z') });
    expect(newest.at.getTime()).toBeLessThanOrEqual(live?.since.getTime() ?? 0);
  });

  it('encrypts source passwords, and configures the engine for active casts', async () => {
    const [row] = await test.db.selectFrom('cast_streams').select('source_password').limit(1).execute();
    expect(row?.source_password.includes(demoPassword)).toBe(false);
    const mounts = await readMountConfigs(test.db, secrets);
    expect(mounts.map(({ mount, sourcePassword }) => [mount, sourcePassword])).toEqual(
      ['/atlantic', '/aurora', '/aurora-32', '/harbour', '/meadow', '/nightfall'].map((mount) => [
        mount,
        demoPassword,
      ]),
    );
  });

  it('has a random password per account on a reachable address', async () => {
    await clearCounts(test.db);
    for (const table of [
      'stations',
      'one_pages',
      'alexa_skills',
      'mobile_apps',
      'casts',
      'accounts',
    ] as const) {
      await test.db.deleteFrom(table).execute();
    }
    // The last superadmin cannot be deleted.
    await sql`truncate admins cascade`.execute(test.db);
    const accounts = await seed();
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(4);
    expect(accounts.map(({ password }) => password)).not.toContain(demoPassword);
    const [owner] = accounts;
    const json = { email: owner?.name, password: owner?.password };
    expect((await test.call('/api/authenticate', { json })).status).toBe(200);
  });
});
