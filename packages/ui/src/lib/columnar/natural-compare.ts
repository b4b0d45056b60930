import type { Compare } from './text-ranks.ts';

const digit = /\d/;
/** Numbers with points between them: addresses, versions. */
const dotted = /^[\d.]+$/;

const orders = new Map<string, Compare>();

/**
 * The order of texts for readers of a language, with numbers in them by their value: "64kbps" before "128kbps". A collator
 * that looks for numbers is five times slower than one that does not, so it is asked only where both texts have some, and
 * not for addresses, which often come by the ten thousand.
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
      // A point stands before every digit.
      if (x !== y) return x - y;
      at++;
      bt++;
      continue;
    }
    const [startA, startB] = [skipZeros(a, at), skipZeros(b, bt)];
    const [endA, endB] = [endOfNumber(a, startA), endOfNumber(b, startB)];
    // The longer number is the greater one; of the same length they compare as texts.
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
