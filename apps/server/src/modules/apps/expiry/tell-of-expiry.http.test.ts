import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { tellOfExpiry } from '#/modules/apps/expiry/tell-of-expiry.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const day = 86_400_000;
const start = new Date('2026-03-02T09:10:00.000Z');
const after = (days: number) => new Date(start.getTime() + days * day).toISOString();

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.set(start);
  await test.db.deleteFrom('signing_notices').execute();
  await test.db.deleteFrom('webhook_endpoints').execute();
  await test.db.updateTable('mobile_apps').set({ settings: null }).execute();
  await test.db.deleteFrom('keystores').execute();
  await test.db.deleteFrom('signing_bundles').execute();
  test.mails.length = 0;
});

const facts = (ends: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(ends).map(([part, expiresAt]) => [part, { expiresAt }])));

/** Stores a bundle or a keystore, and lets it sign apps of the demo. */
async function sign(
  appIds: readonly string[],
  ends: Readonly<Record<string, string>>,
  table: 'signing_bundles' | 'keystores' = 'keystores',
): Promise<string> {
  const id = randomUUID();
  const row = {
    id,
    reference: `Secret ${id}`,
    facts: facts(ends),
    secret: Buffer.alloc(1),
    revoked_at: null,
  };
  await (table === 'keystores'
    ? test.db.insertInto(table).values({ ...row, is_play_signing: true, reset_at: null })
    : test.db.insertInto(table).values({ ...row, replaced_at: null })
  ).execute();
  for (const appId of appIds)
    await test.db
      .updateTable('mobile_apps')
      .set({ settings: JSON.stringify({ signingId: id }) })
      .where('id', '=', appId)
      .execute();
  return id;
}

/** Two servers at the same time. */
async function run(): Promise<unknown[]> {
  const before = test.mails.length;
  const deps = { ...test.deps, db: test.db };
  await Promise.all([tellOfExpiry(deps), tellOfExpiry(deps)]);
  return test.mails.slice(before).map(({ mail }) => mail);
}

const leftAt = async (daysLeft: number): Promise<number> => {
  test.clock.set(new Date(start.getTime() + (100 - daysLeft) * day));
  return (await run()).length;
};

it('tells 60, 30, 14, 7 and 1 days before the end, once over all servers', async () => {
  await sign([demoAppIds.live], { certificate: after(100) });
  // The superadmin and the owner.
  const told = 2;
  for (const step of [60, 30, 14, 7, 1]) {
    expect([step, await leftAt(step + 0.01)]).toEqual([step, 0]);
    expect([step, await leftAt(step)]).toEqual([step, told]);
    expect([step, await leftAt(step)]).toEqual([step, 0]);
    expect([step, await leftAt(step - 0.01)]).toEqual([step, 0]);
  }
  expect(await leftAt(0)).toBe(0);
  expect(await leftAt(-1)).toBe(0);
  expect(await test.db.selectFrom('signing_notices').selectAll().execute()).toEqual([]);
});

it('tells the last of the steps that passed while no server ran', async () => {
  await sign([demoAppIds.live], { certificate: after(100) });
  expect(await leftAt(5)).toBe(2);
  expect(test.mails.at(-1)?.mail).toMatchObject({ daysLeft: 5 });
  expect(await leftAt(4)).toBe(0);
});

it('tells staff what it is and which apps it signs, and owners about their app alone', async () => {
  const id = await sign([demoAppIds.live, demoAppIds.draft], { certificate: after(14) });
  await run();
  const [staff, ...owners] = test.mails;
  expect(staff).toMatchObject({
    to: { email: 'superadmin@studio.test' },
    mail: {
      kind: 'signing_expires',
      reference: `Secret ${id}`,
      part: 'keystore',
      daysLeft: 14,
      quote: 'Aurora for Android (Aurora Media)\nHarbour Sessions (Aurora Media)',
    },
  });
  expect(owners.map(({ to, mail }) => [to.email, mail.kind, 'app' in mail && mail.app])).toEqual([
    ['owner@studio.test', 'app_signing_expires', 'Aurora for Android'],
    ['owner@studio.test', 'app_signing_expires', 'Harbour Sessions'],
  ]);
  expect(JSON.stringify(owners)).not.toContain('Secret');
});

it('sends the event of the app to webhooks, without the reference', async () => {
  const hook = { url: 'https://hooks.example/', description: '', events: ['certificate.expires'] };
  const json = { ...hook, casts: [], apps: [demoAppIds.ios] };
  expect((await test.call('/api/control/webhooks', { as: 'owner', json })).status).toBe(201);
  const ends = { certificate: after(200), profile: after(6.5) };
  await sign([demoAppIds.ios, demoAppIds.live], ends, 'signing_bundles');
  await run();
  const rows = await test.db
    .selectFrom('webhook_messages')
    .select('body')
    .where('type', '=', 'certificate.expires')
    .execute();
  expect(rows.map(({ body }) => (JSON.parse(body) as { data: unknown }).data)).toEqual([
    {
      appId: demoAppIds.ios,
      platform: 'ios',
      name: 'Aurora for iOS',
      kind: 'profile',
      expiresAt: ends.profile,
      daysLeft: 7,
    },
  ]);
});

it('stops when the secret is replaced; the new one has steps of its own', async () => {
  const id = await sign([demoAppIds.live], { certificate: after(30) });
  expect(await run()).toHaveLength(2);
  const replace = (days: number) =>
    test.db
      .updateTable('keystores')
      .set({ facts: facts({ certificate: after(days) }) })
      .where('id', '=', id)
      .execute();
  await replace(400);
  test.clock.advance({ minutes: 16 * 24 * 60 });
  expect(await run()).toEqual([]);
  await replace(40);
  expect(await run()).toHaveLength(2);
});

it.each([
  ['signs no app', async () => void (await sign([], { certificate: after(7) }))],
  [
    'was revoked',
    async () => {
      const id = await sign([demoAppIds.live], { certificate: after(7) });
      await test.db.updateTable('keystores').set({ revoked_at: start }).where('id', '=', id).execute();
    },
  ],
  ['has expired', async () => void (await sign([demoAppIds.live], { certificate: after(0) }))],
])('tells nobody if it %s', async (_name, prepare) => {
  await prepare();
  expect(await run()).toEqual([]);
});
