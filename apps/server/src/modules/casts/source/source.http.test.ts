import { type SourcePassword, sourcePassword } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { createSecretBox } from '#/platform/crypto/secrets.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Act = 'reveal' | 'rotate';

const request = (act: Act, as: Actor = 'owner', stream = 'aurora', password = demoPassword) =>
  test.call(`/api/control/cast/password/aurora/${stream}/${act}`, { as, json: { password } });

async function answer(act: Act, as?: Actor): Promise<SourcePassword> {
  const body = (await (await request(act, as)).json()) as SourcePassword;
  expectExactly(sourcePassword, body);
  return body;
}

const configured = async () => {
  const mounts = await readMountConfigs(test.db, test.deps.secrets);
  return mounts.find(({ mount }) => mount === '/aurora')?.sourcePassword;
};

describe('a source password', () => {
  it('is revealed to the owner and to an admin with their account password', async () => {
    expect(await answer('reveal')).toEqual({ username: 'source', password: await configured() });
    expect(await answer('reveal', 'admin')).toEqual({ username: 'source', password: await configured() });
  });

  it('is not revealed to others, or without the account password', async () => {
    expect((await request('reveal', 'second')).status).toBe(404);
    expect(await problemOf(await request('reveal', 'owner', 'aurora', 'not mine at all'))).toMatchObject({
      status: 422,
      code: 'auth.incorrect_password',
    });
  });

  it.each(['meadow', 'nowhere', '..'])('returns 404 for the stream %s of the cast', async (stream) => {
    expect((await request('reveal', 'owner', stream)).status).toBe(404);
  });

  it('is replaced by one that every encoder supports, and the engine is reconfigured', async () => {
    await engineAnswers(test);
    const before = await configured();
    const events: string[] = [];
    await test.deps.bus.subscribe((topics) => void events.push(...(topics ?? [])));
    const { password } = await answer('rotate');
    expect(password).toMatch(/^[A-Za-z0-9_-]{16}$/);
    expect(password).not.toBe(before);
    expect(await configured()).toBe(password);
    await expect.poll(() => events).toContain('mounts');
  });

  it('is not replaced while the engine is down or configured externally', async () => {
    const before = await configured();
    await engineAnswers(test, { configurable: false });
    expect(await problemOf(await request('rotate'))).toMatchObject({
      status: 409,
      code: 'engine.not_configurable',
    });
    test.clock.advance({ seconds: 60 });
    expect((await request('rotate')).status).toBe(503);
    expect(await configured()).toBe(before);
  });

  it('[H17] every read and change is audited without the password', async () => {
    const password = await configured();
    const lines = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'details'])
      .where('action', 'in', ['source.password_revealed', 'source.password_rotated'])
      .orderBy('id')
      .execute();
    const details = { cast: 'aurora', mount: '/aurora' };
    expect(lines).toEqual([
      { action: 'source.password_revealed', actor_kind: 'customer', details },
      { action: 'source.password_revealed', actor_kind: 'admin', details },
      { action: 'source.password_rotated', actor_kind: 'customer', details },
    ]);
    expect(test.logs.join('\n')).not.toContain(password);
  });
});

describe('a source password that cannot be decrypted', () => {
  const damage = () =>
    test.db
      .updateTable('cast_streams')
      .set({ source_password: createSecretBox([Buffer.alloc(32, 1)]).seal('x', { rowId: 'x', column: 'x' }) })
      .where('mount', '=', '/meadow')
      .execute();

  it('[D19] leaves all mounts configured, with an unguessable password for its own', async () => {
    const before = await readMountConfigs(test.db, test.deps.secrets);
    await damage();
    const unreadable: unknown[] = [];
    const mounts = await readMountConfigs(test.db, test.deps.secrets, (rows) => unreadable.push(...rows));
    expect(unreadable).toEqual([{ rowId: expect.any(String), mount: '/meadow' }]);
    const differing = mounts.filter((mount, index) => mount.sourcePassword !== before[index]?.sourcePassword);
    expect(differing.map(({ mount }) => mount)).toEqual(['/meadow']);
    expect(differing[0]?.sourcePassword).toMatch(/^[\w-]{43}$/);
    expect(await readMountConfigs(test.db, test.deps.secrets)).toEqual(mounts);
  });

  it('[D19] is reported instead of revealed, and can be replaced', async () => {
    await damage();
    const json = { password: demoPassword };
    const call = (act: Act) =>
      test.call(`/api/control/cast/password/meadow/meadow/${act}`, { as: 'second', json });
    expect(await problemOf(await call('reveal'))).toMatchObject({
      status: 409,
      code: 'source.password_unreadable',
    });
    await engineAnswers(test);
    expect((await call('rotate')).status).toBe(200);
    expect((await call('reveal')).status).toBe(200);
  });
});
