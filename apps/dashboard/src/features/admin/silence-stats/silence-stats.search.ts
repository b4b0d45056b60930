import { dropEmpty, oneOf, textOf } from '#/lib/search-values.ts';

/** View state of the statistics, shareable as a URL. */
export interface SilenceStatsSearch {
  /** Defaults to the last 30 days. */
  period?: '7d' | '90d' | '1y' | undefined;
  /** First and last custom day, `2026-09-01`. Valid only together; they take precedence over the period. */
  from?: string | undefined;
  to?: string | undefined;
}

const day = /^\d{4}-\d\d-\d\d$/;

/** Validates the syntax of each parameter. Whether a day exists is checked where it is used. */
export function silenceStatsSearch(
  search: {
    readonly [Name in keyof SilenceStatsSearch]?: unknown;
  },
): SilenceStatsSearch {
  return dropEmpty({
    period: oneOf(search.period, ['7d', '90d', '1y'] as const),
    from: textOf(search.from, day),
    to: textOf(search.to, day),
  });
}
