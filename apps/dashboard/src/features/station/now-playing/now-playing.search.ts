import type { Song } from '@unmuted/api';
import { dropDefaults, type PagedSearch, pagedSearch } from '#/lib/list.search.ts';
import { oneOf, textOf } from '#/lib/search-values.ts';

/** View state of the songs, shareable as a URL. */
export interface NowPlayingSearch extends PagedSearch {
  /** `all`: the whole history instead of the latest songs. */
  songs?: 'all' | undefined;
  songKind?: Song['kind'] | undefined;
  /** Days of the history in the time zone of the station. */
  from?: string | undefined;
  to?: string | undefined;
}

/** In the order of the filter. */
export const songKinds: readonly Song['kind'][] = ['song', 'none', 'ad', 'jingle', 'station'];

const day = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (value: unknown) => {
  const text = textOf(value, day);
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
};

/** Drops parameters that the server would reject. */
export function nowPlayingSearch(
  search: {
    readonly [Name in keyof NowPlayingSearch]?: unknown;
  },
): NowPlayingSearch {
  const from = dayOf(search.from);
  const to = dayOf(search.to);
  const isRange = from !== undefined && to !== undefined && from <= to;
  return dropDefaults({
    ...pagedSearch(search),
    songs: oneOf(search.songs, ['all'] as const),
    songKind: oneOf(search.songKind, songKinds),
    ...(isRange && { from, to }),
  });
}
