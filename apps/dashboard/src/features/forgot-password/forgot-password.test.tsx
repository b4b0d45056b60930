import { screen, waitFor, within } from '@testing-library/react';
import { type MockHandlers, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const form = () => within(document.querySelector('form') as HTMLElement);

async function open(handlers: MockHandlers = {}, path = '/forgot-password') {
  const view = await renderApp({ path, handlers });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

describe('requesting a link', () => {
  test('shows the same message whether or not the account exists', async () => {
    const { user, fetch } = await open();
    await user.type(screen.getByLabelText('Email'), ' Nora@Tidal.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading.nextSibling).toHaveTextContent(
      'If there is an account for nora@tidal.example, a link is on its way. It is valid for 60 minutes.',
    );
    expect(fetch.callsOf('registration.requestPasswordReset').map(({ body }) => body)).toEqual([
      { email: 'nora@tidal.example' },
    ]);
  });

  test('[F7] an invalid address shows a field error and is not sent', async () => {
    const { user, fetch } = await open();
    await user.type(screen.getByLabelText('Email'), 'nora');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(fetch.calls).toEqual([]);
  });

  test('[F7] too many attempts show a focused alert', async () => {
    const { user } = await open({ 'registration.requestPasswordReset': problem('request.rate_limited') });
    await user.type(screen.getByLabelText('Email'), 'nora@tidal.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    const alert = await form().findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveValue('nora@tidal.example');
  });

  test('another address can be entered', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Email'), 'nora@tidal.example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await user.click(await screen.findByRole('button', { name: 'Use another address' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('nora@tidal.example');
  });
});

describe('the emailed link', () => {
  const password = 'harbour lantern plum';

  async function choose(handlers: MockHandlers = {}, again = password) {
    const view = await open(handlers, '/forgot-password?token=abc');
    const { user } = view;
    await user.type(screen.getByLabelText('New password'), password);
    await user.type(screen.getByLabelText('New password again'), again);
    await user.click(screen.getByRole('button', { name: 'Save new password' }));
    return view;
  }

  test('sets a new password and leads to sign-in with a notice that all sessions ended', async () => {
    const { fetch, path } = await choose();
    await waitFor(() => expect(path()).toBe('/login'));
    expect(await screen.findByText(/All your sessions were signed out/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('owner@studio.test');
    expect(fetch.callsOf('registration.resetPassword').map(({ body }) => body)).toEqual([
      { token: 'abc', password },
    ]);
  });

  test('[F7] mismatched passwords are not sent', async () => {
    const { fetch } = await choose({}, 'harbour lantern plums');
    const again = screen.getByLabelText('New password again');
    await waitFor(() => expect(again).toHaveFocus());
    expect(again).toHaveAccessibleDescription('The passwords don’t match.');
    expect(fetch.calls).toEqual([]);
  });

  test.each([
    ['common', /This password is too common/],
    ['personal', /Your password can’t be your account name/],
  ] as const)('[F7] a password rejected as %s shows a field error', async (code, text) => {
    await choose({
      'registration.resetPassword': problem('request.invalid', {
        errors: [{ pointer: '/password', code, params: {} }],
      }),
    });
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveFocus();
  });

  test('[F7] an expired link offers to request another one', async () => {
    await choose({ 'registration.resetPassword': problem('auth.invalid_link') });
    const heading = await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });
});
