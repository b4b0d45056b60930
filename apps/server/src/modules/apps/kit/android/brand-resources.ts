import { androidText } from '#/modules/apps/kit/escape.ts';
import type { AppPalette } from '#/modules/apps/kit/palette.ts';

interface BrandTexts {
  readonly launcherName: string;
  readonly configUrl: string;
  /** The id of the banner; null without ads of AdMob. */
  readonly adBanner: string | null;
  /** The color below the icon. */
  readonly iconBackground: string;
}

/** `brand.xml`: what Android resources contain of an app. `texts` is null in the resources for the night. */
export function brandResources(palette: AppPalette, texts: BrandTexts | null): string {
  const colors = {
    background: palette.background,
    on_background: palette.onBackground,
    bar: palette.bar,
    on_bar: palette.onBar,
    accent: palette.accent,
    on_accent: palette.onAccent,
    ...(texts && { ic_launcher_background: texts.iconBackground }),
  };
  const strings = texts && {
    launcher_name: texts.launcherName,
    config_url: texts.configUrl,
    ...(texts.adBanner !== null && { ad_banner: texts.adBanner }),
  };
  const parent = `@android:style/Theme.Material.${palette.isLight ? 'Light.' : ''}NoActionBar`;
  const lines = [
    // A name may contain "%s", which is no placeholder here.
    ...Object.entries(strings ?? {}).map(
      ([name, text]) =>
        `<string name="${name}" formatted="false" translatable="false">${androidText(text)}</string>`,
    ),
    ...Object.entries(colors).map(([name, color]) => `<color name="${name}">${color}</color>`),
    `<bool name="is_background_light">${palette.isBackgroundLight}</bool>`,
    `<bool name="is_bar_light">${palette.isBarLight}</bool>`,
    `<style name="Theme.Brand" parent="${parent}" />`,
  ];
  const body = lines.map((line) => `    ${line}\n`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n${body}</resources>\n`;
}
