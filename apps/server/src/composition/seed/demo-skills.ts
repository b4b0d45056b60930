import { newSkillVoice, type SkillDocument, type SkillState, type SkillVoice } from '@unmuted/api/contract';

/** The skills of the demo by state. */
export const demoSkillIds = {
  rejected: '01990000-0000-7000-8000-000000000a01',
  live: '01990000-0000-7000-8000-000000000a02',
  draft: '01990000-0000-7000-8000-000000000a03',
} as const;

/** An Alexa skill of a demo customer. */
export interface DemoSkill {
  /** The same in every installation, so that addresses of the demo work anywhere. */
  readonly id: string;
  readonly document: SkillDocument;
  /** The cast that it plays, by username, if its document names no station: casts have other ids in every installation. */
  readonly cast?: string;
  readonly amazonId: string | null;
  /** States with the days since they began, the first one first. */
  readonly steps: readonly (readonly [state: SkillState, daysAgo: number])[];
  /** Of Amazon. */
  readonly reason?: string;
  /** Whether it has the icon of the demo: what was sent to Amazon has one. */
  readonly hasIcon?: boolean;
  /** The invocation name that was sent, if the draft has another one now. */
  readonly sentName?: string;
}

const documentOf = (
  name: string,
  voices: readonly SkillVoice[],
  changes: Partial<SkillDocument> = {},
): SkillDocument => ({
  name,
  source: null,
  backupUrl: '',
  voices: [...voices],
  icon: null,
  countries: null,
  privacyUrl: '',
  termsUrl: '',
  testingInstructions: '',
  isChildDirected: false,
  hasAds: false,
  ...changes,
});

const aurora: SkillVoice = {
  ...newSkillVoice('en-GB', 'Radio Aurora'),
  invocationName: 'radio aurora galway',
  welcome: 'Welcome to Radio Aurora, live music from Galway.',
  nowPlaying: 'You’re listening to {title} by {artist} on {station}.',
  offAir: 'We are back in a moment.',
  summary: 'Live independent music from Galway, day and night.',
  description:
    'Radio Aurora plays independent music from the west of Ireland: new releases by day, long sessions by night, and the Friday show live from the harbour.',
  keywords: ['radio', 'galway', 'indie', 'folk', 'irish music', 'live'],
  examplePhrases: ['Alexa, open radio aurora galway', 'Alexa, ask radio aurora galway what’s playing'],
};

/** One that Amazon rejected, one that is live, and one that nobody has sent yet. */
export const auroraSkills = (stationId: string): readonly DemoSkill[] => [
  {
    id: demoSkillIds.rejected,
    document: documentOf('Radio Aurora', [aurora, newSkillVoice('fr-FR', 'Radio Aurora')], {
      source: { kind: 'station', id: stationId },
      countries: ['IE', 'GB', 'FR'],
      privacyUrl: 'https://radioaurora.example/privacy',
    }),
    amazonId: 'amzn1.ask.skill.5c1e0f6a-8a3f-4f0e-9d52-2f4f8a1b9a04',
    steps: [
      ['draft', 12],
      ['in_review', 9],
      ['processing', 8],
      ['certification', 8],
      ['rejected', 2],
    ],
    reason: 'The invocation name must not contain digits.',
    sentName: 'radio aurora 1',
    hasIcon: true,
  },
  {
    id: demoSkillIds.live,
    document: documentOf('Atlantic Talk', [
      newSkillVoice('en-GB', 'Atlantic Talk'),
      newSkillVoice('fr-FR', 'Atlantic Talk'),
    ]),
    cast: 'atlantic',
    amazonId: 'amzn1.ask.skill.0d9b7c52-6f3e-4b7d-8a41-7c2d9e5f1b36',
    hasIcon: true,
    steps: [
      ['draft', 60],
      ['in_review', 52],
      ['processing', 51],
      ['certification', 51],
      ['active', 46],
    ],
  },
  {
    id: demoSkillIds.draft,
    document: documentOf('Harbour Sessions', [newSkillVoice('en-GB', 'Harbour Sessions')]),
    cast: 'harbour',
    amazonId: null,
    steps: [['draft', 1]],
  },
];
