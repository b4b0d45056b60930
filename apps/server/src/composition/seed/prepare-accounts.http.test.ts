import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { prepareAccounts } from '#/composition/seed/prepare-accounts.ts';
import { hasAdmins } from '#/composition/seed/seed.repository.ts';
import type { SeedDeps } from '#/composition/seed/seed.ts';
import { passwordPlace } from '#/modules/casts/cast/mount-configs.ts';
import { readConfig } from '#/platform/config/config.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { connect } from '#/platform/db/connect.ts';
import { cheapPasswords, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';

const secrets = createSecretBox([Buffer.alloc(32, 7)]);
const behindProxy = readConfig({ PUBLIC_URL: 'https://studio.example', TRUSTED_PROXIES: '127.0.0.1' });
let test: TestApp;
let deps: SeedDeps;
/** The database holds the demo accounts of an earlier start on loopback. */
beforeEach(async () => {
  test = await createTestApp();
  deps = { db: test.db, passwords: cheapPasswords(), secrets, now: test.clock.now() };
});
afterEach(() => test.close());

async function changeAccountPasswords(): Promise<void> {
  const password_hash = await deps.passwords.hash('a private passphrase');
  await test.db.updateTable('customers').set({ password_hash }).execute();
  await test.db.updateTable('admins').set({ password_hash }).execute();
}

async function changeSourcePasswords(): Promise<void> {
  for (const { id } of await test.db.selectFrom('cast_streams').select('id').execute()) {
    const source_password = secrets.seal('a private one', passwordPlace({ id }));
    await test.db.updateTable('cast_streams').set({ source_password }).where('id', '=', id).execute();
  }
}

describe('a server that a proxy makes public', () => {
  it('does not start on demo accounts with the public password, and names the settings', async () => {
    await changeSourcePasswords();
    await expect(prepareAccounts(behindProxy, deps)).rejects.toThrow(
      'others can reach this server (PUBLIC_URL, TRUSTED_PROXIES)',
    );
  });

  it('does not start on demo casts with the public source password', async () => {
    await changeAccountPasswords();
    await expect(prepareAccounts(behindProxy, deps)).rejects.toThrow('others can reach this server');
  });

  it('starts when all passwords were changed, and creates no accounts', async () => {
    await changeAccountPasswords();
    await changeSourcePasswords();
    expect(await prepareAccounts(behindProxy, deps)).toEqual([]);
    const owner = { json: { email: 'owner@studio.test', password: demoPassword } };
    expect((await test.call('/api/authenticate', owner)).status).toBe(401);
  });
});

it('starts on the demo accounts when only this machine reaches it', async () => {
  expect(await prepareAccounts(readConfig({}), deps)).toEqual([]);
});

it('creates nothing with --empty, and starts on the demo accounts of an earlier start', async () => {
  const config = readConfig({}, ['--empty']);
  expect(await prepareAccounts(config, deps)).toEqual([]);
  const empty = await createTestDatabase();
  const { db, close } = connect({ connection: empty.connection });
  try {
    expect(await prepareAccounts(config, { ...deps, db })).toEqual([]);
    expect(await hasAdmins(db)).toBe(false);
    expect(await db.selectFrom('casts').select('id').execute()).toEqual([]);
  } finally {
    await close();
    await empty.drop();
  }
});
