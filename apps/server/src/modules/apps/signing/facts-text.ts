// Bidirectional control characters can disguise a name; the others break logs and layouts.
const invisible = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
const longest = 200;

/** A name of a file of strangers, made fit to show and to log: at most 200 characters in one line. */
export function shownText(text: string): string {
  const clean = text.replace(/\s+/g, ' ').replace(invisible, '').trim();
  // Never split a surrogate pair.
  return clean.length <= longest ? clean : clean.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}
