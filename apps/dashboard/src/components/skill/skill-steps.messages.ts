import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SkillState } from '@unmuted/api/contract';

/** What happened when a skill entered a state, for its history. */
export const skillStepTexts: Record<SkillState, MessageDescriptor> = {
  draft: msg({ message: 'Back to draft', context: 'Alexa skill' }),
  in_review: msg({ message: 'Sent for review', context: 'Alexa skill' }),
  changes_requested: msg({ message: 'Changes requested', context: 'Alexa skill' }),
  processing: msg({ message: 'Approved by us', context: 'Alexa skill' }),
  certification: msg({ message: 'Sent to Amazon', context: 'Alexa skill' }),
  rejected: msg({ message: 'Rejected by Amazon', context: 'Alexa skill' }),
  active: msg({ message: 'Certified by Amazon', context: 'Alexa skill' }),
  suspended: msg({ message: 'Suspended', context: 'Alexa skill' }),
};
