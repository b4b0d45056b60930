import {
  languageOfLocale,
  type SkillVoice,
  utterances,
  withStraightApostrophes,
} from '@unmuted/api/contract';

/** The intents that Amazon requires of a skill with sound, and those that it sends anyway. */
const builtIn = [
  'AMAZON.CancelIntent',
  'AMAZON.StopIntent',
  'AMAZON.HelpIntent',
  'AMAZON.FallbackIntent',
  'AMAZON.NavigateHomeIntent',
  'AMAZON.PauseIntent',
  'AMAZON.ResumeIntent',
  'AMAZON.NextIntent',
  'AMAZON.PreviousIntent',
  'AMAZON.RepeatIntent',
  'AMAZON.StartOverIntent',
  'AMAZON.LoopOnIntent',
  'AMAZON.LoopOffIntent',
  'AMAZON.ShuffleOnIntent',
  'AMAZON.ShuffleOffIntent',
] as const;

/** The interaction model of a locale. */
export function interactionModelOf({
  locale,
  invocationName,
}: Pick<SkillVoice, 'locale' | 'invocationName'>) {
  const { play, ask } = utterances[languageOfLocale(locale)];
  return {
    interactionModel: {
      languageModel: {
        invocationName: withStraightApostrophes(invocationName),
        intents: [
          ...builtIn.map((name) => ({ name, samples: [] })),
          { name: 'PlayIntent', slots: [], samples: play },
          { name: 'WhatsPlayingIntent', slots: [], samples: ask },
        ],
        types: [],
      },
    },
  };
}
