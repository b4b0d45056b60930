import { act, screen, waitFor } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { stateKey } from '#/session/persistence.ts';
import { renderApp } from '#/testing/render-app.tsx';

async function signIn({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>) {
  await user.type(await screen.findByLabelText('Email'), 'owner@studio.test');
  await user.type(screen.getByLabelText('Password'), 'studio-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('[G1] a customer signs in, the profile and the four lists load one after another, and the dashboard opens', async () => {
  const { user, fetch, path } = await renderApp({ path: '/login' });
  await signIn({ user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(path()).toBe('/dashboard');
  expect(fetch.calls.slice(0, 6).map(({ operationId }) => operationId)).toEqual([
    'session.authenticateCustomer',
    'session.getCustomer',
    'products.list',
    'onePages.list',
    'alexaSkills.list',
    'mobileApps.list',
  ]);
});

test('without stored settings the interface uses the account’s language', async () => {
  const { user } = await renderApp({
    path: '/login',
    handlers: {
      'session.getCustomer': { ...fixtures.customerUser, locale: 'fr' },
    },
  });
  await signIn({ user });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fr'));
});

test('a language chosen before sign-in overrides the account’s', async () => {
  const { user, path } = await renderApp({
    path: '/login',
    stored: { [stateKey]: JSON.stringify({ v: 1, theme: { currentTheme: 'dark' } }) },
    handlers: {
      'session.getCustomer': { ...fixtures.customerUser, locale: 'fr' },
    },
  });
  await signIn({ user });
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test("a rejected sign-in shows the server's message and stores nothing", async () => {
  const { user, storage } = await renderApp({
    path: '/login',
    handlers: {
      'session.authenticateCustomer': problem('auth.invalid_credentials', { message: 'Not this time.' }),
    },
  });
  await signIn({ user });
  expect(await screen.findByText('Not this time.')).toBeVisible();
  expect(storage.getItem('auth_token')).toBeNull();
});

test('[G5] sign-out leads to the sign-in page and clears stored data', async () => {
  const { storage, path, app } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  act(() => app.auth.send({ type: 'signOut' }));
  await waitFor(() => expect(path()).toMatch(/^\/login/));
  expect(storage.length).toBe(0);
  expect((await app.data.load()).queryClient.getQueryCache().getAll()).toEqual([]);
});
