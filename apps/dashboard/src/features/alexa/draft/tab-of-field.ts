import type { SkillField } from '#/components/skill/skill-fields.messages.ts';
import type { SkillTab } from '#/features/alexa/shell/skill-tabs.ts';

const ofVoice: readonly SkillField[] = [
  'voices',
  'locale',
  'invocationName',
  'isBrand',
  'welcome',
  'nowPlaying',
  'offAir',
  'help',
  'error',
];
const ofStreams: readonly SkillField[] = ['source', 'backupUrl'];

/** The view in which a field is edited. */
export function tabOfField(field: SkillField): SkillTab {
  if (ofVoice.includes(field)) return 'voice';
  return ofStreams.includes(field) ? 'streams' : 'store';
}
