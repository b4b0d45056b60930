import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AlertEvent, AlertState } from '@unmuted/api';
import type { Status } from '@unmuted/ui/status-pill';

/** How the state of a message is shown. */
export const alertLooks = {
  queued: { status: 'pending', word: msg({ message: 'Queued', context: 'a message' }) },
  sent: { status: 'passed', word: msg({ message: 'Sent', context: 'a message' }) },
  delivered: { status: 'passed', word: msg({ message: 'Arrived', context: 'a message' }) },
  failed: { status: 'failed', word: msg({ message: 'Failed', context: 'a message' }) },
  bounced: { status: 'failed', word: msg({ message: 'Came back', context: 'a message' }) },
  skipped: { status: 'suspended', word: msg({ message: 'Not sent', context: 'a message' }) },
} as const satisfies Record<AlertState, { status: Status; word: MessageDescriptor }>;

/** Why a message was sent. */
export const alertEventNames: Readonly<Record<AlertEvent, MessageDescriptor>> = {
  raised: msg({ message: 'Alarm', context: 'a message' }),
  reminder: msg({ message: 'Reminder', context: 'a message' }),
  acknowledged: msg({ message: 'Acknowledged', context: 'a message' }),
  recovered: msg({ message: 'Over', context: 'a message about an incident' }),
  test: msg({ message: 'Test', context: 'a message' }),
  confirm: msg({ message: 'Confirmation', context: 'a message' }),
};
