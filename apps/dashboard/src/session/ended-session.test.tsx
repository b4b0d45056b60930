import { act, screen, waitFor } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { stateKey, tokenKey } from '#/session/persistence.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

type View = Awaited<ReturnType<typeof renderApp>>;

const settings = '/cast/aurora/settings?from=mail';
const returnPath = '/login?redirect=%2Fcast%2Faurora%2Fsettings%3Ffrom%3Dmail';
const note = () => screen.queryByText('Your unsaved changes are back');
const storageChanged = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: tokenKey })));

/** Opens the settings with an unsaved name. */
async function openDraft(options: TestAppOptions = {}) {
  const view = await renderApp({ path: settings, visitor: 'customer', ...options });
  await view.user.type(await screen.findByDisplayValue('Radio Aurora'), ' Galway');
  return view;
}

async function expire({ app, path }: View) {
  act(() => app.auth.send({ type: 'session.dropped', area: 'customer' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(path()).toBe(returnPath);
}

async function signIn({ user }: View) {
  await user.type(screen.getByLabelText('Email'), 'owner@studio.test');
  await user.type(screen.getByLabelText('Password'), 'studio-demo-1{Enter}');
}

test('an expired session keeps the draft, and the same account finds it on its page', async () => {
  const view = await openDraft();
  await expire(view);
  expect(await screen.findByText('Your unsaved changes are kept in this tab')).toBeVisible();
  expect(JSON.stringify([view.storage, sessionStorage])).not.toContain('Galway');
  await signIn(view);
  expect(await screen.findByDisplayValue('Radio Aurora Galway')).toBeVisible();
  expect(view.path()).toBe(settings);
  expect(note()).toBeVisible();
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(view.fetch.callsOf('settings.updateGeneral')).toHaveLength(1));
  expect(view.fetch.callsOf('settings.updateGeneral')[0]?.headers.get('if-match')).toBe('4');
  await waitFor(() => expect(note()).toBeNull());
});

test('a draft comes back with the version that the edit began with', async () => {
  let version = 4;
  const view = await openDraft({
    handlers: { 'settings.getGeneral': () => ({ ...fixtures.generalSettings, version }) },
  });
  await expire(view);
  version = 9;
  await signIn(view);
  await screen.findByDisplayValue('Radio Aurora Galway');
  await view.user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(view.fetch.callsOf('settings.updateGeneral')).toHaveLength(1));
  expect(view.fetch.callsOf('settings.updateGeneral')[0]?.headers.get('if-match')).toBe('4');
});

test('another account gets neither the draft nor the page', async () => {
  const other = { ...fixtures.customerUser, id: 'another', email: 'another@studio.test' };
  let hasChanged = false;
  const view = await openDraft({
    handlers: { 'session.getCustomer': () => (hasChanged ? other : fixtures.customerUser) },
  });
  await expire(view);
  hasChanged = true;
  await signIn(view);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(view.path()).toBe('/dashboard');
  await act(() => view.app.router.navigate({ href: settings }));
  expect(await screen.findByDisplayValue('Radio Aurora')).toBeVisible();
  expect(note()).toBeNull();
});

test('signing out discards the draft', async () => {
  const view = await openDraft();
  act(() => view.app.auth.send({ type: 'signOut' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(screen.queryByText('Your unsaved changes are kept in this tab')).toBeNull();
  await signIn(view);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await act(() => view.app.router.navigate({ href: settings }));
  expect(await screen.findByDisplayValue('Radio Aurora')).toBeVisible();
});

test('a session that ends and begins again in another tab leaves this tab on its page with its draft', async () => {
  const view = await openDraft();
  const stored = [tokenKey, stateKey].map((key) => [key, view.storage.getItem(key) ?? ''] as const);
  view.storage.clear();
  storageChanged();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(view.path()).toBe(returnPath);
  for (const [key, value] of stored) view.storage.setItem(key, key === tokenKey ? 'next' : value);
  storageChanged();
  expect(await screen.findByDisplayValue('Radio Aurora Galway')).toBeVisible();
  expect(view.path()).toBe(settings);
  expect(note()).toBeVisible();
});

test('confirms a reload of the sign-in page that would lose a draft', async () => {
  const view = await openDraft();
  await expire(view);
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
});

test('a form without a version keeps its draft too', async () => {
  const view = await renderApp({ path: '/template/pages/setting/profile', visitor: 'customer' });
  const first = await screen.findByLabelText('First name');
  await view.user.clear(first);
  await view.user.type(first, 'Aoife');
  act(() => view.app.auth.send({ type: 'session.dropped', area: 'customer' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  await signIn(view);
  expect(await screen.findByDisplayValue('Aoife')).toBeVisible();
  expect(note()).toBeVisible();
});
