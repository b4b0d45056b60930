import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StreamingServiceRow } from '@unmuted/api';

/** Names of the kinds of services. */
export const serviceTypeNames: Record<StreamingServiceRow['type'], MessageDescriptor> = {
  cast: msg`Cast`,
  icecast: msg`Icecast`,
  shoutcast1: msg`SHOUTcast 1`,
  shoutcast2: msg`SHOUTcast 2`,
  hls: msg`HLS`,
  url: msg`HTTP stream`,
};
