import type { CertificateProblem } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Moment } from '#/platform/db/columns.ts';

/** A host name that is served over TLS, with its certificate. */
interface CertificatesTable {
  /** In lower case, as in DNS. */
  name: string;
  /** False once the name is no longer served; the certificate is kept in case it is again. */
  is_wanted: Generated<boolean>;
  /** The certificate and its intermediates in PEM; null until the first is issued. */
  chain: Generated<string | null>;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  key: Generated<Buffer | null>;
  issuer: Generated<string | null>;
  issued_at: Generated<Date | null>;
  expires_at: Generated<Date | null>;
  /** An order that was begun and not yet completed, and the key of its certificate. */
  order_url: Generated<string | null>;
  order_key: Generated<Buffer | null>;
  /** Failed tries since the last success. */
  failures: Generated<number>;
  problem: Generated<CertificateProblem | null>;
  /** What the certificate authority said, in English. */
  problem_detail: Generated<string | null>;
  /** The next try, or the renewal. A server that works on it sets it to the end of its lease. */
  due_at: Moment;
  /** When it was last wanted. */
  wanted_at: Moment;
}

/** Our account at a certificate authority. */
interface AcmeAccountsTable {
  /** The address of its ACME directory. */
  directory: string;
  /** Null until the authority confirmed it. */
  url: Generated<string | null>;
  /** AES-256-GCM, see platform/crypto/secrets.ts. */
  key: ColumnType<Buffer, Buffer, never>;
}

/** What the certificate authority expects below `/.well-known/acme-challenge/`. */
interface AcmeChallengesTable {
  token: string;
  answer: string;
  expires_at: Moment;
}

export interface CertificateTables {
  certificates: CertificatesTable;
  acme_accounts: AcmeAccountsTable;
  acme_challenges: AcmeChallengesTable;
}
