import { screen, waitFor } from '@testing-library/react';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/login#link=a-token-of-a-link';

test('a sign-in link opens the dashboard, and leaves the address', async () => {
  const app = await renderApp({ path });
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(app.fetch.callsOf('session.authenticateByLink').map(({ body }) => body)).toEqual([
    { token: 'a-token-of-a-link' },
  ]);
});

test('asks for the code where the account has a second step', async () => {
  const { customerSession } = fixtures;
  const app = await renderApp({
    path,
    handlers: {
      'session.authenticateByLink': inTurn<'session.authenticateByLink'>(
        problem('auth.code_required'),
        customerSession,
      ),
    },
  });
  await app.user.type(await screen.findByLabelText('Code'), '123456');
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(app.fetch.callsOf('session.authenticateByLink')[1]?.body).toEqual({
    token: 'a-token-of-a-link',
    code: '123456',
  });
});

test('says that a used link is no longer valid, and offers the password', async () => {
  const app = await renderApp({
    path,
    handlers: { 'session.authenticateByLink': problem('auth.invalid_link') },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeVisible();
  expect(app.path()).toBe('/login');
});
