import { languageOfLocale, type SkillLocale, skillLocales } from '@unmuted/api/contract';
import type { AnswerableSkill, OnAir, SpokenTexts } from '#/modules/skills/endpoint/answerable-skill.ts';
import { defaultSpeech } from '#/modules/skills/endpoint/default-speech.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** All texts of a skill in one locale, cleaned and filled in. */
export type Speech = ReturnType<typeof speechOf>;

/** Alexa reads emoji by name, in the middle of a title. */
const emoji =
  /\p{Extended_Pictographic}(?:\u{200D}|\u{FE0F}|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}])*|[\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{20E3}/gu;
/** Of one title or name. The sum of all texts is then far below Amazon's 8,000 characters and 24 kB. */
const longestName = 150;
const longestText = 1_000;

/** A title or a name that can be spoken; null when nothing is left. */
function spokenName(value: string | null): string | null {
  const [...characters] = (cleanTitle(value ?? '') ?? '').replace(emoji, ' ').replace(/\s+/g, ' ').trim();
  return characters.slice(0, longestName).join('').trim() || null;
}

type Names = Readonly<Record<'title' | 'artist' | 'station', string | null>>;
const placeholder = /\{(title|artist|station)\}/g;

/** Fills in all names at once, so that a name with a placeholder in it stays as it is. Null if a name is missing. */
function filled(template: string, names: Names): string | null {
  let isWhole = true;
  const text = template.replace(placeholder, (_, name: keyof Names) => {
    isWhole &&= names[name] !== null;
    return names[name] ?? '';
  });
  return isWhole && text !== '' ? [...text].slice(0, longestText).join('') : null;
}

/** Texts of the customer, else our own in the language of the locale. Spoken as plain text, which needs no escaping. */
export function speechOf(skill: AnswerableSkill, requested: string | null, onAir: OnAir) {
  const [locale, voice] = chooseVoice(skill, requested);
  const own = defaultSpeech[languageOfLocale(locale)];
  const names: Names = {
    title: spokenName(onAir.title),
    artist: spokenName(onAir.artist),
    // A name of emoji alone is better than none.
    station: spokenName(skill.name) ?? cleanTitle(skill.name) ?? 'Radio',
  };
  const say = (...templates: readonly (string | undefined)[]): string => {
    for (const template of templates) {
      const text = filled(cleanTitle(template ?? '') ?? '', names);
      if (text !== null) return text;
    }
    return '';
  };
  return {
    /** For statistics: the one that was requested, if it is one of Amazon's. */
    locale: skillLocales.find((each) => each === requested) ?? locale,
    station: names.station ?? '',
    subtitle: own.subtitle,
    intro: () => say(voice?.welcome, own.intro),
    help: () => say(voice?.help, own.help),
    error: () => say(voice?.error, own.error),
    reprompt: () => say(own.reprompt),
    offAir: () => say(voice?.offAir, own.offAir),
    /** A template that needs a name that is not known gives way to the most that can be said. */
    nowPlaying: () => say(voice?.nowPlaying, own.nowPlaying, own.titleOnly, own.stationOnly),
    liveOnly: () => say(own.liveOnly),
    unavailable: () => say(own.unavailable),
  };
}

/** The locale itself, else the first of the same language, else the skill's first. */
function chooseVoice(
  { voices }: AnswerableSkill,
  requested: string | null,
): readonly [locale: SkillLocale, voice: SpokenTexts | undefined] {
  const written = (Object.keys(voices) as SkillLocale[]).filter((locale) => voices[locale]);
  const locales = written.length > 0 ? written : skillLocales;
  const locale =
    locales.find((each) => each === requested) ??
    locales.find((each) => each.slice(0, 2) === requested?.slice(0, 2).toLowerCase()) ??
    locales[0] ??
    'en-US';
  return [locale, voices[locale]];
}
