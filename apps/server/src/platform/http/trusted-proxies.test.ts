import fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientAddress, forwardedHops, trusting } from '#/platform/http/trusted-proxies.ts';

it.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.0.0.1', false],
  ['192.0.2.9', true],
  ['192.0.2.10', false],
  ['2001:db8::1', true],
  ['2001:db9::1', false],
  ['', false],
  ['unknown', false],
  ['10.1.2.3:8080', false],
])('[A10] with networks and addresses, %s is trusted: %s', (address, isTrusted) => {
  expect(trusting(['10.0.0.0/8', '192.0.2.9', '2001:db8::/32'])(address)).toBe(isTrusted);
});

it('[A10] without a proxy nothing is trusted, not even this machine', () => {
  expect(trusting([])('127.0.0.1')).toBe(false);
});

it.each([
  ['192.0.2.9', '81.2.69.142', '81.2.69.142'],
  ['192.0.2.9', '6.6.6.6, 81.2.69.142', '81.2.69.142'],
  ['192.0.2.9', '6.6.6.6, 81.2.69.142, 10.0.0.3', '81.2.69.142'],
  ['192.0.2.9', '10.0.0.4, 10.0.0.3', '10.0.0.4'],
  ['192.0.2.9', '81.2.69.142, unknown', '192.0.2.9'],
  ['192.0.2.9', '81.2.69.142:4711', '192.0.2.9'],
  ['192.0.2.9', '::ffff:81.2.69.142', '81.2.69.142'],
  ['192.0.2.9', undefined, '192.0.2.9'],
  ['192.0.2.10', '81.2.69.142', '192.0.2.10'],
  ['', undefined, null],
])('[A10] a connection of %s that reports %s is of %s', async (peer, forwarded, wanted) => {
  const isTrusted = trusting(['10.0.0.0/8', '192.0.2.9']);
  expect(clientAddress(forwardedHops(peer, forwarded, isTrusted))).toBe(wanted);
  if (peer === '') return;
  // The HTTP server reads the header with Fastify and must come to the same result.
  const server = fastify({ trustProxy: isTrusted });
  server.get('/', async ({ ips = [] }) => ({ address: clientAddress(ips) }));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await server.inject({ url: '/', remoteAddress: peer, headers });
  expect(response.json()).toEqual({ address: wanted });
});
