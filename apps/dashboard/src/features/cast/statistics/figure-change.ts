/** How a statistic compares with another range. */
export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  /** Absolute value: a ratio of the previous value, or the difference between two shares. */
  readonly amount: number;
}

/** Smaller changes round to zero and count as none. */
const least = 0.0005;

/**
 * Returns the change between two values; undefined if either is unknown or the previous one is 0. Shares are
 * compared by their difference.
 */
export function changeOf(
  value: number | null,
  before: number | null | undefined,
  isShare = false,
): FigureChange | undefined {
  if (value === null || before === null || before === undefined) return undefined;
  if (!isShare && before === 0) return undefined;
  const change = isShare ? value - before : (value - before) / before;
  const amount = Math.abs(change);
  if (amount < least) return { direction: 'same', amount: 0 };
  return { direction: change > 0 ? 'up' : 'down', amount };
}
