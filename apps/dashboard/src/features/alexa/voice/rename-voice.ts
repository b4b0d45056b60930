import type { SkillVoice } from '@unmuted/api';
import { skillPhrasesOf } from '#/features/alexa/draft/skill.schema.ts';

/** A new invocation name; example phrases that were made from the old one follow it. */
export function renamed(
  { locale, invocationName: old, examplePhrases }: SkillVoice,
  invocationName: string,
): Pick<SkillVoice, 'invocationName' | 'examplePhrases'> {
  const { wake, open, ask } = skillPhrasesOf(locale);
  const templates = [open, ask].map((phrase) => `${wake}${phrase}`);
  return {
    invocationName,
    examplePhrases: examplePhrases.map((phrase) => {
      const template = templates.find((each) => each.replace('{name}', old) === phrase);
      return template?.replace('{name}', invocationName) ?? phrase;
    }),
  };
}
