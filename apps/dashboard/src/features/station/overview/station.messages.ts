import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Station, StreamState } from '@unmuted/api';
import type { StatusPillProps } from '@unmuted/ui/status-pill';

type Look = { readonly status: StatusPillProps['status']; readonly word: MessageDescriptor };

/** The state of a stream as shape, colour and word. */
export const stateLooks: Record<StreamState, Look> = {
  on_air: { status: 'live', word: msg({ message: 'Live', context: 'state of a stream' }) },
  off_air: { status: 'off-air', word: msg`Off air` },
  refused: { status: 'failed', word: msg`Refused` },
  unreachable: { status: 'failed', word: msg`Unreachable` },
  not_audio: { status: 'failed', word: msg`No audio` },
  paused: { status: 'suspended', word: msg`Checks paused` },
  suspended: { status: 'suspended', word: msg`Suspended` },
  unknown: { status: 'unknown', word: msg`Not checked yet` },
};

/** What to do about a state. */
export const stateAdvice: Record<StreamState, MessageDescriptor> = {
  on_air: msg`Audio was received from the stream.`,
  off_air: msg`The server answers, but nothing is sent to this stream. Start your encoder or check its mount.`,
  refused: msg`The server answers with an error. Check the address and the credentials of the stream.`,
  unreachable: msg`The server does not respond. Check that it runs and that the address is right.`,
  not_audio: msg`Something else than audio comes from this address. Check the address of the stream.`,
  paused: msg`The stream is not checked until support resumes the checks.`,
  suspended: msg`The service is suspended. Contact support.`,
  unknown: msg`The first result follows within a minute.`,
};

/** Names of the kinds of services. */
export const serviceTypeNames: Record<NonNullable<Station['service']>['type'], MessageDescriptor> = {
  cast: msg`Cast`,
  icecast: msg`Icecast`,
  shoutcast1: msg`SHOUTcast 1`,
  shoutcast2: msg`SHOUTcast 2`,
  hls: msg`HLS`,
  url: msg`HTTP stream`,
};
