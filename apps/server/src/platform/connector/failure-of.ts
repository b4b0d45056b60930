import type { ConnectorCode } from '#/platform/connector/connector-error.ts';

/** Why a request to an address of a customer got no usable reply. */
export type RequestFailure =
  | 'forbidden_address'
  | 'not_resolved'
  | 'unreachable'
  | 'certificate'
  | 'time_out'
  | 'bad_reply';

const failures: Readonly<Record<Exclude<ConnectorCode, 'busy'>, RequestFailure>> = {
  bad_url: 'forbidden_address',
  forbidden_port: 'forbidden_address',
  forbidden_address: 'forbidden_address',
  not_resolved: 'not_resolved',
  unreachable: 'unreachable',
  certificate: 'certificate',
  time_out: 'time_out',
  bad_reply: 'bad_reply',
  head_too_large: 'bad_reply',
  body_too_large: 'bad_reply',
  encoded: 'bad_reply',
  too_many_redirects: 'bad_reply',
};

/** What customers are told about a failed request; `busy` is no failure of theirs. */
export const failureOf = (code: Exclude<ConnectorCode, 'busy'>): RequestFailure => failures[code];
