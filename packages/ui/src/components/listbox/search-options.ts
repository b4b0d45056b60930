import { normalizeText } from '#/lib/columnar/normalize-text.ts';
import { isGroup } from './list-items.ts';
import type { ListItem, ListOption } from './listbox.types.ts';

const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * Normalizes a text for searching: case, accents and width are ignored, letters without Unicode decomposition (ø, ł)
 * are mapped to their base letters, and katakana is mapped to hiragana.
 */
export function foldLabel(text: string): string {
  return normalizeText(text)
    .replace(/[łøđðßæœı]/gu, (letter) => letters[letter] ?? letter)
    .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - KATAKANA_TO_HIRAGANA));
}

/** Rank of a match: 0 is best, `undefined` for no match. */
function rank(option: ListOption, query: string): number | undefined {
  const label = foldLabel(option.label);
  const keywords = (option.keywords ?? []).map(foldLabel);
  if (label === query || keywords.includes(query)) return 0;
  if (label.startsWith(query)) return 1;
  const begins = (text: string, term: string) => text.startsWith(term) || text.includes(` ${term}`);
  if (begins(label, query)) return 2;
  const terms = query.split(' ');
  const found = terms.every(
    (term) => label.includes(term) || keywords.some((keyword) => begins(keyword, term)),
  );
  return found ? 3 : undefined;
}

/** A custom filter: whether an option matches the query. */
export type OptionFilter = (option: ListOption, query: string) => boolean;

/**
 * Filters and sorts items by a query. Every word must occur in the label or be a prefix of a keyword word; prefix
 * matches come first. Groups keep their order and are dropped when empty.
 */
export function searchItems<Value extends string>(
  items: readonly ListItem<Value>[],
  query: string,
  filter?: OptionFilter | undefined,
): readonly ListItem<Value>[] {
  const folded = foldLabel(query).trim().replace(/\s+/gu, ' ');
  if (folded === '') return items;
  const rankOf = (option: ListOption) =>
    filter ? (filter(option, query) ? 0 : undefined) : rank(option, folded);
  const ranked: { item: ListItem<Value>; rank: number }[] = [];
  for (const item of items) {
    if (isGroup(item)) {
      const options = item.options.filter((option) => rankOf(option) !== undefined);
      if (options.length > 0) ranked.push({ item: { ...item, options }, rank: 0 });
      continue;
    }
    const found = rankOf(item);
    if (found !== undefined) ranked.push({ item, rank: found });
  }
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/**
 * The next option whose label starts with the typed text: repeating a letter cycles through matches, more letters keep
 * the current match if it still applies. −1 for none.
 */
export function findTyped(options: readonly ListOption[], typed: string, from: number): number {
  const folded = foldLabel(typed);
  const [first = ''] = folded;
  const isRepeated = folded === first.repeat(folded.length);
  const wanted = isRepeated ? first : folded;
  const start = isRepeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < options.length; step++) {
    const index = (start + step) % options.length;
    if (foldLabel(options[index]?.label ?? '').startsWith(wanted)) return index;
  }
  return -1;
}
