import { randomUUID } from 'node:crypto';
import { releaseProbe } from '#/modules/stations/tune-in/queue/breaker.repository.ts';
import { passBreaker } from '#/modules/stations/tune-in/queue/breaker.ts';
import { type CallDeps, makeCall, readKey } from '#/modules/stations/tune-in/queue/make-call.ts';
import { leaseDue, type QueueRow, releaseQueue } from '#/modules/stations/tune-in/queue/queue.repository.ts';
import { callOf } from '#/modules/stations/tune-in/queue/queue-tune-in.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';

export interface SenderDeps extends CallDeps {
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
  /** After each round of calls. */
  readonly onRound?: () => void;
}

const secondMs = 1_000;
/** Longer than a call can take: if a server dies, another one makes its calls after this. */
const leaseMs = 60 * secondMs;
/** Concurrent calls of one server. */
const slots = 8;
/** Before a call is made that was not made because too many run. */
const busyMs = 5 * secondMs;
/** A song that began longer ago is not sent: the announcement of its end is missing. */
const staleMs = 12 * 3_600 * secondMs;

/** Makes the calls that are due. Every server takes part. Returns its stop function. */
export function startSending(deps: SenderDeps): () => Promise<void> {
  const { clock, onError } = deps;
  const worker = randomUUID();
  return startLeasedWork<QueueRow>({
    clock,
    onError,
    slots,
    lease: (limit) => leaseNext(deps, worker, limit),
    async work(row) {
      try {
        await sendOne(deps, row, worker);
      } catch (error) {
        onError(error);
      } finally {
        deps.onRound?.();
      }
    },
  });
}

/** Makes every call that is due and returns their number. */
export async function sendDue(deps: CallDeps, worker: string): Promise<number> {
  const rows = await leaseNext(deps, worker, slots);
  await Promise.all(rows.map((row) => sendOne(deps, row, worker)));
  return rows.length;
}

/** Leases what may be called now: nothing while TuneIn does not respond, except for one call that tests it. */
async function leaseNext({ db, clock }: CallDeps, worker: string, free: number): Promise<QueueRow[]> {
  if (free <= 0) return [];
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const gate = await passBreaker(db, { now, until, worker });
  if (gate === 'open') return [];
  const rows = await leaseDue(db, { now, until, worker, limit: gate === 'probe' ? 1 : free });
  if (gate === 'probe' && rows.length === 0) await releaseProbe(db, worker);
  return rows;
}

async function sendOne(deps: CallDeps, row: QueueRow, worker: string): Promise<void> {
  const { db, bus, clock, secrets } = deps;
  const now = clock.now();
  const call = now.getTime() - row.started_at.getTime() > staleMs ? null : callOf(row);
  const partnerKey = readKey(secrets, row);
  if (call === null || partnerKey === null) {
    const problem = { state: 'failing', problem: 'key_unreadable', since: now } as const;
    await releaseQueue(db, row.station_id, {
      worker,
      due_at: null,
      queued_key: null,
      ...(partnerKey === null && problem),
    });
    await releaseProbe(db, worker);
    bus.publish([`tunein:${row.station_id}`, `station:${row.station_id}`]);
    return;
  }
  try {
    await makeCall(deps, { row, call, partnerKey, worker, isTest: false });
  } catch (error) {
    await releaseProbe(db, worker);
    const dueAt = new Date(clock.now().getTime() + busyMs);
    const isBusy = error instanceof ConnectorError && error.code === 'busy';
    // After any other failure, the call may have been made: it is not repeated.
    await releaseQueue(db, row.station_id, {
      worker,
      ...(isBusy ? { due_at: dueAt, tries: row.tries - 1 } : { due_at: null, queued_key: null }),
    });
    if (!isBusy) throw error;
  }
}
