import { languageOfLocale, type SkillLanguage, type SkillLocale } from '#/contract/skills/skill-locales.ts';
import { skillPhrasesOf } from '#/contract/skills/skill-phrases.ts';
import { utterances } from '#/contract/skills/utterances.ts';

type Said = Readonly<Record<'stop' | 'help' | 'pause' | 'resume' | 'next', readonly string[]>>;

/** A few of the words for which Amazon has intents of its own; Amazon knows many more. */
const words: Readonly<Record<SkillLanguage, Said>> = {
  en: {
    stop: ['stop', 'cancel', 'exit', 'goodbye'],
    help: ['help', 'what can i say'],
    pause: ['pause'],
    resume: ['resume', 'continue', 'go on'],
    next: ['next', 'skip', 'previous', 'repeat', 'shuffle', 'start over', 'next song'],
  },
  fr: {
    stop: ['stop', 'arrête', 'annule', 'quitte'],
    help: ['aide', 'aide-moi', 'que puis-je dire'],
    pause: ['pause'],
    resume: ['reprends', 'continue', 'reprendre'],
    next: ['suivant', 'suivante', 'précédent', 'répète', 'aléatoire', 'recommence'],
  },
  de: {
    stop: ['stopp', 'stop', 'abbrechen', 'beenden'],
    help: ['hilfe', 'hilf mir', 'was kann ich sagen'],
    pause: ['pause', 'pausiere'],
    resume: ['fortsetzen', 'weiter', 'mach weiter'],
    next: ['nächster', 'nächstes lied', 'überspringen', 'zurück', 'wiederholen', 'von vorne'],
  },
  es: {
    stop: ['para', 'detente', 'cancela', 'salir'],
    help: ['ayuda', 'ayúdame', 'qué puedo decir'],
    pause: ['pausa'],
    resume: ['continúa', 'reanuda', 'sigue'],
    next: ['siguiente', 'anterior', 'repite', 'aleatorio', 'empieza de nuevo'],
  },
  it: {
    stop: ['stop', 'ferma', 'annulla', 'esci'],
    help: ['aiuto', 'aiutami', 'cosa posso dire'],
    pause: ['pausa', 'metti in pausa'],
    resume: ['riprendi', 'continua'],
    next: ['successivo', 'prossima', 'precedente', 'ripeti', 'casuale', 'ricomincia'],
  },
  ja: {
    stop: ['止めて', 'ストップ', '終了', 'キャンセル'],
    help: ['ヘルプ', '使い方', '何ができるの'],
    pause: ['一時停止', '一時停止して'],
    resume: ['再開', '再開して', '続けて'],
    next: ['次', '次の曲', '前の曲', 'もう一度', 'シャッフル'],
  },
  pt: {
    stop: ['pare', 'parar', 'cancelar', 'sair'],
    help: ['ajuda', 'me ajude', 'o que posso dizer'],
    pause: ['pausar', 'pausa'],
    resume: ['continuar', 'retomar'],
    next: ['próxima', 'próximo', 'anterior', 'repetir', 'aleatório', 'começar de novo'],
  },
};

const intents: Readonly<Record<keyof Said, string>> = {
  stop: 'AMAZON.StopIntent',
  help: 'AMAZON.HelpIntent',
  pause: 'AMAZON.PauseIntent',
  resume: 'AMAZON.ResumeIntent',
  next: 'AMAZON.NextIntent',
};

/** Amazon compares letter by letter, and gets straight apostrophes everywhere. */
export const withStraightApostrophes = (text: string): string => text.replaceAll('’', "'");

/** What is heard of a text: no capitals, and no signs at the end. */
export const plainSpeech = (text: string): string =>
  withStraightApostrophes(text)
    .toLowerCase()
    .replace(/[\s,、?!.。？！]+$/u, '')
    .trim();

/** The intent of something that a listener says, as the model would find it; null: not understood. */
export function intentOf(locale: SkillLocale, utterance: string): 'PlayIntent' | 'WhatsPlayingIntent' | null {
  const said = withStraightApostrophes(utterance)
    .trim()
    .toLowerCase()
    .replace(/[?!.。？！]+$/, '');
  const { play, ask } = utterances[languageOfLocale(locale)];
  const has = (all: readonly string[]) => all.some((sample) => sample.toLowerCase() === said);
  if (has(play)) return 'PlayIntent';
  return has(ask) ? 'WhatsPlayingIntent' : null;
}

/**
 * The request to which Alexa would turn something that a listener says: an approximation of her speech recognition for the
 * simulator. What is not known is `AMAZON.FallbackIntent`.
 */
export function requestOfUtterance(locale: SkillLocale, invocationName: string, utterance: string): string {
  const { wake, open } = skillPhrasesOf(locale);
  const word = plainSpeech(wake);
  const whole = plainSpeech(utterance);
  const said = whole.startsWith(word) ? whole.slice(word.length).replace(/^[\s,、]+/u, '') : whole;
  if (said === plainSpeech(open.replace('{name}', invocationName))) return 'LaunchRequest';
  const own = intentOf(locale, said);
  if (own) return own;
  const all = words[languageOfLocale(locale)];
  const found = (Object.keys(intents) as (keyof Said)[]).find((act) => all[act].includes(said));
  return found ? intents[found] : 'AMAZON.FallbackIntent';
}
