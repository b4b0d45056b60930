import type { SongOutputKind, SongPlaceholder } from '#/contract/stations/outputs.schemas.ts';

/** The values of a template; null or empty for what is not known. */
export type SongTexts = Readonly<Record<SongPlaceholder, string | null>>;

/** A post as a service receives it. */
export interface OutputText {
  /** As sent: values are escaped, markup of the template is kept. */
  readonly text: string;
  /** Before escaping. */
  readonly plain: string;
  /** Counted as the service counts. */
  readonly length: number;
  /** Null without one. */
  readonly limit: number | null;
  /** Whether values were shortened to keep the limit. */
  readonly isShortened: boolean;
  /** The parts of `text` in order; those of the template may contain links and tags on purpose. */
  readonly parts: readonly { readonly text: string; readonly isLiteral: boolean }[];
}

interface TextRule {
  readonly limit: number | null;
  /** Counts a text as sent. */
  readonly count: (text: string) => number;
  readonly maxBytes?: number;
  readonly value: (value: string) => string;
  readonly literal: (literal: string) => string;
}

const codePoints = (text: string): number => [...text].length;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);
const graphemes = (text: string): number => graphemesOf(text).length;
const bytes = (text: string): number => new TextEncoder().encode(text).length;
const same = (text: string): string => text;
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescapeHtml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Characters that begin markup anywhere, and those that do so at the start of a line. */
const escapeDiscord = (value: string): string =>
  value
    .replace(/[\\*_~`|[\]<>]/g, '\\$&')
    .replace(/^(#|-|\+|\d+(?=\.))/, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));

/** A space without width, so that an `@` in a title mentions nobody. */
const separateMentions = (value: string): string => value.replace(/@(?=[\p{L}\p{N}_])/gu, '@\u200b');

/** Tags of Telegram that are kept in a template. */
const telegramTag = /<(\/?)(b|i|u|s|code)>/g;
const textOfTelegram = (html: string): string => unescapeHtml(html.replaceAll(telegramTag, ''));

/** Each URL counts 23 characters, and the server of a mentioned account nothing. */
const countMastodon = (text: string): number =>
  graphemes(
    text
      .replace(/https?:\/\/[^\s<>"]+/g, 'x'.repeat(23))
      .replace(/(^|[^\p{L}\p{N}/_])@([a-z0-9_]+)@[a-z0-9.-]+[a-z0-9]/giu, '$1@$2'),
  );

const rules: Readonly<Record<SongOutputKind, TextRule>> = {
  discord: { limit: 2_000, count: codePoints, value: escapeDiscord, literal: same },
  /** Slack accepts 40,000 characters, but splits messages of more than 4,000. */
  slack: { limit: 4_000, count: codePoints, value: escapeHtml, literal: escapeHtml },
  /** The limit applies after the markup was parsed. */
  telegram: {
    limit: 4_096,
    count: (text) => codePoints(textOfTelegram(text)),
    value: escapeHtml,
    literal: escapeHtml,
  },
  mastodon: { limit: 500, count: countMastodon, value: separateMentions, literal: same },
  bluesky: { limit: 300, count: graphemes, maxBytes: 3_000, value: same, literal: same },
  webhook: { limit: null, count: codePoints, value: same, literal: same },
};

interface Piece {
  readonly raw: string;
  readonly isLiteral: boolean;
}

/** Fills a template for a service: escapes the values, and shortens them until the text keeps the limit. */
export function outputText(kind: SongOutputKind, template: string, song: SongTexts): OutputText {
  const whole = write(kind, pieces(template, song));
  if (fits(kind, whole)) return { ...whole, isShortened: false };
  let [fitting, tooLong] = [0, Math.max(...Object.values(song).map((value) => graphemes(value ?? '')))];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(kind, write(kind, pieces(template, shortened(song, middle))))) fitting = middle;
    else tooLong = middle;
  }
  return { ...write(kind, pieces(template, shortened(song, fitting))), isShortened: true };
}

/** Whether a template leaves no room for a song. */
export function isTemplateTooLong(kind: SongOutputKind, template: string): boolean {
  const letter: SongTexts = { title: 'x', artist: 'x', album: 'x', station: 'x' };
  return !fits(kind, write(kind, pieces(template, letter)));
}

type Written = Omit<OutputText, 'isShortened'>;

function fits(kind: SongOutputKind, { text, length, limit }: Written): boolean {
  const { maxBytes } = rules[kind];
  return (limit === null || length <= limit) && (maxBytes === undefined || bytes(text) <= maxBytes);
}

function write(kind: SongOutputKind, all: readonly Piece[]): Written {
  const rule = rules[kind];
  const literal = kind === 'telegram' && isBalanced(all) ? escapeExceptTags : rule.literal;
  const parts = all.map(({ raw, isLiteral }) => ({
    text: isLiteral ? literal(raw) : rule.value(raw),
    isLiteral,
  }));
  const text = parts.map((part) => part.text).join('');
  const plain = all.map(({ raw }) => raw).join('');
  return { text, plain, length: rule.count(text), limit: rule.limit, parts };
}

function shortened(song: SongTexts, length: number): SongTexts {
  const cut = (value: string | null) => {
    const all = graphemesOf(value ?? '');
    if (all.length <= length) return value;
    return length === 0 ? '' : `${all.slice(0, length).join('').trimEnd()}…`;
  };
  return {
    title: cut(song.title),
    artist: cut(song.artist),
    album: cut(song.album),
    station: cut(song.station),
  };
}

/** The parts of a filled template. What would only separate or enclose a missing value is left out. */
function pieces(template: string, song: SongTexts): Piece[] {
  const parts = template.split(/%(title|artist|album|station)%/).map((part, index) => {
    const isLiteral = index % 2 === 0;
    const raw = isLiteral ? part : (song[part as SongPlaceholder] ?? '').replace(/\s+/g, ' ').trim();
    return { raw, isLiteral };
  });
  parts.forEach((part, index) => {
    if (!part.isLiteral && part.raw === '') closeGap(parts[index - 1], parts[index + 1]);
  });
  const filled = parts.filter(({ raw }) => raw !== '');
  return trimEnds(filled);
}

interface OpenPiece {
  raw: string;
}

const opening = /\s*[([{«“"]\s*$/;
const closing = /^\s*[)\]}»”"]/;
const separatorBefore = /[ \t]*[-–—|·•:/,][ \t]*$|[ \t]+(?:by|par|von|de)[ \t]+$/i;
const separatorAfter = /^[ \t]*[-–—|·•:/,][ \t]*|^[ \t]+(?:by|par|von|de)[ \t]+/i;

function closeGap(before: OpenPiece | undefined, after: OpenPiece | undefined): void {
  if (!before || !after) return;
  if (opening.test(before.raw) && closing.test(after.raw)) {
    before.raw = before.raw.replace(opening, '');
    after.raw = after.raw.replace(closing, '');
  } else if (separatorBefore.test(before.raw)) {
    before.raw = before.raw.replace(separatorBefore, '');
  } else {
    after.raw = after.raw.replace(separatorAfter, '');
  }
}

function trimEnds(all: readonly Piece[]): Piece[] {
  return all.map((piece, index) => {
    const start = index === 0 ? piece.raw.trimStart() : piece.raw;
    return { ...piece, raw: index === all.length - 1 ? start.trimEnd() : start };
  });
}

/** Whether the tags of a template close in the order in which Telegram requires it. */
function isBalanced(all: readonly Piece[]): boolean {
  const literals = all.map(({ raw, isLiteral }) => (isLiteral ? raw : '')).join('');
  const open: string[] = [];
  for (const [, slash, name = ''] of literals.matchAll(telegramTag)) {
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

function escapeExceptTags(literal: string): string {
  return escapeHtml(literal).replace(/&lt;(\/?)(b|i|u|s|code)&gt;/g, '<$1$2>');
}
