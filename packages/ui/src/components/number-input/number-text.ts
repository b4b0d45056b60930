/** The typographic minus sign, as wide as a plus; some locales use a hyphen. */
const MINUS = '−';

/** Formats a number for editing in `locale`, without grouping, so that a port or a year is not split. */
export function formatNumberText(value: number | null, locale: string, decimals: number): string {
  if (value === null) return '';
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: decimals });
  return format.format(value).replace('-', MINUS);
}

/**
 * Parses a typed number: decimal separator and digits of `locale`, with or without grouping, any minus sign, and
 * full-width characters. A point or comma that cannot be a group separator is a decimal separator in every locale,
 * because many keyboards have only one of them. `null` when empty, `undefined` when invalid.
 */
export function parseNumberText(text: string, locale: string): number | null | undefined {
  const { group, decimal, digits } = signsOf(locale);
  const plain = [...text.normalize('NFKC')]
    .map((sign) => (digits.includes(sign) ? String(digits.indexOf(sign)) : sign))
    .join('')
    // Bidi marks, and the group separators of Swiss, French and Swedish.
    .replace(/[\s\u061c\u200e\u200f'’]/gu, '')
    .replace(/^[−‐‑–—]/u, '-');
  if (plain === '') return null;
  const [g, d] = [`[${group}]`, `[${decimal}]`];
  const ungrouped =
    /[.,٬]/u.test(group) && new RegExp(`^-?\\d{1,3}(${g}\\d{2,3})*${g}\\d{3}(${d}\\d*)?$`, 'u').test(plain)
      ? plain.replaceAll(group, '')
      : plain;
  const decimalPoint = ungrouped.replace(/[.,٫]/u, '.');
  return /^-?(\d+\.?\d*|\.\d+)$/u.test(decimalPoint) ? Number(decimalPoint) : undefined;
}

function signsOf(locale: string) {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(-12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
  return { group: sign('group') ?? ',', decimal: sign('decimal') ?? '.', digits };
}
