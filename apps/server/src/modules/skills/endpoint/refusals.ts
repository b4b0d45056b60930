/** Why a request is not taken for one of Alexa. The names are stable: they are logged and counted. */
export type Refusal =
  | 'signature_missing'
  /** Not base64. */
  | 'signature_malformed'
  /** Signed by another key, or for another body. */
  | 'signature_wrong'
  | 'chain_url_missing'
  | 'chain_url_unreadable'
  | 'chain_url_scheme'
  | 'chain_url_user'
  | 'chain_url_host'
  | 'chain_url_port'
  | 'chain_url_path'
  /** Not JSON, or not a request of Alexa. */
  | 'body_unreadable'
  | 'application_missing'
  | 'application_wrong'
  | 'timestamp_unreadable'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | ChainRefusal;

/** Why a chain of certificates is not trusted. */
export type ChainRefusal =
  | 'chain_unreachable'
  | 'chain_too_large'
  /** Too many chains are being fetched. */
  | 'chain_busy'
  | 'chain_unreadable'
  /** A single certificate. */
  | 'chain_too_short'
  | 'chain_too_long'
  /** A certificate was not signed by the next one. */
  | 'chain_broken'
  | 'chain_untrusted'
  | 'issuer_not_authority'
  | 'certificate_expired'
  | 'certificate_not_yet_valid'
  /** Issued for another name. */
  | 'certificate_name'
  /** Not an RSA key of at least 2,048 bits. */
  | 'certificate_key';

/** A rule that was broken. */
export interface Refused<Reason extends Refusal = Refusal> {
  readonly ok: false;
  readonly reason: Reason;
}

export const refused = <Reason extends Refusal>(reason: Reason): Refused<Reason> => ({ ok: false, reason });
