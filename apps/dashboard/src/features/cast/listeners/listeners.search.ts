import { dropEmpty, oneOf, textOf } from '#/lib/search-values.ts';

/** View state of the listeners page, shareable as a URL. */
export interface ListenersSearch {
  view?: 'map' | 'bans';
  q?: string;
  /** `listening`, or `-listening` for the reverse order. */
  sort?: string;
  /** Comma-separated codes; `-` for unknown locations. */
  country?: string;
  class?: string;
  /** Mounts, comma-separated. */
  stream?: string;
  /** Listening time in seconds. */
  min?: number;
  max?: number;
  /** Hidden columns. */
  hide?: string;
}

const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

export function listenersSearch(search: Record<string, unknown>): ListenersSearch {
  return dropEmpty({
    view: oneOf(search.view, ['map', 'bans']),
    q: textOf(search.q),
    sort: textOf(search.sort),
    country: textOf(search.country),
    class: textOf(search.class),
    stream: textOf(search.stream),
    min: countOf(search.min),
    max: countOf(search.max),
    hide: textOf(search.hide),
  });
}

/** Parameters to change. */
export type ListenersChange = { [Name in keyof ListenersSearch]?: ListenersSearch[Name] | undefined };
