import { lintInvocationName, type SkillLocale, skillLocales } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { famousStationsOf } from './famous-stations.ts';
import { jaroWinkler, unedited } from './jaro-winkler.ts';
import { nearestNames, spokenSimilarity } from './spoken-similarity.ts';

/** Pairs whose score is at least 0.9, at least 0.8, or below. */
const pairs: Readonly<Record<'warning' | 'hint' | 'none', Partial<Record<SkillLocale, string>>>> = {
  warning: {
    'en-GB': `radio aurora = radio arora | night wave = knight wave | kiss one = kis won | sea radio = c radio | sea radio = c. radio
      u. two = you too | seaside radio = sea side radio | radio one = radio won | heart radio = hart radio | jazz f. m. = jas f. m.
      radio aurora = aurora f. m. | capital f. m. = capitol f. m. | rock city = rok sity | blue moon = blew moon | triple j. = triple jay`,
    'fr-FR': `radio nostalgie = radio nostalgi | l'eau vive = lo vive | radio onde = radio ondes | rire et chansons = rires et chanson
      radio vin = radio vingt | oui f. m. = ouïe f. m. | r. t. l. = erre té elle | radio classique = radio classic | fip = phipe`,
    'de-DE': `antenne bayern = antenne baiern | klassik radio = classic radio | radio vogelsang = radio fogelsang | stadt radio = statt radio
      radio meer = radio mehr | f. f. h. = eff eff ha | radio grüße = radio grüsse | radio bob = radio bop`,
    'es-ES': `radio valle = radio baye | cadena ser = cadena cer | radio vaca = radio baca | kiss f. m. = quis f. m. | radio hola = radio ola
      gente radio = jente radio | m. ochenta = eme ochenta`,
    'it-IT': `radio zeta = radio z. | radio città = radio cita | radio chiara = radio kiara | radio subasio = radio subbasio
      radio gioia = radio joia`,
    'pt-BR': `jovem pan = joven pã | rádio cidade = rádio sidadi | alpha f. m. = alfa f. m. | rádio brasil = rádio braziu
      antena um = antena hum | mix f. m. = miks f. m.`,
    'ja-JP': `オーロララジオ = おーろららじお | オーロラ = オロラ | とうきょうラジオ = トーキョーラジオ | ヴィーナス = ビーナス
      ジェイウェーブ = ジェイウエーブ | ラジオオーロラ = ﾗｼﾞｵｵｰﾛﾗ`,
  },
  hint: {
    'en-GB': 'nova = navy | the bull = the bell',
    'fr-FR': 'cent radio = sang radio',
    'es-ES': 'cadena dial = cadena cien',
    'ja-JP': 'ナックファイブ = ナックハイブ',
  },
  none: {
    'en-GB':
      'radio aurora = radio nova | radio one = radio two | magic radio = music radio | wave radio = wives radio',
    'fr-FR': 'sud radio = nord radio | radio nova = radio nostalgie | jazz radio = rap radio',
    'de-DE': 'radio eins = radio zwei | delta radio = planet radio',
    'es-ES': 'la mejor = la mayor | radio uno = radio tres',
    'it-IT': 'radio deejay = radio capital | radio centouno = radio centocinque',
    'pt-BR': 'rádio globo = rádio tupi | rádio mix = rádio massa',
    'ja-JP': '東京ラジオ = 大阪ラジオ | オーロララジオ = ノヴァラジオ',
  },
};
const levelOf = (score: number) => (score >= 0.9 ? 'warning' : score >= 0.8 ? 'hint' : 'none');

describe('the similarity of names as they are said', () => {
  it.each(['warning', 'hint', 'none'] as const)('is at the level: %s', (level) => {
    const wrong = Object.entries(pairs[level]).flatMap(([locale, text]) =>
      text.split(/ \| |\n\s*/).flatMap((pair) => {
        const [first = '', second = ''] = pair.split(' = ');
        const score = spokenSimilarity(first, second, locale as SkillLocale);
        return levelOf(score) === level ? [] : [`${pair}: ${score.toFixed(2)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is 1 for equal names, the same in both directions, and never outside 0 to 1', () => {
    const names = [
      'radio aurora',
      'night wave',
      'c. radio',
      'オーロラ',
      '',
      ' ',
      'f. m.',
      'é',
      "'",
      'x'.repeat(500),
    ];
    for (const locale of skillLocales) {
      for (const first of names) {
        expect(spokenSimilarity(first, first, locale)).toBeCloseTo(1);
        for (const second of names) {
          const score = spokenSimilarity(first, second, locale);
          expect(score).toBeCloseTo(spokenSimilarity(second, first, locale));
          expect(score >= 0 && score <= 1.000_001).toBe(true);
        }
      }
    }
  });

  it('is found at once for a hostile name', () => {
    const start = performance.now();
    for (const locale of skillLocales)
      for (const part of ['a', 'y', 'x ', 'aa', 'ラ', "'", 'ー', 'う', 'e\u0301', ' f. m.'])
        spokenSimilarity(part.repeat(10_000), 'radio aurora', locale);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('the nearest names', () => {
  const named = (...names: string[]) => names.map((name, id) => ({ id, name }));

  it('are at most five, the nearest first, with the candidate and a level', () => {
    const candidates = named(
      'knight wave',
      'wave',
      'night waves',
      'rock city',
      'nite wave',
      'day wave',
      'moon',
    );
    const nearest = nearestNames('night wave', 'en-GB', candidates);
    expect(nearest.map(({ candidate }) => candidate.name).slice(0, 3)).toEqual([
      'knight wave',
      'nite wave',
      'night waves',
    ]);
    expect(nearest).toHaveLength(5);
    expect(nearest[0]).toMatchObject({ candidate: { id: 0 }, level: 'warning' });
    expect(nearest.at(-1)?.level).toBeNull();
    expect(nearestNames('night wave', 'en-GB', [])).toEqual([]);
  });

  it('are the same as by comparing each pair', () => {
    for (const locale of skillLocales) {
      const stations = famousStationsOf(locale);
      for (const { name } of stations.slice(0, 20)) {
        const scores = stations.map((other) => spokenSimilarity(name, other.name, locale));
        const found = nearestNames(name, locale, stations).map(({ score }) => score);
        expect(found).toEqual(scores.sort((a, b) => b - a).slice(0, 5));
      }
    }
  });

  it('are found among 5,000 in a fraction of a frame', () => {
    const syllables = 'ra mo ne li ko sta ver blu dan fen gor hal jin kes lor pax'.split(' ');
    const syllable = (index: number) => syllables[index % syllables.length] ?? '';
    const candidates = Array.from({ length: 5_000 }, (_, index) => ({
      name: `radio ${syllable(index)}${syllable(index >> 4)} ${syllable(index >> 8)}${syllable(index >> 12)}${syllable(index * 7)}`,
    }));
    const times = Array.from({ length: 12 }, (_, index) => {
      const start = performance.now();
      nearestNames(`radio ramo neli ${index}`, 'en-GB', candidates);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(25);
  });
});

describe('the well-known stations', () => {
  const all = skillLocales.flatMap((locale) =>
    famousStationsOf(locale).filter((each) => each.locale === locale),
  );

  it('are known in every language, and by the whole of it', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    for (const locale of skillLocales) expect(famousStationsOf(locale).length).toBeGreaterThan(20);
    expect(famousStationsOf('en-AU')).toEqual(famousStationsOf('en-US'));
  });

  it('are written as they are said', () => {
    const groups = new Set([
      'upper_case',
      'character',
      'foreign_letter',
      'spacing',
      'period',
      'apostrophe',
      'digits',
    ]);
    const wrong = all.filter(({ name, locale }) =>
      lintInvocationName(name, locale).some(({ code }) => groups.has(code)),
    );
    expect(wrong).toEqual([]);
    expect(new Set(all.map(({ name, locale }) => `${locale} ${name}`)).size).toBe(all.length);
  });

  it('are found by how they sound', () => {
    const [first] = nearestNames('sky rok', 'fr-FR', famousStationsOf('fr-FR'));
    expect(first).toMatchObject({ candidate: { name: 'skyrock' }, level: 'warning' });
  });
});

it.each([
  ['martha', 'marhta', 0.961],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.813],
  ['abc', 'xyz', 0],
  ['', 'a', 0],
])('compares %s and %s as Jaro and Winkler do', (first, second, expected) => {
  expect(jaroWinkler(first, second)).toBeCloseTo(expected, 3);
});

it.each([
  ['kitten', 'sitting', 1 - 3 / 7],
  ['', 'abc', 0],
  ['abc', 'abc', 1],
])('counts the edits between %s and %s', (first, second, expected) => {
  expect(unedited(first, second)).toBeCloseTo(expected, 5);
});
