import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a holder writes down for the one who is refused. */
export interface Holder {
  readonly pid: number;
  /** ISO time. */
  readonly since: string;
  readonly address?: string;
}

export interface ProcessLock {
  /** Adds where the holder can be reached. */
  announce(address: string): void;
  release(): void;
}

export class HeldError extends Error {
  override readonly name = 'HeldError';
  readonly holder: Holder | undefined;

  constructor(directory: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid} since ${holder.since}` : 'another process';
    const where = holder?.address ? ` (${holder.address})` : '';
    super(`${directory} is in use by ${who}${where}. Stop it, or set DATA_DIR to another directory.`);
    this.holder = holder;
  }
}

/**
 * Takes a directory for this process alone, or throws a HeldError and touches nothing. Node has no flock; SQLite's file
 * lock is one, and the kernel lets go of it when the process ends in whatever way: a lock is never stale, a pid used
 * again never confuses it, and two that start at once cannot both win.
 */
export function acquireProcessLock(directory: string): ProcessLock {
  const file = path.join(directory, 'lock');
  const holderFile = path.join(directory, 'holder.json');
  createPrivate(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (isBusy(error)) throw new HeldError(directory, readHolder(holderFile));
    throw error;
  }
  const holder: Holder = { pid: process.pid, since: new Date().toISOString() };
  writeHolder(holderFile, holder);
  return {
    announce: (address) => writeHolder(holderFile, { ...holder, address }),
    release() {
      if (!database.isOpen) return;
      rmSync(holderFile, { force: true });
      database.close();
    },
  };
}

/**
 * SQLite would make it readable by all. Only when it is not there: to close any handle of a file lets go of all locks that
 * the process has on it.
 */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** SQLITE_BUSY. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** In one step, so that no reader meets half of it. */
function writeHolder(file: string, holder: Holder): void {
  writeFileSync(`${file}.new`, JSON.stringify(holder), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // It may have just begun or just ended.
  }
}
