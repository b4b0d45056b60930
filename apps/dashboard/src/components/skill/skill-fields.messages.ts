import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SkillDocument, SkillVoice } from '@unmuted/api';

/** A field of a skill: of all locales, or of one. */
export type SkillField = keyof SkillDocument | keyof SkillVoice;

/** The labels of the fields of a skill. */
export const skillFieldLabels: Record<SkillField, MessageDescriptor> = {
  name: msg`Name in Studio`,
  source: msg`Station or cast`,
  backupUrl: msg`Backup stream`,
  voices: msg({ message: 'Languages', context: 'of an Alexa skill' }),
  icon: msg({ message: 'Icon', context: 'of an Alexa skill' }),
  countries: msg`Countries`,
  privacyUrl: msg`Privacy policy`,
  termsUrl: msg`Terms of use`,
  testingInstructions: msg`Testing instructions`,
  isChildDirected: msg`Directed at children`,
  hasAds: msg`Contains advertising`,
  locale: msg({ message: 'Language', context: 'of an Alexa skill' }),
  invocationName: msg`Invocation name`,
  isBrand: msg`The name is a brand`,
  welcome: msg({ message: 'Welcome', context: 'what a skill says' }),
  nowPlaying: msg({ message: 'What’s playing', context: 'what a skill says' }),
  offAir: msg({ message: 'Off air', context: 'what a skill says' }),
  help: msg({ message: 'Help', context: 'what a skill says' }),
  error: msg({ message: 'Not understood', context: 'what a skill says' }),
  publicName: msg`Public name`,
  summary: msg`One sentence`,
  description: msg`Description`,
  keywords: msg`Keywords`,
  examplePhrases: msg`Example phrases`,
};

/** The name of a field of a comment; undefined for a field that this version does not know. */
export function skillFieldLabel(field: string): MessageDescriptor | undefined {
  return isSkillField(field) ? skillFieldLabels[field] : undefined;
}

function isSkillField(field: string): field is SkillField {
  return Object.hasOwn(skillFieldLabels, field);
}
