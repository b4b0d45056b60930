import { screen, waitFor } from '@testing-library/react';
import { type MockHandlers, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const password = 'harbour lantern plum';

async function accept(handlers: MockHandlers = {}, typed = password) {
  const view = await renderApp({ path: '/register?invitation=abc', handlers });
  await screen.findByRole('heading', { level: 1, name: 'Choose your password' });
  expect(view.fetch.calls).toEqual([]);
  await view.user.type(screen.getByLabelText('Password'), typed);
  await view.user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  return view;
}

test('sends the password with the token, removes it from the URL and leads to sign-in', async () => {
  const { user, fetch, path } = await accept();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is ready' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(path()).toBe('/register');
  expect(fetch.callsOf('registration.acceptInvitation').map(({ body }) => body)).toEqual([
    { token: 'abc', password },
  ]);
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(path()).toBe('/login'));
  expect(screen.getByLabelText('Email')).toHaveValue('ines@lagoon.example');
});

test('does not send a short password, and shows why the server rejects one', async () => {
  const { user, fetch } = await accept(
    {
      'registration.acceptInvitation': problem('request.invalid', {
        errors: [{ pointer: '/password', code: 'common', params: {} }],
      }),
    },
    'short',
  );
  expect(await screen.findByText('Please enter between 10 and 128 characters.')).toBeVisible();
  expect(fetch.calls).toEqual([]);
  const field = screen.getByLabelText('Password');
  await user.clear(field);
  await user.type(field, password);
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This password is too common/));
  expect(field).toHaveFocus();
  expect(field).toHaveValue(password);
});

test('says that an expired invitation is no longer valid, and links to sign-in', async () => {
  const { fetch } = await accept({ 'registration.acceptInvitation': problem('auth.invalid_link') });
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: 'This invitation is no longer valid',
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(fetch.callsOf('registration.acceptInvitation')).toHaveLength(1);
});
