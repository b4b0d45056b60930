import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SkillMove } from '@unmuted/api/contract';

interface MoveTexts {
  /** The button. */
  readonly action: MessageDescriptor;
  /** The toast. */
  readonly done: MessageDescriptor;
  /** What happens then. */
  readonly effect: MessageDescriptor;
}

/** The moves of staff with a skill. */
export const moveTexts: Record<SkillMove, MoveTexts> = {
  submit: {
    action: msg({ message: 'Start review', context: 'Alexa skill' }),
    done: msg({ message: 'Review started', context: 'Alexa skill' }),
    effect: msg`The draft waits for our review, as if the customer had sent it.`,
  },
  withdraw: {
    action: msg({ message: 'Return to the customer', context: 'Alexa skill' }),
    done: msg({ message: 'Returned to the customer', context: 'Alexa skill' }),
    effect: msg`The review ends without a result. The customer can send it again.`,
  },
  request_changes: {
    action: msg({ message: 'Ask for changes', context: 'Alexa skill' }),
    done: msg({ message: 'Changes requested', context: 'toast, Alexa skill' }),
    effect: msg`The customer gets an email and sees each comment at its field.`,
  },
  approve: {
    action: msg({ message: 'Approve', context: 'Alexa skill' }),
    done: msg({ message: 'Skill approved', context: 'Alexa skill' }),
    effect: msg`The version that was sent is ready to go to Amazon.`,
  },
  send: {
    action: msg({ message: 'Mark as sent to Amazon', context: 'Alexa skill' }),
    done: msg({ message: 'Marked as sent to Amazon', context: 'Alexa skill' }),
    effect: msg`The skill waits for Amazon’s decision. The customer can’t send another version until then.`,
  },
  certify: {
    action: msg({ message: 'Mark as certified', context: 'Alexa skill' }),
    done: msg({ message: 'The skill is live', context: 'Alexa skill' }),
    effect: msg`The invocation names can no longer be changed, and the customer gets an email.`,
  },
  reject: {
    action: msg({ message: 'Mark as rejected', context: 'Alexa skill' }),
    done: msg({ message: 'Marked as rejected', context: 'Alexa skill' }),
    effect: msg`The customer gets an email and sees each comment at its field.`,
  },
  suspend: {
    action: msg({ message: 'Suspend', context: 'Alexa skill' }),
    done: msg({ message: 'Skill suspended', context: 'Alexa skill' }),
    effect: msg`The customer gets an email with the reason and can’t make changes.`,
  },
  resume: {
    action: msg({ message: 'Resume', context: 'Alexa skill' }),
    done: msg({ message: 'Skill resumed', context: 'Alexa skill' }),
    effect: msg`The skill returns to its state from before the suspension, and answers Alexa again.`,
  },
};
