import type { CastOverview } from '@unmuted/api';

/** What a customer waits for before anything is on air. */
export type FirstDay =
  /** The account has no product yet. */
  | { readonly kind: 'no-products' }
  /** No encoder has connected to any of the casts. */
  | { readonly kind: 'not-connected'; readonly casts: readonly CastOverview[] };

export interface FirstDayInput {
  /** Undefined while loading or after an error. */
  casts: readonly CastOverview[] | undefined;
  /** The other lists; undefined while loading or after an error. */
  lists: readonly (readonly unknown[] | undefined)[];
}

/** Returns null if something was on air before, or if a list is unknown. */
export function firstDayOf({ casts, lists }: FirstDayInput): FirstDay | null {
  if (casts === undefined) return null;
  if (casts.length > 0)
    return casts.every(({ now }) => now.state === 'never_connected')
      ? { kind: 'not-connected', casts }
      : null;
  return lists.every((list) => list?.length === 0) ? { kind: 'no-products' } : null;
}
