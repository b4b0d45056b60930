import type { StreamingServiceRow, StreamState } from '@unmuted/api';
import type { ServicesParams } from '#/data/streaming-services/streaming-services.queries.ts';
import { dropDefaults, type TableSearch, tableSearch, usualPageSize } from '#/lib/list.search.ts';
import { someOf, textOf } from '#/lib/search-values.ts';

/** View state of the list of streaming services, shareable as a URL. */
export interface ServicesSearch extends TableSearch {
  /** Comma-separated states. */
  state?: string | undefined;
  /** Comma-separated types. */
  type?: string | undefined;
  /** The id of the service whose drawer is open. */
  service?: string | undefined;
}

export const usuallyHidden = 'stations,poll,created';
/** In display order: what is heard, what is not, what is not known. */
export const states: readonly StreamState[] = [
  'on_air',
  'off_air',
  'refused',
  'unreachable',
  'not_audio',
  'paused',
  'suspended',
  'unknown',
];
/** The states in which listeners do not hear anything. */
export const troubled: readonly StreamState[] = ['off_air', 'refused', 'unreachable', 'not_audio'];
/** The states without a check. */
export const unchecked: readonly StreamState[] = ['paused', 'suspended', 'unknown'];
export const types: readonly StreamingServiceRow['type'][] = [
  'cast',
  'icecast',
  'shoutcast1',
  'shoutcast2',
  'hls',
  'url',
];

const sorts = ['label', 'customer', 'type', 'state', 'listeners', 'checked', 'created'];

/** Drops parameters that the server would reject. */
export function servicesSearch(
  search: { readonly [Name in keyof ServicesSearch]?: unknown },
): ServicesSearch {
  return dropUsual({
    ...tableSearch(search, sorts),
    state: someOf(search.state, states),
    type: someOf(search.type, types),
    service: textOf(search.service, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: ServicesSearch): ServicesSearch {
  return dropDefaults(search, { hide: usuallyHidden });
}

/** Converts the search parameters to API parameters. */
export function servicesParams({
  q,
  state,
  type,
  sort,
  page = 1,
  size = usualPageSize,
}: ServicesSearch): ServicesParams {
  return { q, state, type, sort, page, pageSize: size };
}
