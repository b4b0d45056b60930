import { storeLimits } from '#/contract/shared/store-limits.ts';
import { lintInvocationName } from '#/contract/skills/invocation-name.ts';
import type { SkillVoice } from '#/contract/skills/skill-document.schemas.ts';
import { languageOfLocale, type SkillLanguage, type SkillLocale } from '#/contract/skills/skill-locales.ts';
import { examplePhrasesOf } from '#/contract/skills/skill-phrases.ts';

interface StoreTexts {
  readonly summary: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

/** `{name}`: the name of the station. */
const texts: Readonly<Record<SkillLanguage, StoreTexts>> = {
  en: {
    summary: 'Listen to {name} live.',
    description:
      'Listen to {name} live on your Alexa device. Say “Alexa, open {invocation}” and the stream starts. Ask what’s playing to hear the title and the artist, and say “Alexa, stop” when you have heard enough.',
    keywords: ['radio', 'live radio', 'music'],
  },
  fr: {
    summary: 'Écoutez {name} en direct.',
    description:
      'Écoutez {name} en direct sur votre appareil Alexa. Dites « Alexa, ouvre {invocation} » et la diffusion commence. Demandez ce qui passe pour connaître le titre et l’artiste, et dites « Alexa, stop » pour arrêter.',
    keywords: ['radio', 'radio en direct', 'musique'],
  },
  de: {
    summary: '{name} live hören.',
    description:
      'Höre {name} live auf deinem Alexa-Gerät. Sage „Alexa, öffne {invocation}“, und der Stream beginnt. Frage, was läuft, um Titel und Künstler zu erfahren, und sage „Alexa, stopp“, wenn du genug gehört hast.',
    keywords: ['Radio', 'Live-Radio', 'Musik'],
  },
  es: {
    summary: 'Escucha {name} en directo.',
    description:
      'Escucha {name} en directo en tu dispositivo Alexa. Di «Alexa, abre {invocation}» y empieza la emisión. Pregunta qué suena para saber el título y el artista, y di «Alexa, para» cuando quieras parar.',
    keywords: ['radio', 'radio en directo', 'música'],
  },
  it: {
    summary: 'Ascolta {name} in diretta.',
    description:
      'Ascolta {name} in diretta sul tuo dispositivo Alexa. Di’ «Alexa, apri {invocation}» e la diretta comincia. Chiedi cosa suona per sapere titolo e artista, e di’ «Alexa, stop» per fermarla.',
    keywords: ['radio', 'radio in diretta', 'musica'],
  },
  ja: {
    summary: '{name}をライブで聴けます。',
    description:
      'Alexa対応デバイスで{name}をライブで聴けます。「アレクサ、{invocation}を開いて」と話しかけると再生が始まります。放送中の曲名とアーティスト名をたずねることもできます。止めるときは「アレクサ、止めて」と言ってください。',
    keywords: ['ラジオ', 'ライブラジオ', '音楽'],
  },
  pt: {
    summary: 'Ouça {name} ao vivo.',
    description:
      'Ouça {name} ao vivo no seu dispositivo Alexa. Diga “Alexa, abra {invocation}” e a transmissão começa. Pergunte o que está tocando para saber o título e o artista, e diga “Alexa, pare” quando quiser parar.',
    keywords: ['rádio', 'rádio ao vivo', 'música'],
  },
};

/** Proposals are followed at most so often: each one removes at least one problem. */
const rounds = 5;

/** The invocation name that a name becomes: lower case, numbers as words. May still break a rule. */
export function suggestInvocationName(name: string, locale: SkillLocale): string {
  let suggestion = name.trim().toLowerCase();
  for (let round = 0; round < rounds; round += 1) {
    const proposal = lintInvocationName(suggestion, locale).find((issue) => issue.proposal)?.proposal;
    if (proposal === undefined || proposal === suggestion) break;
    suggestion = proposal;
  }
  return suggestion;
}

/** A voice filled from the name of a station, so that its owner only corrects it. */
export function newSkillVoice(locale: SkillLocale, name: string): SkillVoice {
  const invocationName = suggestInvocationName(name, locale);
  const { summary, description, keywords } = texts[languageOfLocale(locale)];
  const fill = (text: string) => text.replaceAll('{name}', name).replaceAll('{invocation}', invocationName);
  return {
    locale,
    invocationName,
    isBrand: false,
    welcome: '',
    nowPlaying: '',
    offAir: '',
    help: '',
    error: '',
    publicName: [...name].slice(0, storeLimits.alexa.name.max).join('').trim(),
    summary: fill(summary),
    description: fill(description),
    keywords: [...keywords],
    examplePhrases: examplePhrasesOf(locale, invocationName),
  };
}
