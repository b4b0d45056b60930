import type { LevelHistory } from '@unmuted/api';
import type { LevelSeries } from '@unmuted/ui/level-history';

/** The levels at equal intervals; `NaN` where nothing was recorded. */
export function levelSeries({ from, to, stepS, points }: LevelHistory): LevelSeries {
  const stepMs = stepS * 1000;
  const startAt = Math.floor(Date.parse(from) / stepMs) * stepMs;
  const count = Math.max(1, Math.ceil((Date.parse(to) - startAt) / stepMs));
  const empty = () => new Float32Array(count).fill(Number.NaN);
  const [levels, lows, highs] = [empty(), empty(), empty()];
  for (const { at, low, mean, high } of points) {
    const index = Math.floor((Date.parse(at) - startAt) / stepMs);
    if (index < 0 || index >= count) continue;
    levels[index] = mean;
    lows[index] = low;
    highs[index] = high;
  }
  return { startAt, stepMs, levels, lows, highs };
}
