import { describe, expect, it, test } from 'vitest';
import { type InvocationNameIssue, invocationNameGroups } from '#/contract/skills/invocation-codes.ts';
import { lintInvocationName } from '#/contract/skills/invocation-name.ts';
import { sayNumber } from '#/contract/skills/invocation-numbers.ts';
import { normaliseInvocationName } from '#/contract/skills/invocation-repair.ts';
import { invocationWords } from '#/contract/skills/invocation-words.ts';
import { languageOfLocale, type SkillLocale, skillLocales } from '#/contract/skills/skill-locales.ts';

const marks = { error: '', warning: '~', hint: '?' } as const;
const codesOf = (issues: readonly InvocationNameIssue[]) =>
  issues.map(({ code, level }) => `${code}${marks[level]}`).join(' ');
const codes = (name: string, of: SkillLocale = 'en-GB') => codesOf(lintInvocationName(name, of));
const proposalOf = (name: string, of: SkillLocale = 'en-GB') => lintInvocationName(name, of)[0]?.proposal;

it('tells the faults of the four best-known refusals apart', () => {
  const found = ['1fm', 'play aurora', 'the aurora', 'alexa radio'].map((name) => codes(name));
  expect(new Set(found).size).toBe(4);
});

it('says what it found', () => {
  expect(lintInvocationName('Radio Aurora 98.5', 'en-GB').map(({ found }) => found)).toEqual([
    'Radio',
    '98.5',
  ]);
});

it('has a group for every code', () => {
  expect(new Set(Object.values(invocationNameGroups)).size).toBe(6);
});

describe('spaces and hidden characters', () => {
  test.each([
    ['radio  aurora', 'spacing'],
    [' radio aurora', 'spacing'],
    ['radio aurora\n', 'spacing'],
    ['radio\taurora', 'spacing'],
    ['ra\u200bdio aurora', 'character'],
    ['radio aurora\u202e', 'character'],
    ['r\u0430dio aurora', 'character'],
    ['radio\u00a0aurora', ''],
  ])('of %j', (name, expected) => {
    expect(codes(name)).toBe(expected);
  });

  it('are corrected where the word is clear', () => {
    expect(proposalOf(' radio \t aurora ')).toBe('radio aurora');
    expect(proposalOf('ra\u200bdio aurora')).toBe('radio aurora');
    expect(proposalOf('r\u0430dio aurora')).toBeUndefined();
  });

  it('may be composed or not', () => {
    expect(codes('radio che\u0301rie', 'fr-FR')).toBe('');
    expect(normaliseInvocationName('sam’s sur\u0301', 'en')).toBe("sam's suŕ");
    expect(codes('sam’s radio')).toBe('');
    expect(normaliseInvocationName('ﾗｼﾞｵ　ＦＭ', 'ja')).toBe('ラジオ FM');
  });
});

it('counts 2 to 50 characters', () => {
  expect(codes('')).toBe('too_short');
  expect(codes('ラ', 'ja-JP')).toBe('one_word~ too_short');
  expect(codes(`radio ${'a'.repeat(44)}`)).toBe('');
  expect(codes(`radio ${'a'.repeat(45)}`)).toBe('too_long');
});

it('accepts a brand of one word, and says that it is one', () => {
  expect(codesOf(lintInvocationName('melodia', 'en-GB', { isBrand: true }))).toBe('one_word?');
  expect(codesOf(lintInvocationName('alexa', 'en-GB', { isBrand: true }))).toBe('one_word? wake_word');
});

it('finds every word of its lists', () => {
  for (const of of skillLocales) {
    const { launch, connecting } = invocationWords[languageOfLocale(of)];
    for (const word of launch.split(' ')) expect(codes(`aurora ${word} live`, of)).toContain('launch_word');
    for (const word of connecting.split(' ').filter(Boolean)) {
      expect(codes(`aurora ${word} live`, of)).toContain('connecting_word');
    }
  }
});

describe('numbers', () => {
  test.each([
    [
      'en',
      '0 11 21 100 101 999 2000 2005 1905 98.5',
      'zero|eleven|twenty one|one hundred|one hundred one|nine hundred ninety nine|two thousand|two thousand five|nineteen oh five|ninety eight point five',
    ],
    [
      'fr',
      '17 21 70 71 80 81 91 99 200 201 1984 2000',
      'dix sept|vingt et un|soixante dix|soixante et onze|quatre vingts|quatre vingt un|quatre vingt onze|quatre vingt dix neuf|deux cents|deux cent un|mille neuf cent quatre vingt quatre|deux mille',
    ],
    [
      'de',
      '1 16 17 21 30 100 101 121 1984 2024',
      'eins|sechzehn|siebzehn|einundzwanzig|dreißig|hundert|hunderteins|hunderteinundzwanzig|neunzehnhundertvierundachtzig|zweitausendvierundzwanzig',
    ],
    [
      'es',
      '16 21 31 100 101 500 999 1984',
      'dieciséis|veintiuno|treinta y uno|cien|ciento uno|quinientos|novecientos noventa y nueve|mil novecientos ochenta y cuatro',
    ],
    [
      'it',
      '17 21 23 28 80 101 200 1984 2000',
      'diciassette|ventuno|ventitré|ventotto|ottanta|centouno|duecento|millenovecentoottantaquattro|duemila',
    ],
    [
      'pt',
      '16 21 100 101 121 500 1984 2005 2000',
      'dezesseis|vinte e um|cem|cento e um|cento e vinte e um|quinhentos|mil novecentos e oitenta e quatro|dois mil e cinco|dois mil',
    ],
    ['ja', '0 10 21 100 305 1984 98.5', '〇|十|二十一|百|三百五|千九百八十四|九十八点五'],
  ] as const)('in %s', (language, digits, said) => {
    expect(digits.split(' ').map((each) => sayNumber(each, language))).toEqual(said.split('|'));
  });

  it('are different words, and pass in a name', () => {
    for (const of of ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'ja-JP', 'pt-BR'] as const) {
      const language = languageOfLocale(of);
      const said = Array.from({ length: 2100 }, (_, value) => sayNumber(String(value), language));
      expect(new Set(said).size).toBe(said.length);
      const names = said.map((words) => (of === 'ja-JP' ? `オーロラ${words}` : `aurora ${words}`));
      expect(names.filter((name) => !['', 'too_long'].includes(codes(name, of)))).toEqual([]);
    }
  });
});

describe('a hostile name', () => {
  const hostile = [
    'a',
    'a.',
    "l'",
    '9',
    '1.',
    '1,',
    ' ',
    '\u0301',
    'a\u0301\u0323',
    '👨\u200d👩',
    '﷽',
    'ラ',
    'F M',
    '\ud800',
    '..',
    "''",
  ];
  const texts = hostile.flatMap((part) => [
    part.repeat(10_000 / part.length),
    part.repeat(100 / part.length),
  ]);

  test.each(skillLocales)('is answered at once in %s', (of) => {
    for (const text of texts) {
      const times = Array.from({ length: 3 }, () => {
        const start = performance.now();
        lintInvocationName(text, of);
        return performance.now() - start;
      });
      expect(Math.min(...times), JSON.stringify(text.slice(0, 8))).toBeLessThan(5);
    }
  });

  it('is refused', () => {
    for (const text of texts) expect(codes(text)).toMatch(/\w(?![?~])(?: |$)/);
  });
});
