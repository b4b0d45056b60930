import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { until } from '../testing/until.ts';
import { createRefusalReader, followLog } from './refusals.ts';

// Log lines written by Icecast 2.4.4.
const at = '[2026-11-22  09:21:25]';
const signingIn = `${at} INFO connection/_handle_source_request Source logging in at mountpoint "/one" from 127.0.0.1`;
const wrong = `${at} INFO connection/_handle_source_request Source (/one) attempted to login with invalid or missing password`;
const noType = `${at} EROR connection/connection_complete_source Content-type not given in PUT request, dropping source`;
const inUse = `${at} WARN connection/source_startup Mountpoint /one in use`;
const start = `${at} INFO source/source_main listener count on /one now 0`;

test('parses a rejection and its mount from the log', () => {
  const read = createRefusalReader();
  expect(read(noType)).toBeNull();
  expect([signingIn, wrong, noType, inUse, start].map(read)).toEqual([
    null,
    { mount: '/one', reason: 'wrong_credentials' },
    { mount: '/one', reason: 'no_content_type' },
    { mount: '/one', reason: 'in_use' },
    null,
  ]);
});

test('follows a log from its end, line by line, across rotation', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'studio-log-'));
  const file = join(dir, 'error.log');
  await writeFile(file, 'old\n');
  const clock = new ManualClock();
  const lines: string[] = [];
  const stop = await followLog(file, { clock, onLine: (line) => lines.push(line) });
  const look = () => {
    clock.advance(500);
    return true;
  };
  await appendFile(file, 'one\ntw');
  await until(() => look() && lines.length === 1);
  await appendFile(file, 'o\n');
  await until(() => look() && lines.length === 2);
  await writeFile(file, 'anew\n');
  await until(() => look() && lines.length === 3);
  await stop();
  expect(lines).toEqual(['one', 'two', 'anew']);
  await rm(dir, { recursive: true });
});
