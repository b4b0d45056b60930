import type { TuneInOutcome } from '@unmuted/api/contract';
import {
  claimProbe,
  closeBreaker,
  countRecentCalls,
  keepBreakerOpen,
  openBreaker,
  readBreaker,
} from '#/modules/stations/tune-in/queue/breaker.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

const minuteMs = 60_000;
const windowMs = 5 * minuteMs;
const minCalls = 10;
const maxFailureShare = 0.5;
const pauseMs = 5 * minuteMs;

/** `closed`: calls are made. `open`: none is. `probe`: this server makes one. */
type Gate = 'closed' | 'open' | 'probe';

export async function passBreaker(
  db: Db,
  { now, until, worker }: { readonly now: Date; readonly until: Date; readonly worker: string },
): Promise<Gate> {
  const breaker = await readBreaker(db);
  if (breaker.until === null) return 'closed';
  if (breaker.until > now) return 'open';
  return (await claimProbe(db, { now, until, worker })) ? 'probe' : 'open';
}

interface Observation {
  readonly outcome: TuneInOutcome;
  readonly at: Date;
  readonly worker: string;
}

/**
 * Takes note of a recorded call. Too many failures within minutes stop the calls of all stations; the first call that
 * TuneIn answers afterwards starts them again.
 */
export async function observeCall(tx: Tx, { outcome, at, worker }: Observation): Promise<void> {
  const hasFailed = outcome === 'network' || outcome === 'server_error';
  const breaker = await readBreaker(tx);
  const until = new Date(at.getTime() + pauseMs);
  if (breaker.probed_by === worker) {
    return hasFailed ? keepBreakerOpen(tx, worker, until) : closeBreaker(tx, worker, at);
  }
  if (!hasFailed || breaker.opened_at !== null) return;
  // What failed before the last pause does not count again.
  const windowStart = Math.max(at.getTime() - windowMs, breaker.closed_at?.getTime() ?? 0);
  const { calls, failures } = await countRecentCalls(tx, new Date(windowStart));
  if (calls >= minCalls && failures > calls * maxFailureShare) {
    await openBreaker(tx, { now: at, until, calls, failures });
  }
}
