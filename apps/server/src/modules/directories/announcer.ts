import type { Connector } from '#/connector/connector.ts';
import { ConnectorError } from '#/connector/connector-error.ts';
import type { Db } from '#/db/schema.ts';
import type { Clock } from '#/lib/clock.ts';
import type { LiveBus } from '#/live/bus.ts';
import { findEngineState } from '#/modules/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/cast/cast-now.ts';
import type { StreamUrlOf } from '#/modules/cast/cast-streams.ts';
import {
  dropRemoval,
  leaveEntry,
  listDueRemovals,
  listEnabled,
  putOffRemoval,
  type Removal,
  saveAnswer,
} from '#/modules/directories/announcements.repository.ts';
import { noEntry, saveDirectory } from '#/modules/directories/directories.repository.ts';
import { nextStep } from '#/modules/directories/next-step.ts';
import type { Place } from '#/modules/directories/places.ts';
import {
  type DirectoryRow,
  listStandings,
  type Standing,
} from '#/modules/directories/standing.repository.ts';
import { addForm, readYpAnswer, removeForm, touchForm, type YpAnswer } from '#/modules/directories/yp.ts';

/** Published when something of a cast's directories was asked for: whoever announces looks at once. */
export const directoriesTopic = 'directories';

const everyMs = 5_000;
const minuteMs = 60_000;
const longestWaitMs = 30 * minuteMs;
/** A directory drops by itself what is not touched: to say so more often would help nobody. */
const removalTries = 5;

export interface AnnouncerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connector: Connector;
  readonly places: readonly Place[];
  readonly streamUrlOf: StreamUrlOf;
}

type SpokenPlace = Place & { readonly url: string };

/**
 * Tells directories of the casts that are to be in them, as an Icecast does: entered after a minute on air, touched as often
 * as they ask, removed at the end. One server does it for all; what it needs lies in the database, so another goes on with it.
 */
export async function announceAll(deps: AnnouncerDeps): Promise<void> {
  const { db, clock } = deps;
  const spoken = deps.places.flatMap((place) =>
    place.kind === 'engine' && place.url !== null ? [{ ...place, url: place.url }] : [],
  );
  const now = clock.now();
  // While the engine is away nobody knows who is on air: entries stay as they are.
  const isUp = toEngineInfo(await findEngineState(db), now).state === 'up';
  // Directories do not wait for each other.
  await Promise.all(spoken.map((place) => isUp && announceIn(deps, place)));
  await removeDue(deps, spoken);
}

/** One call after the other; a directory that is away is asked once a look. */
async function announceIn(deps: AnnouncerDeps, place: SpokenPlace): Promise<void> {
  const { db, clock, streamUrlOf } = deps;
  const rows = await listEnabled(db, place.id);
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
    const step = nextStep(row, standing, { place, streamUrl, now });
    if (step === 'leave') await leaveEntry(db, row, now);
    if (step === 'rest') await saveDirectory(db, row, { ...noEntry, state: 'pending' });
    if ((step === 'add' || step === 'touch') && streamUrl !== null) {
      const outcome = await tell(deps, place, { row, standing, streamUrl, kind: step });
      if (outcome === 'unreachable') return;
    }
  }
}

interface Telling {
  readonly row: DirectoryRow;
  readonly standing: Standing;
  readonly streamUrl: string;
  readonly kind: 'add' | 'touch';
}

async function tell(
  deps: AnnouncerDeps,
  place: SpokenPlace,
  { row, standing, streamUrl, kind }: Telling,
): Promise<YpAnswer['outcome']> {
  const { db, clock } = deps;
  const form = addForm(standing, streamUrl);
  const answer = await call(deps, place, kind === 'add' ? form : touchForm(row.sid ?? '', standing));
  const now = clock.now();
  const after = (ms: number) => new Date(now.getTime() + ms);
  const sid = kind === 'add' ? (answer?.sid ?? null) : row.sid;
  // An entry that has no name could never be taken away again.
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
    // Of a touch: it knows the entry no more, and is told of it anew at the next look.
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

async function removeDue(deps: AnnouncerDeps, spoken: readonly SpokenPlace[]): Promise<void> {
  const away = new Set<string>();
  for (const removal of await listDueRemovals(deps.db, deps.clock.now())) {
    const place = spoken.find(({ id }) => id === removal.directory);
    if (!place) await dropRemoval(deps.db, removal.id);
    else if (!away.has(place.id) && (await remove(deps, place, removal)) === 'unreachable')
      away.add(place.id);
  }
}

async function remove(
  deps: AnnouncerDeps,
  place: SpokenPlace,
  removal: Removal,
): Promise<YpAnswer['outcome']> {
  const { db, clock } = deps;
  const answer = await call(deps, place, removeForm(removal.sid));
  const now = clock.now();
  const outcome = answer?.outcome ?? 'unreachable';
  const tries = removal.tries + 1;
  // One that says no has no such entry: it is gone either way.
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

/** Null when there was no answer. */
async function call(
  { connector }: AnnouncerDeps,
  { url }: SpokenPlace,
  form: string,
): Promise<YpAnswer | null> {
  try {
    return readYpAnswer(await connector.ask({ url, form }));
  } catch (error) {
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}

/** Looks every five seconds, and at once when something was asked for. */
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
  const look = () => {
    // A look that lasts, because a directory is slow, is not followed by all those that fell due meanwhile.
    if (running || isStopped) return;
    running = announceAll(deps)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  const hearing = bus
    .subscribe((topics) => {
      if (topics === null || topics.includes(directoriesTopic)) look();
    })
    .catch(onError);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      (await hearing)?.();
      await running;
    },
  };
}
