import { contrast, parseHex } from '#/lib/color.ts';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
export const READABLE = 4.5;

/** Contrast of a colour with that of its text; `undefined` where one of them is none. */
export function readContrast(color: string, textColor: string | undefined): number | undefined {
  const [back, front] = [parseHex(color), parseHex(textColor ?? '')];
  return back && front ? contrast(back, front) : undefined;
}
