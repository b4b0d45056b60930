/** What of the listeners is shown, and how; all of it can be sent to somebody else as an address. */
export interface ListenersSearch {
  view?: 'map' | 'bans';
  q?: string;
  /** `listening`, or `-listening` from the other end. */
  sort?: string;
  /** Codes, comma-separated; `-` for unknown places. */
  country?: string;
  class?: string;
  /** Mounts, comma-separated. */
  stream?: string;
  /** Seconds of listening. */
  min?: number;
  max?: number;
  /** Columns that are not shown. */
  hide?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

export function listenersSearch(search: Record<string, unknown>): ListenersSearch {
  const { view } = search;
  return dropEmpty({
    view: view === 'map' || view === 'bans' ? view : undefined,
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

/** What of it is to change. */
export type ListenersChange = { [Name in keyof ListenersSearch]?: ListenersSearch[Name] | undefined };

/** An address names only what differs from the usual. */
export function dropEmpty<Search extends object>(
  search: Search,
): { [Name in keyof Search]: NonNullable<Search[Name]> } {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Name in keyof Search]: NonNullable<Search[Name]> };
}
