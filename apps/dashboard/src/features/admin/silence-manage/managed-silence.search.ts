import { dropEmpty, oneOf } from '#/lib/search-values.ts';

/** View state of the levels, shareable as a URL. That of the incidents is read by their card. */
export interface ManagedSilenceSearch {
  /** Defaults to an hour. */
  levels?: '24h' | '7d' | '30d' | undefined;
}

/** Drops an unknown period. */
export function managedSilenceSearch(
  search: {
    readonly [Name in keyof ManagedSilenceSearch]?: unknown;
  },
): ManagedSilenceSearch {
  return dropEmpty({ levels: oneOf(search.levels, ['24h', '7d', '30d'] as const) });
}
