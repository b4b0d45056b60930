import { randomUUID } from 'node:crypto';
import { type DueFeed, leaseDueFeeds, saveFeed } from '#/modules/stations/feeds/feeds.repository.ts';
import { readFeed } from '#/modules/stations/feeds/read-feed.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';

export interface FeedDeps {
  readonly db: Db;
  readonly clock: TimerClock;
  readonly stationConnector: Connector;
  readonly onError: (error: unknown) => void;
}

const secondMs = 1_000;
/** Longer than a request can take. */
const leaseMs = 30 * secondMs;
const slots = 30;

/** Reads pages of playout software when they are due. Every server takes part. Returns its stop function. */
export function startReadingFeeds(deps: FeedDeps): () => Promise<void> {
  const { db, clock, onError } = deps;
  const worker = randomUUID();
  return startLeasedWork<DueFeed>({
    clock,
    onError,
    slots,
    lease(limit) {
      const now = clock.now();
      return leaseDueFeeds(db, { now, until: new Date(now.getTime() + leaseMs), worker, limit });
    },
    work: (due) => readDueFeed(deps, worker, due).catch(onError),
  });
}

/** Reads one leased page. */
async function readDueFeed(
  { db, clock, stationConnector }: Omit<FeedDeps, 'onError'>,
  worker: string,
  due: DueFeed,
): Promise<void> {
  const { source, feed } = due.settings;
  if (feed === null || (source !== 'json' && source !== 'xml')) return;
  const began = clock.now();
  const reading = await readFeed(stationConnector, source, feed);
  const nextAt = new Date(began.getTime() + feed.pollS * secondMs);
  await saveFeed(db, due, { worker, at: clock.now(), nextAt }, reading);
}
