import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodePng, encodePng } from '#/modules/apps/icons/png.ts';
import {
  centered,
  flattenOn,
  hexOf,
  mapPixels,
  type Raster,
  type Rgb,
  rgbOf,
  scaleTo,
} from '#/modules/apps/icons/raster.ts';
import { silhouetteOf } from '#/modules/apps/icons/silhouette.ts';

/** The densities of Android, and what a dp is in pixels. */
export const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;
/** A density of Android. */
export type Density = keyof typeof densities;

/** Icons of one density, as PNG. */
export interface DensityIcons {
  /** 48 dp, for Android 7. */
  readonly square: Buffer;
  readonly round: Buffer;
  /** 108 dp, of which 66 dp are never cut off. */
  readonly foreground: Buffer;
  /** White, as transparent as the picture is unlike its background. */
  readonly monochrome: Buffer;
  /** 24 dp, white. */
  readonly notification: Buffer;
}

/** All icons of an Android app. */
export interface AndroidIcons {
  /** `#1d3557`, the background layer of the adaptive icon. */
  readonly background: string;
  readonly byDensity: Readonly<Record<Density, DensityIcons>>;
  /** 512 pixels, for the store. */
  readonly store: Buffer;
}

/** In dp. Source: "Adaptive icons", developer.android.com. */
const sizes = { legacy: 48, layer: 108, safe: 66, visible: 72, notification: 24 } as const;
const storeSide = 512;
const appleSide = 1_024;

/** Makes the icons of Android from a square PNG. `background` is used where the picture is transparent. */
export const makeAndroidIcons = async (master: Buffer, background: string): Promise<AndroidIcons> =>
  drawAndroidIcons(decodePng(master), background);

/** See `makeAndroidIcons`. */
export async function drawAndroidIcons(large: Raster, background: string): Promise<AndroidIcons> {
  const ground = groundOf(large, rgbOf(background));
  // All icons of devices are smaller.
  const picture = large.width === storeSide ? large : scaleTo(large, storeSide);
  const mask = maskOf(picture, ground);
  const halves = { picture: scaleTo(picture, storeSide / 2), mask: scaleTo(mask, storeSide / 2), ground };
  const entries: [string, DensityIcons][] = [];
  for (const [density, scale] of Object.entries(densities)) {
    // Up to xhdpi no layer has more than 144 pixels.
    entries.push([density, iconsOf(scale <= densities.xhdpi ? halves : { picture, mask, ground }, scale)]);
    // A size takes some ten milliseconds: other requests go on in between.
    await nextTurn();
  }
  return {
    background: hexOf(ground.color),
    byDensity: Object.fromEntries(entries) as Record<Density, DensityIcons>,
    store: encodePng(picture),
  };
}

/** Makes the one icon of the App Store, 1024 pixels without transparency. */
export function makeAppleIcon(master: Buffer, background: string): Buffer {
  const picture = decodePng(master);
  const square = picture.width === appleSide ? picture : scaleTo(picture, appleSide);
  return encodePng(flattenOn(square, rgbOf(background)), 'opaque');
}

interface Ground {
  readonly color: Rgb;
  /** Whether the picture has a color up to its edges, which the background layer continues. */
  readonly isFilled: boolean;
  /** Whether that color is the same at all edges. */
  readonly isEven: boolean;
}

interface Layers {
  readonly picture: Raster;
  readonly mask: Raster;
  readonly ground: Ground;
}

function iconsOf({ picture, mask, ground }: Layers, scale: number): DensityIcons {
  const legacy = scaleTo(picture, sizes.legacy * scale);
  // A photo up to the edges fills what is visible; everything else stays within what is never cut off.
  const inner = ground.isFilled && !ground.isEven ? sizes.visible : sizes.safe;
  const layerOf = (layer: Raster) =>
    encodePng(centered(scaleTo(layer, Math.round(inner * scale)), sizes.layer * scale));
  return {
    square: encodePng(legacy),
    round: encodePng(circleOf(flattenOn(legacy, ground.color))),
    foreground: layerOf(picture),
    monochrome: layerOf(mask),
    notification: encodePng(scaleTo(mask, sizes.notification * scale)),
  };
}

/** What is at the edges of a picture: its own color, or the given one where it is transparent. */
function groundOf({ width, height, rgba }: Raster, fallback: Rgb): Ground {
  const sum = [0, 0, 0];
  const edge: number[] = [];
  for (let index = 0; index < width * height; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge.push(index * 4);
  }
  const isFilled = edge.every((at) => (rgba[at + 3] ?? 0) > 250);
  if (!isFilled) return { color: fallback, isFilled, isEven: true };
  for (const at of edge) for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (rgba[at + part] ?? 0);
  const color = sum.map((part) => Math.round(part / edge.length)) as unknown as Rgb;
  const isEven = edge.every((at) =>
    color.every((part, index) => Math.abs((rgba[at + index] ?? 0) - part) <= 12),
  );
  return { color, isFilled, isEven };
}

/** The shape of a picture in white: its silhouette, or how much it differs from the color of its edges. */
function maskOf(picture: Raster, { color, isFilled }: Ground): Raster {
  if (!isFilled) return silhouetteOf(picture);
  /** Distance at which a pixel counts as fully drawn. */
  const full = 96;
  const mask = mapPixels(picture, ([red, green, blue]) => {
    const distance = Math.hypot(red - color[0], green - color[1], blue - color[2]);
    return [255, 255, 255, Math.min(255, Math.round((distance / full) * 255))];
  });
  const isEmpty = mask.rgba.every((value, index) => index % 4 < 3 || value < 64);
  return isEmpty ? mapPixels(picture, () => [255, 255, 255, 255]) : mask;
}

/** Cuts a circle, with a soft edge of one pixel. */
function circleOf(picture: Raster): Raster {
  const middle = picture.width / 2;
  return mapPixels(picture, ([red, green, blue, alpha], x, y) => {
    const inside = middle - Math.hypot(x + 0.5 - middle, y + 0.5 - middle) + 0.5;
    if (inside <= 0) return [0, 0, 0, 0];
    return [red, green, blue, Math.round(alpha * Math.min(1, Math.max(0, inside)))];
  });
}
