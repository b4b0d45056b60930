import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { readTarget } from '#/modules/silence/alerts/channels/recipient-target.ts';

const p256dh = createECDH('prime256v1').generateKeys('base64url');
const read = (endpoint: string, key: string) =>
  readTarget(
    { channel: 'push', subscription: { endpoint, keys: { p256dh: key, auth: 'A'.repeat(22) } } },
    [],
  );

it.each([
  ['fcm.googleapis.com', 'Chrome'],
  ['updates.push.services.mozilla.com', 'Firefox'],
  ['web.push.apple.com', 'Safari'],
  ['wns2-par02p.notify.windows.com', 'Edge'],
  ['push.example.org', 'push.example.org'],
])('a browser with the push service %s is shown as %s, without its address', (host, hint) => {
  expect(read(`https://${host}/secret`, `${p256dh}=`)).toEqual({
    stored: { channel: 'push', endpoint: `https://${host}/secret`, p256dh, auth: 'A'.repeat(22) },
    hint,
  });
});

it.each([
  ['a private address', 'https://10.0.0.1/x', p256dh],
  ['a key that is no point of the curve', 'https://fcm.googleapis.com/x', 'A'.repeat(87)],
])('a browser with %s is refused', (_name, endpoint, key) => {
  expect(read(endpoint, key)).toEqual({ field: 'subscription' });
});
