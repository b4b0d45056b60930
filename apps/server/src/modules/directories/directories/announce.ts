import {
  dropRemoval,
  putOffRemoval,
  type Removal,
  saveAnswer,
} from '#/modules/directories/directories/announcements.repository.ts';
import { noEntry, saveDirectory } from '#/modules/directories/directories/directories.repository.ts';
import type {
  DirectoryRow,
  Standing,
} from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import {
  addForm,
  readYpAnswer,
  removeForm,
  touchForm,
  type YpAnswer,
} from '#/modules/directories/directories/yp.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Db } from '#/platform/db/schema.ts';

const minuteMs = 60_000;
const longestWaitMs = 30 * minuteMs;
/** Directories drop stale entries themselves, so further attempts are pointless. */
const removalTries = 5;

export interface AnnounceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connector: Connector;
}

/** A directory with an announcement protocol. */
export type AnnouncedDirectory = DirectoryConfig & { readonly url: string };

interface Announcement {
  readonly row: DirectoryRow;
  readonly standing: Standing;
  readonly streamUrl: string;
  readonly kind: 'add' | 'touch';
}

/** Adds a cast or touches its entry, and stores the outcome. */
export async function announce(
  deps: AnnounceDeps,
  directory: AnnouncedDirectory,
  { row, standing, streamUrl, kind }: Announcement,
): Promise<YpAnswer['outcome']> {
  const { db, clock } = deps;
  const form = addForm(standing, streamUrl);
  const answer = await call(deps, directory, kind === 'add' ? form : touchForm(row.sid ?? '', standing));
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const sid = kind === 'add' ? (answer?.sid ?? null) : row.sid;
  // An entry without an id could never be removed.
  const outcome =
    answer?.outcome === 'accepted' && sid === null ? 'refused' : (answer?.outcome ?? 'unreachable');
  const called = {
    call_at: now,
    call_kind: kind,
    call_outcome: outcome,
    call_status: answer?.status ?? null,
  };
  if (outcome === 'accepted') {
    const touch_interval_s = answer?.touchIntervalS ?? null;
    const listed = { state: 'listed', sid, announced: form, touch_interval_s, last_touch_at: now } as const;
    await saveAnswer(db, row, {
      ...called,
      ...listed,
      message: answer?.message ?? null,
      next_call_at: after((touch_interval_s ?? 0) * 1_000),
      failures: 0,
    });
  } else if (outcome === 'refused') {
    // After a touch: the directory no longer has the entry, and the next run adds it again.
    const next_call_at = kind === 'add' ? after(longestWaitMs) : null;
    const state = kind === 'add' ? 'refused' : 'pending';
    await saveAnswer(db, row, {
      ...noEntry,
      ...called,
      state,
      message: answer?.message ?? null,
      next_call_at,
    });
  } else {
    const failures = row.failures + 1;
    const next_call_at = after(Math.min(longestWaitMs, minuteMs * 2 ** Math.min(row.failures, 10)));
    await saveAnswer(db, row, { ...called, state: 'unreachable', message: null, failures, next_call_at });
  }
  return outcome;
}

/** Removes an entry. */
export async function remove(
  deps: AnnounceDeps,
  directory: AnnouncedDirectory,
  removal: Removal,
): Promise<YpAnswer['outcome']> {
  const { db, clock } = deps;
  const answer = await call(deps, directory, removeForm(removal.sid));
  const now = clock.now();
  const outcome = answer?.outcome ?? 'unreachable';
  const tries = removal.tries + 1;
  // A refusal means that the entry does not exist, so it is gone either way.
  if (outcome !== 'unreachable' || tries >= removalTries) await dropRemoval(db, removal.id);
  else await putOffRemoval(db, removal.id, tries, new Date(now.getTime() + minuteMs * 2 ** tries));
  await saveDirectory(db, removal, {
    call_at: now,
    call_kind: 'remove',
    call_outcome: outcome,
    call_status: answer?.status ?? null,
  });
  return outcome;
}

/** Returns null without a response. */
async function call(
  { connector }: AnnounceDeps,
  { url }: AnnouncedDirectory,
  form: string,
): Promise<YpAnswer | null> {
  try {
    return readYpAnswer(await connector.ask({ url, form }));
  } catch (error) {
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}
