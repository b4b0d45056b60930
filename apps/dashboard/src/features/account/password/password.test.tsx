import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/template/pages/setting/password', visitor: 'customer', ...options });
const field = (name: string) => screen.findByLabelText(name);

async function change(
  { user }: Awaited<ReturnType<typeof open>>,
  typed: { next?: string; again?: string } = {},
) {
  const { next = 'harbour lantern plum', again = next } = typed;
  await user.type(await field('Current password'), 'studio-demo-1');
  await user.type(await field('New password'), next);
  await user.type(await field('New password again'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('shows how many sessions will end, and afterwards how many ended', async () => {
  const app = await open();
  expect(await screen.findByText('Saving will sign you out on 2 other devices.')).toBeVisible();
  await change(app);
  expect(await screen.findByText('Your password was changed')).toBeVisible();
  expect(screen.getByText('2 other sessions were signed out.')).toBeVisible();
  expect(app.fetch.callsOf('account.changePassword').map(({ body }) => body)).toEqual([
    { currentPassword: 'studio-demo-1', newPassword: 'harbour lantern plum' },
  ]);
});

test('[A14] asks for a code when the server requires one, and sends it', async () => {
  const app = await open({
    handlers: {
      'account.changePassword': inTurn(problem('auth.second_step_required'), problem('auth.invalid_code'), {
        endedSessions: 2,
      }),
    },
  });
  await screen.findByLabelText('Current password');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await change(app);
  const code = await field('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await app.user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/not valid/));
  await app.user.clear(code);
  await app.user.type(code, '123456{Enter}');
  expect(await screen.findByText('Your password was changed')).toBeVisible();
  expect(app.fetch.callsOf('account.changePassword').map(({ body }) => body)).toMatchObject([
    { currentPassword: 'studio-demo-1' },
    { code: '000000' },
    { code: '123456' },
  ]);
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
});

test('clears the password fields after saving', async () => {
  const app = await open();
  await change(app);
  await screen.findByText('Your password was changed');
  for (const name of ['Current password', 'New password', 'New password again'])
    expect(await field(name)).toHaveValue('');
  expect(screen.queryByRole('meter')).toBeNull();
});

test('refetches the sessions after the change', async () => {
  const alone = fixtures.accountSessionList.items.slice(0, 1);
  const after = { ...fixtures.accountSessionList, items: alone, total: 1 };
  const app = await open({
    handlers: { 'account.listSessions': inTurn(fixtures.accountSessionList, after) },
  });
  await change(app);
  expect(await screen.findByText('No other browser is signed in.')).toBeVisible();
});

test('works without the session count', async () => {
  await open({ handlers: { 'account.listSessions': problem('internal') } });
  expect(await screen.findByText('Saving signs you out everywhere else.')).toBeVisible();
});

test('[F7] shows a wrong current password at its field and preserves the input', async () => {
  const app = await open({ handlers: { 'account.changePassword': problem('auth.incorrect_password') } });
  await change(app);
  const currentPassword = await field('Current password');
  await waitFor(() =>
    expect(currentPassword).toHaveAccessibleDescription('That is not your current password.'),
  );
  expect(currentPassword).toHaveFocus();
  expect(await field('New password')).toHaveValue('harbour lantern plum');
});

test.each([
  ['common', 'This password is too common. Please choose another one.'],
  ['personal', 'Your password can’t be your account name. Please choose another one.'],
  ['unchanged', 'This is your current password. Please choose another one.'],
] as const)('[F7] shows an error at the field for a new password that is %s', async (code, text) => {
  const errors = [{ pointer: '/newPassword', code, params: {} }];
  const app = await open({ handlers: { 'account.changePassword': problem('request.invalid', { errors }) } });
  await change(app);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await field('New password')).toHaveFocus();
});

test('[F7] does not send passwords that differ', async () => {
  const app = await open();
  await change(app, { again: 'harbour lantern plun' });
  expect(await screen.findByText('The passwords don’t match.')).toBeVisible();
  expect(await field('New password again')).toHaveFocus();
  expect(app.fetch.callsOf('account.changePassword')).toEqual([]);
});

test('does not send a password that is too short', async () => {
  const app = await open();
  await change(app, { next: 'short' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText('Please enter between 10 and 128 characters.')).toBeVisible();
  expect(app.fetch.callsOf('account.changePassword')).toEqual([]);
});
