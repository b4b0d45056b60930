import { newSkillVoice, type SkillDocument, skillLocales } from '@unmuted/api/contract';

/** A skill in all locales with every field filled in. */
export const fullDocument: SkillDocument = {
  name: 'Radio Aurora',
  source: { kind: 'station', id: '6f1c8a52-2c57-4f0f-9a58-0d8a3a8b7f10' },
  backupUrl: 'https://backup.aurora.example/live.mp3',
  voices: skillLocales.map((locale) => ({
    ...newSkillVoice(locale, locale === 'ja-JP' ? 'オーロラ放送局' : 'Radio Aurora'),
    welcome: 'Welcome.',
  })),
  icon: `${'cd'.repeat(32)}.png`,
  countries: ['IE', 'GB', 'JP', 'BR'],
  privacyUrl: 'https://radioaurora.example/privacy',
  termsUrl: 'https://radioaurora.example/terms',
  testingInstructions: 'Say “play”.\nSay “stop”.',
  isChildDirected: false,
  hasAds: true,
};

/** The endpoint of the skill. */
export const endpoint = 'https://cast.studio.example/alexa/2b6a4a0e-6d0b-4b59-8f7c-3e1d6f1f1a01';
