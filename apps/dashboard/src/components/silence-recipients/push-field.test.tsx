import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PushSupport } from '#/lib/push-subscription.ts';
import { renderApp } from '#/testing/render-app.tsx';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/wp/1',
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
};
type Answer = 'ready' | 'dismissed' | 'denied' | 'failed';
const permissions = { ready: 'granted', failed: 'granted', dismissed: 'default', denied: 'denied' } as const;
const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0.0.0 Mobile';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1';

let key = '';

/** A browser with push messages, and what it answers to each request. */
function stubBrowser(support: PushSupport, answers: readonly Answer[] = []): void {
  const left = [...answers];
  let answer: Answer = 'ready';
  vi.stubGlobal('isSecureContext', support !== 'insecure');
  vi.stubGlobal('Notification', {
    permission: support === 'denied' ? 'denied' : 'default',
    requestPermission: async () => {
      answer = left.shift() ?? 'ready';
      return permissions[answer];
    },
  });
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (answer === 'failed') throw new Error('No push service.');
      key = applicationServerKey;
      return { toJSON: () => subscription };
    },
  };
  const hasPush = support !== 'unsupported' && support !== 'needs_home_screen';
  if (hasPush) vi.stubGlobal('PushManager', class {});
  define('serviceWorker', { register: async () => ({}), ready: Promise.resolve({ pushManager }) });
  define('userAgent', support === 'needs_home_screen' ? phone : android);
}

const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['serviceWorker', 'userAgent']) Reflect.deleteProperty(navigator, name);
});

async function openForm() {
  const path = `/station/${fixtures.station.id}/silence-detection`;
  const app = await renderApp({ path, visitor: 'customer' });
  await app.user.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = within(await screen.findByRole('dialog'));
  await app.user.selectOptions(await dialog.findByRole('combobox', { name: 'Told by' }), 'push');
  const allow = () =>
    app.user.click(dialog.getByRole('button', { name: 'Allow notifications in this browser' }));
  return {
    ...app,
    dialog,
    allow,
    submit: () => app.user.click(dialog.getByRole('button', { name: 'Add person' })),
  };
}

describe('notifications in this browser', () => {
  test('are allowed by a button, named after the browser, and tested at once', async () => {
    stubBrowser('supported');
    const { fetch, dialog, allow, submit } = await openForm();
    await allow();
    const ready = await dialog.findByText('This browser is ready');
    await waitFor(() => expect(ready.closest('[role="status"]')).toHaveFocus());
    expect(key).toBe(fixtures.silenceRecipientList.pushKey);
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Chrome on Android');
    await submit();
    expect(
      await screen.findByRole('heading', { name: 'Chrome on Android is told about incidents' }),
    ).toBeVisible();
    expect(fetch.callsOf('silenceRecipients.create')[0]?.body).toMatchObject({
      name: 'Chrome on Android',
      target: { channel: 'push', subscription },
    });
    expect(fetch.callsOf('silenceRecipients.test')).toHaveLength(1);
  });

  test('must be allowed before the recipient is added', async () => {
    stubBrowser('supported');
    const { user, fetch, dialog, submit } = await openForm();
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'My phone');
    await submit();
    expect(await dialog.findByText('Allow notifications in this browser first.')).toBeVisible();
    expect(fetch.callsOf('silenceRecipients.create')).toHaveLength(0);
  });

  test.each([
    ['dismissed', /Press the button again/],
    ['denied', 'This site may not show notifications'],
    ['failed', 'This browser couldn’t register'],
  ] as const)('that are %s can be tried again', async (state, text) => {
    stubBrowser('supported', [state]);
    const { dialog, allow } = await openForm();
    await allow();
    expect(await dialog.findByText(text)).toBeVisible();
    await allow();
    expect(await dialog.findByText('This browser is ready')).toBeVisible();
  });

  test.each([
    ['needs_home_screen', 'Add Studio to the home screen first', false],
    ['insecure', /begins with https/, false],
    ['unsupported', /can’t show notifications of websites/, false],
    ['denied', 'This site may not show notifications', true],
  ] as const)('are explained where they are %s', async (support, text, canTry) => {
    stubBrowser(support);
    const { dialog } = await openForm();
    expect(await dialog.findByText(text)).toBeVisible();
    const button = dialog.queryByRole('button', { name: 'Allow notifications in this browser' });
    expect(button !== null).toBe(canTry);
  });
});
