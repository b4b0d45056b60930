const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** An amount of one unit. */
export interface DurationPart {
  /** The unit, as in `Intl.NumberFormat`. */
  readonly unit: (typeof UNITS)[number][0];
  /** A whole number of units. */
  readonly amount: number;
}

const whole = (seconds: number): number => Math.max(0, Math.floor(seconds));

/**
 * The two largest adjacent units of a duration, without zeros: `1 h 23 min`, `42 s`. Smaller units are truncated, not
 * rounded, so that a running duration is never too large; "1 d 0 h 12 min" is "1 d".
 */
export function durationParts(seconds: number): readonly DurationPart[] {
  let rest = whole(seconds);
  const first = UNITS.findIndex(([, size]) => rest >= size);
  if (first === -1) return [{ unit: 'second', amount: 0 }];
  return UNITS.slice(first, first + 2).flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return amount === 0 ? [] : [{ unit, amount }];
  });
}

/** Formats as a clock: `3:12`, `1:02:03`; the same in every locale. */
export function clockText(seconds: number): string {
  const total = whole(seconds);
  const [h, m, s] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** For `<time dateTime>`: `PT4980S`, ISO 8601-1 §5.5.2. */
export const isoDuration = (seconds: number): string => `PT${whole(seconds)}S`;

// ES2025; missing in the TypeScript library this package targets.
interface DurationFormat {
  format: (duration: Record<string, number>) => string;
}
type DurationFormatter = new (locale: string, options: { style: 'long' }) => DurationFormat;

const formatWith = new Map<string, DurationFormat>();

/** `undefined` in browsers without `Intl.DurationFormat`. */
function durationFormat(locale: string): DurationFormat | undefined {
  const { DurationFormat: Formatter } = Intl as { DurationFormat?: DurationFormatter };
  const format = formatWith.get(locale) ?? (Formatter && new Formatter(locale, { style: 'long' }));
  if (format) formatWith.set(locale, format);
  return format;
}

/** The duration in long form for screen readers: "1 hour, 23 minutes". */
export function durationLongText(locale: string, seconds: number): string {
  const parts = durationParts(seconds);
  const isZero = parts.every(({ amount }) => amount === 0);
  // DurationFormat omits zeros, which would leave an empty text.
  const format = isZero ? undefined : durationFormat(locale);
  if (format) return format.format(Object.fromEntries(parts.map(({ unit, amount }) => [`${unit}s`, amount])));
  const texts = parts.map(({ unit, amount }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  );
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(texts);
}
