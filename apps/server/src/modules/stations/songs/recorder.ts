import type { OnAnnounce } from '#/modules/stations/songs/announcement.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import {
  clipText,
  type FleetReading,
  isSameText,
  type ReadText,
  rawKeyOf,
  readText,
} from '#/modules/stations/songs/read-text.ts';
import {
  type Announced,
  announceDue,
  type ChangedText,
  deleteSong,
  endSong,
  findCorrection,
  findFleetReading,
  insertSong,
  type LastSong,
  listChangedTexts,
  lockLastSongs,
  reopenSong,
  saveRaw,
} from '#/modules/stations/songs/recorder.repository.ts';
import type { Clock, TimerClock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { type NewEvent, recordEvents } from '#/platform/events/record-event.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface RecorderDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: Clock;
  /** What a song triggers, in the transaction that announces it. */
  readonly onAnnounce: readonly OnAnnounce[];
  readonly onError: (error: unknown) => void;
}

const secondMs = 1_000;
const tickMs = secondMs;
const batch = 500;
/** A text that was first received longer ago began while nobody recorded. */
const knownSinceMs = 10 * 60 * secondMs;

/** Records what stations play, on one server at a time. Returns its stop function. */
export function startRecording(deps: RecorderDeps & { readonly clock: TimerClock }): () => Promise<void> {
  const { clock, onError } = deps;
  return startRepeatedWork({ clock, onError, everyMs: tickMs, work: () => recordSongs(deps) });
}

/** Records the texts that changed since the last time, and announces the songs that are due. */
export async function recordSongs(deps: RecorderDeps): Promise<void> {
  const changed = await recordTexts(deps);
  const announced = await announce(deps);
  const stations = [...new Set([...changed, ...announced])];
  if (stations.length > 0) deps.bus.publish(stations.flatMap((id) => [`nowplaying:${id}`, `station:${id}`]));
}

async function recordTexts({ db, clock, onAnnounce, onError }: RecorderDeps): Promise<string[]> {
  const changed = await listChangedTexts(db, clock.now(), batch);
  if (changed.length === 0) return [];
  const fleet = await findFleetReading(db);
  for (const text of changed) {
    const recording = db
      .transaction()
      .execute((tx) => recordText(tx, text, { fleet, now: clock.now(), onAnnounce }));
    // One station does not hold up the others.
    await recording.catch(onError);
  }
  return changed.map(({ station_id: id }) => id);
}

interface Around {
  readonly fleet: FleetReading;
  readonly now: Date;
  readonly onAnnounce: readonly OnAnnounce[];
}

async function recordText(tx: Tx, text: ChangedText, { fleet, now, onAnnounce }: Around): Promise<void> {
  const { station_id: stationId, name: stationName, fields, listeners } = text;
  const settings = text.settings ?? defaultSettings;
  const last = await lockLastSongs(tx, stationId);
  const open = last[0]?.endedAt === null ? last[0] : undefined;
  const seenAt = seenAtOf(text, now);
  const startedAt = new Date(seenAt.getTime() + settings.delayS * secondMs);
  if (text.raw === null) {
    if (!open) return;
    await closeSong(tx, open, { at: startedAt, minSongS: settings.minSongS });
    const silence = { ...nothing, stationId, songId: open.id, startedAt };
    for (const queue of onAnnounce) await queue(tx, silence);
    return;
  }
  const raw = clipText(text.raw);
  const rawKey = rawKeyOf(raw);
  const correction = await findCorrection(tx, stationId, rawKey);
  const read = readText({ raw, fields, stationName, settings, fleet, correction });
  if (open && isSameText(open, read)) return saveRaw(tx, open.id, { raw, rawKey });
  const before = open && (await closeSong(tx, open, { at: startedAt, minSongS: settings.minSongS }));
  if (before === 'too_short' && wasInterrupted(last[1], open, read)) {
    return reopenSong(tx, last[1].id, { raw, rawKey });
  }
  const begins = latest(startedAt, before === 'too_short' ? last[1]?.endedAt : last[0]?.startedAt);
  await insertSong(tx, {
    ...read,
    stationId,
    raw,
    rawKey,
    source: settings.source,
    listeners,
    startedAt: begins,
    announceAt: new Date(seenAt.getTime() + Math.max(settings.delayS, settings.minSongS, 0) * secondMs),
  });
}

const nothing = { kind: 'none', artist: null, title: null, album: null } as const;

/** When the text began, as far as it is known. */
function seenAtOf({ since }: ChangedText, now: Date): Date {
  const isKnown = since !== null && since <= now && now.getTime() - since.getTime() < knownSinceMs;
  return isKnown ? since : now;
}

/** Ends a song, or deletes it if it was too short to count. */
async function closeSong(
  tx: Tx,
  song: LastSong,
  { at, minSongS }: { readonly at: Date; readonly minSongS: number },
): Promise<'ended' | 'too_short'> {
  if (at.getTime() - song.startedAt.getTime() < minSongS * secondMs) {
    await deleteSong(tx, song.id);
    return 'too_short';
  }
  await endSong(tx, song.id, at);
  return 'ended';
}

/** Whether the song before a deleted text ended only because of that text. */
function wasInterrupted(
  before: LastSong | undefined,
  deleted: LastSong | undefined,
  read: ReadText,
): before is LastSong {
  return (
    before !== undefined &&
    before.endedAt?.getTime() === deleted?.startedAt.getTime() &&
    isSameText(before, read)
  );
}

const latest = (at: Date, other: Date | null | undefined): Date => (other && other > at ? other : at);

async function announce({ db, clock, onAnnounce }: RecorderDeps): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const due = await announceDue(tx, clock.now(), batch);
    for (const song of due) for (const queue of onAnnounce) await queue(tx, song);
    await recordEvents(
      tx,
      due.filter(({ kind }) => kind === 'song').map((song) => changeEvent(song, clock.now())),
    );
    return due.map(({ stationId }) => stationId);
  });
}

function changeEvent(song: Announced, at: Date): NewEvent {
  const { accountId, stationId, stationName, artist, title, startedAt } = song;
  return {
    accountId,
    product: { station: { id: stationId, name: stationName } },
    type: 'song.changed',
    at,
    data: { artist, title, startedAt: startedAt.toISOString() },
  };
}
