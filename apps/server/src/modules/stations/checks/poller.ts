import { randomUUID } from 'node:crypto';
import { type CheckDeps, checkService } from '#/modules/stations/checks/check-service.ts';
import {
  type DueService,
  leaseDueServices,
  listStationsOfService,
  releaseCheck,
} from '#/modules/stations/checks/checks.repository.ts';
import { recordCheck } from '#/modules/stations/checks/record-check.ts';
import type { StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface PollerDeps extends CheckDeps, StationNoticeDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
  /** After each check. */
  readonly onChecked?: () => void;
}

const secondMs = 1_000;
/** Longer than a check can take: if a server dies, another one checks its services after this. */
const leaseMs = 60 * secondMs;
/** Concurrent checks of one server. */
const slots = 60;
/** A stream is listened to at least this often, whatever its status page says. */
const probeEveryMs = 60 * 60 * secondMs;

/** Checks external services when they are due. Every server takes part. Returns its stop function. */
export function startPolling(deps: PollerDeps): () => Promise<void> {
  const { db, clock, onError } = deps;
  const worker = randomUUID();

  async function check(service: DueService): Promise<void> {
    try {
      const { probed_at: probedAt } = service;
      const withProbe = probedAt === null || clock.now().getTime() - probedAt.getTime() >= probeEveryMs;
      const found = await checkService(deps, service, { withProbe });
      const isSaved = await recordCheck(deps, service, found, { at: clock.now(), worker });
      if (isSaved) await publishStations(deps, service.id);
      deps.onChecked?.();
    } catch (error) {
      onError(error);
      const nextAt = new Date(clock.now().getTime() + service.poll_s * secondMs);
      await releaseCheck(db, service.id, { worker, nextAt }).catch(onError);
    }
  }

  return startLeasedWork({
    clock,
    onError,
    slots,
    lease(limit) {
      const now = clock.now();
      return leaseDueServices(db, { now, until: new Date(now.getTime() + leaseMs), worker, limit });
    },
    work: check,
  });
}

/** Tells clients that show stations of the service. */
export async function publishStations(
  { db, bus }: Pick<PollerDeps, 'db' | 'bus'>,
  serviceId: string,
): Promise<void> {
  const stations = await listStationsOfService(db, serviceId);
  if (stations.length > 0) bus.publish(stations.map(({ id }) => `station:${id}`));
}
