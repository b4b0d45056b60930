import type { Song } from '@unmuted/api/contract';
import { coverKeyOf } from '#/modules/stations/covers/cover-key.ts';
import {
  looksUpCovers,
  saveCoverKey,
  saveCoverKeys,
  wantCover,
} from '#/modules/stations/covers/covers.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';

interface Named {
  readonly kind: Song['kind'];
  readonly artist: string | null;
  readonly title: string | null;
  readonly album: string | null;
}

interface PlayedSong extends Named {
  readonly stationId: string;
  readonly songId: string;
  readonly startedAt: Date;
}

const dayMs = 24 * 3_600_000;
/** A missing cover may have been added since. */
const missingForMs = 30 * dayMs;

/** The key of the cover of a song, which is looked up if it is unknown; null without one. */
async function want(tx: Tx, stationId: string, song: Named, now: Date): Promise<string | null> {
  const { kind, artist, title, album } = song;
  if (kind !== 'song' || artist === null || title === null) return null;
  const key = coverKeyOf({ artist, title });
  if (key === null || !(await looksUpCovers(tx, stationId))) return null;
  await wantCover(
    tx,
    { key, artist, title, album },
    { now, missingSince: new Date(now.getTime() - missingForMs) },
  );
  return key;
}

/** Queues the look-up of the cover of an announced song. */
export async function queueCover(tx: Tx, song: PlayedSong): Promise<void> {
  const key = await want(tx, song.stationId, song, song.startedAt);
  if (key !== null) await saveCoverKey(tx, song.songId, key);
}

/** Queues the look-up of the cover of a text that was corrected. */
export async function followCorrection(
  tx: Tx,
  text: { readonly stationId: string; readonly rawKey: string },
  { song, now }: { readonly song: Named; readonly now: Date },
): Promise<void> {
  await saveCoverKeys(tx, text, await want(tx, text.stationId, song, now));
}
