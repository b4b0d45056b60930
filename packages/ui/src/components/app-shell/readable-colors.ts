import { contrast, formatHex, parseHex, type Rgb } from '#/lib/color.ts';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** WCAG 2.2, 1.4.3: minimum contrast of normal text. */
const MIN_CONTRAST = 4.5;
const HOVER_SHARE = 0.14;

const mix = (base: Rgb, added: Rgb, share: number): Rgb =>
  base.map((channel, index) =>
    Math.round(channel + ((added[index] ?? 0) - channel) * share),
  ) as unknown as Rgb;

/** Foreground colours for a user-defined background. */
export interface ReadableColors {
  /** The background, as `#rrggbb`. */
  readonly background: string;
  /** White where it reaches 4.5:1, otherwise black, which then always does. */
  readonly text: string;
  /** Background of hovered or current items; the text keeps 4.5:1 on it. */
  readonly hover: string;
  /** A visible decorative line on the background. */
  readonly border: string;
}

/** Readable colours for a background; `undefined` unless it is written as `#rgb` or `#rrggbb`. */
export function readableColors(background: string): ReadableColors | undefined {
  const base = parseHex(background);
  if (!base) return undefined;
  const isWhiteReadable = contrast(base, WHITE) >= MIN_CONTRAST;
  const text = isWhiteReadable ? WHITE : BLACK;
  const away = isWhiteReadable ? BLACK : WHITE;
  // The hover state moves towards the text colour; if that reduces contrast below 4.5:1, it moves away from it.
  const towards = mix(base, text, HOVER_SHARE);
  const hover = contrast(towards, text) >= MIN_CONTRAST ? towards : mix(base, away, HOVER_SHARE);
  return {
    background: formatHex(base),
    text: formatHex(text),
    hover: formatHex(hover),
    border: formatHex(mix(base, text, 0.24)),
  };
}
