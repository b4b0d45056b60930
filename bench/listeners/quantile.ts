/** The value that a fraction of all values does not exceed; 0.5 is the median. */
export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * fraction)] ?? Number.NaN;
}
