/**
 * Equals the contract's `limits.titleLength`; repeated because the relay process loads no workspace
 * package.
 */
const maxTitle = 500;
const maxAgent = 512;

// Bidirectional control characters can disguise a title; the others break logs and layouts.
const invisible = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

function clean(value: string, maxLength: number): string | null {
  const text = value.replace(breaks, ' ').replace(invisible, '').trim();
  if (text.length <= maxLength) return text === '' ? null : text;
  // Never split a surrogate pair.
  return text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Sanitizes a title: `-`, `1979`, `true` and `<img>` are unchanged; null when nothing is left. */
export const cleanTitle = (value: string): string | null => clean(value, maxTitle);

/** Sanitizes the user agent of a player or source; null when nothing is left. */
export const cleanAgent = (value: string): string | null => clean(value, maxAgent);
