import { expect, test } from 'vitest';
import { withKeys } from '#/middleware/idempotency.ts';

const address = 'http://studio.test/api/control/cast/bans/aurora';
const change = (body: object, init: RequestInit = {}) =>
  new Request(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'Bearer token-1' },
    ...init,
  });

/** Sends changes to a host that answers as it is told; gives the keys it saw. */
function host() {
  const keys: (string | null)[] = [];
  const answers: (() => Promise<Response>)[] = [];
  const send = withKeys(async (request) => {
    keys.push(request.headers.get('idempotency-key'));
    return (await answers.shift()?.()) ?? new Response();
  });
  return { keys, answers, send };
}

test('[G8] a change whose answer was lost is sent again under its key, one that was answered under a new one', async () => {
  const { keys, answers, send } = host();
  answers.push(() => Promise.reject(new TypeError('the line broke')));
  await expect(send(change({ forS: 60 }))).rejects.toThrow('the line broke');
  await send(change({ forS: 60 }));
  await send(change({ forS: 60 }));
  expect(keys[0]).toMatch(/^[\d-]{8,128}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('[G8] two of one change at once have one key; another body, version or person has another', async () => {
  const { keys, send } = host();
  await Promise.all([
    send(change({ forS: 60 })),
    send(change({ forS: 60 })),
    send(change({ forS: 61 })),
    send(change({ forS: 60 }, { headers: { authorization: 'Bearer token-1', 'if-match': '3' } })),
    send(change({ forS: 60 }, { headers: { authorization: 'Bearer token-2' } })),
  ]);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
});

test('what reads, and what nobody signed in for, has no key', async () => {
  const { keys, send } = host();
  await send(new Request(address, { headers: { authorization: 'Bearer token-1' } }));
  await send(change({ email: 'owner@studio.test' }, { headers: {} }));
  expect(keys).toEqual([null, null]);
});
