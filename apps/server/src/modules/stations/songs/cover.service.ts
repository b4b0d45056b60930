import type { Song } from '@unmuted/api/contract';
import { saveHidden } from '#/modules/stations/covers/covers.repository.ts';
import { findSong, lockPlayingStation } from '#/modules/stations/songs/now-playing.repository.ts';
import { type NowPlayingDeps, toSong } from '#/modules/stations/songs/now-playing.service.ts';
import { auditStation, requireOpen } from '#/modules/stations/stations/change-station.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** Hides the cover of a song on a station, wherever the song is in its history, or shows it again. */
export async function changeCover(
  deps: NowPlayingDeps,
  act: Act,
  { id, songId }: { readonly id: string; readonly songId: string },
  { isHidden }: { readonly isHidden: boolean },
): Promise<Song> {
  const song = await deps.db.transaction().execute(async (tx) => {
    const station = requireOpen(await lockPlayingStation(tx, act.scope, id), act.scope);
    const before = await findSong(tx, id, songId);
    if (!before?.cover || before.cover_key === null) throw new AppError('resource.not_found');
    await saveHidden(tx, { stationId: id, key: before.cover_key }, isHidden);
    await auditStation(deps, tx, act, {
      action: 'now_playing.cover_changed',
      station,
      change: { before: { isHidden: before.cover.isHidden }, after: { isHidden } },
      details: { text: before.raw },
    });
    return { ...before, cover: { ...before.cover, isHidden } };
  });
  deps.bus.publish([`nowplaying:${id}`, `station:${id}`]);
  return toSong(deps, song);
}
