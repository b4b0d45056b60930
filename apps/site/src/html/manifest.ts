import type { SitePageInput } from '@unmuted/api/contract';
import { faviconOf } from '#/html/favicon.ts';
import { searchEntryOf } from '#/html/search.ts';
import { palette } from '#/html/theme-css.ts';
import { logoOf, pageContextOf } from '#/page/page-context.ts';

const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** The web app manifest. Its addresses are relative to it, so that it is the same on every host. */
export function manifestOf(input: SitePageInput): string {
  const page = pageContextOf(input);
  const { title, theme, logo } = input.document;
  const colors = palette(theme, theme.scheme === 'dark' ? 'dark' : 'light');
  const url = logoOf(page);
  const type = types[/\.(\w+)$/.exec(url ?? '')?.[1] ?? ''];
  const icon =
    url === null
      ? { src: faviconOf(theme), sizes: 'any', type: 'image/svg+xml' }
      : { src: url, sizes: logo === null ? 'any' : `${logo.width}x${logo.height}`, ...(type && { type }) };
  return JSON.stringify({
    name: title,
    short_name: title,
    description: searchEntryOf(page, input).description,
    lang: input.language,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: colors.background,
    theme_color: colors.background,
    icons: [icon],
  });
}
