/** Characters that are compared; a longer text is cut, so that the matches of each fit the bits of one number. */
const most = 31;

/**
 * The similarity of two texts by Jaro and Winkler: 1 for equal texts, 0 without a common character. Characters may always be
 * one place apart, also in short words: `one` and `won`.
 */
export function jaroWinkler(first: string, second: string): number {
  if (first === second) return 1;
  const a = first.slice(0, most);
  const b = second.slice(0, most);
  const matched = matchesOf(a, b);
  if (matched.count === 0) return 0;
  const { count } = matched;
  const moved = transpositions(a, b, matched) / 2;
  const jaro = (count / a.length + count / b.length + (count - moved) / count) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

interface Matches {
  readonly count: number;
  /** The matched positions of each text as bits. */
  readonly ofA: number;
  readonly ofB: number;
}

function matchesOf(a: string, b: string): Matches {
  const reach = Math.max(1, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  let [count, ofA, ofB] = [0, 0, 0];
  for (let index = 0; index < a.length; index += 1) {
    const character = a.charCodeAt(index);
    const end = Math.min(b.length, index + reach + 1);
    for (let other = Math.max(0, index - reach); other < end; other += 1) {
      if ((ofB >>> other) & 1 || b.charCodeAt(other) !== character) continue;
      ofA |= 1 << index;
      ofB |= 1 << other;
      count += 1;
      break;
    }
  }
  return { count, ofA, ofB };
}

/** How many matched characters are at another place among the matched ones. */
function transpositions(a: string, b: string, { ofA, ofB }: Matches): number {
  let [moved, other] = [0, 0];
  for (let index = 0; index < a.length; index += 1) {
    if (!((ofA >>> index) & 1)) continue;
    while (!((ofB >>> other) & 1)) other += 1;
    if (a.charCodeAt(index) !== b.charCodeAt(other)) moved += 1;
    other += 1;
  }
  return moved;
}

const row = new Uint8Array(most + 1);

/** The share of a text that no edit of Levenshtein touches: stricter than Jaro and Winkler about what is left over. */
export function unedited(first: string, second: string): number {
  if (first === second) return 1;
  const a = first.slice(0, most);
  const b = second.slice(0, most);
  const length = Math.max(a.length, b.length);
  for (let column = 0; column <= b.length; column += 1) row[column] = column;
  for (let index = 0; index < a.length; index += 1) {
    let diagonal = index;
    row[0] = index + 1;
    for (let column = 0; column < b.length; column += 1) {
      const above = row[column + 1] ?? 0;
      const isSame = a.charCodeAt(index) === b.charCodeAt(column);
      row[column + 1] = isSame ? diagonal : 1 + Math.min(diagonal, above, row[column] ?? 0);
      diagonal = above;
    }
  }
  return 1 - (row[b.length] ?? 0) / length;
}
