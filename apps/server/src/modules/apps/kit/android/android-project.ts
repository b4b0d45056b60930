import { type AndroidIcons, type DensityIcons, densities } from '#/modules/apps/icons/app-icons.ts';
import { brandResources } from '#/modules/apps/kit/android/brand-resources.ts';
import { propertyValue } from '#/modules/apps/kit/escape.ts';
import type { KitFile, KitInput } from '#/modules/apps/kit/kit-input.ts';
import { palettesOf } from '#/modules/apps/kit/palette.ts';
import { readTemplate } from '#/modules/apps/kit/template.ts';

const main = 'android/app/src/main';

/** Whether an app shows ads of AdMob; other ads are not ours. */
export const hasAdMob = ({ hasAds, adMobAppId, adMobBannerId }: KitInput['app']['document']): boolean =>
  hasAds && adMobAppId !== '' && adMobBannerId !== '';

/** The Gradle project of an app: the template, and the files in which apps differ. */
export async function androidProject(input: KitInput, icons: AndroidIcons): Promise<KitFile[]> {
  const { document } = input.app;
  const template = await readTemplate('android', 'android');
  const otherFlavor = `android/app/src/${hasAdMob(document) ? 'plain' : 'admob'}/`;
  const { day, night } = palettesOf(document);
  const texts = {
    launcherName: document.launcherName.trim() || document.name,
    configUrl: input.configUrl,
    adBanner: hasAdMob(document) ? document.adMobBannerId : null,
    iconBackground: icons.background,
  };
  return [
    ...template.filter(({ path }) => !path.startsWith(otherFlavor)),
    { path: 'android/gradle.properties', content: gradleProperties(input) },
    { path: `${main}/assets/config.json`, content: `${JSON.stringify(input.config, null, 2)}\n` },
    { path: `${main}/res/values/brand.xml`, content: brandResources(day, texts) },
    { path: `${main}/res/values-night/brand.xml`, content: brandResources(night, null) },
    ...iconFiles(icons),
  ];
}

function gradleProperties({ app: { document, settings } }: KitInput): string {
  const isAdMob = hasAdMob(document);
  const properties = {
    'org.gradle.jvmargs': '-Xmx2g -Dfile.encoding=UTF-8',
    'org.gradle.caching': 'true',
    'android.useAndroidX': 'true',
    'android.nonTransitiveRClass': 'true',
    'brand.packageId': document.packageId,
    'brand.versionCode': String(settings.versionCode),
    'brand.versionName': settings.versionName,
    'brand.ads': isAdMob ? 'admob' : 'none',
    ...(isAdMob && { 'brand.adMobAppId': document.adMobAppId }),
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${propertyValue(value)}\n`)
    .join('');
}

const iconPaths: Readonly<Record<keyof DensityIcons, readonly [folder: string, name: string]>> = {
  square: ['mipmap', 'ic_launcher'],
  round: ['mipmap', 'ic_launcher_round'],
  foreground: ['mipmap', 'ic_launcher_foreground'],
  monochrome: ['mipmap', 'ic_launcher_monochrome'],
  notification: ['drawable', 'ic_notification'],
};

function iconFiles({ byDensity }: AndroidIcons): KitFile[] {
  return (Object.keys(densities) as (keyof typeof densities)[]).flatMap((density) =>
    (Object.keys(iconPaths) as (keyof DensityIcons)[]).map((kind) => {
      const [folder, name] = iconPaths[kind];
      return { path: `${main}/res/${folder}-${density}/${name}.png`, content: byDensity[density][kind] };
    }),
  );
}
