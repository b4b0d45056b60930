import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The information that a holder records for rejected processes. */
export interface Holder {
  readonly pid: number;
  /** ISO 8601 time. */
  readonly since: string;
  readonly address?: string;
  /** It releases the directory soon. */
  readonly isStopping?: boolean;
}

export interface ProcessLock {
  /** Records the holder's address. */
  announce(address: string): void;
  /** Lets the next start wait for this process instead of failing. */
  announceStop(): void;
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

/** Databases that hold a lock: a collected one would release it. */
const held = new Set<DatabaseSync>();

/**
 * Acquires a directory exclusively for this process, or throws a HeldError and touches nothing.
 * Node has no flock, so SQLite's file lock is used. The kernel releases it however the process
 * ends: a lock is never stale, a reused pid has no effect, and two concurrent starts cannot both
 * acquire it.
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
  held.add(database);
  let holder: Holder = { pid: process.pid, since: new Date().toISOString() };
  writeHolder(holderFile, holder);
  const update = (change: Partial<Holder>) => {
    holder = { ...holder, ...change };
    writeHolder(holderFile, holder);
  };
  return {
    announce: (address) => update({ address }),
    announceStop: () => update({ isStopping: true }),
    release() {
      if (!database.isOpen) return;
      rmSync(holderFile, { force: true });
      database.close();
      held.delete(database);
    },
  };
}

/**
 * SQLite would make the file readable by all. Only when it is missing: closing any handle of a file
 * releases all locks of the process on it.
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

/** Atomic, so that readers never see a partial file. */
function writeHolder(file: string, holder: Holder): void {
  writeFileSync(`${file}.new`, JSON.stringify(holder), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined; // The holder may have just started or just ended.
  }
}
