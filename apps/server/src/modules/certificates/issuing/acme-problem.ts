import type { CertificateProblem } from '@unmuted/api/contract';

/** A problem document of a certificate authority (RFC 8555, section 6.7). */
export interface ProblemDocument {
  readonly type?: string;
  readonly detail?: string;
}

const prefix = 'urn:ietf:params:acme:error:';

const problems: Readonly<Record<string, CertificateProblem>> = {
  connection: 'unreachable',
  incorrectResponse: 'wrong_answer',
  unauthorized: 'wrong_answer',
  dns: 'dns',
  caa: 'caa',
  rateLimited: 'rate_limited',
  rejectedIdentifier: 'rejected',
  unsupportedIdentifier: 'rejected',
  serverInternal: 'ca_unavailable',
};

const longestDetail = 500;

/** The certificate authority refused a request or an order. */
export class AcmeProblem extends Error {
  override readonly name = 'AcmeProblem';
  readonly problem: CertificateProblem;
  readonly detail: string;
  /** Since when it may be asked again, if it said so. */
  readonly retryAfterS: number | null;

  constructor({ type = '', detail = '' }: ProblemDocument, retryAfterS: number | null = null) {
    super(`${type}: ${detail}`);
    const code = type.startsWith(prefix) ? type.slice(prefix.length) : '';
    this.problem = problems[code] ?? 'other';
    this.detail = (detail || type).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, longestDetail);
    this.retryAfterS = retryAfterS;
  }
}
