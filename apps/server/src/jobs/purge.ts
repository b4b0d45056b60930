import type { Db } from '#/db/schema.ts';
import type { Clock } from '#/lib/clock.ts';
import { purgeSamples } from '#/modules/cast/engine-store.ts';
import { purgeSessions } from '#/modules/session/session.repository.ts';

const everyMs = 60 * 60_000;
const keptMs = 30 * 24 * 60 * 60_000;

interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

/** Deletes sessions that ended, and listener counts that were taken, more than 30 days ago. */
export async function purge({ db, clock }: Omit<PurgeDeps, 'onError'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await purgeSessions(db, before);
  await purgeSamples(db, before);
}

/** Now and every hour. */
export function startPurge({ onError, ...deps }: PurgeDeps): { stop(): Promise<void> } {
  const run = () => purge(deps).catch(onError);
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
