import type { TestApp } from '#/testing/app/test-app.ts';
import {
  bundleDraft,
  bundleRequest,
  keystoreDraft,
  signingCalls,
  signingFiles,
} from '#/testing/apps/signing-calls.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const missing = { id: '00000000-0000-7000-8000-000000000000' };
const bundle = async (test: TestApp) => (await signingCalls(() => test).createBundle()).id;
const keystore = async (test: TestApp) => (await signingCalls(() => test).createKeystore()).id;
const one = { access: 'admins', params: missing, statuses: [200, 404] } as const;
const { reference: _bundle, ...files } = { ...bundleDraft(), ...signingFiles() };
const { reference, isPlaySigning, resetAt, ...file } = keystoreDraft();
const change = { reference, isPlaySigning, resetAt, file: null };

/** What signs apps. */
export const examples: OperationExamples = {
  'signingBundles.list': { access: 'admins' },
  'signingBundles.inspect': { access: 'superadmins', json: files },
  'signingBundles.create': {
    access: 'superadmins',
    json: bundleDraft(),
    statuses: [201, 409],
    prepare: async () => ({ json: bundleDraft() }),
  },
  'signingBundles.request': {
    access: 'superadmins',
    json: bundleRequest(),
    statuses: [201, 409],
    prepare: async () => ({ json: bundleRequest() }),
  },
  'signingBundles.get': { ...one, prepare: async (test) => ({ params: { id: await bundle(test) } }) },
  'signingBundles.replace': {
    access: 'superadmins',
    params: missing,
    json: bundleDraft(),
    headers: { 'if-match': '1' },
    statuses: [200, 404],
    prepare: async (test) => ({
      params: { id: await bundle(test) },
      json: bundleDraft(),
      headers: { 'if-match': '1' },
    }),
  },
  'signingBundles.revoke': {
    ...one,
    access: 'superadmins',
    prepare: async (test) => ({ params: { id: await bundle(test) } }),
  },
  'signingBundles.delete': {
    access: 'superadmins',
    params: missing,
    statuses: [204, 404],
    prepare: async (test) => ({ params: { id: await bundle(test) } }),
  },
  'keystores.list': { access: 'admins' },
  'keystores.inspect': { access: 'superadmins', json: file },
  'keystores.create': {
    access: 'superadmins',
    json: keystoreDraft(),
    statuses: [201, 409],
    prepare: async () => ({ json: keystoreDraft() }),
  },
  'keystores.get': { ...one, prepare: async (test) => ({ params: { id: await keystore(test) } }) },
  'keystores.replace': {
    access: 'superadmins',
    params: missing,
    json: change,
    headers: { 'if-match': '1' },
    statuses: [200, 404, 409],
    prepare: async (test) => ({
      params: { id: await keystore(test) },
      json: { ...change, reference: keystoreDraft().reference },
      headers: { 'if-match': '1' },
    }),
  },
  'keystores.revoke': {
    ...one,
    access: 'superadmins',
    prepare: async (test) => ({ params: { id: await keystore(test) } }),
  },
  'keystores.delete': {
    access: 'superadmins',
    params: missing,
    statuses: [204, 404],
    prepare: async (test) => ({ params: { id: await keystore(test) } }),
  },
};
