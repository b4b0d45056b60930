import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StreamState } from '@unmuted/api';

/** What the staff can do about a state. */
export const staffAdvice: Record<StreamState, MessageDescriptor> = {
  on_air: msg`Audio is received from the stream.`,
  off_air: msg`The server answers, but this mount has no source. The customer’s encoder is probably stopped.`,
  refused: msg`The server answers with an error. Check the address, the mount and the credentials.`,
  unreachable: msg`The server does not respond. Check that it runs and that the address is right.`,
  not_audio: msg`The address answers with something else than audio. It may be a web page.`,
  paused: msg`The stream is not checked, and nothing is recorded, until the checks are resumed.`,
  suspended: msg`The cast is suspended, so that nobody can listen.`,
  unknown: msg`There is no result yet. The first check follows within a minute.`,
};

/** The reasons of failed checks, besides HTTP statuses. */
export const problemTexts: Readonly<Record<string, MessageDescriptor>> = {
  bad_url: msg`The address is not valid.`,
  forbidden_port: msg`The port is not allowed: only 80, 443 and 1024 to 65535 are.`,
  not_resolved: msg`The host name was not found.`,
  forbidden_address: msg`The host has a private address. Only public ones are checked.`,
  unreachable: msg`The connection was refused or lost.`,
  certificate: msg`The certificate is not valid for this host.`,
  time_out: msg`The server did not answer in time.`,
  bad_reply: msg`The reply is neither HTTP nor ICY.`,
  head_too_large: msg`The headers of the reply are too long.`,
  body_too_large: msg`The reply is too long.`,
  encoded: msg`The reply is compressed.`,
  too_many_redirects: msg`The address redirects again and again.`,
  no_data: msg`The server accepts the connection but sends nothing.`,
  no_segments: msg`The playlist names no segments.`,
  other_content: msg`The reply is not audio.`,
  credentials: msg`The stream is heard, but the server rejects the credentials.`,
};
