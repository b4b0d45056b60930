import { rgbOf } from '#/modules/apps/icons/raster.ts';
import type { KitFile } from '#/modules/apps/kit/kit-input.ts';
import type { AppPalette } from '#/modules/apps/kit/palette.ts';

const info = { author: 'xcode', version: 1 };
const root = 'ios/App/Assets.xcassets';

const contents = (folder: string, value: object): KitFile => ({
  path: `${root}/${folder}Contents.json`,
  content: `${JSON.stringify({ ...value, info }, null, 2)}\n`,
});

/** The icon, the logo and the colors of an app. */
export function assetCatalog(
  icon: Buffer,
  { day, night }: { readonly day: AppPalette; readonly night: AppPalette },
): KitFile[] {
  const colors = (Object.entries(colorNames) as [keyof typeof colorNames, string][]).map(([key, name]) =>
    colorSet(name, day[key], night[key]),
  );
  return [
    contents('', {}),
    contents('AppIcon.appiconset/', {
      images: [{ filename: 'icon.png', idiom: 'universal', platform: 'ios', size: '1024x1024' }],
    }),
    { path: `${root}/AppIcon.appiconset/icon.png`, content: icon },
    contents('Logo.imageset/', { images: [{ filename: 'logo.png', idiom: 'universal' }] }),
    { path: `${root}/Logo.imageset/logo.png`, content: icon },
    ...colors,
  ];
}

const colorNames = {
  accent: 'AccentColor',
  onAccent: 'OnAccent',
  background: 'Background',
  onBackground: 'OnBackground',
  bar: 'Bar',
  onBar: 'OnBar',
} as const;

function colorSet(name: string, day: string, night: string): KitFile {
  const dark = [{ appearance: 'luminosity', value: 'dark' }];
  return contents(`${name}.colorset/`, {
    colors: [
      { color: colorOf(day), idiom: 'universal' },
      { appearances: dark, color: colorOf(night), idiom: 'universal' },
    ],
  });
}

function colorOf(color: string) {
  const [red, green, blue] = rgbOf(color).map(
    (part) => `0x${part.toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return { 'color-space': 'srgb', components: { alpha: '1.000', blue, green, red } };
}
