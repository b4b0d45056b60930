import type { Locale } from '@unmuted/api';

/** Returns the width of a line. */
type Measure = (line: string) => number;

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;

/** The parts between which a line may break; spaces belong to the part before them. */
function partsOf(text: string, language: Locale): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && !breaksBetween(last, segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function breaksBetween(before: string, after: string): boolean {
  if (/^\s/.test(after)) return false;
  if (/\s$/.test(before)) return true;
  if (closing.test(after) || opening.test(before)) return false;
  return /-$/.test(before) || cjk.test(before.at(-1) ?? '') || cjk.test(after.charAt(0));
}

function fill(parts: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}

/** Parts that are wider than a line are broken between characters. */
const splitWide = (parts: readonly string[], width: number, measure: Measure): string[] =>
  parts.flatMap((part) => (measure(part.trimEnd()) > width ? Array.from(part) : [part]));

/** Halvings of the width while lines are balanced. */
const balanceSteps = 7;

/** The least lines of a text, as long as each other as far as words permit. */
export function wrapText(text: string, language: Locale, width: number, measure: Measure): string[] {
  const parts = splitWide(partsOf(text, language), width, measure);
  const lines = fill(parts, width, measure);
  let [least, most] = [width / lines.length, width];
  for (let step = 0; step < balanceSteps; step += 1) {
    const middle = (least + most) / 2;
    const tried = fill(parts, middle, measure);
    if (tried.length === lines.length && tried.every((line) => measure(line) <= middle)) most = middle;
    else least = middle;
  }
  return fill(parts, most, measure);
}

/** Whether every word stays whole at this width. */
export const fitsWords = (text: string, language: Locale, width: number, measure: Measure): boolean =>
  partsOf(text, language).every((part) => measure(part.trimEnd()) <= width);
