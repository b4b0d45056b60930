import { describe, expect, it, test } from 'vitest';
import { decodeText } from '#/platform/lib/decode-text.ts';
import { type ParsedTitle, parseTitle, type TitleOptions } from './parse-title.ts';
import { textCases } from './testing/title-texts.corpus.ts';
import { titleCases } from './testing/titles.corpus.ts';

const automatic: TitleOptions = { stationName: 'Harbour FM', order: 'artist-title', separator: null };
const parse = (text: string, options: Partial<TitleOptions> = {}) =>
  parseTitle(text, { ...automatic, ...options });
const song = (artist: string | null, title: string): ParsedTitle => ({ kind: 'song', artist, title });

function expected(kind: string, [first = '', second = '']: readonly string[]): ParsedTitle {
  if (kind === 'song') return song(first || null, second);
  if (kind === 'ad') return { kind, durationMs: Number(first) || null };
  if (kind === 'station') return { kind, slogan: first || null };
  if (kind === 'jingle' || kind === 'none') return { kind };
  throw new Error(`Unknown kind ${kind}`);
}

describe('titles as bytes', () => {
  test.each(titleCases)('$charset $kind $artist - $title', ({ bytes, charset, kind, artist, title }) => {
    const { text } = decodeText(bytes, charset);
    expect(parse(text)).toEqual(expected(kind, [artist ?? '', title ?? '']));
  });
});

describe('titles as text', () => {
  test.each(textCases)('$text is $kind', ({ text, kind, values }) => {
    expect(parse(text)).toEqual(expected(kind, values));
  });

  it('has enough cases', () => {
    expect(titleCases.length).toBeGreaterThan(60);
    expect(textCases.length).toBeGreaterThan(60);
  });
});

describe('the order', () => {
  it.each([
    ['Low Tide - Rosa Quay', song('Rosa Quay', 'Low Tide')],
    ['Low Tide - Rosa Quay - Rosa Quay', song('Rosa Quay', 'Low Tide')],
    ['Harbour FM - Low Tide - Rosa Quay', song('Rosa Quay', 'Low Tide')],
    ['Low Tide - Unknown', song(null, 'Low Tide')],
    ['Low Tide', song(null, 'Low Tide')],
  ])('title first: %s', (text, result) => {
    expect(parse(text, { order: 'title-artist' })).toEqual(result);
  });
});

describe('the separator', () => {
  it.each([
    ['Rosa Quay / Low Tide', ' / ', song('Rosa Quay', 'Low Tide')],
    ['J-Wave - Rosa / Low - Tide', ' / ', song('J-Wave - Rosa', 'Low - Tide')],
    ['Rosa Quay - Low Tide', ' / ', song(null, 'Rosa Quay - Low Tide')],
    ['Rosa Quay: Low Tide', ':', song('Rosa Quay', 'Low Tide')],
    ['Harbour FM - Rosa Quay / Low Tide', ' / ', song('Rosa Quay', 'Low Tide')],
    ['Rosa Quay - Low Tide', '', song('Rosa Quay', 'Low Tide')],
  ])('%s at %j', (text, separator, result) => {
    expect(parse(text, { separator })).toEqual(result);
  });
});

describe('rules', () => {
  const apply = (text: string, ...rules: [pattern: string, replacement: string, isRegex?: boolean][]) =>
    parse(text, {
      rules: rules.map(([pattern, replacement, isRegex = true]) => ({ pattern, replacement, isRegex })),
    });

  it('replace text literally', () => {
    expect(apply('Rosa.Quay $1 Low Tide', ['.', ' ', false], ['$1', '-', false])).toEqual(
      song('Rosa Quay', 'Low Tide'),
    );
    expect(apply('Rosa Quay x Low Tide', [' x ', ' - $& ', false])).toEqual(song('Rosa Quay', '$& Low Tide'));
    expect(apply('Rosa Quay - Low Tide', ['', 'x', false])).toEqual(song('Rosa Quay', 'Low Tide'));
  });

  it('replace expressions with their groups, in order', () => {
    expect(apply('"Low Tide" by Rosa Quay', ['^"(.+)" by (.+)$', '$2 - $1'], ['Low', 'High'])).toEqual(
      song('Rosa Quay', 'High Tide'),
    );
    expect(apply('Марина - ГАВАНЬ 24', ['(?i)\\s*гавань \\d+$', ' Море'])).toEqual(song('Марина', 'Море'));
  });

  it('keep references to groups that the expression lacks', () => {
    expect(apply('Rosa Quay - Low Tide', ['Low', '$7 $x'])).toEqual(song('Rosa Quay', '$7 $x Tide'));
  });

  it('see decoded entities and decide before words do', () => {
    expect(apply('Ro &amp; Ka - Tide', ['&', 'and', false])).toEqual(song('Ro and Ka', 'Tide'));
    expect(apply('Werbung', ['Werbung', 'Rosa Quay - Ebbe'])).toEqual(song('Rosa Quay', 'Ebbe'));
    expect(apply('Rosa Quay - Tide', ['.*', ''])).toEqual({ kind: 'none' });
  });

  it.each([
    ['(', 'x'],
    ['(?=Rosa)', 'x'],
    ['(Rosa)\\1', 'x'],
    ['(a{1000}){1000}', 'x'],
    ['(?:\\pL?){500}', 'x'],
    ['x'.repeat(100_000), 'x'],
  ])('an invalid or too large expression is left out: %.20s → %s', (pattern, replacement) => {
    expect(apply('Rosa Quay - Low Tide', [pattern, replacement], ['Low', 'High'])).toEqual(
      song('Rosa Quay', 'High Tide'),
    );
  });

  it('only the first twenty apply', () => {
    const rules = Array.from({ length: 22 }, (): [string, string] => ['x', 'xy']);
    expect(apply('x - Tide', ...rules)).toEqual(song(`x${'y'.repeat(20)}`, 'Tide'));
  });

  it('an expression that would hang JavaScript ends', () => {
    const text = `${'a'.repeat(99)}!`.repeat(50);
    expect(text).toHaveLength(5_000);
    expect(apply(`Rosa Quay - ${text}`, ['(a+)+$', 'x'])).toMatchObject({
      kind: 'song',
      artist: 'Rosa Quay',
    });
    expect(apply('a'.repeat(5_000), ['(a+)+$', 'x'])).toEqual(song(null, 'x'));
  });

  it('do not grow a text without limit', () => {
    const rules = Array.from({ length: 10 }, (): [string, string] => ['a', 'a'.repeat(200)]);
    expect(apply('a', ...rules)).toEqual(song(null, 'a'.repeat(500)));
  });
});

describe('ignored texts', () => {
  it.each([
    ['Rosa Quay - Low Tide', 'Rosa Quay - Low Tide'],
    ['ROSA QUAY - Low Tide', 'rosa*'],
    ['Rosa Quay - Low Tide', '*tide'],
    ['Rosa Quay - Low Tide', '*quay*low*'],
    ['Rosa Quay - Low Tide', '*'],
    ['Werbung', 'werbung'],
    ['Ro &amp; Ka', 'Ro & Ka'],
  ])('%s matches %s', (text, pattern) => {
    expect(parse(text, { ignore: ['nothing', pattern] })).toEqual({ kind: 'none' });
  });

  it.each(['rosa', 'Tide*', '*Quay', 'Rosa*Rosa*', 'Rosa Quay*Quay*', '', '.*', 'Rosa Quay - Low Tide*e'])(
    'Rosa Quay - Low Tide does not match %j',
    (pattern) => {
      expect(parse('Rosa Quay - Low Tide', { ignore: [pattern] })).toEqual(song('Rosa Quay', 'Low Tide'));
    },
  );

  it('are compared before and after the rules', () => {
    const rules = [{ pattern: 'Low', replacement: 'High', isRegex: false }];
    const ignore = ['*Low*', '*High*'];
    expect(ignore.map((pattern) => parse('Rosa Quay - Low', { rules, ignore: [pattern] }).kind)).toEqual([
      'none',
      'none',
    ]);
  });
});

it('without a name of the station, no part is one', () => {
  expect(parse('*** - Low Tide', { stationName: '***' })).toEqual(song(null, 'Low Tide'));
  expect(parse('Harbour FM - Low Tide', { stationName: '' })).toEqual(song('Harbour FM', 'Low Tide'));
});

it('removes characters that disguise titles and limits their length', () => {
  expect(parse('Rosa\u200B Quay - \u202Egnp\u0000.exe')).toEqual(song('Rosa Quay', 'gnp .exe'));
  expect(parse(`Rosa Quay - ${'x'.repeat(3_000)}`)).toEqual(song('Rosa Quay', 'x'.repeat(500)));
});
