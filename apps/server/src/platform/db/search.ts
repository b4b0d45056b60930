import { type RawBuilder, sql } from 'kysely';

/** The words of a search; each must occur. */
export const wordsOf = (q: string | undefined): string[] => (q ?? '').split(/\s+/u).filter(Boolean);

/** No pattern matching: the typed text is literal. */
export const contains = (text: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  sql<boolean>`strpos(lower(${text}), lower(${word})) > 0`;
