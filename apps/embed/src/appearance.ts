import type { WidgetSettings } from '@unmuted/api';

type Look = Pick<
  WidgetSettings,
  'theme' | 'primaryColor' | 'backgroundColor' | 'textColor' | 'cornersPx' | 'width' | 'heightPx'
>;

const dark = '#14171c';
const light = '#ffffff';

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Returns black or white, whichever has the higher contrast on a colour. */
export function readableOn(color: string): string {
  return contrast(color, light) >= contrast(color, dark) ? light : dark;
}

/** Applies the theme to the document, then the owner's colours. */
export function applyAppearance(root: HTMLElement, settings: Look, prefersDark: boolean): void {
  const { theme, backgroundColor, textColor, primaryColor, cornersPx, width, heightPx } = settings;
  const isDark = theme === 'auto' ? prefersDark : theme === 'dark';
  root.dataset.theme = isDark ? 'dark' : 'light';
  const background = backgroundColor ?? null;
  const own: Readonly<Record<string, string | null>> = {
    '--bg': background,
    '--fg': textColor ?? (background && readableOn(background)),
    '--accent': primaryColor,
    '--accent-fg': primaryColor && readableOn(primaryColor),
    '--corners': `${cornersPx}px`,
    '--alone-width': width.unit === 'px' ? `${width.value}px` : null,
    '--alone-height': `${heightPx}px`,
  };
  for (const [name, value] of Object.entries(own)) {
    if (value === null) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
  // Muted text has enough contrast only on the theme's own background.
  root.toggleAttribute('data-own-colors', background !== null || textColor !== null);
}
