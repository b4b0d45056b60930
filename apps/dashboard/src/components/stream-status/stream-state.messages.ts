import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StreamState } from '@unmuted/api';
import type { Status } from '@unmuted/ui/status-pill';

type Look = { readonly status: Status; readonly word: MessageDescriptor };

/** The state of a stream as shape, colour and word. */
export const streamLooks: Record<StreamState, Look> = {
  on_air: { status: 'live', word: msg({ message: 'Live', context: 'state of a stream' }) },
  off_air: { status: 'off-air', word: msg`Off air` },
  refused: { status: 'failed', word: msg`Refused` },
  unreachable: { status: 'failed', word: msg`Unreachable` },
  not_audio: { status: 'failed', word: msg`No audio` },
  paused: { status: 'suspended', word: msg`Checks paused` },
  suspended: { status: 'suspended', word: msg`Suspended` },
  unknown: { status: 'unknown', word: msg`Not checked yet` },
};
