import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { maskAddress } from '#/platform/lib/mask-address.ts';
import type { Listener } from './listener.ts';

/** A log with one line for each listener, written when it disconnects. */
export interface AccessLog {
  write(line: string): void;
  /** Resolves when all lines are on disk. */
  close(): Promise<void>;
}

export interface AccessLogLimits {
  readonly maxBytes: number;
  /** Including the current one: `access.log`, `access.log.1`, … */
  readonly files: number;
}

const defaultLimits: AccessLogLimits = { maxBytes: 10_000_000, files: 3 };

export function openAccessLog(file: string, limits: AccessLogLimits = defaultLimits): AccessLog {
  let waiting = '';
  let isWriting = false;
  let written = Promise.resolve();

  async function append(): Promise<void> {
    const text = waiting;
    waiting = '';
    isWriting = false;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size >= limits.maxBytes) await rotate();
    // Only the server's own user may read who listened.
    await appendFile(file, text, { mode: 0o600 });
  }

  async function rotate(): Promise<void> {
    for (let age = limits.files - 1; age > 0; age -= 1) {
      const from = age === 1 ? file : `${file}.${age - 1}`;
      await rename(from, `${file}.${age}`).catch(() => {});
    }
  }

  return {
    write: (line) => {
      waiting += `${line}\n`;
      if (isWriting) return;
      isWriting = true;
      // A full disk loses log lines, but must not affect listeners.
      written = written.then(append).catch((error: unknown) => {
        process.stderr.write(`access log: ${String(error)}\n`);
      });
    },
    close: () => written,
  };
}

/** Icecast's format: the combined log format, followed by the listening time in seconds. */
export function accessLine(listener: Listener, nowMs: number, durationS: number): string {
  const { method, path: target, rawQuery, version, headers } = listener.request;
  const request = `${method} ${target}${rawQuery && `?${rawQuery}`} HTTP/${version}`;
  const [referrer, agent] = [headers.get('referer') || '-', listener.agent ?? '-'];
  return [
    `${networkOf(listener.ip)} - - [${moment(nowMs)}]`,
    `"${field(request)}" 200 ${listener.writtenBytes} "${field(referrer)}" "${field(agent)}" ${durationS}`,
  ].join(' ');
}

/**
 * The log outlives the retention of full IP addresses, so it contains networks such as
 * `203.0.113.0`.
 */
export const networkOf = (ip: string): string => maskAddress(ip).replace(/x$/, '0');

/** Replaces characters that could end the field or the line. */
const field = (text: string): string => text.replace(/["\p{Cc}\u2028\u2029]/gu, '.');

/** `21/Nov/2026:02:47:10 +0000` */
function moment(ms: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
