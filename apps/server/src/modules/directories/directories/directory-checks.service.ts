import type { ListingMismatch } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import {
  listCastsToCheck,
  lockDirectory,
  saveDirectory,
} from '#/modules/directories/directories/directories.repository.ts';
import {
  type DirectoryRow,
  listStandings,
  type Standing,
} from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { entriesOf } from '#/modules/directories/directories/listing-mismatch.ts';
import { searchStations } from '#/modules/directories/directories/radio-browser.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface DirectoryCheckDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connector: Connector;
  readonly directories: readonly DirectoryConfig[];
  readonly streamUrlOf: StreamUrlOf;
}

const hourMs = 60 * 60_000;
/** A start may repeat a missed run: casts checked within this time are skipped. */
const freshMs = 20 * hourMs;

/** Searches a directory for a cast and stores the result. Returns whether it responded. */
export async function queryDirectory(
  { db, clock, connector, streamUrlOf }: DirectoryCheckDeps,
  directory: DirectoryConfig & { readonly url: string },
  standing: Standing,
): Promise<boolean> {
  const urls = standing.mounts.flatMap((mount) => streamUrlOf(mount) ?? []);
  const { status, entries } = await searchStations(connector, directory.url, { urls, name: standing.name });
  const isListed = entriesOf(entries ?? [], { standing, streamUrlOf }).some(({ isOurs }) => isOurs);
  const state = entries === null ? 'unreachable' : isListed ? 'listed' : 'not_found';
  const outcome = entries === null ? 'unreachable' : isListed ? 'accepted' : 'not_found';
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const row = await lockDirectory(tx, { id: standing.cast_id }, directory.id);
    await saveDirectory(tx, row, {
      state,
      call_at: now,
      call_kind: 'search',
      call_outcome: outcome,
      call_status: status,
      checked_at: now,
      // Otherwise the previous result is still the latest known.
      ...(entries !== null && { entries: JSON.stringify(entries) }),
    });
  });
  return entries !== null;
}

/** Differences between the directory's entries and the cast's current values. */
export function mismatchOf(
  directories: readonly DirectoryConfig[],
  rows: readonly DirectoryRow[],
  ours: { readonly standing: Standing; readonly streamUrlOf: StreamUrlOf },
): ListingMismatch {
  const directory = directories.find(({ isSearchable }) => isSearchable);
  const row = rows.find((each) => each.directory === directory?.id);
  const state =
    !directory || directory.url === null
      ? 'not_configured'
      : !row?.checked_at
        ? 'not_checked'
        : row.state === 'unreachable'
          ? 'unreachable'
          : 'checked';
  return {
    directory: directory?.id ?? '',
    name: directory?.name ?? '',
    state,
    checkedAt: row?.checked_at?.toISOString() ?? null,
    entries: entriesOf(row?.entries ?? [], ours),
  };
}

/** Daily, for every public cast. A directory that is down is skipped until the next run. */
export async function checkDirectories(deps: DirectoryCheckDeps, signal?: AbortSignal): Promise<void> {
  const { db, clock, directories } = deps;
  for (const directory of directories) {
    const { url } = directory;
    if (!directory.isSearchable || url === null) continue;
    const before = new Date(clock.now().getTime() - freshMs);
    for (const castId of await listCastsToCheck(db, directory.id, before)) {
      if (signal?.aborted) return;
      const [standing] = await listStandings(db, [castId]);
      if (standing && !(await queryDirectory(deps, { ...directory, url }, standing))) break;
    }
  }
}
