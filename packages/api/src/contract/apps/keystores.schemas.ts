import * as z from 'zod/mini';
import { signingCertificate, signingFault, signingStates } from '#/contract/apps/signing.schemas.ts';
import { changes, content, password, usedBy, uses } from '#/contract/apps/signing-parts.ts';
import { count, displayName, moment, text } from '#/contract/shared/fields.ts';

const keystoreFields = {
  /** `.jks` or `.p12`. */
  content,
  password,
  alias: z.string().check(z.maxLength(200)),
  /** Empty: the one of the store. */
  keyPassword: password,
};

/** A keystore, read without storing anything. */
export const keystoreFile = z.strictObject(keystoreFields).register(z.globalRegistry, { id: 'KeystoreFile' });

const storedKeystoreFields = {
  ...keystoreFields,
  alias: z.string().check(z.minLength(1), z.maxLength(200)),
};

const keystoreSettings = {
  reference: displayName,
  /** Google keeps the key that signs; this one only uploads. */
  isPlaySigning: z.boolean(),
  /** When Google accepts a new upload key after a reset; null without one. */
  resetAt: z.nullable(moment),
};

/** A new keystore; the alias is required. */
export const keystoreDraft = z
  .strictObject({ ...keystoreSettings, ...storedKeystoreFields })
  .register(z.globalRegistry, { id: 'KeystoreDraft' });

/** Changes of a keystore. Without a file, the stored one stays. */
export const keystoreChange = z
  .strictObject({ ...keystoreSettings, file: z.nullable(z.strictObject(storedKeystoreFields)) })
  .register(z.globalRegistry, { id: 'KeystoreChange' });

/** What a keystore contains. */
export const keystoreInspection = z
  .object({
    format: z.nullable(z.enum(['jks', 'pkcs12'])),
    entries: z.array(
      z.object({ alias: text, isKey: z.boolean(), isOpen: z.boolean(), certificate: signingCertificate }),
    ),
    faults: z.array(signingFault),
  })
  .register(z.globalRegistry, { id: 'KeystoreInspection' });

/** What signs Android apps. */
export const keystore = z
  .object({
    id: z.uuid(),
    reference: text,
    version: count,
    state: z.enum(signingStates),
    format: z.enum(['jks', 'pkcs12']),
    alias: text,
    certificate: signingCertificate,
    expiresAt: moment,
    /** Google Play refuses certificates that end before 23 October 2033. */
    isLongEnough: z.boolean(),
    isPlaySigning: z.boolean(),
    resetAt: z.nullable(moment),
    usedBy,
    /** The last ones. */
    uses,
    /** The last ones. */
    changes,
    createdAt: moment,
    revokedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'Keystore' });

/** All keystores by reference. */
export const keystoreList = z
  .object({ items: z.array(keystore) })
  .register(z.globalRegistry, { id: 'KeystoreList' });

/** See `keystoreFile`. */
export type KeystoreFile = z.infer<typeof keystoreFile>;
/** See `keystoreDraft`. */
export type KeystoreDraft = z.infer<typeof keystoreDraft>;
/** See `keystoreChange`. */
export type KeystoreChange = z.infer<typeof keystoreChange>;
/** What a keystore contains. */
export type KeystoreInspection = z.infer<typeof keystoreInspection>;
/** What signs Android apps. */
export type Keystore = z.infer<typeof keystore>;
/** See `keystoreList`. */
export type KeystoreList = z.infer<typeof keystoreList>;
