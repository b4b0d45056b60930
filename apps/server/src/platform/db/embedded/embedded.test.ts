import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { isRoot } from '#/platform/db/embedded/account.ts';
import { startHolder, stopHolders } from '#/platform/db/embedded/testing/holder-process.ts';
import {
  copyPackage,
  createTestDirectory,
  filesWith,
  makeDirectory,
  ordinary,
  queryOn,
  removeTestDirectories,
  snapshotFiles,
} from '#/platform/db/embedded/testing/test-directories.ts';

afterEach(stopHolders);
afterAll(removeTestDirectories);

const uidOf = (pid: number) => statSync(`/proc/${pid}`).uid;
/** A zombie has no command line. */
const isAlive = (pid: number) =>
  existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`).length > 0;

function makeDataDir(): string {
  return path.join(makeDirectory(path.join(createTestDirectory(), 'own'), { owner: ordinary }), 'data');
}

describe('an ordinary user', () => {
  test('keeps all files in the data directory, with a space in a path of 120 characters', async () => {
    const place = createTestDirectory();
    const own = makeDirectory(path.join(place, 'own'), { owner: ordinary });
    const start = path.join(own, 'with a space ');
    const dataDir = start + 'x'.repeat(120 - start.length);
    const tmp = makeDirectory(path.join(place, 'tmp'), { mode: 0o1777 });
    const holder = startHolder({ dataDir, as: ordinary }, { TMPDIR: tmp });
    const { location, connection } = await holder.ready();
    expect(location).toBe(path.join(dataDir, 'postgres'));
    expect(await queryOn(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    // The socket's own path would exceed the system's 107 bytes.
    expect(path.dirname(connection.host)).toBe(tmp);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    await holder.stop();
    expect(readdirSync(tmp)).toEqual([]);
  });

  test('needs no install script: missing library links are created', async () => {
    const place = createTestDirectory();
    const nativeDir = copyPackage(makeDirectory(path.join(place, 'package')));
    expect(existsSync(path.join(nativeDir, 'lib/libicuuc.so.60'))).toBe(false);
    const holder = startHolder({ dataDir: path.join(place, 'data'), nativeDir });
    const { connection } = await holder.ready();
    expect(await queryOn(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(path.join(nativeDir, 'lib/libicuuc.so.60'))).toBe(true);
  });
});

if (isRoot()) {
  describe('root', () => {
    test('in a private checkout keeps data and binaries outside, owned by an unprivileged user', async () => {
      const place = createTestDirectory();
      const checkout = makeDirectory(path.join(place, 'checkout'), { mode: 0o700 });
      const outsideDir = makeDirectory(path.join(place, 'outside'));
      const users = readFileSync('/etc/passwd', 'utf8');
      const options = {
        dataDir: path.join(checkout, '.data'),
        nativeDir: copyPackage(checkout),
        outsideDir,
      };
      const first = startHolder(options);
      const { location, connection, postmaster } = await first.ready();
      expect(path.dirname(location)).toBe(outsideDir);
      expect(readFileSync(path.join(options.dataDir, 'location'), 'utf8').trim()).toBe(location);
      expect(uidOf(postmaster)).not.toBe(0);
      expect(readFileSync('/etc/passwd', 'utf8')).toBe(users);
      await queryOn(connection, 'create table kept as select 7 as value');
      await first.stop();
      const again = await startHolder(options).ready();
      expect(await queryOn(again.connection, 'select value from kept')).toEqual([{ value: 7 }]);
    });

    test('in a public checkout keeps all files in the data directory', async () => {
      const dataDir = path.join(createTestDirectory(), 'data');
      const { location, postmaster } = await startHolder({ dataDir }).ready();
      expect(location).toBe(path.join(dataDir, 'postgres'));
      expect(uidOf(postmaster)).not.toBe(0);
    });

    test("starts an ordinary user's data as that user", async () => {
      const dataDir = makeDataDir();
      const first = startHolder({ dataDir, as: ordinary });
      await first.ready();
      await first.stop();
      const { postmaster } = await startHolder({ dataDir }).ready();
      expect(uidOf(postmaster)).toBe(ordinary?.uid);
    });

    test('starts empty when an earlier checkout of the same name left its data, and leaves that data alone', async () => {
      const place = createTestDirectory();
      const checkout = makeDirectory(path.join(place, 'checkout'), { mode: 0o700 });
      const outsideDir = makeDirectory(path.join(place, 'outside'));
      const dataDir = path.join(checkout, '.data');
      const first = startHolder({ dataDir, outsideDir });
      const { location } = await first.ready();
      await first.stop();
      rmSync(dataDir, { recursive: true });
      const before = snapshotFiles(location);
      const second = await startHolder({ dataDir, outsideDir }).ready();
      expect(second.location).toBe(`${location}-2`);
      expect(snapshotFiles(location)).toEqual(before);
    });

    test('prevents all other users from connecting', async () => {
      const { connection } = await startHolder({ dataDir: path.join(createTestDirectory(), 'data') }).ready();
      expect(connectAs({ uid: 0, gid: 0 }, connection.host)).toBe('connected');
      expect(connectAs(ordinary, connection.host)).toBe('EACCES');
    });
  });
}

/** Returns the result for that user: 'connected' or an error code. */
function connectAs(as: typeof ordinary, host: string): string {
  const code = `
    const { connect } = require('node:net');
    process.setgroups([]); process.setgid(${as?.gid}); process.setuid(${as?.uid});
    connect(${JSON.stringify(path.join(host, '.s.PGSQL.5432'))})
      .on('connect', () => { console.log('connected'); process.exit(); })
      .on('error', (error) => console.log(error.code));`;
  return spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', cwd: '/' }).stdout.trim();
}

describe('the password', () => {
  test('is required even for the same user', async () => {
    const { connection } = await startHolder({ dataDir: makeDataDir(), as: ordinary }).ready();
    await expect(queryOn({ ...connection, password: 'guess' }, 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });

  test('is stored in one file that only its owner may read, and in no log, command line, environment or temporary file', async () => {
    const place = createTestDirectory();
    const tmp = makeDirectory(path.join(place, 'tmp'), { mode: 0o1777 });
    const own = makeDirectory(path.join(place, 'own'), { owner: ordinary });
    const holder = startHolder({ dataDir: path.join(own, 'data'), as: ordinary }, { TMPDIR: tmp });
    const { connection, location } = await holder.ready();
    await expect(queryOn({ ...connection, password: 'guess' }, 'select 1')).rejects.toThrow();
    const password = String(connection.password);
    expect(password.length).toBeGreaterThanOrEqual(43);
    expect(filesWith(password, place)).toEqual([path.join(location, 'password')]);
    expect(statSync(path.join(location, 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(location).mode & 0o077).toBe(0);
    expect(JSON.stringify(holder.events)).not.toContain(password);
    for (const pid of readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && name !== String(process.pid),
    )) {
      for (const about of ['cmdline', 'environ']) {
        try {
          expect(readFileSync(`/proc/${pid}/${about}`, 'utf8')).not.toContain(password);
        } catch (error) {
          if (!(error instanceof Error && 'code' in error)) throw error; // It has exited, or cannot be read.
        }
      }
    }
  });
});

describe('two starts on one data directory', () => {
  test('[H3] the second reports the holder and touches no file', async () => {
    const dataDir = makeDataDir();
    const first = startHolder({ dataDir, as: ordinary });
    const { location, connection } = await first.ready();
    const outside = () =>
      snapshotFiles(dataDir).filter((line) => !line.startsWith(path.join(location, 'data/')));
    const before = outside();
    const message = await startHolder({ dataDir, as: ordinary }).failed();
    expect(message).toContain(`${location} is in use by process ${first.child.pid} since 20`);
    expect(message).toContain('(http://127.0.0.1:4100)');
    expect(outside()).toEqual(before);
    expect(await queryOn(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('[H3] after kill -9 the next one ends the orphan and has the data', async () => {
    const dataDir = makeDataDir();
    const first = startHolder({ dataDir, as: ordinary });
    const { connection, postmaster } = await first.ready();
    await queryOn(connection, 'create table kept as select 7 as value');
    await first.kill();
    expect(isAlive(postmaster)).toBe(true);
    const second = await startHolder({ dataDir, as: ordinary }).ready();
    expect(isAlive(postmaster)).toBe(false);
    expect(await queryOn(second.connection, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('[H3] after kill -9 of server and database the next one has the data', async () => {
    const dataDir = makeDataDir();
    const first = startHolder({ dataDir, as: ordinary });
    const { connection, postmaster } = await first.ready();
    await queryOn(connection, 'create table kept as select 7 as value');
    await first.kill();
    process.kill(postmaster, 'SIGKILL');
    const second = await startHolder({ dataDir, as: ordinary }).ready();
    expect(await queryOn(second.connection, 'select value from kept')).toEqual([{ value: 7 }]);
  });
});

test('restarts a database that was killed on its own', async () => {
  const { connection, postmaster } = await startHolder({ dataDir: makeDataDir(), as: ordinary }).ready();
  process.kill(postmaster, 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false));
  await vi.waitFor(async () => expect(await queryOn(connection, 'select 1 as one')).toEqual([{ one: 1 }]), {
    timeout: 15_000,
    interval: 50,
  });
});
