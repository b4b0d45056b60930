import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StreamState } from '@unmuted/api';

/** Why no connection was made, by the code of the connector. */
const connectionProblems: Record<string, MessageDescriptor> = {
  bad_url: msg`This is not the address of a stream.`,
  not_resolved: msg`No server has this name. Check the spelling of the address and its DNS record.`,
  time_out: msg`The server did not respond in time. Check that it runs and that a firewall lets connections through.`,
  certificate: msg`The server’s certificate is invalid or has expired, so players refuse the connection. Renew it.`,
  forbidden_address: msg`The name leads to a private network. Listeners need a public address.`,
  forbidden_port: msg`Streams are only checked on the ports 80, 443 and from 1024. Use one of them.`,
  bad_reply: msg`The reply of the server is not HTTP. Check the port of the address.`,
  too_many_redirects: msg`The address redirects too often. Use the address that it leads to.`,
};

const answered: Record<string, MessageDescriptor> = {
  no_data: msg`The server accepts the connection but sends no audio: the stream is silent. Check your encoder.`,
  no_segments: msg`The playlist contains no audio segments. Check your encoder.`,
  other_content: msg`A web page or a file comes from this address, not audio. Use the address of the stream itself.`,
};

const passwordStatuses = ['401', '403'];

/** Whether the server refuses everybody who has no password. */
export const isPasswordProblem = (problem: string | null): boolean =>
  problem !== null && passwordStatuses.includes(problem);

/** Whether the server accepts connections but sends nothing. */
export const isSilentProblem = (problem: string | null): boolean =>
  problem === 'no_data' || problem === 'no_segments';

/** Why a stream is not heard, and what fixes it. */
export function streamAdvice(state: StreamState, problem: string | null): MessageDescriptor {
  switch (state) {
    case 'on_air':
      return problem === 'credentials'
        ? msg`The server rejects the stored user name or password, so its listeners are not counted. Support can update them.`
        : msg`Audio was received from the stream.`;
    case 'off_air':
      return msg`The server answers, but nothing is sent to this stream. Start your encoder or check its mount.`;
    case 'refused':
      return refusalAdvice(problem);
    case 'unreachable':
      return (
        (problem === null ? undefined : connectionProblems[problem]) ??
        msg`The server does not accept connections. Check that it runs and that the port is right.`
      );
    case 'not_audio':
      return (
        (problem === null ? undefined : answered[problem]) ??
        msg`The reply cannot be read as audio. Check the address of the stream.`
      );
    case 'paused':
      return msg`The stream is not checked until the checks are resumed.`;
    case 'suspended':
      return msg`The service is suspended. Contact support.`;
    case 'unknown':
      return msg`The first result follows within a minute.`;
  }
}

function refusalAdvice(problem: string | null): MessageDescriptor {
  if (isPasswordProblem(problem))
    return msg`Everybody who connects is asked for a user name and a password. Remove this protection from the mount.`;
  if (problem?.startsWith('5'))
    return msg`The server answers with an error of its own. It may be full, or need a restart.`;
  return msg`The server answers with an error. Check the address of the stream.`;
}
