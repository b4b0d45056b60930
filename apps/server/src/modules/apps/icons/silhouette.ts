import { mapPixels, type Raster } from '#/modules/apps/icons/raster.ts';

/** A logo that fills this share of its bounds is drawn on a plate, and its transparency shows only the plate. */
const plateShare = 0.75;
/** The least difference in brightness between a plate and what is drawn on it. */
const leastContrast = 0.15;
const halfOpaque = 128;

/**
 * The shape of a picture with transparent edges in white: by its transparency, or by what is brighter or darker than the
 * plate below it.
 */
export function silhouetteOf(picture: Raster): Raster {
  const drawn = filledShare(picture) >= plateShare ? brightnessSplit(picture) : null;
  return mapPixels(picture, (pixel) => {
    const [, , , alpha] = pixel;
    return [255, 255, 255, drawn && alpha > 0 ? Math.round(alpha * drawn(brightnessOf(pixel))) : alpha];
  });
}

/** The share of opaque pixels in the smallest rectangle that has them all. */
function filledShare({ width: side, rgba }: Raster): number {
  let [left, top, right, bottom, count] = [side, side, -1, -1, 0];
  for (let index = 0; index < side * side; index += 1) {
    if ((rgba[index * 4 + 3] ?? 0) < halfOpaque) continue;
    const [row, column] = [Math.floor(index / side), index % side];
    left = Math.min(left, column);
    right = Math.max(right, column);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    count += 1;
  }
  return count === 0 ? 0 : count / ((right - left + 1) * (bottom - top + 1));
}

/** From 0 to 1 (Rec. 601). */
const brightnessOf = ([red, green, blue]: readonly [number, number, number, number]): number =>
  (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

const levels = 256;

/**
 * How much a pixel of some brightness is drawn on the plate, from 0 to 1: the two groups of brightness that differ most
 * (Otsu's method), the larger of which is the plate. Null if they hardly differ.
 */
function brightnessSplit({ rgba }: Raster): ((brightness: number) => number) | null {
  const histogram = new Float64Array(levels);
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < halfOpaque) continue;
    const brightness = brightnessOf([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, 255]);
    const level = Math.round(brightness * (levels - 1));
    histogram[level] = (histogram[level] ?? 0) + 1;
  }
  const { dark, bright, threshold } = split(histogram);
  const difference = bright.mean - dark.mean;
  if (difference < leastContrast) return null;
  // Edges are soft over half of the difference.
  const sign = dark.count >= bright.count ? 1 : -1;
  return (brightness) => Math.max(0, Math.min(1, 0.5 + (sign * (brightness - threshold)) / (difference / 2)));
}

interface Group {
  readonly count: number;
  readonly mean: number;
}

function split(histogram: Float64Array): { dark: Group; bright: Group; threshold: number } {
  const total = groupOf(histogram, 0, levels);
  let best = { dark: total, bright: total, threshold: 0.5 };
  let bestVariance = 0;
  for (let level = 1; level < levels; level += 1) {
    const [dark, bright] = [groupOf(histogram, 0, level), groupOf(histogram, level, levels)];
    const variance = dark.count * bright.count * (bright.mean - dark.mean) ** 2;
    if (variance <= bestVariance) continue;
    bestVariance = variance;
    best = { dark, bright, threshold: (dark.mean + bright.mean) / 2 };
  }
  return best;
}

function groupOf(histogram: Float64Array, from: number, to: number): Group {
  let [count, sum] = [0, 0];
  for (let level = from; level < to; level += 1) {
    const found = histogram[level] ?? 0;
    count += found;
    sum += found * level;
  }
  return { count, mean: count === 0 ? 0 : sum / count / (levels - 1) };
}
