import { contrast, parseHex } from '#/lib/color.ts';

/** WCAG 2.2, 1.4.3: minimum contrast of normal text. */
export const MIN_CONTRAST = 4.5;

/** Contrast ratio of a background and a text colour; `undefined` if either is invalid. */
export function readContrast(color: string, textColor: string | undefined): number | undefined {
  const [back, front] = [parseHex(color), parseHex(textColor ?? '')];
  return back && front ? contrast(back, front) : undefined;
}
