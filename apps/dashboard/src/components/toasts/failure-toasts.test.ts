import { NetworkError, type Notice } from '@unmuted/api';
import { expect, test, vi } from 'vitest';
import { FailureToasts } from '#/components/toasts/failure-toasts.ts';

function setUp({ hasBanner = false } = {}) {
  const dismiss = vi.fn();
  const toasts = new FailureToasts({ dismiss, hasBanner: () => hasBanner });
  let reply: () => Response = () => Response.error();
  const fetch = toasts.follow(() => new Promise((resolve) => resolve(reply())));
  const call = async (method: string, path: string, answer: () => Response) => {
    reply = answer;
    await fetch(new Request(`http://studio.test${path}`, { method })).catch(() => undefined);
  };
  return { toasts, dismiss, call };
}

const ok = () => new Response();
const broken = () => new Response(null, { status: 503 });
const away = () => {
  throw new TypeError('Failed to fetch');
};
const unreachable = { error: new NetworkError('unreachable') } as Notice;

test('[faults D4] the toast of a failure ends when the same call succeeds', async () => {
  const { toasts, dismiss, call } = setUp();
  await call('PATCH', '/settings', broken);
  expect(toasts.report('failure', { error: new Error() } as unknown as Notice)).toBe(true);
  await call('GET', '/other', ok);
  expect(dismiss).not.toHaveBeenCalled();
  await call('PATCH', '/settings', ok);
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('failure');
});

test('[faults D4] a toast does not repeat the banner, except for what a person sent', async () => {
  const { toasts, call } = setUp({ hasBanner: true });
  await call('GET', '/casts', away);
  expect(toasts.report('failure', unreachable)).toBe(false);
  await call('PATCH', '/settings', away);
  expect(toasts.report('failure', unreachable)).toBe(true);
});

test('[faults D4] a banner that appears replaces the toast', async () => {
  const { toasts, dismiss, call } = setUp();
  await call('GET', '/casts', away);
  expect(toasts.report('failure', unreachable)).toBe(true);
  toasts.bannerShown();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('failure');
});
