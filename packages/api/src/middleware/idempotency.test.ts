import { expect, test } from 'vitest';
import { withIdempotencyKeys } from '#/middleware/idempotency.ts';

const address = 'http://studio.test/api/control/cast/bans/aurora';
const change = (body: object, init: RequestInit = {}) =>
  new Request(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'Bearer token-1' },
    ...init,
  });

/** Sends write requests to a scripted host and returns the keys that it received. */
function host() {
  const keys: (string | null)[] = [];
  const answers: (() => Promise<Response>)[] = [];
  const send = withIdempotencyKeys(async (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return (await answers.shift()?.()) ?? new Response();
  });
  return { keys, answers, send };
}

test('[G8] reuses the key after a lost response and creates a new one after a response', async () => {
  const { keys, answers, send } = host();
  answers.push(() => Promise.reject(new TypeError('the line broke')));
  await expect(send(change({ durationS: 60 }))).rejects.toThrow('the line broke');
  await send(change({ durationS: 60 }));
  await send(change({ durationS: 60 }));
  expect(keys[0]).toMatch(/^[\d-]{8,128}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('[G8] concurrent identical requests share a key; another body, version or account has its own', async () => {
  const { keys, send } = host();
  await Promise.all([
    send(change({ durationS: 60 })),
    send(change({ durationS: 60 })),
    send(change({ durationS: 61 })),
    send(change({ durationS: 60 }, { headers: { authorization: 'Bearer token-1', 'if-match': '3' } })),
    send(change({ durationS: 60 }, { headers: { authorization: 'Bearer token-2' } })),
  ]);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});

test('sends no key with GET requests or without a session', async () => {
  const { keys, send } = host();
  await send(new Request(address, { headers: { authorization: 'Bearer token-1' } }));
  await send(change({ email: 'owner@studio.test' }, { headers: {} }));
  expect(keys).toEqual([null, null]);
});
