import { rm } from 'node:fs/promises';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import * as repository from '#/modules/stations/covers/covers.repository.ts';
import { type FoundCover, type LookUpDeps, lookUpCover } from '#/modules/stations/covers/look-up-cover.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface CoverDeps extends LookUpDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

const secondMs = 1_000;
/** MusicBrainz allows one request a second from an address. */
const betweenMs = 1_100;
const hourMs = 3_600 * secondMs;
const retriesMs = [30 * secondMs, 10 * 60 * secondMs, 6 * hourMs];
/** While MusicBrainz fails, or asks to wait. */
const pauseMs = 10 * secondMs;
const longestPauseMs = 10 * 60 * secondMs;

/** Looks up the covers that are due, one at a time and on one server at a time. Returns its stop function. */
export function startLookingUp(deps: CoverDeps): () => Promise<void> {
  const { clock, onError } = deps;
  const work = () =>
    lookUpNext(deps).catch((error: unknown) => {
      onError(error);
      return pauseMs;
    });
  return startRepeatedWork({ clock, onError, everyMs: betweenMs, work });
}

/** Looks up one cover, and returns the milliseconds until the next look-up. */
export async function lookUpNext(deps: Omit<CoverDeps, 'onError'>): Promise<number> {
  const { db, bus, clock } = deps;
  const due = await repository.findDueCover(db, clock.now());
  if (!due) return betweenMs;
  const result = await lookUpCover(deps, due, due.album);
  await save(deps, due, result);
  if (result.kind === 'found') {
    const stations = await repository.listPlaying(db, due.key);
    bus.publish(stations.flatMap((id) => [`nowplaying:${id}`, `station:${id}`]));
  }
  if (result.kind !== 'failed') return betweenMs;
  return Math.min(Math.max(result.retryAfterMs ?? 0, pauseMs), longestPauseMs);
}

async function save(
  { db, clock, storage }: Omit<CoverDeps, 'onError'>,
  { key, attempts: before }: { readonly key: string; readonly attempts: number },
  result: FoundCover,
): Promise<void> {
  const now = clock.now();
  const done = { attempts: 0, next_at: null, looked_up_at: now };
  if (result.kind === 'none') return repository.saveCover(db, key, { ...done, state: 'none', hash: null });
  if (result.kind === 'failed') {
    const waitMs = retriesMs[before] ?? 24 * hourMs;
    return repository.saveCover(db, key, {
      state: 'waiting',
      hash: null,
      attempts: before + 1,
      next_at: new Date(now.getTime() + waitMs),
      looked_up_at: now,
    });
  }
  const { hash, bytes, width, height, contentType, path } = result.file;
  try {
    // The row of the file before its content, so that a purge cannot delete what is being stored; the result after both, so that
    // no cover is shown whose content could not be stored.
    await db.transaction().execute((tx) =>
      saveFile(tx, {
        hash,
        bytes,
        width,
        height,
        content_type: contentType,
        is_public: true,
        created_at: now,
      }),
    );
    await storage.backend.put(hash, path);
    await repository.saveCover(db, key, { ...done, state: 'found', hash });
  } finally {
    await rm(path, { force: true });
  }
}
