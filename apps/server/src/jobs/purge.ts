import type { Db } from '#/db/schema.ts';
import type { Clock } from '#/lib/clock.ts';
import { purgeOutbox } from '#/mail/outbox.repository.ts';
import { purgeSamples } from '#/modules/cast/engine-store.ts';
import { purgeListenerSessions, truncateAddresses } from '#/modules/listeners/listeners.repository.ts';
import { purgeOnAir } from '#/modules/on-air/on-air.repository.ts';
import { purgeRegistrations } from '#/modules/registration/registration.repository.ts';
import { purgeRequestKeys } from '#/modules/request-keys/request-keys.repository.ts';
import { purgeSessions } from '#/modules/session/session.repository.ts';
import { purgeThrottles } from '#/modules/throttle/throttle.repository.ts';

const everyMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const keptMs = 30 * dayMs;
const listenersKeptDays = 365;
const linksKeptMs = 7 * dayMs;

interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Days after which a listener's address is cut to its network. */
  readonly addressKeptDays?: number;
  readonly onError: (error: unknown) => void;
}

/**
 * Deletes sessions that ended, listener counts that were taken, what was on air and mails that were written more than
 * 30 days ago, links that expired more than 7 days ago, keys of changes after a day, and registrations and counters
 * that are over. Of listeners the addresses are cut to
 * their networks after 30 days, and the rest is forgotten after a year.
 */
export async function purge({ db, clock, addressKeptDays = 30 }: Omit<PurgeDeps, 'onError'>): Promise<void> {
  const now = clock.now();
  const before = new Date(now.getTime() - keptMs);
  await purgeSessions(db, before);
  await purgeSamples(db, before);
  await purgeOnAir(db, before);
  await truncateAddresses(db, new Date(now.getTime() - addressKeptDays * dayMs));
  await purgeListenerSessions(db, new Date(now.getTime() - listenersKeptDays * dayMs));
  await purgeThrottles(db, now);
  await purgeRequestKeys(db, new Date(now.getTime() - dayMs));
  await purgeOutbox(db, before);
  await purgeRegistrations(db, { now, linksBefore: new Date(now.getTime() - linksKeptMs) });
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
