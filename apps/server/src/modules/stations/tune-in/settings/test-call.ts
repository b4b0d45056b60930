import { randomUUID } from 'node:crypto';
import { limits, type TuneInCall } from '@unmuted/api/contract';
import { lockStation } from '#/modules/stations/stations/stations.repository.ts';
import { readStation, type StationDeps } from '#/modules/stations/stations/stations.service.ts';
import type { WantedCall } from '#/modules/stations/tune-in/air/wanted-call.ts';
import { readBreaker } from '#/modules/stations/tune-in/queue/breaker.repository.ts';
import { makeCall, readKey } from '#/modules/stations/tune-in/queue/make-call.ts';
import {
  leaseOne,
  lockQueue,
  type QueueRow,
  releaseQueue,
} from '#/modules/stations/tune-in/queue/queue.repository.ts';
import { callOf, spacingMs } from '#/modules/stations/tune-in/queue/queue-tune-in.ts';
import { listCalls } from '#/modules/stations/tune-in/settings/tune-in.repository.ts';
import type { TuneInDeps } from '#/modules/stations/tune-in/settings/tune-in.service.ts';
import { toCall } from '#/modules/stations/tune-in/settings/tune-in-response.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';

const secondMs = 1_000;
const leaseMs = 60 * secondMs;

/** Sends the song that plays now, as an automatic call would, and returns the reply. Never an invented song. */
export async function testTuneIn(
  deps: TuneInDeps & StationDeps,
  scope: Scope,
  id: string,
): Promise<TuneInCall> {
  const { db, clock, secrets } = deps;
  const station = await readStation(deps, scope, id);
  if (station.state === 'suspended') throw new AppError('station.suspended');
  const row = await db.transaction().execute(async (tx) => {
    await lockStation(tx, scope, id);
    return lockQueue(tx, id);
  });
  if (!row) throw new AppError('tune_in.not_configured');
  if (row.stopped !== null) throw new AppError('tune_in.disabled');
  const call = station.state === 'on_air' ? songCallOf(row) : null;
  if (call === null) throw new AppError('tune_in.no_song');
  const partnerKey = readKey(secrets, row);
  if (partnerKey === null) throw new AppError('tune_in.key_unreadable');
  if ((await readBreaker(db)).until !== null) throw new AppError('tune_in.service_down');
  const now = clock.now();
  requirePause(row, now);
  const worker = randomUUID();
  const leased = await leaseOne(db, id, { now, until: new Date(now.getTime() + leaseMs), worker });
  if (!leased) throw tooSoon(spacingMs);
  try {
    await makeCall(deps, { row: { ...leased, tries: 1 }, call, partnerKey, worker, isTest: true });
  } catch (error) {
    await releaseQueue(db, id, { worker });
    throw error;
  }
  const [made] = await listCalls(db, scope, id, 1);
  // Deleted during the call.
  if (!made) throw new AppError('resource.not_found');
  return toCall(made);
}

/** A test says something only with a song. */
function songCallOf(row: QueueRow): WantedCall | null {
  return row.kind === 'song' ? callOf(row) : null;
}

function requirePause({ called_at: calledAt, tested_at: testedAt }: QueueRow, now: Date): void {
  const called = calledAt === null ? 0 : calledAt.getTime() + spacingMs;
  const tested = testedAt === null ? 0 : testedAt.getTime() + limits.tuneInTestEveryS * secondMs;
  const waitMs = Math.max(called, tested) - now.getTime();
  if (waitMs > 0) throw tooSoon(waitMs);
}

const tooSoon = (waitMs: number) =>
  new AppError('request.rate_limited', { headers: { 'retry-after': String(Math.ceil(waitMs / secondMs)) } });
