import { randomUUID } from 'node:crypto';
import {
  type LeasedOutput,
  leaseDueOutputs,
  releaseOutput,
} from '#/modules/stations/outputs/queue/queue.repository.ts';
import { type SaveDeps, saveOutcome } from '#/modules/stations/outputs/queue/save-outcome.ts';
import { type Outcome, type PostDeps, postSong } from '#/modules/stations/outputs/services/post-song.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface PosterDeps extends Omit<PostDeps, 'clock'>, Omit<SaveDeps, 'clock'> {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** Longer than a try can take: if a server dies, another one repeats its try after this. */
const leaseMs = minuteMs;
/** Concurrent tries of one server. */
const slots = 24;
/** Before a try is repeated that was not made, because too many run or this server failed. */
const busyMs = 5 * secondMs;
const faultMs = minuteMs;
/** How long after its end a song may be posted. */
const graceMs = 3 * minuteMs;
/** A song whose end is not known is over after this. */
const songMs = 60 * minuteMs;

/** Posts songs as they are due. Every server takes part. Returns its stop function. */
export function startPosting(deps: PosterDeps): () => Promise<void> {
  const { db, clock, onError } = deps;
  const worker = randomUUID();

  async function post(output: LeasedOutput): Promise<void> {
    const now = clock.now();
    try {
      const outcome = isOver(output, now)
        ? expired(output, now)
        : await postSong(deps, output, output.pending);
      const isTurnedOff = await saveOutcome(deps, output, outcome, worker);
      if (isTurnedOff) deps.bus.publish([`station:${output.station_id}`]);
    } catch (error) {
      const isBusy = error instanceof ConnectorError && error.code === 'busy';
      if (!isBusy) onError(error);
      const nextAt = new Date(now.getTime() + (isBusy ? busyMs : faultMs));
      await releaseOutput(db, output.id, { worker, nextAt }).catch(onError);
    }
  }

  return startLeasedWork({
    clock,
    onError,
    slots,
    lease(limit) {
      const now = clock.now();
      return leaseDueOutputs(db, { now, until: new Date(now.getTime() + leaseMs), worker, limit });
    },
    work: post,
  });
}

function isOver({ pending, replaced_at: replacedAt }: LeasedOutput, now: Date): boolean {
  if (replacedAt && now.getTime() - replacedAt.getTime() > graceMs) return true;
  return now.getTime() - Date.parse(pending.startedAt) > songMs;
}

const expired = ({ pending }: LeasedOutput, at: Date): Outcome => ({
  at,
  song: pending,
  status: null,
  error: 'expired',
  detail: null,
  text: null,
  durationMs: 0,
  retryAfterMs: null,
});
