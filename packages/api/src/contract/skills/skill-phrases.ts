import { languageOfLocale, type SkillLanguage, type SkillLocale } from '#/contract/skills/skill-locales.ts';

/** How listeners talk to a skill in a language. `{name}`: the invocation name. */
export interface SkillPhrases {
  /** The wake word as it is written in this language, with the pause after it. */
  readonly wake: string;
  /** Starts the stream. */
  readonly open: string;
  /** Asks what is playing. */
  readonly ask: string;
}

const phrases: Readonly<Record<SkillLanguage, SkillPhrases>> = {
  en: { wake: 'Alexa, ', open: 'open {name}', ask: 'ask {name} what’s playing' },
  fr: { wake: 'Alexa, ', open: 'ouvre {name}', ask: 'demande à {name} ce qui passe' },
  de: { wake: 'Alexa, ', open: 'öffne {name}', ask: 'frage {name} was läuft' },
  es: { wake: 'Alexa, ', open: 'abre {name}', ask: 'pregunta a {name} qué suena' },
  it: { wake: 'Alexa, ', open: 'apri {name}', ask: 'chiedi a {name} cosa suona' },
  ja: { wake: 'アレクサ、', open: '{name}を開いて', ask: '{name}で曲名を教えて' },
  pt: { wake: 'Alexa, ', open: 'abra {name}', ask: 'pergunte a {name} o que está tocando' },
};

/** How listeners talk to a skill in a locale. */
export function skillPhrasesOf(locale: SkillLocale): SkillPhrases {
  return phrases[languageOfLocale(locale)];
}

/** The example phrases of a skill: the first is the one that Amazon requires. */
export function examplePhrasesOf(locale: SkillLocale, invocationName: string): string[] {
  const { wake, open, ask } = skillPhrasesOf(locale);
  return [open, ask].map((phrase) => `${wake}${phrase.replace('{name}', invocationName)}`);
}
