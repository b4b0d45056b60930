import { type DensityIcons, drawAndroidIcons } from '#/modules/apps/icons/app-icons.ts';
import { decodePng } from '#/modules/apps/icons/png.ts';
import type { Raster } from '#/modules/apps/icons/raster.ts';
import { PreviewFault } from '#/modules/apps/preview/preview-faults.ts';
import {
  type Density,
  densityNames,
  type IconKind,
  iconKindNames,
  type PreviewPictures,
} from '#/modules/apps/preview/preview-pictures.ts';

/** The pictures of an app. */
export interface DrawnPictures {
  readonly pictures: PreviewPictures;
  /** The background of the icons, as `#rrggbb`. */
  readonly background: string;
}

/** The icons of a build, by the names of the template. */
const sources: Readonly<Record<IconKind, keyof DensityIcons>> = {
  legacy: 'square',
  legacyRound: 'round',
  foreground: 'foreground',
  monochrome: 'monochrome',
  notification: 'notification',
};

/**
 * Draws all pictures of an app from a square PNG as our encoder writes it, like those of a build. Without a background, a
 * picture with transparent edges is on white.
 */
export async function drawPictures(png: Buffer, background: string | null): Promise<DrawnPictures> {
  const drawn = await drawAndroidIcons(decode(png), background ?? '#ffffff');
  const icons = Object.fromEntries(
    iconKindNames.map((kind) => {
      const sizes = densityNames.map((name) => [name, drawn.byDensity[name][sources[kind]]] as const);
      return [kind, Object.fromEntries(sizes) as Record<Density, Buffer>];
    }),
  ) as Record<IconKind, Record<Density, Buffer>>;
  return { pictures: { icons, logo: drawn.store }, background: drawn.background };
}

/** A picture that cannot be read is a fault of the app. */
function decode(png: Buffer): Raster {
  try {
    return decodePng(png);
  } catch (cause) {
    throw new PreviewFault('preview.picture_damaged', { name: 'logo' }, { cause });
  }
}
