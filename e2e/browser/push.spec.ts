import { existsSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { wholeBrowser } from '../../scripts/gates/launch-options.ts';
import { expect, test } from '../support/test.ts';

// A separate product instance, because silence detection is turned on.
test.use({ visitor: 'owner', serverEnv: { BRAND: 'Studio' }, launchOptions: wholeBrowser });

test.skip(!existsSync('/usr/bin/chromium'), 'The headless shell shows no notifications.');

const aurora = '00000000-0000-7000-8000-0000000000a1';

/** Resolves with the id of the next registration of a service worker. */
const nextRegistration = (devtools: CDPSession) =>
  new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });

test('an alarm is shown by the service worker, which stays when the app starts again', async ({
  page,
  enter,
  guard,
  product: { origin },
}) => {
  guard.allow(/does not support the Push API in incognito mode/);
  test.setTimeout(120_000);
  await page.context().grantPermissions(['notifications'], { origin });
  const devtools = await page.context().newCDPSession(page);
  const registered = nextRegistration(devtools);
  await devtools.send('ServiceWorker.enable');

  await enter('owner', `/station/${aurora}/silence-detection`);
  await page.getByRole('button', { name: /^Music/ }).click();
  await page.getByRole('button', { name: 'Add person' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add person' });
  await dialog.getByRole('combobox', { name: 'Told by' }).selectOption('push');
  await dialog.getByRole('button', { name: 'Allow notifications in this browser' }).click();
  const registrationId = await registered;
  // The contexts of tests have no push service: the worker stays, and the form says what is wrong.
  await expect(dialog.getByText('This browser couldn’t register')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const message = {
    title: 'Radio Aurora: silence',
    body: 'Since 08:00',
    tag: 'incident-1',
    url: '/',
    actions: [],
  };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Radio Aurora: silence', body: 'Since 08:00', tag: 'incident-1' }]);
});
