import { encodePng } from '#/modules/apps/icons/png.ts';
import type { Brand } from '#/modules/apps/preview/brand.ts';
import {
  type Density,
  densityNames,
  type IconKind,
  iconKindNames,
  iconSide,
  logoSide,
  type PreviewPictures,
} from '#/modules/apps/preview/preview-pictures.ts';

/** A PNG of one colour, `#rrggbb` or `#rrggbbaa`. */
export function plainPng(side: number, color: string): Buffer {
  const [red = 0, green = 0, blue = 0, alpha = 0xff] = Buffer.from(color.slice(1), 'hex');
  const rgba = new Uint8Array(side * side * 4);
  for (let at = 0; at < rgba.length; at += 4) rgba.set([red, green, blue, alpha], at);
  return encodePng({ width: side, height: side, rgba });
}

const samplePictures: PreviewPictures = {
  icons: Object.fromEntries(
    iconKindNames.map((kind) => [
      kind,
      Object.fromEntries(densityNames.map((name) => [name, plainPng(iconSide(kind, name), '#336699')])),
    ]),
  ) as Record<IconKind, Record<Density, Buffer>>,
  logo: plainPng(logoSide, '#336699'),
};

const sample: Brand = {
  packageId: 'fm.aurora.app',
  label: 'Radio Aurora',
  versionName: '1.2.3',
  versionCode: 10203,
  station: {
    name: 'Radio Aurora',
    streams: [
      { name: 'MP3', url: 'https://streams.example/aurora' },
      { name: 'AAC', url: 'https://streams.example/aurora.aac' },
    ],
    configUrl: 'https://studio.example/public/apps/aurora/station.json',
    nowPlayingUrl: null,
  },
  colors: { accent: '#336699', iconBackground: '#102030' },
  pictures: samplePictures,
};

/** A brand that differs from the sample in the given facts. */
export const sampleBrand = (facts: Partial<Brand> = {}): Brand => ({ ...sample, ...facts });
