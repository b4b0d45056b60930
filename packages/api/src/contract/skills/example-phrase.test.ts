import { describe, expect, it } from 'vitest';
import { checkSkill } from '#/contract/skills/check-skill.ts';
import { isUnderstood } from '#/contract/skills/example-phrase.ts';
import { type SkillLocale, skillLocales } from '#/contract/skills/skill-locales.ts';
import { examplePhrasesOf } from '#/contract/skills/skill-phrases.ts';
import { newSkillVoice } from '#/contract/skills/skill-template.ts';

const name = 'radio aurora';
const isKnown = (locale: SkillLocale, phrase: string) =>
  isUnderstood({ locale, invocationName: name }, phrase);

it.each(skillLocales)('understands the suggested phrases of %s', (locale) => {
  expect(examplePhrasesOf(locale, name).filter((phrase) => !isKnown(locale, phrase))).toEqual([]);
});

describe('a phrase', () => {
  it.each<[SkillLocale, string]>([
    ['en-GB', 'Alexa, start Radio Aurora.'],
    ['en-GB', 'Alexa, talk to radio aurora'],
    ['en-GB', 'Alexa, ask radio aurora to play the radio'],
    ['en-GB', 'Alexa, what song is this on radio aurora?'],
    ['en-GB', 'Alexa, open radio aurora and play live'],
    ['en-GB', 'What’s playing'],
    ['en-GB', 'Alexa, pause'],
    ['fr-FR', 'Alexa, demande à radio aurora de mettre la radio'],
    ['fr-FR', 'Alexa, lance radio aurora'],
    ['de-DE', 'Alexa, starte radio aurora'],
    ['es-ES', 'Alexa, abre radio aurora'],
    ['ja-JP', 'アレクサ、radio auroraを開いて'],
    ['ja-JP', 'アレクサ、radio auroraでこの曲は何'],
  ])('in %s is understood: %s', (locale, phrase) => {
    expect(isKnown(locale, phrase)).toBe(true);
  });

  it.each<[SkillLocale, string]>([
    ['en-GB', 'Alexa, ask radio aurora for the weather'],
    ['en-GB', 'Alexa, tell me a joke'],
    ['en-GB', 'Alexa, radio aurora'],
    ['fr-FR', 'Alexa, demande à radio aurora la météo'],
    ['de-DE', 'Alexa, frage radio aurora wer gewonnen hat'],
    ['ja-JP', 'アレクサ、radio auroraで天気を教えて'],
  ])('in %s is not understood: %s', (locale, phrase) => {
    expect(isKnown(locale, phrase)).toBe(false);
  });
});

it('a phrase that is not understood is a warning with a proposal', () => {
  const voice = {
    ...newSkillVoice('en-GB', 'Radio Aurora'),
    invocationName: name,
    examplePhrases: ['Alexa, open radio aurora', 'Alexa, ask radio aurora for the weather'],
  };
  const issues = checkSkill({
    name: 'Radio Aurora',
    source: null,
    backupUrl: '',
    voices: [voice],
    icon: null,
    countries: null,
    privacyUrl: '',
    termsUrl: '',
    testingInstructions: '',
    isChildDirected: false,
    hasAds: false,
  });
  expect(issues.filter(({ field }) => field === 'examplePhrases')).toEqual([
    {
      locale: 'en-GB',
      field: 'examplePhrases',
      code: 'not_understood',
      level: 'warning',
      found: 'Alexa, ask radio aurora for the weather',
      proposal: 'Alexa, ask radio aurora what’s playing',
    },
  ]);
});
