import { screen, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const open = (handlers = {}) =>
  renderApp({ path: '/template/pages/setting/notifications', visitor: 'customer', handlers });

test('saves what is mailed and the quiet hours', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    'notifications.updateSettings': ({ body }: { body: object }) => {
      sent.push(body);
      return { ...fixtures.notificationSettings, ...body, version: 3 };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'The suspension of a cast ends' }));
  await user.click(screen.getByRole('switch', { name: 'Don’t send at certain hours' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/saved/i);
  expect(sent).toEqual([{ mailed: ['cast_suspended', 'webhook_disabled'], quietHours: null }]);
});

test('lists the messages with their receipts', async () => {
  await open();
  const list = within(await screen.findByRole('region', { name: 'Messages to you' }));
  for (const receipt of ['Sent', 'Failed', 'Waiting']) expect(list.getByText(receipt)).toBeVisible();
});
