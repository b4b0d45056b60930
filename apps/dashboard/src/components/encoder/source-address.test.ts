import { expect, test } from 'vitest';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';

test.each([
  ['http://localhost:4101/nightfall', { server: 'localhost', port: '4101', mount: '/nightfall' }],
  ['https://streams.example/aurora', { server: 'streams.example', port: '443', mount: '/aurora' }],
  ['http://streams.example/aurora', { server: 'streams.example', port: '80', mount: '/aurora' }],
])('an encoder for %s is told where to go', (streamUrl, address) => {
  expect(sourceAddressOf(streamUrl)).toEqual(address);
});

test.each([null, 'nowhere'])('without an address there is nothing to tell: %s', (streamUrl) => {
  expect(sourceAddressOf(streamUrl)).toBeNull();
});
