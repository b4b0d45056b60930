import { expect, it } from 'vitest';
import { createExternalServices } from '#/composition/external-services.ts';

const letsEncrypt = 'https://acme-v02.api.letsencrypt.org/directory';
const other = 'https://acme.other-ca.example/directory';

it.each([
  ['without the front', { ACME_DIRECTORY: letsEncrypt }, null],
  ['with the front', { HTTPS_PORT: 443, ACME_DIRECTORY: letsEncrypt }, 'letsencrypt.org'],
  ['without requests', { HTTPS_PORT: 443, ACME_DIRECTORY: 'none' }, null],
  ['with another authority', { HTTPS_PORT: 443, ACME_DIRECTORY: other }, null],
  [
    'with another authority whose name is set',
    { HTTPS_PORT: 443, ACME_DIRECTORY: other, ACME_CAA_IDENTITY: 'other-ca.example' },
    'other-ca.example',
  ],
] as const)('%s CAA records are checked for the right authority', (_how, settings, identity) => {
  const config = {
    BRAND: 'Studio',
    CONNECTOR_ALLOW: [],
    DNS_SERVERS: [],
    SMS_URL: 'https://sms.example',
    SMAPI_URL: 'https://smapi.example',
    SMAPI_TOKEN_URL: 'https://token.example',
    APP_STORE_CONNECT_URL: 'https://store.example',
  };
  const { caaIdentity } = createExternalServices({ ...config, ...settings }, { publicOrigin: null });
  expect(caaIdentity).toBe(identity);
});
