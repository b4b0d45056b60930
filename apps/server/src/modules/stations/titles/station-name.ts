import { titleKey } from './title-key.ts';

export interface Unnamed {
  text: string;
  /** The station's name was in front, at the end or the whole text. */
  hasName: boolean;
}

const separator = /\s(?:-{1,3}|[–—―－|｜~～•·»])\s|\s{3,}|[:：]\s+/gu;

/** A name with separators is short: more cuts would only take time. */
const maxCuts = 8;

/** Removes the station's name from the ends of a title; nothing is left of the name alone. */
export function withoutStationName(text: string, stationName: string): Unnamed {
  const name = titleKey(stationName);
  if (name === '') return { text, hasName: false };
  if (titleKey(text) === name) return { text: '', hasName: true };
  const front = cutsOf(text)
    .slice(0, maxCuts)
    .find(({ before }) => titleKey(before) === name);
  const rest = withoutBrackets(front?.after ?? text, name);
  const end = cutsOf(rest)
    .slice(-maxCuts)
    .find(({ after }) => titleKey(after) === name);
  return { text: (end?.before ?? rest).trim(), hasName: (front ?? end) !== undefined };
}

const cutsOf = (text: string) =>
  [...text.matchAll(separator)].map((match) => ({
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  }));

function withoutBrackets(text: string, name: string): string {
  const [, before, inBrackets] = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(text) ?? [];
  return before !== undefined && inBrackets !== undefined && titleKey(inBrackets) === name ? before : text;
}
