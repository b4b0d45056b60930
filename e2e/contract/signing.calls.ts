import { unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import {
  bundleDraft,
  bundleRequest,
  keystoreDraft,
  signingFiles,
} from '../../apps/server/src/testing/apps/signing-calls.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'stores, replaces, revokes and deletes what signs apps': manageSigning,
};

const bundles = '/admin/apps/ios/signing-bundles';
const keystores = '/admin/apps/android/keystores';

async function manageSigning(_owner: unknown, { asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const inspection = await unwrap(main.POST(`${bundles}/inspect`, { body: signingFiles() }));
  expect(inspection.faults).toEqual([]);
  const draft = bundleDraft();
  const bundle = await unwrap(main.POST(bundles, { body: draft }));
  const requested = await unwrap(main.POST(`${bundles}/request`, { body: bundleRequest() }));
  await unwrap(main.DELETE(`${bundles}/{id}`, { params: { path: { id: requested.id } } }));
  const path = { id: bundle.id };
  const params = { path };
  const over = { path, header: { 'If-Match': String(bundle.version) } };
  const body = { ...draft, certificate: null, profile: null, uploadKey: null };
  const replaced = await unwrap(main.PUT(`${bundles}/{id}`, { params: over, body }));
  expect(replaced.version).toBe(bundle.version + 1);
  const list = await unwrap(main.GET(bundles));
  expect(list.items.map(({ id }) => id)).toContain(bundle.id);
  expect((await unwrap(main.GET(`${bundles}/{id}`, { params }))).reference).toBe(draft.reference);
  expect((await unwrap(main.POST(`${bundles}/{id}/revoke`, { params }))).state).toBe('revoked');
  await unwrap(main.DELETE(`${bundles}/{id}`, { params }));
  const { reference, isPlaySigning, resetAt, ...file } = keystoreDraft();
  const read = await unwrap(main.POST(`${keystores}/inspect`, { body: file }));
  expect(read.entries[0]?.isOpen).toBe(true);
  const created = await unwrap(
    main.POST(keystores, { body: { ...file, reference, isPlaySigning, resetAt } }),
  );
  const one = { params: { path: { id: created.id } } };
  expect((await unwrap(main.GET(keystores))).items.map(({ id }) => id)).toContain(created.id);
  expect((await unwrap(main.GET(`${keystores}/{id}`, one))).alias).toBe('upload');
  const keystoreChange = { reference, isPlaySigning: false, resetAt: null, file: null };
  const keystoreParams = { ...one.params, header: { 'If-Match': String(created.version) } };
  const changed = await unwrap(
    main.PUT(`${keystores}/{id}`, { params: keystoreParams, body: keystoreChange }),
  );
  expect(changed).toMatchObject({ version: created.version + 1, isPlaySigning: false });
  expect((await unwrap(main.POST(`${keystores}/{id}/revoke`, one))).state).toBe('revoked');
  await unwrap(main.DELETE(`${keystores}/{id}`, one));
}
