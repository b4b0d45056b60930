/** How a figure compares with that of another stretch. */
export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same';
  /** Without its sign: a part of the former figure, or how far two shares are apart. */
  readonly amount: number;
}

/** Less than this is not written, so it is no change. */
const least = 0.0005;

/**
 * The change from one figure to another; undefined where either is not known, or where the former is nothing, of which
 * nothing is a part. Shares are compared by how far they are apart.
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
