import { staleAfterMs } from '#/modules/casts/cast/cast-snapshot.ts';
import { publishAll } from '#/modules/casts/engine/engine-sink.ts';
import { saveEngineOffline } from '#/modules/casts/engine/engine-state.repository.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { createRetry } from '#/platform/lib/retry.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface OffDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

/**
 * For a server without an engine: marks the last reported state as unknown. While the state may come from another
 * server that runs the engine, it is kept and checked again when it would be stale; a newer report means that an
 * engine runs. Returns a function that stops it.
 */
export async function reportEngineOffline({
  db,
  bus,
  clock,
  onError,
}: OffDeps): Promise<() => Promise<void>> {
  const reportedAt = await saveEngineOffline(db, new Date(clock.now().getTime() - staleAfterMs));
  if (reportedAt === null) return async () => {};
  const retry = createRetry({
    clock,
    onError,
    async task() {
      if ((await saveEngineOffline(db, reportedAt)) === null) await publishAll(db, bus);
    },
  });
  const cancel = clock.after(reportedAt.getTime() + staleAfterMs - clock.now().getTime(), retry.ask);
  return () => {
    cancel();
    return retry.stop();
  };
}
