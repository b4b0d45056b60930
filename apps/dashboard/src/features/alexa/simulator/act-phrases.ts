import type { SkillAct } from '@unmuted/api';
import type { SkillLanguage, SkillLocale } from '@unmuted/api/contract';
import { languageOfLocale, skillPhrasesOf } from '#/features/alexa/draft/skill.schema.ts';

/** The requests that every skill must answer; Amazon tries them all. */
export const requiredActs = ['open', 'whats_playing', 'pause', 'resume', 'help', 'stop'] as const;
export type RequiredAct = (typeof requiredActs)[number] & SkillAct;

/** What listeners say while a skill plays, in its language. Data, not text of the page. */
const said: Readonly<Record<SkillLanguage, Record<Exclude<RequiredAct, 'open'>, string>>> = {
  en: { whats_playing: 'what’s playing?', pause: 'pause', resume: 'resume', help: 'help', stop: 'stop' },
  fr: {
    whats_playing: 'qu’est-ce qui passe ?',
    pause: 'pause',
    resume: 'reprends',
    help: 'aide',
    stop: 'stop',
  },
  de: { whats_playing: 'was läuft?', pause: 'Pause', resume: 'weiter', help: 'Hilfe', stop: 'stopp' },
  es: { whats_playing: '¿qué suena?', pause: 'pausa', resume: 'continúa', help: 'ayuda', stop: 'para' },
  it: { whats_playing: 'cosa suona?', pause: 'pausa', resume: 'riprendi', help: 'aiuto', stop: 'stop' },
  ja: {
    whats_playing: 'この曲は何？',
    pause: '一時停止して',
    resume: '再開して',
    help: 'ヘルプ',
    stop: '止めて',
  },
  pt: {
    whats_playing: 'o que está tocando?',
    pause: 'pausar',
    resume: 'continuar',
    help: 'ajuda',
    stop: 'pare',
  },
};

/** "Alexa, open radio aurora galway". */
export function phraseOf(act: RequiredAct, locale: SkillLocale, invocationName: string): string {
  const { wake, open } = skillPhrasesOf(locale);
  return `${wake}${act === 'open' ? open.replace('{name}', invocationName) : said[languageOfLocale(locale)][act]}`;
}
