import { allModules } from '#/composition/modules.ts';
import { defaultRetention, type Retention } from '#/composition/retention.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { purgeRequestKeys } from '#/platform/idempotency/idempotency.repository.ts';
import { purgeOutbox } from '#/platform/mail/outbox.repository.ts';
import type { PurgeSteps } from '#/platform/modules/define-module.ts';
import { purgeNotifications } from '#/platform/notifications/notifications.repository.ts';
import { purgeThrottles } from '#/platform/throttle/throttle.repository.ts';

const dayMs = 24 * 60 * 60_000;

interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly retention?: Retention;
  /** Aborted on shutdown: the next run continues. */
  readonly signal?: AbortSignal;
}

/**
 * Deletes data beyond its retention, and expired registrations and counters. A failed step does not prevent others;
 * the run then rejects with all failures and is retried.
 */
export async function purge(deps: PurgeDeps): Promise<void> {
  const failures: { readonly what: string; readonly error: unknown }[] = [];
  for (const [what, step] of Object.entries(stepsOf(deps))) {
    deps.signal?.throwIfAborted();
    try {
      await step();
    } catch (error) {
      if (deps.signal?.aborted) throw error;
      failures.push({ what, error });
    }
  }
  if (failures.length === 0) return;
  const texts = failures.map(({ what, error }) => `${what} (${String(error)})`);
  throw new AggregateError(
    failures.map(({ error }) => error),
    `Not purged: ${texts.join(', ')}`,
  );
}

/** Steps of all modules and of the platform. */
function stepsOf({ db, clock, retention = defaultRetention, signal }: PurgeDeps): PurgeSteps {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const platform = {
    throttles: () => purgeThrottles(db, now),
    requestKeys: () => purgeRequestKeys(db, daysAgo(retention.requestKeysDays)),
    mails: () => purgeOutbox(db, daysAgo(retention.mailsDays)),
    notifications: () => purgeNotifications(db, daysAgo(retention.mailsDays)),
  };
  const context = { db, now, retention, daysAgo, signal };
  return Object.assign({}, ...allModules.map(({ purge: steps }) => steps?.(context)), platform);
}
