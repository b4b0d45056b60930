/** Casts whose pages, settings and acts are always listed; with more casts only those that the query names. */
const listedCasts = 50;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/u).filter(Boolean);

/** Selects the casts to list entries for, so that the entries of hundreds of casts are not built on each keystroke. */
export function castsToList<Cast extends { readonly name: string; readonly username: string }>(
  casts: readonly Cast[],
  query: string,
): readonly Cast[] {
  if (casts.length <= listedCasts) return casts;
  const words = wordsOf(query);
  const isNamed = ({ name, username }: Cast) =>
    words.some((word) => name.toLowerCase().includes(word) || username.includes(word));
  return casts.filter(isNamed).slice(0, listedCasts);
}

/**
 * Drops the words of a query that begin a word of an entry's label, such as `stop` in `stop aurora`: the server searches
 * casts only. If no word is left, a cast may have that name, so the query is returned unchanged.
 */
export function castQueryOf(query: string, labels: readonly string[]): string {
  const labelWords = labels.flatMap(wordsOf);
  const isOfLabel = (word: string) => labelWords.some((each) => each.startsWith(word));
  const left = wordsOf(query).filter((word) => !isOfLabel(word));
  return left.length > 0 ? left.join(' ') : query.trim();
}
