import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Song } from '@unmuted/api';

/** What a text is, in one word. */
export const kindNames: Readonly<Record<Song['kind'], MessageDescriptor>> = {
  song: msg`Song`,
  ad: msg`Advertisement`,
  jingle: msg`Jingle`,
  station: msg`Station name`,
  none: msg({ message: 'Unknown', context: 'kind of text' }),
};

/** Where songs come from. */
export const sourceNames: Readonly<Record<Song['source'], MessageDescriptor>> = {
  stream: msg`Title in the stream`,
  json: msg`JSON page`,
  xml: msg`XML page`,
  push: msg({ message: 'Push', context: 'source of songs' }),
};

/** Why the page of the playout software was not read. An HTTP status and any other code have their own texts. */
export const feedProblems: Readonly<Record<string, MessageDescriptor>> = {
  bad_url: msg`The address is not allowed`,
  forbidden_port: msg`The port is not allowed`,
  not_resolved: msg`The host name was not found`,
  forbidden_address: msg`The address is not public`,
  unreachable: msg`No connection`,
  certificate: msg`Invalid certificate`,
  time_out: msg`The page does not respond in time`,
  body_too_large: msg`The page is too large`,
  too_many_redirects: msg`The page redirects too often`,
  syntax: msg`The page is not in the expected format`,
  no_title: msg`The page has no title at this path`,
};
