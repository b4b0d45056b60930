import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSigningSecret, signatureHeaders } from '#/platform/crypto/sign-message.ts';

const body = JSON.stringify({
  type: 'cast.on_air',
  timestamp: '2026-03-02T09:10:00.000Z',
  data: { name: '日' },
});
const message = (at = new Date()) => ({ id: 'msg_1', at, body });

describe('a signature', () => {
  it('is accepted by the reference implementation of Standard Webhooks', () => {
    const secret = newSigningSecret();
    const headers = signatureHeaders(message(), [secret]);
    expect(new Webhook(secret).verify(body, { ...headers })).toEqual(JSON.parse(body));
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign('msg_1', new Date(), body));
  });

  it('is accepted with the new and the previous secret while both are in use', () => {
    const [current, previous, other] = [newSigningSecret(), newSigningSecret(), newSigningSecret()];
    const headers = { ...signatureHeaders(message(), [current, previous]) };
    for (const secret of [current, previous])
      expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature found');
  });

  it('covers the body, the id and the time', () => {
    const secret = newSigningSecret();
    const headers = signatureHeaders(message(), [secret]);
    const verify = (changed: Record<string, string>, text = body) =>
      new Webhook(secret).verify(text, changed);
    expect(() => verify({ ...headers }, `${body} `)).toThrow();
    expect(() => verify({ ...headers, 'webhook-id': 'msg_2' })).toThrow();
    const old = signatureHeaders(message(new Date(Date.now() - 10 * 60_000)), [secret]);
    expect(() => verify({ ...old })).toThrow('too old');
  });
});

it('creates secrets of 32 bytes', () => {
  const secret = newSigningSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secret).not.toBe(newSigningSecret());
});
