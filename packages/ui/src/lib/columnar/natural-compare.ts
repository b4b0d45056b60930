import type { Compare } from './text-ranks.ts';

const digit = /\d/;
/** Dotted numbers: IP addresses and versions. */
const dotted = /^[\d.]+$/;

const orders = new Map<string, Compare>();

/**
 * Natural sort order for a locale: "64kbps" before "128kbps". A numeric collator is five times slower than a plain one, so
 * it is used only where both texts contain digits, and not for IP addresses.
 */
export function naturalCompare(locale: string): Compare {
  const order = orders.get(locale) ?? createOrder(locale);
  orders.set(locale, order);
  return order;
}

function createOrder(locale: string): Compare {
  const plain = new Intl.Collator(locale).compare;
  const natural = new Intl.Collator(locale, { numeric: true }).compare;
  return (a, b) => {
    if (!digit.test(a) || !digit.test(b)) return plain(a, b);
    return dotted.test(a) && dotted.test(b) ? compareDotted(a, b) : natural(a, b);
  };
}

const POINT = 46;
const ZERO = 48;

function compareDotted(a: string, b: string): number {
  let at = 0;
  let bt = 0;
  while (at < a.length && bt < b.length) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(bt)];
    if (x === POINT || y === POINT) {
      // A dot sorts before every digit.
      if (x !== y) return x - y;
      at++;
      bt++;
      continue;
    }
    const [startA, startB] = [skipZeros(a, at), skipZeros(b, bt)];
    const [endA, endB] = [endOfNumber(a, startA), endOfNumber(b, startB)];
    // The longer number is greater; numbers of equal length compare as text.
    const byLength = endA - startA - (endB - startB);
    if (byLength !== 0) return byLength;
    for (let step = 0; step < endA - startA; step++) {
      const by = a.charCodeAt(startA + step) - b.charCodeAt(startB + step);
      if (by !== 0) return by;
    }
    at = endA;
    bt = endB;
  }
  return a.length - at - (b.length - bt);
}

function skipZeros(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === ZERO && isDigit(text.charCodeAt(at + 1))) at++;
  return at;
}

function endOfNumber(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}
