import type { SiteDocument } from '@unmuted/api';
import { palette } from '#/html/theme-css.ts';

/** The drawn icon of a site without a logo, as an address that needs no request. */
export function faviconOf(theme: SiteDocument['theme']): string {
  const [outer, middle, inner, core] = palette(theme, 'light').picture;
  const circle = (radius: number, color: string) => `<circle cx='62' cy='70' r='${radius}' fill='${color}'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'><rect width='96' height='96' rx='24' fill='${inner}'/>${circle(44, middle)}${circle(28, outer)}${circle(13, core)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
