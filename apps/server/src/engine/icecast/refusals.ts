import { open } from 'node:fs/promises';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { RefusalReason } from '../engine.ts';

/**
 * A source rejected by Icecast, from its log, which names neither the client nor which of user name
 * and password is wrong.
 */
export interface LoggedRefusal {
  readonly mount: string;
  readonly reason: Extract<RefusalReason, 'wrong_credentials' | 'in_use' | 'no_content_type'>;
}

const everyMs = 500;
/** The maximum read per poll; older lines are skipped under a flood of attempts. */
const maxBytes = 64 * 1024;

const signInPattern = /_handle_source_request Source logging in at mountpoint "(\/\S+)" from /;

/** Parses the error log of Icecast 2.4.4, line by line. */
export function createRefusalReader(): (line: string) => LoggedRefusal | null {
  // The line about a missing content type names no mount: it belongs to the source that signed in
  // last.
  let latest = '';
  return (line) => {
    latest = signInPattern.exec(line)?.[1] ?? latest;
    const [, stranger] =
      /_handle_source_request Source \((\/\S+)\) attempted to login with invalid or missing/.exec(line) ?? [];
    if (stranger !== undefined) return { mount: stranger, reason: 'wrong_credentials' };
    const [, taken] = /source_startup Mountpoint (\/\S+) in use$/.exec(line) ?? [];
    if (taken !== undefined) return { mount: taken, reason: 'in_use' };
    return latest !== '' && line.includes('connection_complete_source Content-type not given')
      ? { mount: latest, reason: 'no_content_type' }
      : null;
  };
}

/** Calls back for each line appended to a file from now on. Returns the function that stops it. */
export async function followLog(
  file: string,
  { clock, onLine }: { readonly clock: TimerClock; readonly onLine: (line: string) => void },
): Promise<() => Promise<void>> {
  let offset = await sizeOf(file);
  let rest = '';
  let isOver = false;
  let reading: Promise<void> = Promise.resolve();
  let cancel = (): void => {};

  async function read(): Promise<void> {
    const size = await sizeOf(file);
    // The log was truncated or rotated.
    if (size < offset) offset = 0;
    if (size === offset) return;
    const from = Math.max(offset, size - maxBytes);
    offset = size;
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
      const lines = (rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
      rest = (lines.pop() ?? '').slice(-maxBytes);
      for (const line of lines) onLine(line);
    } finally {
      await handle.close();
    }
  }

  function schedule(): void {
    cancel = clock.after(everyMs, () => {
      // A log that is being rotated exists again at the next poll.
      reading = read().catch(() => {});
      void reading.then(() => isOver || schedule());
    });
  }

  schedule();
  return () => {
    isOver = true;
    cancel();
    return reading;
  };
}

async function sizeOf(file: string): Promise<number> {
  const handle = await open(file, 'r').catch(() => null);
  if (!handle) return 0;
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
