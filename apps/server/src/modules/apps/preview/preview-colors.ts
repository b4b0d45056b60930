import { contrastOf } from '@unmuted/api/contract';
import { PreviewFault } from '#/modules/apps/preview/preview-faults.ts';
import type { ColorChange } from '#/modules/apps/preview/resource-table.ts';

/** The colours of an app, as `#rrggbb`. */
export interface PreviewColors {
  /** Of the play button and of chosen streams. */
  readonly accent: string;
  /** Behind the picture of the icon. */
  readonly iconBackground: string;
}

/** The surfaces of the template (`colors.xml`). */
const surfaces = { light: '#fafafc', dark: '#121318' };
const white = '#ffffff';
const black = '#000000';
/** Of parts of a control (WCAG 2.2, 1.4.11). */
const minContrast = 3;

/** The colour resources of the template, with an accent that is visible in the light and in the dark appearance. */
export function colorChanges({ accent, iconBackground }: PreviewColors): ColorChange[] {
  checkColor(accent);
  checkColor(iconBackground);
  const light = visibleOn(surfaces.light, black, accent);
  const dark = visibleOn(surfaces.dark, white, accent);
  return [
    { name: 'brand', isNight: false, color: light },
    { name: 'on_brand', isNight: false, color: readableOn(light) },
    { name: 'brand', isNight: true, color: dark },
    { name: 'on_brand', isNight: true, color: readableOn(dark) },
    { name: 'icon_background', isNight: false, color: iconBackground },
  ];
}

/** Throws `preview.color_invalid` unless it is written as `#rrggbb`. */
export function checkColor(color: string): void {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new PreviewFault('preview.color_invalid', { color });
}

const readableOn = (color: string): string =>
  contrastOf(white, color) >= contrastOf(black, color) ? white : black;

/** The colour, mixed with another one as little as it needs to be visible. */
function visibleOn(surface: string, other: string, color: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, other, share);
    if (contrastOf(surface, mixed) >= minContrast) return mixed;
  }
  return other;
}

function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [color, other].map((each) => Number.parseInt(each.slice(start, start + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share);
  });
  return `#${Buffer.from(channels).toString('hex')}`;
}
