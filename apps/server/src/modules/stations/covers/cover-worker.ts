import { rm } from 'node:fs/promises';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import * as repository from '#/modules/stations/covers/covers.repository.ts';
import { type FoundCover, type LookUpDeps, lookUpCover } from '#/modules/stations/covers/look-up-cover.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
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
  let isStopping = false;
  let cancel = () => {};
  let running: Promise<unknown> = Promise.resolve();
  const plan = (afterMs: number) => {
    cancel = deps.clock.after(afterMs, () => {
      running = lookUpNext(deps)
        .catch((error: unknown) => {
          deps.onError(error);
          return pauseMs;
        })
        .then((waitMs) => {
          if (!isStopping) plan(waitMs);
        });
    });
  };
  plan(betweenMs);
  return async () => {
    isStopping = true;
    cancel();
    await running;
  };
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
    // The rows before the content, so that a purge cannot delete what is being stored.
    await db.transaction().execute(async (tx) => {
      await saveFile(tx, {
        hash,
        bytes,
        width,
        height,
        content_type: contentType,
        is_public: true,
        created_at: now,
      });
      await repository.saveCover(tx, key, { ...done, state: 'found', hash });
    });
    await storage.backend.put(hash, path);
  } finally {
    await rm(path, { force: true });
  }
}
