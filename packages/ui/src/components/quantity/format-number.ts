/** Format options of a number. */
export interface NumberStyle {
  /** An Intl unit (`percent`, `megabyte`, `kilobit-per-second`), or a custom one (`dBFS`, `LUFS`). */
  unit?: string | undefined;
  /** Fixed number of decimals, so that a live value keeps its width. Default: up to three. */
  digits?: number | undefined;
  /** Shows a plus sign for positive numbers. */
  sign?: boolean | undefined;
  /** Compact notation for large numbers: "18.2K". */
  compact?: boolean | undefined;
}

const NO_BREAK_SPACE = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, style: NumberStyle): Intl.NumberFormat {
  const { unit = '', digits = '', sign = false, compact = false } = style;
  const key = `${locale} ${unit} ${digits} ${sign} ${compact}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, optionsOf(style));
  formats.set(key, format);
  return format;
}

function optionsOf({ unit, digits, sign, compact }: NumberStyle): Intl.NumberFormatOptions {
  return {
    ...(unit === undefined ? null : { style: 'unit', unit, unitDisplay: 'short' }),
    ...(digits === undefined ? null : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    ...(sign ? { signDisplay: 'exceptZero' } : null),
    ...(compact
      ? { notation: 'compact', ...(digits === undefined ? { maximumFractionDigits: 1 } : null) }
      : null),
  };
}

function isKnownUnit(unit: string): boolean {
  try {
    return Boolean(numberFormat('en', { unit }));
  } catch {
    // Intl throws for unsupported units.
    return false;
  }
}

function withTrueMinus(format: Intl.NumberFormat, value: number): string {
  return format
    .formatToParts(value)
    .map(({ type, value: part }) => (type === 'minusSign' ? part.replace('-', '−') : part))
    .join('');
}

/** Formats a number by locale with a typographic minus and a non-breaking unit. */
export function formatNumber(locale: string, value: number, style: NumberStyle = {}): string {
  const { unit } = style;
  const isKnown = unit !== undefined && isKnownUnit(unit);
  const format = numberFormat(locale, isKnown ? style : { ...style, unit: undefined });
  // Most numbers have no minus, and `formatToParts` is five times as slow.
  const signed = value > 0 || Object.is(value, 0) ? format.format(value) : withTrueMinus(format, value);
  const text = signed.replaceAll(' ', NO_BREAK_SPACE);
  return unit === undefined || isKnown ? text : `${text}${NO_BREAK_SPACE}${unit}`;
}
