import { expect, test } from 'vitest';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';

test.each([
  ['http://localhost:4101/nightfall', { server: 'localhost', port: '4101', mount: '/nightfall' }],
  ['https://streams.example/aurora', { server: 'streams.example', port: '443', mount: '/aurora' }],
  ['http://streams.example/aurora', { server: 'streams.example', port: '80', mount: '/aurora' }],
])('parses the source address of %s', (streamUrl, address) => {
  expect(sourceAddressOf(streamUrl)).toEqual(address);
});

test.each([null, 'nowhere'])('returns null without a valid address: %s', (streamUrl) => {
  expect(sourceAddressOf(streamUrl)).toBeNull();
});
