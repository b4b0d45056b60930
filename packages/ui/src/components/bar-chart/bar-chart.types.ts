import type { ReactNode } from 'react';

/** One bar. */
export interface BarItem {
  /** Unique id. */
  readonly id: string;
  /** Display name. */
  readonly label: string;
  /** The value. */
  readonly value: number;
  /** A flag or icon before the label; decorative. */
  readonly icon?: ReactNode;
  /** Makes the label a button, such as a filter; `label` is its accessible name and must contain the display name. */
  readonly select?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** Options for selecting, scaling and formatting bars. */
export interface BarListOptions {
  /** The bars in any order; they are sorted by value. */
  items: readonly BarItem[];
  /** Unit shown after each value. */
  unit?: string | undefined;
  /** Text at the end of a bar. Default `value`. */
  show?: 'value' | 'share' | 'both' | undefined;
  /**
   * Length of a full bar: the total, or the largest value. Default: the total when shares are shown, the largest value
   * otherwise.
   */
  scale?: 'total' | 'largest' | undefined;
  /** Sum of all values, when `items` is incomplete. */
  total?: number | undefined;
  /** Aggregate of items that are not in `items`: it is added to the remainder and to the total. */
  rest?: { readonly count: number; readonly value: number } | undefined;
  /** Maximum number of bars; the remainder is one more, "Other, 19". Default 10. */
  max?: number | undefined;
  /** Items below this share of the total (0 to 1) are grouped into the remainder. Default 0. */
  minShare?: number | undefined;
}
