import { type SiteDocument, type SitePalette, sitePaletteOf } from '@unmuted/api';

type Theme = SiteDocument['theme'];

/** The colors of a site as custom properties: the only part of its looks that is not in the sheet. */
export function themeCss(theme: Theme, scheme: 'auto' | 'light' | 'dark' = theme.scheme): string {
  if (scheme !== 'auto') return `:root{color-scheme:${scheme};${properties(palette(theme, scheme))}}`;
  const [light, dark] = [properties(palette(theme, 'light')), properties(palette(theme, 'dark'))];
  return `:root{color-scheme:light dark;${light}}@media(prefers-color-scheme:dark){:root{${dark}}}`;
}

/** The palette of a site in a scheme. */
export const palette = (theme: Theme, scheme: 'light' | 'dark'): SitePalette =>
  sitePaletteOf(theme.name, scheme, theme.accent);

function properties(colors: SitePalette): string {
  const { background, surface, text, muted, line, accent, onAccent, accentText, picture } = colors;
  const all = {
    bg: background,
    card: surface,
    fg: text,
    mut: muted,
    line,
    go: accent,
    on: onAccent,
    link: accentText,
  };
  const own = Object.entries(all).map(([name, color]) => `--${name}:${color}`);
  return [...own, ...picture.map((color, index) => `--p${index + 1}:${color}`)].join(';');
}

/** Only in pages with code, so that others don't load it. */
export const codeCss = 'iframe{display:block;width:100%;border:0}.h+iframe{margin-top:1.25rem}';
