import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, networkFailure, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/template/pages/setting/profile';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });

async function requestChange(user: Awaited<ReturnType<typeof open>>['user'], email: string) {
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change email address' }));
  await user.type(dialog.getByLabelText('New email address'), email);
  await user.type(dialog.getByLabelText('Your password'), 'studio-demo-1');
  await user.click(dialog.getByRole('button', { name: 'Send link' }));
  return dialog;
}

describe('requesting a new address', () => {
  test('shows where the link was sent, and that the old address is valid until it is opened', async () => {
    const { user, fetch } = await open();
    await requestChange(user, ' New@Studio.test');
    expect(await screen.findByText('We sent a link to new@studio.test')).toBeVisible();
    expect(
      screen.getByText(/You keep signing in with owner@studio\.test until you open the link/),
    ).toBeVisible();
    expect(fetch.callsOf('account.requestEmailChange')[0]?.body).toEqual({
      email: 'new@studio.test',
      password: 'studio-demo-1',
    });
  });

  test('[F7] shows a wrong password at its field', async () => {
    const { user } = await open({
      handlers: { 'account.requestEmailChange': problem('auth.incorrect_password') },
    });
    const dialog = await requestChange(user, 'new@studio.test');
    const password = dialog.getByLabelText('Your password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('That is not your current password.'));
    expect(password).toHaveFocus();
  });

  test('[F7] shows rate limiting above the fields', async () => {
    const { user } = await open({
      handlers: { 'account.requestEmailChange': problem('request.rate_limited') },
    });
    const dialog = await requestChange(user, 'new@studio.test');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Too many attempts. Please wait a moment and try again.');
    expect(alert).toHaveFocus();
  });
});

describe('opening the link from the email', () => {
  const confirmed = { ...fixtures.customerUser, email: 'new@studio.test' };
  const byLink = `${path}?emailToken=abc`;

  test('confirms the address once, shows the result and removes the token from the URL', async () => {
    const {
      app,
      fetch,
      path: now,
    } = await open({
      path: byLink,
      handlers: { 'account.confirmEmailChange': confirmed },
    });
    const done = await screen.findByText('Your email address is now new@studio.test');
    expect(done.closest('[role=status]')).toHaveFocus();
    expect(now()).toBe(path);
    expect(fetch.callsOf('account.confirmEmailChange').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(app.auth.getSnapshot().context.user).toMatchObject({ email: 'new@studio.test' });
  });

  test('[F7] an expired link shows that nothing has changed', async () => {
    const { path: now } = await open({
      path: byLink,
      handlers: { 'account.confirmEmailChange': problem('auth.invalid_link') },
    });
    const title = await screen.findByText('Your email address was not changed');
    expect(title.closest('[role=alert]')).toHaveFocus();
    expect(screen.getByText(/This link is no longer valid/)).toBeVisible();
    expect(now()).toBe(path);
  });

  test('[F7] can be retried if the server was unreachable', async () => {
    const { user, fetch } = await open({
      path: byLink,
      handlers: { 'account.confirmEmailChange': inTurn(networkFailure(), confirmed) },
    });
    await screen.findByText('Your email address was not changed');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Your email address is now new@studio.test')).toBeVisible();
    expect(fetch.callsOf('account.confirmEmailChange').map(({ body }) => body.token)).toEqual(['abc', 'abc']);
  });
});
