import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMaxSockets } from './max-sockets.ts';

test.each([
  ['Max open files            1024                 4096                 files\n', 824],
  ['Max open files            524288               524288               files\n', 5000],
  ['Max open files            unlimited            unlimited            files\n', 5000],
  ['', 5000],
])('[I2] accepts fewer connections than the system allows open files: %j', async (limits, wanted) => {
  const folder = await mkdtemp(join(tmpdir(), 'limits-'));
  await writeFile(
    join(folder, 'limits'),
    `Limit                     Soft Limit           Hard Limit           Units\n${limits}`,
  );
  expect(await readMaxSockets(5000, join(folder, 'limits'))).toBe(wanted);
  await rm(folder, { recursive: true });
});
