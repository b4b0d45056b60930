import {
  addUsedFeeds,
  saveFeedProblem,
  savePodcast,
  takeDueFeeds,
} from '#/modules/sites/podcasts/podcasts.repository.ts';
import { readPodcast } from '#/modules/sites/podcasts/read-podcast.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface RefreshPodcastsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connector: Connector;
  readonly signal?: AbortSignal | undefined;
}

const hourMs = 3_600_000;
/** Requests at once; each may take 15 seconds. */
const atOnce = 5;
/** Per run: the rest comes first in the next one. */
const mostFeeds = 200;

/** Reads the feeds of sites that were not read for an hour. Pages are rendered again at their next visit. */
export async function refreshPodcasts(deps: RefreshPodcastsDeps): Promise<void> {
  const { db, clock, signal } = deps;
  await addUsedFeeds(db);
  for (let read = 0; read < mostFeeds && !signal?.aborted; read += atOnce) {
    const now = clock.now();
    const before = new Date(now.getTime() - hourMs);
    const due = await takeDueFeeds(db, { now, before, limit: atOnce });
    await Promise.all(due.map((url) => refreshOne(deps, url)));
    if (due.length < atOnce) return;
  }
}

async function refreshOne({ db, clock, connector }: RefreshPodcastsDeps, url: string): Promise<void> {
  const reading = await readPodcast(connector, url);
  if ('problem' in reading) await saveFeedProblem(db, url, reading.problem);
  else await savePodcast(db, url, { podcast: reading.podcast, at: clock.now() });
}
