import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a stream can't be heard, by the code of the checker or of the connection. */
const problems: Readonly<Record<string, MessageDescriptor>> = {
  unknown_format: msg`The audio has a format that the checker doesn’t know.`,
  no_decoder: msg`This server has no decoder for the codec.`,
  damaged: msg`The audio is damaged. Check the encoder and its connection.`,
  overloaded: msg`The checker is overloaded. Our staff is informed.`,
  crashed: msg`The checker restarts. It takes some seconds.`,
  bad_url: msg`This is not the address of a stream.`,
  not_resolved: msg`No server has the name of the stream’s address.`,
  time_out: msg`The server of the stream doesn’t respond in time.`,
  certificate: msg`The certificate of the stream’s server is invalid or has expired.`,
  forbidden_address: msg`The stream’s address leads to a private network.`,
  bad_reply: msg`The reply of the stream’s server is not HTTP.`,
  too_many_redirects: msg`The stream’s address redirects too often.`,
  no_data: msg`The server accepts the connection, but sends no audio.`,
  other_content: msg`A web page or a file comes from the stream’s address, not audio.`,
};

/** Why nothing is heard, as a sentence. */
export function hearingProblem(i18n: I18n, problem: string): string {
  const text = problems[problem];
  if (text) return i18n._(text);
  return /^\d{3}$/.test(problem)
    ? i18n._(msg`The stream’s server answers with status {status}.`.id, { status: problem })
    : i18n._(msg`The stream’s server does not accept the connection.`);
}
