import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffMove } from '#/features/admin/app-moves/moves.ts';

interface MoveTexts {
  /** The button. */
  readonly action: MessageDescriptor;
  /** The toast. */
  readonly done: MessageDescriptor;
  /** What happens then. */
  readonly effect: MessageDescriptor;
}

/** The moves of staff with an app. */
export const moveTexts: Readonly<Record<StaffMove, MoveTexts>> = {
  submit: {
    action: msg({ message: 'Start review', context: 'app' }),
    done: msg({ message: 'Review started', context: 'app' }),
    effect: msg`The draft waits for our review, as if the customer had sent it.`,
  },
  withdraw: {
    action: msg({ message: 'Return to the customer', context: 'app' }),
    done: msg({ message: 'Returned to the customer', context: 'app' }),
    effect: msg`The review ends without a result. The customer can send it again.`,
  },
  request_changes: {
    action: msg({ message: 'Ask for changes', context: 'app' }),
    done: msg({ message: 'Changes requested', context: 'toast, app' }),
    effect: msg`The customer gets an email and sees each comment at its field. The waiting time stops.`,
  },
  approve: {
    action: msg({ message: 'Approve and build', context: 'app' }),
    done: msg({ message: 'Approved, build queued', context: 'app' }),
    effect: msg`A build of the version that was sent is queued.`,
  },
  fail_build: {
    action: msg({ message: 'Stop the build', context: 'app' }),
    done: msg({ message: 'Build stopped', context: 'app' }),
    effect: msg`The build ends as failed. It can be started again.`,
  },
  send: {
    action: msg({ message: 'Mark as sent to the store', context: 'app' }),
    done: msg({ message: 'Marked as sent to the store', context: 'app' }),
    effect: msg`The app waits for the store’s decision. The customer can’t send another version until then.`,
  },
  reject: {
    action: msg({ message: 'Mark as rejected', context: 'app' }),
    done: msg({ message: 'Marked as rejected', context: 'app' }),
    effect: msg`The customer gets an email and sees each comment at its field.`,
  },
  publish: {
    action: msg({ message: 'Mark as published', context: 'app' }),
    done: msg({ message: 'The app is in the store', context: 'app' }),
    effect: msg`The customer gets an email with the link. The ID of the app can no longer be changed.`,
  },
  unpublish: {
    action: msg({ message: 'Unpublish', context: 'app' }),
    done: msg({ message: 'App unpublished', context: 'app' }),
    effect: msg`Nobody can install it any more. Installed apps keep playing. Take it out of the store there, too.`,
  },
  remove: {
    action: msg({ message: 'Mark as removed by the store', context: 'app' }),
    done: msg({ message: 'Marked as removed', context: 'app' }),
    effect: msg`The customer gets an email with the reason. Installed apps keep playing.`,
  },
  recover: {
    action: msg({ message: 'Start the recovery', context: 'app' }),
    done: msg({ message: 'Recovery started', context: 'app' }),
    effect: msg`The app becomes a draft again.`,
  },
  hold: {
    action: msg({ message: 'Put on hold', context: 'app' }),
    done: msg({ message: 'Put on hold', context: 'toast, app' }),
    effect: msg`The customer gets an email with the reason and can’t make changes.`,
  },
  resume: {
    action: msg({ message: 'Resume', context: 'app' }),
    done: msg({ message: 'Resumed', context: 'app' }),
    effect: msg`The app returns to its state from before.`,
  },
};
