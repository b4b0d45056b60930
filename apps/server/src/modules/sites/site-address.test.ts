import { expect, it } from 'vitest';
import { siteAddressOf } from '#/modules/sites/site-address.ts';

const publicUrl = () => 'http://localhost:4100';

it.each([
  ['listen.radio.example', 'sites.studio.example', 'https://listen.radio.example/'],
  ['listen.radio.example', null, 'https://listen.radio.example/'],
  [null, 'sites.studio.example', 'https://harbour.sites.studio.example/'],
  [null, null, 'http://localhost:4100/s/harbour/'],
])('with the domain %s and the host %s is %s', (domain, sitesHost, address) => {
  expect(siteAddressOf({ sitesHost, publicUrl }, 'harbour', domain)).toBe(address);
});

it('carries the port of the dashboard, which the TLS front serves too', () => {
  const deps = { sitesHost: 'sites.studio.example', publicUrl: () => 'https://studio.example:8443' };
  expect(siteAddressOf(deps, 'harbour', null)).toBe('https://harbour.sites.studio.example:8443/');
});
