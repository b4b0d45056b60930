/** In the order of their priority; the spaces around them keep `Ex-Harbour` and `J-Wave` whole. */
const separators = [/\s-{1,3}\s/, /\s[–—―－]\s/, /\s[|｜~～]\s/, /\s{3,}/] as const;

/** Cuts at the first separator; null without one. `separator` replaces the automatic choice. */
export function splitTitle(text: string, separator: string | null): [string, string] | null {
  if (separator !== null && separator !== '') return cutAt(text, text.indexOf(separator), separator.length);
  for (const pattern of separators) {
    const match = pattern.exec(text);
    if (match) return cutAt(text, match.index, match[0].length);
  }
  return null;
}

function cutAt(text: string, index: number, length: number): [string, string] | null {
  return index < 0 ? null : [text.slice(0, index).trim(), text.slice(index + length).trim()];
}

/** All parts of a text between separators of the same kind. */
export function partsOf(text: string, separator: string | null): string[] {
  const parts: string[] = [];
  let rest = text;
  for (let cut = splitTitle(rest, separator); cut; cut = splitTitle(rest, separator)) {
    parts.push(cut[0]);
    rest = cut[1];
  }
  return [...parts, rest];
}
