import type { TuneInCall, TuneInChange } from '@unmuted/api/contract';
import { titleKey } from '#/modules/stations/titles/title-key.ts';
import type { Row } from '#/platform/db/schema.ts';

/** What plays on a station. */
export type PlayingSong = Pick<Row<'tune_in_queue'>, 'kind' | 'artist' | 'title' | 'album'>;

/** What a call tells TuneIn. */
export interface WantedCall extends Pick<TuneInCall, 'kind' | 'artist' | 'title' | 'album'> {
  /** Equal for calls that say the same: they are not sent twice in a row. */
  readonly key: string;
}

/** The call that a song asks for; null if nothing is to be sent. */
export function wantedCall(
  song: PlayingSong,
  options: Pick<TuneInChange['options'], 'sendAlbum' | 'markAds' | 'unknownSongs'>,
  stationName: string,
): WantedCall | null {
  if (song.kind === 'song' && song.title !== null) {
    const { artist, title } = song;
    const album = options.sendAlbum ? song.album : null;
    return { kind: 'song', artist, title, album, key: `song\n${titleKey(artist ?? '')}\n${titleKey(title)}` };
  }
  if (song.kind === 'ad') {
    return options.markAds ? { kind: 'ad', artist: null, title: null, album: null, key: 'ad' } : null;
  }
  if (options.unknownSongs === 'skip') return null;
  return { kind: 'station', artist: null, title: stationName, album: null, key: `station\n${stationName}` };
}
