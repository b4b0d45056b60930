import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { maskAddress } from '#/platform/lib/mask-address.ts';
import type { Listener } from './listener.ts';

/** One line for each listener, written when it leaves. */
export interface AccessLog {
  write(line: string): void;
  /** What was written is on the disk then. */
  close(): Promise<void>;
}

export interface AccessLogLimits {
  readonly maxBytes: number;
  /** The present one and those before it: `access.log`, `access.log.1`, … */
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
    // Who listened is for the server's own user.
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
      // A full disk costs lines of the log, and no listener.
      written = written.then(append).catch((error: unknown) => {
        process.stderr.write(`access log: ${String(error)}\n`);
      });
    },
    close: () => written,
  };
}

/** Icecast's format: the combined one, and the seconds of listening last. */
export function accessLine(listener: Listener, nowMs: number, durationS: number): string {
  const { method, path: target, rawQuery, version, headers } = listener.request;
  const request = `${method} ${target}${rawQuery && `?${rawQuery}`} HTTP/${version}`;
  const [referrer, agent] = [headers.get('referer') || '-', listener.agent ?? '-'];
  return [
    `${networkOf(listener.ip)} - - [${moment(nowMs)}]`,
    `"${field(request)}" 200 ${listener.writtenBytes} "${field(referrer)}" "${field(agent)}" ${durationS}`,
  ].join(' ');
}

/** A log outlives the days for which whole addresses are kept: it holds networks, as `203.0.113.0`. */
const networkOf = (ip: string): string => maskAddress(ip).replace(/x$/, '0');

/** Nothing can end its field or its line. */
const field = (text: string): string => text.replace(/["\p{Cc}\u2028\u2029]/gu, '.');

/** `21/Nov/2026:02:47:10 +0000` */
function moment(ms: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
