import type { NowPlayingFleetQuery } from '@unmuted/api';
import type { FleetSongsParams } from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import { dropDefaults, type TableSearch, tableSearch, usualPageSize } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

export type FleetFilter = NonNullable<NowPlayingFleetQuery['show']>;

/** View state of the list of stations, shareable as a URL. */
export interface FleetSongsSearch extends TableSearch {
  /** Only stations in this condition. */
  show?: FleetFilter | undefined;
}

/** In display order. */
export const fleetFilters: readonly FleetFilter[] = ['playing', 'stale', 'unknown', 'feed_failing', 'paused'];

/** Drops parameters that the server would reject. */
export function fleetSongsSearch(
  search: {
    readonly [Name in keyof FleetSongsSearch]?: unknown;
  },
): FleetSongsSearch {
  return dropUsual({
    ...tableSearch(search, ['station', 'customer', 'song', 'texts', 'unknown']),
    show: oneOf(search.show, fleetFilters),
  });
}

/** Omits default values from the URL. */
export const dropUsual = (search: FleetSongsSearch): FleetSongsSearch => dropDefaults(search, { hide: '' });

/** Converts the search parameters to API parameters. */
export const fleetSongsParams = ({
  q,
  show,
  sort,
  page = 1,
  size = usualPageSize,
}: FleetSongsSearch): FleetSongsParams => ({ q, show, sort, page, pageSize: size });
