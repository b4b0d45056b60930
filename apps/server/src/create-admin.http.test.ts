import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdmin, resetAdmin } from '#/modules/identity/admin-accounts/admin-accounts.service.ts';
import { createPasswords } from '#/platform/crypto/passwords.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { joinEmbeddedPostgres } from '#/platform/db/embedded/join.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';
import { type CommandResult, runCommand } from '#/testing/processes/command.ts';
import { databaseUrlOf, endProcess, startProcess } from '#/testing/processes/server-process.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://studio.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const password = 'unusual-phrase-of-theirs';
const boss = ['--username', 'boss', '--email', 'boss@studio.example'];
const run = (args: string[], env: Record<string, string>, input?: string): Promise<CommandResult> =>
  runCommand('create-admin.ts', { args, env, ...(input !== undefined && { input }) });

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

async function signIn(origin: string, json: Record<string, string>, of = '/admin'): Promise<number> {
  const response = await fetch(`${origin}/api${of}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  return response.status;
}

describe('an installation for others', () => {
  it('[A7] begins with no account at all, and gets its first admin from a command while it runs', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-production-'));
    // For a run as root: the user that PostgreSQL then runs as must be able to pass through.
    await chmod(dataDir, 0o711);
    const env = { ...production, DATA_DIR: dataDir, LOG_LEVEL: 'trace' };
    const server = startProcess(env);
    closers.push(async () => {
      server.child.kill('SIGTERM');
      await server.exited;
      await rm(dataDir, { recursive: true });
    });
    const origin = await server.ready;
    const guesses = ['admin', 'studio-demo-1', 'superadmin', 'password'];
    for (const [username, guess] of [...guesses.map((one) => ['admin', one]), ['superadmin', 'superadmin']]) {
      expect(await signIn(origin, { username: username ?? '', password: guess ?? '' })).toBe(401);
    }
    expect(await signIn(origin, { email: 'owner@studio.test', password: 'studio-demo-1' }, '')).toBe(401);
    const joined = connect({ connection: joinEmbeddedPostgres(dataDir) });
    closers.push(() => joined.close());
    expect(await countAccounts(joined)).toBe(0);

    const made = await run(boss, env, `${password}\n`);
    expect(made).toEqual({ code: 0, stdout: 'boss can sign in at /admin.\n', stderr: '' });
    expect(await signIn(origin, { username: 'boss', password })).toBe(200);
    expect(await auditOf(joined)).toMatchObject([
      { action: 'account.created', actor_kind: 'system', details: { role: 'superadmin' } },
    ]);
    expect(JSON.stringify(await auditOf(joined))).not.toContain(password);
    expect(server.output()).not.toContain(password);
    expect(await commandLines()).not.toContain(password);
  });

  it('[A7] gets demo accounts only when asked for, each with its own random password, printed once', async () => {
    const env = await databaseEnv();
    const first = startProcess(env, ['--demo']);
    closers.push(() => endProcess(first));
    const origin = await first.ready;
    const printed = await vi.waitFor(() => {
      const lines = [...first.output().matchAll(/^ {2}(\S+) {2}(\S+)$/gm)];
      expect(lines).toHaveLength(4);
      return lines.map(([, name = '', secret = '']) => ({ name, secret }));
    });
    expect(printed.map(({ name }) => name).sort()).toEqual([
      'admin',
      'owner@studio.test',
      'second@studio.test',
      'superadmin',
    ]);
    expect(new Set(printed.map(({ secret }) => secret)).size).toBe(4);
    const admin = printed.find(({ name }) => name === 'admin')?.secret ?? '';
    expect(admin.length).toBeGreaterThanOrEqual(16);
    expect(await signIn(origin, { username: 'admin', password: 'studio-demo-1' })).toBe(401);
    expect(await signIn(origin, { username: 'admin', password: admin })).toBe(200);
    const second = startProcess(env, ['--demo']);
    closers.push(() => endProcess(second));
    await second.ready;
    for (const { secret } of printed) expect(second.output()).not.toContain(secret);
  });

  it('[A7] refuses --demo in production, and makes no account', async () => {
    const env = await databaseEnv();
    const server = startProcess({ ...env, ...production }, ['--demo']);
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toBe('Demo accounts are not for NODE_ENV=production: leave out --demo.\n');
  });
});

describe('the command', () => {
  it('[A7] makes a random password, and prints it once', async () => {
    const env = await databaseEnv();
    const { code, stdout, stderr } = await run([...boss, '--role', 'admin', '--generate'], env);
    expect([code, stderr]).toEqual([0, '']);
    const [, secret = ''] = /^Password, shown this once: (\S{24})$/m.exec(stdout) ?? [];
    const connection = connect({ connection: env.DATABASE_URL });
    closers.push(() => connection.close());
    const [admin] = await connection.db.selectFrom('admins').selectAll().execute();
    expect(admin).toMatchObject({
      username: 'boss',
      name: 'boss',
      title: 'Admin',
      role: 'admin',
      demo: false,
    });
    expect(await createPasswords().verify(admin?.password_hash ?? null, secret)).toBe(true);

    const again = await run([...boss, '--generate'], env);
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toContain('--reset');
  });

  it('refuses a short password before it touches anything', async () => {
    const { code, stdout, stderr } = await run(boss, { DATA_DIR: '/nonexistent' }, 'short\n');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe('A password has 10 to 128 characters. Nothing was changed.\n');
  });
});

describe('an admin made or reset at the server itself', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
    closers.push(() => test.close());
  });
  const deps = () => ({ db: test.db, clock: test.clock, passwords: createPasswords() });
  const entrance = (username: string, secret: string) =>
    test.call('/api/admin/authenticate', { json: { username, password: secret } });

  it('[A7] has a new password, no session, no second step, and is let in again', async () => {
    const token = await test.tokenOf('admin');
    const { id } = await test.db
      .updateTable('admins')
      .set({ disabled_at: test.clock.now() })
      .where('username', '=', 'admin')
      .returning('id')
      .executeTakeFirstOrThrow();
    const step = {
      created_at: test.clock.now(),
      enabled_at: test.clock.now(),
      secret: Buffer.from('sealed'),
    };
    await test.db
      .insertInto('second_steps')
      .values({ ...step, id: crypto.randomUUID(), admin_id: id, customer_id: null })
      .execute();
    await resetAdmin(deps(), { username: 'admin', password });
    expect((await test.call('/api/admin/user-info', { token })).status).toBe(419);
    expect((await entrance('admin', 'studio-demo-1')).status).toBe(401);
    expect((await entrance('admin', password)).status).toBe(200);
    const lines = (await auditOf(test)).filter(({ actor_kind }) => actor_kind === 'system');
    expect(lines).toMatchObject([
      { action: 'account.password_reset', admin_id: id, details: { endedSessions: 1, wasDisabled: true } },
      { action: 'account.mfa_disabled', admin_id: id },
    ]);
  });

  it('that is not known is not made by a reset', async () => {
    await expect(resetAdmin(deps(), { username: 'nobody', password })).rejects.toThrow('no admin nobody');
  });

  it.each([
    ['common', 'password1234', 'everybody tries first'],
    ['their own name', 'Bo Sszelewski', 'a name of the account'],
  ])('[A7] gets no password that is %s', async (_what, bad, message) => {
    const admin = {
      username: 'boss',
      email: 'boss@studio.example',
      name: 'Bo Sszelewski',
      title: 'Admin',
      role: 'admin' as const,
    };
    await expect(createAdmin(deps(), { ...admin, password: bad })).rejects.toThrow(message);
    expect((await entrance('boss', bad)).status).toBe(401);
  });
});

async function databaseEnv(): Promise<{ DATABASE_URL: string; SECRET_KEY: string; PUBLIC_URL: string }> {
  const database = await createTestDatabase();
  closers.push(() => database.drop());
  const { SECRET_KEY, PUBLIC_URL } = production;
  return { DATABASE_URL: databaseUrlOf(database.connection), SECRET_KEY, PUBLIC_URL };
}

async function countAccounts({ db }: Pick<Connection, 'db'>): Promise<number> {
  const rows = await Promise.all([
    db.selectFrom('admins').select('id').execute(),
    db.selectFrom('customers').select('id').execute(),
  ]);
  return rows.flat().length;
}

function auditOf({ db }: Pick<Connection, 'db'>) {
  return db.selectFrom('audit_trail').selectAll().where('actor_kind', '=', 'system').orderBy('id').execute();
}

/** What everybody on this machine may read of its processes. */
async function commandLines(): Promise<string> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return lines.join('\n');
}
