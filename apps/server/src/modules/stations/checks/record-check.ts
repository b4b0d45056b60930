import type { Found } from '#/modules/stations/checks/check-service.ts';
import { toProbeResult } from '#/modules/stations/checks/check-service.ts';
import {
  beginSpan,
  type DueService,
  endSpan,
  listStationsOfService,
  lockCheck,
  saveCheck,
  saveDownTold,
} from '#/modules/stations/checks/checks.repository.ts';
import { nextState } from '#/modules/stations/checks/next-state.ts';
import { notifyOfStation, type StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { CheckedState } from '#/platform/db/station-tables.ts';
import { recordEvents } from '#/platform/events/record-event.ts';

const secondMs = 1_000;
/** A new state is confirmed soon. */
const confirmMs = 10 * secondMs;
/** A longer time without a check is a gap in the record. */
const gapMs = 60 * secondMs;

export interface RecordDeps extends StationNoticeDeps {
  readonly db: Db;
}

interface Recording {
  readonly at: Date;
  /** The server whose lease must still hold; null for a check that a person requested. */
  readonly worker: string | null;
}

/**
 * Stores what a check found, and returns whether it did: a check that was overtaken, by a change of the address or another
 * server, is dropped.
 */
export function recordCheck(
  deps: RecordDeps,
  service: DueService,
  found: Found,
  { at, worker }: Recording,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const check = await lockCheck(tx, service);
    if (!check || (worker !== null && check.leased_by !== worker)) return false;
    const before = { state: check.state, since: check.since, pendingState: check.pending_state };
    // A person who asks and hears the stream sees it at once.
    const isHeard = worker === null && found.state === 'on_air';
    const current = isHeard ? { ...before, pendingState: found.state } : before;
    const { state, since, pendingState, hasMoved } = nextState(current, found.state, at);
    const hasGap =
      check.checked_at !== null &&
      at.getTime() - check.checked_at.getTime() > 2 * service.poll_s * secondMs + gapMs;
    // A paused service has no other state and no events, even if a person asks meanwhile.
    if ((hasMoved || hasGap) && !check.is_paused) {
      await endSpan(tx, service.id, hasGap && check.checked_at ? check.checked_at : at);
      if (state !== 'unknown') await beginSpan(tx, service.id, { state, at });
    }
    if (hasMoved)
      await recordMove(deps, tx, service.id, { before: check.state, state, at, isPaused: check.is_paused });
    const isOnAir = state === 'on_air';
    const title = isOnAir ? found.title : null;
    const hasNewTitle = title !== check.title;
    await saveCheck(tx, service.id, {
      state,
      since,
      pending_state: pendingState,
      checked_at: at,
      problem: found.problem,
      listeners: isOnAir ? found.listeners : null,
      ...(hasNewTitle && { title, title_since: title === null ? null : at }),
      ...(found.probe && {
        codec: found.probe.codec,
        bitrate_kbps: found.probe.bitrateKbps,
        probe: JSON.stringify(toProbeResult(found.probe, at)),
      }),
      raw_status: found.rawStatus,
      next_at: nextTime(check, service, { at, isPending: pendingState !== null }),
      leased_by: null,
      lease_until: null,
    });
    return true;
  });
}

/** Advances by whole intervals, so that checks stay spread; missed rounds are skipped. */
function nextTime(
  { next_at: planned }: Pick<Row<'service_checks'>, 'next_at'>,
  { poll_s: pollS }: Pick<DueService, 'poll_s'>,
  { at, isPending }: { readonly at: Date; readonly isPending: boolean },
): Date {
  if (isPending) return new Date(at.getTime() + Math.min(confirmMs, pollS * secondMs));
  const stepMs = pollS * secondMs;
  const rounds = Math.max(1, Math.floor((at.getTime() - planned.getTime()) / stepMs) + 1);
  return new Date(planned.getTime() + rounds * stepMs);
}

interface Move {
  readonly before: CheckedState;
  readonly state: CheckedState;
  readonly at: Date;
  readonly isPaused: boolean;
}

/**
 * Queues the events and the notifications of a change; a stream that was never heard is neither down nor up. Nobody is told
 * about a station that is suspended, or whose checks are paused, nor that a station is heard again if nobody was told before.
 */
async function recordMove(
  deps: RecordDeps,
  tx: Tx,
  serviceId: string,
  { before, state, at, isPaused }: Move,
): Promise<void> {
  if (before === 'unknown' || state === 'unknown' || (before !== 'on_air' && state !== 'on_air')) return;
  const type = state === 'on_air' ? 'station.up' : 'station.down';
  const stations = await listStationsOfService(tx, serviceId);
  // A person may check a paused service; nobody waits for its events.
  if (!isPaused)
    await recordEvents(
      tx,
      stations.map(({ id, name, account_id: accountId }) => ({
        accountId,
        product: { station: { id, name } },
        type,
        at,
        data: { state, since: at.toISOString() },
      })),
    );
  for (const station of stations) {
    const isTold = station.down_told_at !== null;
    const isQuiet = isPaused || station.status === 'suspended';
    if (state === 'on_air') {
      if (isTold && !isQuiet) await notifyOfStation(deps, tx, station, { kind: 'station_up' });
      if (isTold) await saveDownTold(tx, station.id, null);
    } else if (!isQuiet) {
      await notifyOfStation(deps, tx, station, { kind: 'station_down', cause: state });
      await saveDownTold(tx, station.id, at);
    }
  }
}
