import * as z from 'zod/mini';
import {
  keystore,
  keystoreChange,
  keystoreDraft,
  keystoreFile,
  keystoreInspection,
  keystoreList,
} from '#/contract/apps/keystores.schemas.ts';
import {
  signingBundle,
  signingBundleDraft,
  signingBundleList,
  signingBundleRequest,
  signingInspection,
  signingInspectionFiles,
} from '#/contract/apps/signing.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const staff = { tag: 'signing', access: 'admin', permission: 'services.manage' } as const;
/** Whoever can replace secrets can sign apps of every customer. */
const secret = { ...staff, permission: 'signing.manage' } as const;
const params = z.strictObject({ id: z.uuid() });
const body = ['request.invalid', 'request.malformed'] as const;
const writing = [...body, 'signing.refused', 'signing.reference_taken'] as const;
const changing = [...writing, 'resource.not_found', 'resource.version_conflict'] as const;
const bundle = { status: 200, description: 'The bundle', schema: signingBundle } as const;
const oneKeystore = { status: 200, description: 'The keystore', schema: keystore } as const;

export const listSigningBundles = defineRoute({
  ...staff,
  operationId: 'signingBundles.list',
  method: 'get',
  path: '/admin/apps/ios/signing-bundles',
  summary: 'List what signs and uploads iOS apps, the ones that end first at the top',
  reply: { status: 200, description: 'All bundles, without secrets', schema: signingBundleList },
  errors: [],
});

export const inspectSigningFiles = defineRoute({
  ...secret,
  operationId: 'signingBundles.inspect',
  method: 'post',
  path: '/admin/apps/ios/signing-bundles/inspect',
  summary: 'Read files that sign iOS apps; nothing is stored',
  body: signingInspectionFiles,
  costly: true,
  reply: { status: 200, description: 'What they contain, and whether they fit', schema: signingInspection },
  errors: [...body, 'resource.not_found', 'request.rate_limited'],
});

export const createSigningBundle = defineRoute({
  ...secret,
  operationId: 'signingBundles.create',
  method: 'post',
  path: '/admin/apps/ios/signing-bundles',
  summary: 'Store files that sign iOS apps; they are encrypted and never returned',
  body: signingBundleDraft,
  costly: true,
  reply: { ...bundle, status: 201 },
  errors: [...writing, 'request.rate_limited'],
});

export const requestSigningBundle = defineRoute({
  ...secret,
  operationId: 'signingBundles.request',
  method: 'post',
  path: '/admin/apps/ios/signing-bundles/request',
  summary: 'Have Apple make a certificate and a profile, and store them as a bundle',
  body: signingBundleRequest,
  costly: true,
  reply: { ...bundle, status: 201 },
  errors: [
    ...body,
    'signing.reference_taken',
    'signing.unknown',
    'signing.refused',
    'signing.apple_key_refused',
    'signing.apple_refused',
    'signing.apple_unavailable',
    'request.rate_limited',
  ],
});

export const getSigningBundle = defineRoute({
  ...staff,
  operationId: 'signingBundles.get',
  method: 'get',
  path: '/admin/apps/ios/signing-bundles/{id}',
  summary: 'Get what signs and uploads iOS apps, without secrets',
  params,
  reply: bundle,
  errors: ['request.invalid', 'resource.not_found'],
});

export const replaceSigningBundle = defineRoute({
  ...secret,
  operationId: 'signingBundles.replace',
  method: 'put',
  path: '/admin/apps/ios/signing-bundles/{id}',
  summary: 'Replace files of a bundle; those that are null stay',
  params,
  body: signingBundleDraft,
  ifMatch: true,
  costly: true,
  reply: bundle,
  errors: [...changing, 'request.rate_limited'],
});

export const revokeSigningBundle = defineRoute({
  ...secret,
  operationId: 'signingBundles.revoke',
  method: 'post',
  path: '/admin/apps/ios/signing-bundles/{id}/revoke',
  summary: 'Mark a bundle as revoked: no build gets it any more',
  params,
  reply: bundle,
  errors: ['request.invalid', 'resource.not_found'],
});

export const deleteSigningBundle = defineRoute({
  ...secret,
  operationId: 'signingBundles.delete',
  method: 'delete',
  path: '/admin/apps/ios/signing-bundles/{id}',
  summary: 'Delete a bundle that no app uses',
  params,
  reply: { status: 204, description: 'The bundle was deleted' },
  errors: ['request.invalid', 'resource.not_found', 'signing.in_use'],
});

export const listKeystores = defineRoute({
  ...staff,
  operationId: 'keystores.list',
  method: 'get',
  path: '/admin/apps/android/keystores',
  summary: 'List what signs Android apps',
  reply: { status: 200, description: 'All keystores, without secrets', schema: keystoreList },
  errors: [],
});

export const inspectKeystore = defineRoute({
  ...secret,
  operationId: 'keystores.inspect',
  method: 'post',
  path: '/admin/apps/android/keystores/inspect',
  summary: 'Read a keystore; nothing is stored',
  body: keystoreFile,
  costly: true,
  reply: { status: 200, description: 'What it contains', schema: keystoreInspection },
  errors: [...body, 'request.rate_limited'],
});

export const createKeystore = defineRoute({
  ...secret,
  operationId: 'keystores.create',
  method: 'post',
  path: '/admin/apps/android/keystores',
  summary: 'Store a keystore; it is encrypted and never returned',
  body: keystoreDraft,
  costly: true,
  reply: { ...oneKeystore, status: 201 },
  errors: [...writing, 'request.rate_limited'],
});

export const getKeystore = defineRoute({
  ...staff,
  operationId: 'keystores.get',
  method: 'get',
  path: '/admin/apps/android/keystores/{id}',
  summary: 'Get what signs Android apps, without secrets',
  params,
  reply: oneKeystore,
  errors: ['request.invalid', 'resource.not_found'],
});

export const replaceKeystore = defineRoute({
  ...secret,
  operationId: 'keystores.replace',
  method: 'put',
  path: '/admin/apps/android/keystores/{id}',
  summary: 'Change a keystore; without a file, the stored one stays',
  params,
  body: keystoreChange,
  ifMatch: true,
  costly: true,
  reply: oneKeystore,
  errors: [...changing, 'request.rate_limited'],
});

export const revokeKeystore = defineRoute({
  ...secret,
  operationId: 'keystores.revoke',
  method: 'post',
  path: '/admin/apps/android/keystores/{id}/revoke',
  summary: 'Mark a keystore as revoked: no build gets it any more',
  params,
  reply: oneKeystore,
  errors: ['request.invalid', 'resource.not_found'],
});

export const deleteKeystore = defineRoute({
  ...secret,
  operationId: 'keystores.delete',
  method: 'delete',
  path: '/admin/apps/android/keystores/{id}',
  summary: 'Delete a keystore that no app uses; the key cannot be restored',
  params,
  reply: { status: 204, description: 'The keystore was deleted' },
  errors: ['request.invalid', 'resource.not_found', 'signing.in_use'],
});
