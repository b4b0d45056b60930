import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** In a few words, by the code of the connector or of the decoder. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  bad_url: msg`The address is not that of a stream`,
  forbidden_port: msg`The port is not allowed`,
  forbidden_address: msg`The address is not public`,
  not_resolved: msg`No server has this name`,
  unreachable: msg`The server does not accept connections`,
  time_out: msg`The server did not respond in time`,
  certificate: msg`The certificate of the server is invalid`,
  too_many_redirects: msg`The address redirects too often`,
  '401': msg`The server refuses our checker`,
  '403': msg`The server refuses our checker`,
  '404': msg`Nothing is sent to this stream`,
  unknown_format: msg`The format of the audio is unknown`,
  no_decoder: msg`No decoder for this codec`,
  damaged: msg`The audio is damaged`,
  overloaded: msg`The checker is overloaded`,
  crashed: msg`The decoder stopped`,
};

const otherStatus = msg`The server answers with status {status}`;
const other = msg`The reply cannot be read as audio`;

/** Why nothing is heard, in a few words. */
export function wallProblemText(i18n: I18n, problem: string): string {
  const text = texts[problem];
  if (text) return i18n._(text);
  return /^\d{3}$/.test(problem) ? i18n._({ ...otherStatus, values: { status: problem } }) : i18n._(other);
}
