import { screen, waitFor } from '@testing-library/react';
import { problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (handlers: TestAppOptions['handlers'] = {}) =>
  renderApp({ path: '/admin/invite?token=abc', handlers });
const password = 'harbour lantern plum';

test('creates the account with a username and a password, then leads to sign-in', async () => {
  const { user, fetch, path } = await open();
  const username = await screen.findByRole('textbox', { name: 'Username' });
  expect(username).toHaveValue('greta');
  await user.clear(username);
  await user.type(username, 'greta-m');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Join the team' }));
  await waitFor(() => expect(path()).toBe('/admin'));
  expect(await screen.findByText('Your account is ready')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('greta-m');
  expect(fetch.callsOf('team.acceptInvite')[0]?.body).toMatchObject({
    token: 'abc',
    username: 'greta-m',
    password,
    locale: 'en',
  });
});

test('[F7] a taken username is an error of its field', async () => {
  const { user } = await open({ 'team.acceptInvite': problem('team.username_taken') });
  await user.type(await screen.findByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Join the team' }));
  const username = screen.getByRole('textbox', { name: 'Username' });
  await waitFor(() => expect(username).toHaveAccessibleDescription(/This username is taken/));
});

test('a cancelled invitation says so', async () => {
  await open({ 'team.openInvite': problem('auth.invalid_link') });
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
});
