import * as z from 'zod/mini';
import { moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/** Values of a fault or a check, for its message. */
export const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** A file in base64, and the password that opens it; empty without one. */
export const content = z.string().check(z.minLength(1), z.maxLength(limits.signingFile), z.base64());

export const password = z.string().check(z.maxLength(limits.signingPassword));

/** An app that is signed by a bundle or a keystore. */
export const usedBy = z.array(
  z.object({
    id: z.uuid(),
    name: text,
    customer: text,
    packageId: text,
    /** Whether the profile covers the bundle id; always true for keystores. */
    isCovered: z.boolean(),
  }),
);

/** A release of the secrets to a build machine. */
export const uses = z.array(z.object({ at: moment, machine: text, app: text }));

/** What was done to a secret, and the certificate that it had then. */
export const changes = z.array(
  z.object({
    at: moment,
    act: z.enum(['created', 'replaced', 'revoked']),
    /** The name of the person of the staff. */
    by: z.nullable(text),
    /** The SHA-256 fingerprint of the certificate. */
    certificate: text,
  }),
);
