import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountConfig, openRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';
import { openAccessLog } from './access-log.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-log-'));
  file = join(folder, 'relay', 'access.log');
});

afterEach(() => rm(folder, { recursive: true }));

test('writes an Icecast log line for each disconnected listener, whatever its user agent is', async () => {
  const bench = await openRelay([mountConfig('/a')], {}, { accessLog: openAccessLog(file) });
  const source = await bench.source('/a');
  const player = await bench.listener('/a?x=%22', 'Referer: https://site.test/\r\nUser-agent: ignored\r\n');
  source.socket.write('audio');
  await player.waitFor('audio');
  bench.clock.advance(4000);
  await player.close();
  await until(() => bench.events.at(-1)?.kind === 'leave');
  await bench.close();
  expect(await readFile(file, 'utf8')).toBe(
    '127.0.0.0 - - [05/Jan/2026:12:00:04 +0000] "GET /a?x=%22 HTTP/1.0" 200 5 "https://site.test/" "Test/1" 4\n',
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('player input cannot end its field', async () => {
  const bench = await openRelay([mountConfig('/a')], {}, { accessLog: openAccessLog(file) });
  await bench.source('/a');
  await bench.listener('/a', 'Referer: a"b\u0001\r\n');
  await bench.close();
  expect(await readFile(file, 'utf8')).toContain('" 200 0 "a.b." "Test/1" 0\n');
});

test('rotates a large file and deletes the oldest', async () => {
  const log = openAccessLog(file, { maxBytes: 10, files: 3 });
  for (const line of ['first line', 'second line', 'third line', 'fourth line']) {
    log.write(line);
    await log.close();
  }
  expect((await readdir(join(folder, 'relay'))).sort()).toEqual([
    'access.log',
    'access.log.1',
    'access.log.2',
  ]);
  expect(await readFile(file, 'utf8')).toBe('fourth line\n');
  expect(await readFile(`${file}.2`, 'utf8')).toBe('second line\n');
});
