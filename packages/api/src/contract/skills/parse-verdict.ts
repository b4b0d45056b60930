/**
 * Reads Amazon's letter about the certification of a skill. The letters have no fixed form, so the result is a proposal that
 * a person corrects: each passage about a field becomes a comment on it.
 */
import { limits } from '#/contract/shared/limits.ts';
import { type SkillLocale, skillLocales } from '#/contract/skills/skill-locales.ts';
import type { SkillComment } from '#/contract/skills/skills.schemas.ts';
import { courtesy, fieldWords, localeWords } from '#/contract/skills/verdict-words.ts';

/** What a letter says: comments on fields, and a reason for the owner. */
export interface Verdict {
  /** For the owner. */
  readonly reason: string;
  /** On fields, in the order of the letter. */
  readonly comments: readonly SkillComment[];
}

/** A passage of the letter. */
interface Passage {
  readonly text: string;
  /** It began with a number or a bullet. */
  readonly isItem: boolean;
}

/** A number, a bullet, or a word such as "Issue 2:" or "Test case 3.1 -". */
const itemMark =
  /^(?:[-*•·▪–—]\s+|\(?\d{1,2}(?:\.\d{1,2})*[.)]\s*|\d{1,2}(?:\.\d{1,2})+[:\s]\s*|(?:issue|problem|item|finding)\s*#?\s*\d*\s*[:.)-]\s*)+/i;
const testCase = /^(?:test\s*case|policy|requirement)\s*[\d.]+[a-z]?\s*[:–—-]?\s*/i;

/** The comments and the reason of a letter; empty ones for an empty letter. */
export function parseVerdict(text: string): Verdict {
  let heading: readonly SkillLocale[] = [];
  const comments: SkillComment[] = [];
  for (const passage of passagesOf(text.slice(0, limits.skillVerdict))) {
    const mentioned = localesOf(passage.text);
    if (isLocaleHeading(passage.text, mentioned)) {
      heading = mentioned;
      continue;
    }
    if (courtesy.test(passage.text)) continue;
    const field = fieldOf(passage.text);
    if (field === null && !passage.isItem) continue;
    const locales = mentioned.length > 0 ? mentioned : heading;
    const said = withoutLocale(passage.text).slice(0, limits.skillComment).trim();
    for (const locale of locales.length > 0 ? locales : [null])
      if (!comments.some((each) => each.field === field && each.locale === locale && each.text === said))
        comments.push({ field, locale, text: said });
  }
  const first = comments.slice(0, limits.skillComments);
  return { reason: reasonOf(first, text), comments: first };
}

/** Lines that belong together: a new passage starts at a bullet, at a number and after an empty line. */
function passagesOf(text: string): Passage[] {
  const passages: { lines: string[]; isItem: boolean }[] = [];
  let isOpen = false;
  for (const raw of text.replaceAll('\r', '').split('\n')) {
    // A quoted mail.
    const line = raw.replace(/^(?:>\s?)+/, '').trim();
    if (line === '') {
      isOpen = false;
      continue;
    }
    const content = line.replace(itemMark, '').replace(testCase, '').trim();
    const isItem = content !== line;
    if (content === '') continue;
    const locales = localesOf(line);
    const isHeading = isLocaleHeading(content, locales);
    const last = passages.at(-1);
    if (isOpen && !isItem && !isHeading && last) last.lines.push(content);
    else passages.push({ lines: [content], isItem });
    isOpen = !isHeading;
  }
  return passages.map(({ lines, isItem }) => ({ text: tidy(lines.join(' ')), isItem }));
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[*_#\s]+|[*_\s]+$/g, '')
    .trim();

/** The locales that a text names, in the order of `skillLocales`. */
function localesOf(text: string): SkillLocale[] {
  const words = new Map(localeWords);
  return skillLocales.filter((locale) => {
    const code = new RegExp(`\\b${locale.replace('-', '[-_]')}\\b`, 'i');
    return code.test(text) || words.get(locale)?.test(text);
  });
}

/** A line that only names locales: "Locale: en-US" or "English (US)". */
function isLocaleHeading(text: string, locales: readonly SkillLocale[]): boolean {
  if (locales.length === 0) return false;
  const rest = skillLocales
    .map((code) => new RegExp(code.replace('-', '[-_]'), 'gi'))
    .concat(localeWords.map(([, words]) => new RegExp(words, 'gi')))
    .reduce((left, words) => left.replace(words, ''), text)
    .replace(/\b(?:locales?|languages?|issues?|feedback|for|and|the|in|found|affected|skill)\b/gi, '');
  return !/[\p{L}\d]/u.test(rest);
}

/** A locale before a colon is in the comment itself. */
function withoutLocale(text: string): string {
  const colon = text.indexOf(':');
  const before = text.slice(0, colon);
  return colon > 0 && isLocaleHeading(before, localesOf(before)) ? text.slice(colon + 1).trim() : text;
}

/** The field that a passage names first: it is what the passage is about. */
function fieldOf(text: string): SkillComment['field'] {
  let found: { readonly field: string; readonly at: number; readonly length: number } | null = null;
  for (const [field, words] of fieldWords) {
    const match = words.exec(text);
    if (!match) continue;
    const { index: at } = match;
    const { length } = match[0];
    if (!found || at < found.at || (at === found.at && length > found.length)) found = { field, at, length };
  }
  return found?.field ?? null;
}

/** The first sentence of each comment; of a letter without comments, what it says besides courtesies. */
function reasonOf(comments: readonly SkillComment[], letter: string): string {
  const passages = passagesOf(letter.slice(0, limits.skillVerdict)).map(({ text }) => text);
  const sentences =
    comments.length > 0
      ? comments.map(({ text }) => firstSentence(text))
      : passages.filter((text) => !courtesy.test(text));
  let reason = '';
  for (const sentence of new Set(sentences)) {
    const next = reason === '' ? sentence : `${reason} ${sentence}`;
    if (next.length > limits.skillComment) break;
    reason = next;
  }
  return reason === '' ? (sentences[0] ?? '').slice(0, limits.skillComment) : reason;
}

const firstSentence = (text: string) => /^.*?[.!?。！？](?=\s|$|["”»])["”»]?/u.exec(text)?.[0] ?? text;
