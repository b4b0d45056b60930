import { partsOf, splitTitle } from './split-title.ts';
import { titleKey } from './title-key.ts';
import { adEnds, adWords, bareAdWords, bareJingleWords, jingleWords } from './title-words.ts';

export type Interruption = { kind: 'ad'; durationMs: number | null } | { kind: 'jingle' } | { kind: 'none' };

const ad: Interruption = { kind: 'ad', durationMs: null };
const jingle: Interruption = { kind: 'jingle' };

/** A running number says nothing: `sweeper_07`. */
const wordOf = (text: string): string => titleKey(text).replace(/\p{N}{1,6}$/u, '');

/** Tells what is no song by whole parts of the text: a word inside a part is part of a song. */
export function interruptionOf(text: string, separator: string | null): Interruption | null {
  if (adEnds.has(titleKey(text))) return { kind: 'none' };
  if (/^adw_ad='true'$/.test(text)) return ad;
  const tagged = /^ADWTAG_(\d{1,7})(?!\d)/.exec(text)?.[1];
  if (tagged !== undefined) return { kind: 'ad', durationMs: Number(tagged) || null };
  const first = wordOf(splitTitle(text, separator)?.[0] ?? text);
  const lead = wordOf(leadOf(text));
  const words = partsOf(text, separator).map(wordOf);
  const areAll = (...sets: ReadonlySet<string>[]) => words.every((word) => sets.some((set) => set.has(word)));
  if (adWords.has(first) || adWords.has(lead) || areAll(adWords, bareAdWords)) return ad;
  if (jingleWords.has(first) || jingleWords.has(lead) || areAll(jingleWords, bareJingleWords)) return jingle;
  return isJingleFile(text) ? jingle : null;
}

/** The text before a colon: `Advert: - Harbourcast`. */
function leadOf(text: string): string {
  const [, lead = ''] = /^([^:：]{1,40})[:：]/u.exec(text) ?? [];
  return lead;
}

/** Names of files without spaces: `promo_summer_02`. */
function isJingleFile(text: string): boolean {
  const [first = '', ...others] = /\s/.test(text) ? [] : text.split(/[_-]/);
  return others.length > 0 && (jingleWords.has(wordOf(first)) || bareJingleWords.has(wordOf(first)));
}
