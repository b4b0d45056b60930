import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { createPng } from '../../apps/server/src/testing/stand-ins/test-images.ts';

/** Adds a domain to a site without any, reads and checks it, and removes it. */
export async function claimDomain({ main }: ApiClients): Promise<void> {
  const site = { username: 'radio-aurora' };
  const domains = '/control/onepage/{username}/domains';
  const added = await unwrap(
    main.POST(domains, { params: { path: site }, body: { domain: 'Écoute.Radio-Aurora.example' } }),
  );
  expect(added).toMatchObject({ domain: 'xn--coute-9ra.radio-aurora.example', state: 'added' });
  const { items, target } = await unwrap(main.GET(domains, { params: { path: site } }));
  expect([items, target]).toEqual([[added], 'sites.studio.example']);
  const params = { path: { ...site, domain: added.domain } };
  expect(await unwrap(main.GET(`${domains}/{domain}`, { params }))).toEqual(added);
  const checked = await unwrap(main.POST(`${domains}/{domain}/check`, { params }));
  expect(checked).toMatchObject({ problem: 'name_missing', records: added.records });
  await unwrap(main.DELETE(`${domains}/{domain}`, { params }));
  expect((await unwrap(main.GET(domains, { params: { path: site } }))).items).toEqual([]);
}

/** Uploads an image, reads its properties, and deletes it. */
export async function uploadImage({ main }: ApiClients): Promise<void> {
  const body = new Blob([new Uint8Array(createPng(64, 64))], { type: 'image/png' });
  const saved = await unwrap(
    main.POST('/control/uploads', { params: { query: { kind: 'image.logo' } }, body }),
  );
  expect(saved).toMatchObject({ kind: 'image.logo', contentType: 'image/png', width: 64, height: 64 });
  const params = { path: { id: saved.id } };
  expect(await unwrap(main.GET('/control/uploads/{id}', { params }))).toEqual(saved);
  await unwrap(main.DELETE('/control/uploads/{id}', { params }));
  await expect(unwrap(main.GET('/control/uploads/{id}', { params }))).rejects.toMatchObject({ status: 404 });
}
