import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireProcessLock, HeldError } from '#/platform/locks/process-lock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'studio-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function refusalOf(acquire: () => unknown): HeldError {
  try {
    acquire();
  } catch (error) {
    if (error instanceof HeldError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

test('a second process learns who holds the directory and since when', () => {
  const lock = acquireProcessLock(directory);
  const { message, holder } = refusalOf(() => acquireProcessLock(directory));
  expect(holder?.pid).toBe(process.pid);
  expect(message).toContain(`${directory} is in use by process ${process.pid} since ${holder?.since}.`);
  lock.release();
});

test('a second process learns the holder’s address once announced', () => {
  const lock = acquireProcessLock(directory);
  lock.announce('http://127.0.0.1:4100');
  expect(refusalOf(() => acquireProcessLock(directory)).message).toContain('(http://127.0.0.1:4100)');
  lock.release();
});

test('a released directory can be acquired again', () => {
  acquireProcessLock(directory).release();
  const again = acquireProcessLock(directory);
  expect(() => acquireProcessLock(directory)).toThrow(HeldError);
  again.release();
});

test('releasing twice does not affect the next holder', () => {
  const first = acquireProcessLock(directory);
  first.release();
  const second = acquireProcessLock(directory);
  first.release();
  expect(refusalOf(() => acquireProcessLock(directory)).holder?.pid).toBe(process.pid);
  second.release();
});

/** Returns the result of an attempt in another process. */
async function tryElsewhere(): Promise<string> {
  const code = `
    const { acquireProcessLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'process-lock.ts'))});
    try {
      acquireProcessLock(${JSON.stringify(directory)});
      process.stdout.write('taken');
    } catch (error) {
      process.stdout.write(error.name);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer] = await once(child.stdout, 'data');
  return String(answer);
}

test('a second attempt within the process does not release the lock', async () => {
  const lock = acquireProcessLock(directory);
  expect(await tryElsewhere()).toBe('HeldError');
  refusalOf(() => acquireProcessLock(directory));
  expect(await tryElsewhere()).toBe('HeldError');
  lock.release();
});

test('the lock of a killed process can be acquired', async () => {
  const code = `
    const { acquireProcessLock } = await import(${JSON.stringify(path.join(import.meta.dirname, 'process-lock.ts'))});
    acquireProcessLock(${JSON.stringify(directory)});
    // The lock is held also if nobody keeps the object.
    await new Promise(setImmediate);
    gc();
    process.stdout.write('held');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(refusalOf(() => acquireProcessLock(directory)).holder?.pid).toBe(child.pid);
  child.kill('SIGKILL');
  await once(child, 'exit');
  acquireProcessLock(directory).release();
});
