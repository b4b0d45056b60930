import type { ReactNode } from 'react';

/** One bar. */
export interface BarItem {
  /** Tells the bars apart. */
  readonly id: string;
  /** What is counted. */
  readonly label: string;
  /** How much. */
  readonly value: number;
  /** A flag or icon before the label: decoration, the label says the same. */
  readonly icon?: ReactNode;
  /** Makes its name a button, such as one that filters by it; `label` says what pressing it does, with the name in it. */
  readonly select?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** How bars are chosen, measured and written. */
export interface BarListOptions {
  /** The bars in any order: the longest one stands first. */
  items: readonly BarItem[];
  /** Unit of the values, as a word after a number. */
  unit?: string | undefined;
  /** What is written at the end of a bar. Default `value`. */
  show?: 'value' | 'share' | 'both' | undefined;
  /**
   * What a full track stands for: the whole, or the longest bar. Default: the whole where shares are written, the longest
   * bar where values are.
   */
  scale?: 'total' | 'largest' | undefined;
  /** All values together, where the bars are not all there is. */
  total?: number | undefined;
  /** What was never told one by one: it joins what is not shown, and counts into the whole. */
  rest?: { readonly count: number; readonly value: number } | undefined;
  /** At most so many bars; the rest is one more, "Other, 19". Default 10. */
  max?: number | undefined;
  /** What has less than this share of the whole (0 to 1) goes to the rest. Default 0. */
  minShare?: number | undefined;
}
