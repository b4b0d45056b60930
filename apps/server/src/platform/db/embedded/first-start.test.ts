import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, test, vi } from 'vitest';
import { startHolder, stopHolders } from '#/platform/db/embedded/testing/holder-process.ts';
import {
  createTestDirectory,
  makeDirectory,
  queryOn,
  removeTestDirectories,
  snapshotFiles,
} from '#/platform/db/embedded/testing/test-directories.ts';

afterEach(stopHolders);
afterAll(removeTestDirectories);

const unfinished = (home: string) =>
  existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('initdb-')) : [];

describe('a killed first start', () => {
  test.each([
    { when: 'as initdb begins', file: '' },
    { when: 'amid its files', file: 'base' },
    { when: 'near its end', file: 'base/5' },
  ])('[H4] $when is followed by a clean start', async ({ file }) => {
    const dataDir = path.join(createTestDirectory(), 'data');
    const home = path.join(dataDir, 'postgres');
    const first = startHolder({ dataDir });
    await vi.waitFor(
      () => {
        const directory = unfinished(home).find((name) => !name.endsWith('.password'));
        if (!directory || !existsSync(path.join(home, directory, file))) throw new Error('not yet');
      },
      { timeout: 15_000, interval: 2 },
    );
    await first.kill();
    expect(existsSync(path.join(home, 'data'))).toBe(false);
    const { connection } = await startHolder({ dataDir }).ready();
    expect(await queryOn(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(unfinished(home)).toEqual([]);
  });
});

it('[H4] first starts killed at random moments in a row are followed by a clean start', async () => {
  const dataDir = path.join(createTestDirectory(), 'data');
  const moments = Array.from({ length: 5 }, () => Math.round(100 + Math.random() * 1_000));
  for (const moment of moments) {
    const holder = startHolder({ dataDir });
    await wait(moment);
    await holder.kill();
  }
  const last = startHolder({ dataDir }).ready();
  await expect(last, `killed after ${moments.join(', ')} ms`).resolves.toBeDefined();
  expect(await queryOn((await last).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(unfinished(path.join(dataDir, 'postgres'))).toEqual([]);
});

describe('unreadable data', () => {
  test.each(['data/PG_VERSION', 'password'])(
    '[H4] a cluster without its %s is rejected and left unchanged',
    async (missing) => {
      const dataDir = path.join(createTestDirectory(), 'data');
      const home = makeDirectory(path.join(dataDir, 'postgres'));
      const base = makeDirectory(path.join(home, 'data/base'), { mode: 0o700 });
      writeFileSync(path.join(home, 'studio.json'), '{}');
      writeFileSync(path.join(home, 'data/PG_VERSION'), '18\n');
      writeFileSync(path.join(home, 'password'), 'secret\n');
      writeFileSync(path.join(base, 'treasure'), 'mine');
      rmSync(path.join(home, missing));
      const before = snapshotFiles(path.join(home, 'data'));
      expect(await startHolder({ dataDir }).failed()).toContain(`${path.join(home, missing)} cannot be read`);
      expect(snapshotFiles(path.join(home, 'data'))).toEqual(before);
    },
  );

  test('[H4] a directory with foreign files is rejected and left unchanged', async () => {
    const dataDir = path.join(createTestDirectory(), 'data');
    const home = makeDirectory(path.join(dataDir, 'postgres/data/base'));
    writeFileSync(path.join(home, 'treasure'), 'mine');
    const before = snapshotFiles(dataDir);
    expect(await startHolder({ dataDir }).failed()).toContain('holds files that Studio did not make');
    expect(snapshotFiles(dataDir)).toEqual(before);
  });

  test('[H4] a cluster of another version is rejected and left unchanged', async () => {
    const dataDir = path.join(createTestDirectory(), 'data');
    const home = makeDirectory(path.join(dataDir, 'postgres'));
    const data = makeDirectory(path.join(home, 'data'), { mode: 0o700 });
    writeFileSync(path.join(home, 'studio.json'), '{}');
    writeFileSync(path.join(data, 'PG_VERSION'), '17\n');
    const before = snapshotFiles(data);
    expect(await startHolder({ dataDir }).failed()).toContain('a cluster of PostgreSQL 17');
    expect(snapshotFiles(data)).toEqual(before);
  });

  test('[H4] a missing location is not replaced by an empty database', async () => {
    const dataDir = makeDirectory(path.join(createTestDirectory(), 'data'));
    writeFileSync(path.join(dataDir, 'location'), '/nonexistent/studio\n');
    const before = snapshotFiles(dataDir);
    expect(await startHolder({ dataDir }).failed()).toContain('/nonexistent/studio');
    expect(snapshotFiles(dataDir)).toEqual(before);
  });
});
