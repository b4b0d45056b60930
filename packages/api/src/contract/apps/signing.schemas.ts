import * as z from 'zod/mini';
import { checkPackageId } from '#/contract/apps/package-id.ts';
import { changes, content, params, password, usedBy, uses } from '#/contract/apps/signing-parts.ts';
import { count, displayName, moment, text } from '#/contract/shared/fields.ts';

/** How soon a certificate or a profile ends: `soon` from 60 days, `expiring` from 30, `urgent` from 7. */
export const credentialStates = ['ok', 'soon', 'expiring', 'urgent', 'expired'] as const;
/** States of what signs apps. */
export const signingStates = [...credentialStates, 'mismatch', 'revoked'] as const;

/** `.p8` of App Store Connect. */
const appStoreKey = z.strictObject({
  content,
  keyId: z.string().check(z.trim(), z.regex(/^[A-Z0-9]{10}$/)),
  issuerId: z.guid(),
});

/** Files with which iOS apps are signed and uploaded. Only their facts can be read again. */
const signingFileFields = {
  /** `.p12` with the private key. */
  certificate: z.nullable(z.strictObject({ content, password })),
  /** `.mobileprovision`. */
  profile: z.nullable(z.strictObject({ content })),
  /** `.p8` of App Store Connect. */
  uploadKey: z.nullable(appStoreKey),
};

/** See `signingFileFields`: read without storing anything. */
export const signingFiles = z
  .strictObject(signingFileFields)
  .register(z.globalRegistry, { id: 'SigningFiles' });

/** See `signingFiles`; with `bundleId`, the files that the bundle has take the place of those that are null. */
export const signingInspectionFiles = z
  .strictObject({ ...signingFileFields, bundleId: z.optional(z.uuid()) })
  .register(z.globalRegistry, { id: 'SigningInspectionFiles' });

/** A new bundle; the certificate and the profile are required. */
export const signingBundleDraft = z
  .strictObject({ reference: displayName, ...signingFileFields })
  .register(z.globalRegistry, { id: 'SigningBundleDraft' });

/** A bundle whose certificate and profile Apple makes, through the API of App Store Connect. */
export const signingBundleRequest = z
  .strictObject({
    reference: displayName,
    /** V-BUNDLE; registered at Apple if it is not there. */
    bundleId: z.string().check(
      z.trim(),
      z.refine((value) => checkPackageId('ios', value) === null, { error: 'pattern' }),
    ),
    /** The key to ask with, which uploads the apps too; null for the one of `keyOf`. */
    uploadKey: z.nullable(appStoreKey),
    /** The bundle whose key to take; null with a key of its own. */
    keyOf: z.nullable(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'SigningBundleRequest' });

/** A certificate that signs. */
export const signingCertificate = z
  .object({
    name: text,
    teamId: z.nullable(text),
    organisation: z.nullable(text),
    /** Upper-case hex with colons, like the fingerprints. */
    serial: text,
    sha1: text,
    sha256: text,
    kind: z.nullable(z.enum(['distribution', 'development', 'developer_id', 'installer', 'push'])),
    /** `rsa 2048`. */
    key: text,
    isKeyWeak: z.boolean(),
    validFrom: moment,
    expiresAt: moment,
  })
  .register(z.globalRegistry, { id: 'SigningCertificate' });

/** A provisioning profile. */
export const signingProfile = z
  .object({
    name: text,
    uuid: text,
    teamIds: z.array(text),
    teamName: z.nullable(text),
    type: z.enum(['app_store', 'ad_hoc', 'development', 'enterprise']),
    /** `fm.aurora.app`, or with a wildcard `fm.*`. */
    bundleId: text,
    createdAt: moment,
    expiresAt: moment,
    /** Whether Apple's signature was verified; false if no root certificates are configured. */
    isVerified: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SigningProfile' });

/** The checks of a bundle; see `SigningCheck`. */
export const signingCheckNames = [
  'key_present',
  'key_of_certificate',
  'certificate_in_profile',
  'teams_equal',
  'certificate_valid',
  'app_team',
  'profile_valid',
  'profile_type',
  'bundle_id',
  'upload_key',
] as const;

/** Whether two parts of a bundle fit. */
export const signingCheck = z
  .object({ check: z.enum(signingCheckNames), state: z.enum(['ok', 'warning', 'error']), params })
  .register(z.globalRegistry, { id: 'SigningCheck' });

/** Why a file cannot be used. */
export const signingFaultCodes = [
  'file_unknown',
  'file_other_kind',
  'file_too_large',
  'file_damaged',
  'password_wrong',
  'key_password_wrong',
  'key_missing',
  'key_mismatch',
  'key_encrypted',
  'key_kind_wrong',
  'alias_unknown',
  'algorithm_unsupported',
  'integrity_unsupported',
  'iterations_too_high',
  'keystore_unsupported',
  'plist_binary',
  'plist_forbidden',
  'profile_incomplete',
  'signature_invalid',
  'signer_untrusted',
  'timed_out',
  'too_complex',
] as const;

/** Why a file cannot be used, with the values of its message. */
export const signingFault = z
  .object({
    file: z.enum(['certificate', 'profile', 'uploadKey', 'keystore']),
    code: z.enum(signingFaultCodes),
    params,
  })
  .register(z.globalRegistry, { id: 'SigningFault' });

/** What files contain. */
export const signingInspection = z
  .object({
    certificate: z.nullable(signingCertificate),
    profile: z.nullable(signingProfile),
    hasUploadKey: z.boolean(),
    faults: z.array(signingFault),
    /** Empty until there are a certificate and a profile. */
    checks: z.array(signingCheck),
  })
  .register(z.globalRegistry, { id: 'SigningInspection' });

/** What signs and uploads iOS apps of a team. */
export const signingBundle = z
  .object({
    id: z.uuid(),
    reference: text,
    version: count,
    state: z.enum(signingStates),
    certificate: signingCertificate,
    profile: signingProfile,
    /** Null without a key of App Store Connect. */
    uploadKey: z.nullable(z.object({ keyId: text, issuerId: text })),
    /** Of the certificate or the profile, whichever ends first. */
    expiresAt: moment,
    checks: z.array(signingCheck),
    usedBy,
    /** The last ones. */
    uses,
    /** The last ones. */
    changes,
    createdAt: moment,
    replacedAt: z.nullable(moment),
    revokedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'SigningBundle' });

/** All bundles, the ones that end first at the top. */
export const signingBundleList = z
  .object({ items: z.array(signingBundle) })
  .register(z.globalRegistry, { id: 'SigningBundleList' });

/** See `signingFiles`. */
export type SigningFiles = z.infer<typeof signingFiles>;
/** See `signingInspectionFiles`. */
export type SigningInspectionFiles = z.infer<typeof signingInspectionFiles>;
/** See `signingBundleDraft`. */
export type SigningBundleDraft = z.infer<typeof signingBundleDraft>;
/** See `signingBundleRequest`. */
export type SigningBundleRequest = z.infer<typeof signingBundleRequest>;
/** A certificate that signs. */
export type SigningCertificate = z.infer<typeof signingCertificate>;
/** A provisioning profile. */
export type SigningProfile = z.infer<typeof signingProfile>;
/** Whether two parts of a bundle fit. */
export type SigningCheck = z.infer<typeof signingCheck>;
/** Why a file cannot be used. */
export type SigningFault = z.infer<typeof signingFault>;
/** What files contain. */
export type SigningInspection = z.infer<typeof signingInspection>;
/** What signs and uploads iOS apps of a team. */
export type SigningBundle = z.infer<typeof signingBundle>;
/** See `signingBundleList`. */
export type SigningBundleList = z.infer<typeof signingBundleList>;
/** One of `signingStates`. */
export type SigningState = (typeof signingStates)[number];
