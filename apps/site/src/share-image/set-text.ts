import type { Locale, SiteFont } from '@unmuted/api';
import type { SiteTextStyle, SiteTypesetter } from '@unmuted/api/contract';
import { fitsWords, wrapText } from '#/share-image/wrap-text.ts';

export interface TextSetting {
  readonly typesetter: SiteTypesetter;
  readonly language: Locale;
  readonly font: SiteFont;
}

/** Lines of a text, with their baselines below its top. */
export interface Block {
  readonly lines: readonly { readonly path: string; readonly baseline: number }[];
  readonly height: number;
}

/** A size, and the lines that it may have. */
interface Step {
  readonly size: number;
  readonly lines: number;
}

/** The look of headings in the sheet of pages. */
const headings: Readonly<Record<SiteFont, Pick<SiteTextStyle, 'weight' | 'tracking'>>> = {
  sans: { weight: 750, tracking: -0.03 },
  serif: { weight: 600, tracking: -0.02 },
  rounded: { weight: 800, tracking: -0.02 },
  mono: { weight: 700, tracking: -0.05 },
};
const titleWidth = 600;
const titleSteps: readonly Step[] = [
  { size: 110, lines: 2 },
  { size: 98, lines: 2 },
  { size: 88, lines: 2 },
  { size: 80, lines: 3 },
  { size: 68, lines: 3 },
  { size: 58, lines: 4 },
  { size: 50, lines: 5 },
];
const taglineWidth = 560;
const taglineSteps: readonly Step[] = [
  { size: 36, lines: 2 },
  { size: 32, lines: 3 },
  { size: 28, lines: 4 },
];

export const setTitle = (setting: TextSetting, text: string, height: number): Block =>
  setText(setting, text, {
    width: titleWidth,
    height,
    steps: titleSteps,
    leading: 1.02,
    ...headings[setting.font],
  });

export const setTagline = (setting: TextSetting, text: string): Block =>
  setText(
    { ...setting, font: setting.font === 'mono' ? 'mono' : setting.font === 'serif' ? 'serif' : 'sans' },
    text,
    {
      width: taglineWidth,
      height: Number.POSITIVE_INFINITY,
      steps: taglineSteps,
      leading: 1.32,
      weight: 450,
      tracking: -0.012,
    },
  );

interface Measures extends Pick<SiteTextStyle, 'weight' | 'tracking'> {
  readonly width: number;
  /** The height that it should not exceed. */
  readonly height: number;
  readonly steps: readonly Step[];
  /** The distance of lines, in sizes. */
  readonly leading: number;
}

/** Ascenders and descenders of the fonts, in sizes. */
const ascent = 0.76;
const descent = 0.2;

/**
 * The largest size that breaks no word and whose lines are few and low enough, else the largest whose lines are. Nothing is
 * left out.
 */
function setText({ typesetter, language, font }: TextSetting, text: string, measures: Measures): Block {
  const { width, height, steps, leading, weight, tracking } = measures;
  const style = (size: number): SiteTextStyle => ({ font, weight, tracking, size });
  const widths = new Map<string, number>();
  const unitWidth = (line: string) => {
    const known = widths.get(line) ?? typesetter.widthOf(line, style(1));
    widths.set(line, known);
    return known;
  };
  const wrapped = ({ size }: Step) => wrapText(text, language, width / size, unitWidth);
  const heightOf = (size: number, lines: number) => size * (ascent + (lines - 1) * leading + descent);
  const fits = (step: Step) => {
    const { length } = wrapped(step);
    return length <= step.lines && heightOf(step.size, length) <= height;
  };
  const step =
    steps.find((one) => fitsWords(text, language, width / one.size, unitWidth) && fits(one)) ??
    steps.find(fits) ??
    (steps.at(-1) as Step);
  const { size } = step;
  const lines = wrapped(step).map((line, index) => ({
    path: typesetter.outline(line, style(size)),
    baseline: size * (ascent + index * leading),
  }));
  return { lines, height: heightOf(size, lines.length) };
}
