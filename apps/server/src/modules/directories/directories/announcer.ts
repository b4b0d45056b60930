import type { StreamUrlOf } from '#/engine/engine.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import {
  type AnnounceDeps,
  type AnnouncedDirectory,
  announce,
  remove,
} from '#/modules/directories/directories/announce.ts';
import {
  dropRemoval,
  leaveEntry,
  listDueRemovals,
  listEnabled,
} from '#/modules/directories/directories/announcements.repository.ts';
import { noEntry, saveDirectory } from '#/modules/directories/directories/directories.repository.ts';
import { listStandings } from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { nextStep } from '#/modules/directories/directories/next-step.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

/** Event topic for requests about a cast's directories: the announcer runs immediately. */
export const directoriesTopic = 'directories';

const everyMs = 5_000;

export interface AnnouncerDeps extends AnnounceDeps {
  readonly directories: readonly DirectoryConfig[];
  readonly streamUrlOf: StreamUrlOf;
}

/**
 * Announces casts to directories like Icecast: added after a minute on air, touched as often as requested, and
 * removed at
 * the end. Runs on one server; all state is in the database, so another server can take over.
 */
export async function announceAll(deps: AnnouncerDeps): Promise<void> {
  const { db, clock } = deps;
  const announced = deps.directories.flatMap((directory) =>
    directory.kind === 'engine' && directory.url !== null ? [{ ...directory, url: directory.url }] : [],
  );
  const now = clock.now();
  // While the engine is down, the on-air state is unknown: entries are unchanged.
  const isUp = toEngineInfo(await findEngineState(db), now).state === 'up';
  // Directories are independent of each other.
  await Promise.all(announced.map((directory) => isUp && announceIn(deps, directory)));
  await removeDue(deps, announced);
}

/** Sequential calls; a directory that is down is called once per run. */
async function announceIn(deps: AnnouncerDeps, directory: AnnouncedDirectory): Promise<void> {
  const { db, clock, streamUrlOf } = deps;
  const rows = await listEnabled(db, directory.id);
  const standings = await listStandings(
    db,
    rows.map(({ cast_id }) => cast_id),
  );
  const standingOf = new Map(standings.map((standing) => [standing.cast_id, standing]));
  for (const row of rows) {
    const standing = standingOf.get(row.cast_id);
    if (!standing) continue;
    const streamUrl = streamUrlOf(standing.mount);
    const now = clock.now();
    const step = nextStep(row, standing, { directory, streamUrl, now });
    if (step === 'leave') await leaveEntry(db, row, now);
    if (step === 'rest') await saveDirectory(db, row, { ...noEntry, state: 'pending' });
    if ((step === 'add' || step === 'touch') && streamUrl !== null) {
      const outcome = await announce(deps, directory, { row, standing, streamUrl, kind: step });
      if (outcome === 'unreachable') return;
    }
  }
}

async function removeDue(deps: AnnouncerDeps, announced: readonly AnnouncedDirectory[]): Promise<void> {
  const unreachable = new Set<string>();
  for (const removal of await listDueRemovals(deps.db, deps.clock.now())) {
    const directory = announced.find(({ id }) => id === removal.directory);
    if (!directory) await dropRemoval(deps.db, removal.id);
    else if (!unreachable.has(directory.id) && (await remove(deps, directory, removal)) === 'unreachable')
      unreachable.add(directory.id);
  }
}

/** Runs every five seconds, and immediately on request. */
export function startAnnouncing({
  bus,
  onError,
  ...deps
}: AnnouncerDeps & {
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly onError: (error: unknown) => void;
}): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  let isStopped = false;
  const runOnce = () => {
    // Runs that fall due while a slow one is in progress are skipped.
    if (running || isStopped) return;
    running = announceAll(deps)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(runOnce, everyMs);
  timer.unref();
  const subscription = bus
    .subscribe((topics) => {
      if (topics === null || topics.includes(directoriesTopic)) runOnce();
    })
    .catch(onError);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      (await subscription)?.();
      await running;
    },
  };
}
