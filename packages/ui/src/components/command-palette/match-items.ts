import { foldLabel } from '#/components/listbox/search-options.ts';
import type { CommandGroup, CommandItem } from './command-palette.types.ts';

/** Score of a matching word: label matches rank above keywords, prefixes above infixes. */
const SCORES = { labelStart: 8, labelTerm: 6, label: 3, keywordStart: 2, keyword: 1 } as const;

/**
 * Filters groups by the query and sorts by score: items within each group, and groups by their best item. Every word
 * must occur in the label or in a keyword, ignoring case and accents. An empty query returns all groups.
 */
export function matchGroups(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = foldLabel(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return groups.filter(({ items }) => items.length > 0);
  return groups
    .map((group) => {
      const found = group.items
        .map((item) => ({ item, points: scoreOf(item, words) }))
        .filter(({ points }) => points > 0)
        .sort((a, b) => b.points - a.points);
      return { ...group, items: found.map(({ item }) => item), best: found[0]?.points ?? 0 };
    })
    .filter(({ best }) => best > 0)
    .sort((a, b) => b.best - a.best);
}

/** 0 when a word does not occur. */
function scoreOf({ label, keywords = [] }: CommandItem, words: readonly string[]): number {
  const name = foldLabel(label);
  const others = keywords.map(foldLabel);
  const points = words.map((word) => scoreOfTerm(name, others, word));
  if (points.includes(0)) return 0;
  // On equal scores the shorter label wins.
  return points.reduce((sum, one) => sum + one, 0) + 1 / (1 + name.length);
}

function scoreOfTerm(name: string, others: readonly string[], word: string): number {
  if (name.startsWith(word)) return SCORES.labelStart;
  if (startsWord(name, word)) return SCORES.labelTerm;
  if (name.includes(word)) return SCORES.label;
  if (others.some((other) => startsWord(other, word))) return SCORES.keywordStart;
  return others.some((other) => other.includes(word)) ? SCORES.keyword : 0;
}

function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || /[^\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}
