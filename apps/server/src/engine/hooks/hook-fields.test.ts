import { expect, test } from 'vitest';
import { readHookCall } from './hook-fields.ts';

const add = (more: string): string =>
  `action=listener_add&server=localhost&port=8000&user=&pass=&client=332&ip=192%2e0%2e2%2e7&${more}`;

const join = {
  mount: '/aurora',
  clientId: '332',
  ip: '192.0.2.7',
  agent: null,
  referrer: null,
};

test.each([
  ['the address that a trusted proxy reports', '81.2.69.142', '81.2.69.142'],
  ['the right-most untrusted address', '6.6.6.6, 81.2.69.142', '81.2.69.142'],
  ['the proxy without a valid entry', 'unknown', '192.0.2.7'],
])('[A10] a join has %s', (_, forwarded, ip) => {
  const body = add(`mount=%2faurora&ClientHeader.x-forwarded-for=${encodeURIComponent(forwarded)}`);
  const isProxy = (address: string): boolean => address === '192.0.2.7';
  expect(readHookCall(body, isProxy)).toMatchObject({ request: { ip } });
  expect(readHookCall(body)).toMatchObject({ request: { ip: '192.0.2.7' } });
});

test.each([
  ['the least there is', 'mount=%2faurora', {}],
  ['a query', 'mount=%2faurora%3ftoken%3d1%3f2', {}],
  ['an escaped path', 'mount=%2f%2561urora', {}],
  [
    'an agent and a referrer',
    'mount=%2faurora&agent=VLC%2f3&ClientHeader.referer=http%3a%2f%2fx%2f',
    {
      agent: 'VLC/3',
      referrer: 'http://x/',
    },
  ],
  ['nothing sent', 'mount=%2faurora&agent=-', {}],
  ['a name that means nothing here', 'mount=%2faurora&agent=Unknown', { agent: 'Unknown' }],
  ['control characters', 'mount=%2faurora&agent=a%00b%0d%0ac%1b', { agent: 'ab c' }],
  ['bytes that are no text', 'mount=%2faurora&agent=a%e9', { agent: 'a\uFFFD' }],
  ['10 kB', `mount=%2faurora&agent=${'x'.repeat(10_000)}`, { agent: 'x'.repeat(512) }],
  [
    'a long referrer',
    `mount=%2faurora&ClientHeader.referer=${'r'.repeat(600)}`,
    { referrer: 'r'.repeat(512) },
  ],
  ['fields again', 'mount=%2faurora&mount=%2fother&client=1&ip=1.1.1.1&action=listener_remove', {}],
  ['a header called as a field', 'mount=%2faurora&ClientHeader.ip=1.1.1.1', {}],
])('parses a join with %s', (_, more, wanted) => {
  expect(readHookCall(add(more))).toEqual({ action: 'join', request: { ...join, ...wanted } });
});

test.each([
  ['nothing', ''],
  ['no mount', add('')],
  ['a mount without its slash', add('mount=aurora')],
  ['a NUL in the mount', add('mount=%2faurora%00')],
  ['an escaped NUL in the mount', add('mount=%2faurora%2500')],
  ['half an escape in the mount', add('mount=%2faurora%25')],
  ['a mount that is too long', add(`mount=%2f${'a'.repeat(300)}`)],
  ['no client', 'action=listener_add&mount=%2fa&ip=192.0.2.7'],
  ['a client that is no number', 'action=listener_add&mount=%2fa&ip=192.0.2.7&client=1%20or%201'],
  ['no address', 'action=listener_add&mount=%2fa&client=1'],
  ['an address that is none', 'action=listener_add&mount=%2fa&client=1&ip=example.com'],
  ['no duration', 'action=listener_remove&mount=%2fa&client=1'],
  ['a negative duration', 'action=listener_remove&mount=%2fa&client=1&duration=-1'],
  ['another action', 'action=stream_auth&mount=%2fa&client=1&duration=1'],
])('rejects %s', (_, body) => {
  expect(readHookCall(body)).toBeNull();
});

test('parses the duration of a leave', () => {
  const body = 'action=listener_remove&client=332&mount=%2faurora%3fx&duration=4&ip=192%2e0%2e2%2e7&agent=x';
  expect(readHookCall(body)).toEqual({
    action: 'leave',
    notice: { mount: '/aurora', clientId: '332', durationS: 4 },
  });
});

test.each([
  ['mount_add', 'mountUp'],
  ['mount_remove', 'mountDown'],
])('%s is parsed as %s', (action, wanted) => {
  expect(readHookCall(`action=${action}&mount=%2faurora&server=localhost&port=8000`)).toEqual({
    action: wanted,
    mount: '/aurora',
  });
});

test('normalizes the IP address of a join', () => {
  const call = readHookCall('action=listener_add&mount=%2fa&client=1&ip=::ffff:192.0.2.7');
  expect(call).toMatchObject({ request: { ip: '192.0.2.7' } });
});

test.each([
  ['bytes=0-1', true],
  ['bytes=0-', undefined],
  ['bytes=0-1023', undefined],
  ['bytes=0-1,5-6', undefined],
])('a join with the range %s is a probe: %s', (range, isProbe) => {
  const body = add(`mount=%2faurora&ClientHeader.range=${encodeURIComponent(range)}`);
  expect(readHookCall(body)).toMatchObject({ request: { mount: '/aurora' } });
  expect((readHookCall(body) as { request: { isProbe?: true } }).request.isProbe).toBe(isProbe);
});
