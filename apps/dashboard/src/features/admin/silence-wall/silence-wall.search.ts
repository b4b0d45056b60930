import type { SilenceVerdict } from '@unmuted/api';
import type { WallParams } from '#/data/admin-silence/admin-silence.queries.ts';
import { dropEmpty, oneOf, someOf, textOf } from '#/lib/search-values.ts';

/** View state of the wall, shareable as a URL. */
export interface SilenceWallSearch {
  q?: string | undefined;
  /** Comma-separated groups of verdicts. */
  state?: string | undefined;
  /** Shows all stations on air. */
  all?: 1 | undefined;
}

/** The groups of the wall, and the verdicts in each. */
export const wallGroups = {
  off_air: ['off_air'],
  silent: ['silent', 'digital_zero', 'one_channel', 'opposite_phase', 'stuck', 'clipped', 'no_new_song'],
  cannot_check: ['cannot_check'],
  on_air: ['on_air', 'quiet'],
} as const satisfies Record<string, readonly SilenceVerdict[]>;

export type WallGroup = keyof typeof wallGroups;
export const groupNames = Object.keys(wallGroups) as readonly WallGroup[];

/** Six rows of six. */
export const usualRows = 36;
/** The most that the server returns. */
const mostRows = 500;

/** Drops parameters that the server would reject. */
export function silenceWallSearch(
  search: {
    readonly [Name in keyof SilenceWallSearch]?: unknown;
  },
): SilenceWallSearch {
  return dropEmpty({
    q: textOf(search.q)?.slice(0, 100),
    state: someOf(search.state, groupNames),
    all: oneOf(search.all, [1] as const),
  });
}

/** The chosen groups; none of them means all. */
export const groupsOf = ({ state = '' }: SilenceWallSearch): readonly WallGroup[] =>
  groupNames.filter((name) => state.split(',').includes(name));

/** Converts the search parameters to API parameters. */
export function silenceWallParams(search: SilenceWallSearch): WallParams {
  const verdicts = groupsOf(search).flatMap((name) => [...wallGroups[name]]);
  return { q: search.q, state: verdicts.join() || undefined, limit: search.all ? mostRows : usualRows };
}
