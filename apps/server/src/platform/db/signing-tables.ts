import type { SigningCertificate, SigningProfile } from '@unmuted/api/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Moment } from '#/platform/db/columns.ts';

/** What was read from the files of a bundle; no secret. */
export interface BundleFacts {
  readonly certificate: SigningCertificate;
  readonly profile: SigningProfile;
  readonly uploadKey: { readonly keyId: string; readonly issuerId: string } | null;
}

/** What was read from a keystore; no secret. */
export interface KeystoreFactsRow {
  readonly format: 'jks' | 'pkcs12';
  readonly alias: string;
  readonly certificate: SigningCertificate;
}

interface SigningBundlesTable {
  id: string;
  reference: string;
  version: Generated<number>;
  facts: ColumnType<BundleFacts, string, string>;
  /** The files and the password as JSON: AES-256-GCM, see platform/crypto/secrets.ts. */
  secret: Buffer;
  created_at: Created;
  replaced_at: Date | null;
  revoked_at: Date | null;
}

interface KeystoresTable {
  id: string;
  reference: string;
  version: Generated<number>;
  facts: ColumnType<KeystoreFactsRow, string, string>;
  /** The file and the passwords as JSON: AES-256-GCM, see platform/crypto/secrets.ts. */
  secret: Buffer;
  is_play_signing: boolean;
  reset_at: Date | null;
  created_at: Created;
  revoked_at: Date | null;
}

/** A notice that was sent, this many days before the end. */
interface SigningNoticesTable {
  signing_id: string;
  expires_at: Moment;
  days: number;
}

export interface SigningTables {
  signing_bundles: SigningBundlesTable;
  keystores: KeystoresTable;
  signing_notices: SigningNoticesTable;
}
