import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'adds, checks, reads and removes a domain of a site': claimDomain,
};

/** Adds a domain to a site without any, reads and checks it, and removes it. */
async function claimDomain({ main }: ApiClients): Promise<void> {
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
  const refused = await main.POST(`${domains}/{domain}/primary`, { params });
  expect(refused.error).toMatchObject({ code: 'domain.not_verified' });
  expect(await unwrap(main.DELETE(`${domains}/{domain}/primary`, { params }))).toMatchObject({
    isPrimary: false,
  });
  await unwrap(main.DELETE(`${domains}/{domain}`, { params }));
  expect((await unwrap(main.GET(domains, { params: { path: site } }))).items).toEqual([]);
}
