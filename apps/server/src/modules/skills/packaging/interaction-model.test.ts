import {
  examplePhrasesOf,
  intentOf,
  languageOfLocale,
  type SkillLocale,
  skillLocales,
  skillPhrasesOf,
} from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { interactionModelOf } from '#/modules/skills/packaging/interaction-model.ts';
import { fullDocument } from '#/modules/skills/packaging/testing/full-document.ts';
import { createOracle } from '#/modules/skills/packaging/testing/smapi-oracle.ts';

const oracle = createOracle();

const modelOf = (locale: SkillLocale) => interactionModelOf({ locale, invocationName: 'radio aurora' });
const samplesOf = (locale: SkillLocale) =>
  modelOf(locale).interactionModel.languageModel.intents.flatMap(({ samples }) => samples);

describe.each(skillLocales)('the interaction model of %s', (locale) => {
  it('is what Amazon accepts', () => {
    const voice = fullDocument.voices.find((each) => each.locale === locale);
    const model = interactionModelOf({ locale, invocationName: voice?.invocationName ?? '' });
    expect(oracle.model(model)).toEqual([]);
    expect(model.interactionModel.languageModel.invocationName).toBe(voice?.invocationName);
  });

  it('has samples of letters, spaces, straight apostrophes and hyphens only', () => {
    const refused = samplesOf(locale).filter(
      (sample) => !/^[\p{L}\p{M}ー]+(?:[ '-][\p{L}\p{M}ー]+)*$/u.test(sample),
    );
    expect(refused).toEqual([]);
    expect(samplesOf(locale).filter((sample) => sample !== sample.normalize('NFC'))).toEqual([]);
  });

  it('has each sample once, and none with a wake word', () => {
    const samples = samplesOf(locale).map((sample) => sample.toLowerCase());
    expect(new Set(samples).size).toBe(samples.length);
    expect(
      samples.filter((sample) => /\b(?:alexa|amazon|echo|computer|ziggy)\b|アレクサ/.test(sample)),
    ).toEqual([]);
    expect(samples.length).toBeGreaterThan(20);
  });

  it('understands the example phrases: the first opens the skill, the others are samples after the name', () => {
    const { wake, open, ask } = skillPhrasesOf(locale);
    const [opening, ...asked] = examplePhrasesOf(locale, 'radio aurora');
    expect(opening).toBe(`${wake}${open.replace('{name}', 'radio aurora')}`);
    const before = ask.slice(0, ask.indexOf('{name}'));
    // In Japanese a particle follows the name without a space.
    const after = languageOfLocale(locale) === 'ja' ? 'で' : ' ';
    const said = asked.map((phrase) => phrase.replace(`${wake}${before}radio aurora${after}`, ''));
    expect(said.map((utterance) => intentOf(locale, utterance))).toEqual(['WhatsPlayingIntent']);
  });
});

describe('the intent of what is said', () => {
  it('does not depend on capitals, apostrophes or the sign at the end', () => {
    expect(intentOf('en-GB', ' What’s playing? ')).toBe('WhatsPlayingIntent');
    expect(intentOf('de-DE', 'spiele das radio.')).toBe('PlayIntent');
    expect(intentOf('ja-JP', '曲名を教えて。')).toBe('WhatsPlayingIntent');
  });

  it('is unknown for anything else', () => {
    expect(intentOf('en-GB', 'what is the weather')).toBeNull();
  });
});

describe('Amazon refuses', () => {
  it('a model without an invocation name', () => {
    const voice = { locale: 'en-US', invocationName: '' } as const;
    expect(oracle.model(interactionModelOf(voice))).not.toEqual([]);
  });

  it('a model without intents, and one with an unknown field', () => {
    const { languageModel } = modelOf('en-US').interactionModel;
    const without = { interactionModel: { languageModel: { ...languageModel, intents: [] } } };
    expect(oracle.model(without)).not.toEqual([]);
    const unknown = { interactionModel: { languageModel: { ...languageModel, sounds: [] } } };
    expect(oracle.model(unknown)).not.toEqual([]);
  });
});
