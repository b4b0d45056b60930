import { act, screen, waitFor, within } from '@testing-library/react';
import { delayed, fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { draftApp, app, returnedApp } = fixtures;
const patient = { timeout: 15_000 };
const open = (
  handlers: TestAppOptions['handlers'] = {},
  {
    id = draftApp.id,
    search = '',
    ...options
  }: Partial<TestAppOptions> & { id?: string; search?: string } = {},
) => renderApp({ path: `/apps/android/create/${id}${search}`, visitor: 'customer', handlers, ...options });

describe('the steps', () => {
  test('save what is typed on their own, over the version that was read', async () => {
    const { user, fetch } = await open({}, { search: '?step=identity' });
    await user.type(await screen.findByLabelText(/^Name below the icon/, {}, patient), ' FM');
    await waitFor(() => expect(fetch.callsOf('apps.update')).toHaveLength(1), patient);
    expect(fetch.callsOf('apps.update')[0]?.headers.get('if-match')).toBe('1');
    expect(fetch.callsOf('apps.update')[0]?.body).toMatchObject({ launcherName: 'Radio Aurora FM' });
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  });

  test('keep both versions when somebody else has saved, until one is chosen', async () => {
    const current = { ...draftApp, version: 5, draft: { ...draftApp.draft, launcherName: 'Theirs' } };
    const { user } = await open(
      { 'apps.update': problem('resource.version_conflict', { current }) },
      { search: '?step=identity' },
    );
    await user.type(await screen.findByLabelText(/^Name below the icon/, {}, patient), '!');
    expect(await screen.findByText('Somebody else changed this app', {}, patient)).toBeVisible();
    expect(screen.getByLabelText(/^Name below the icon/)).toHaveValue('Radio Aurora!');
    await user.click(screen.getByRole('button', { name: 'Load their version' }));
    await waitFor(() => expect(screen.getByLabelText(/^Name below the icon/)).toHaveValue('Theirs'));
  });

  test('are in the address, and begin at the first for a new app', async () => {
    const { user, path } = await open();
    expect(
      await screen.findByText(/^Step 1 of 7: Station/, { selector: 'div > span' }, patient),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next: Identity' }));
    await waitFor(() => expect(path()).toContain('step=identity'));
    expect(screen.getByRole('heading', { name: 'Identity' })).toHaveFocus();
  });

  test('go on at the first one that is not complete', async () => {
    await open({ 'apps.get': { ...app, draft: { ...app.draft, privacyUrl: '' } } });
    expect(
      await screen.findByText(/^Step 4 of 7: Content/, { selector: 'div > span' }, patient),
    ).toBeVisible();
  });

  test('show what blocks sending, and lead to its field', async () => {
    const { user, fetch } = await open({}, { search: '?step=review' });
    await user.click(await screen.findByRole('button', { name: /^Privacy policy/ }, patient));
    await waitFor(() => expect(screen.getByLabelText('Privacy policy')).toHaveFocus());
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    await user.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(await screen.findByRole('dialog', { name: 'The app is not complete yet' }, patient)).toBeVisible();
    expect(fetch.callsOf('apps.submit')).toHaveLength(0);
  });

  test('end with the review, and lead to the page of the app', async () => {
    const complete = { ...returnedApp, draft: app.draft };
    const { user, path } = await open(
      { 'apps.get': complete },
      { id: returnedApp.id, search: '?step=review' },
    );
    await user.click(await screen.findByRole('button', { name: 'Send for review' }, patient));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    await user.click(dialog.getByRole('button', { name: 'Send for review' }));
    await waitFor(() => expect(path()).toBe(`/apps/android/${returnedApp.id}`));
  });
});

describe('the package id', () => {
  const field = () => screen.findByLabelText('Package ID', {}, patient);

  test('is refused while it is typed, by its form and by other apps', async () => {
    const { user } = await open({}, { search: '?step=identity' });
    const input = await field();
    await user.clear(input);
    await user.type(input, 'aurora');
    expect(await screen.findByText(/two or more words/)).toBeVisible();
    await user.clear(input);
    await user.paste('fm.taken.app');
    expect(await screen.findByText('Another app here has this ID already.', {}, patient)).toBeVisible();
    await user.type(input, 's');
    expect(await screen.findByText(/^Free here/, {}, patient)).toBeVisible();
  });

  test('can’t be changed once the store knows it', async () => {
    await open({ 'apps.get': app }, { search: '?step=identity' });
    expect(await field()).toHaveAttribute('readonly');
  });
});

test('the heading keeps the focus while the app arrives', async () => {
  const { app: dashboard } = await renderApp({
    path: '/dashboard',
    visitor: 'customer',
    handlers: { 'apps.get': delayed(500, draftApp) },
  });
  await act(() => dashboard.router.navigate({ href: `/apps/android/create/${draftApp.id}` }));
  expect(await screen.findByRole('heading', { name: 'Make your app' }, patient)).toHaveFocus();
  expect(await screen.findByRole('heading', { name: 'Make your app for Android' }, patient)).toHaveFocus();
});

describe('without an app', () => {
  const station = fixtures.products.find(({ type }) => type === 'station');

  test('the id of a station offers to create its app, and goes on with it', async () => {
    if (station?.type !== 'station') throw new Error('The fixture has no station.');
    const { user, fetch, path } = await open({}, { id: station.stationId });
    await user.click(await screen.findByRole('button', { name: 'Create the Android app' }, patient));
    await waitFor(() => expect(path()).toBe(`/apps/android/create/${draftApp.id}`));
    expect(fetch.callsOf('apps.create')[0]?.body).toEqual({
      platform: 'android',
      source: { kind: 'station', id: station.stationId },
    });
  });

  test('any other id is not found', async () => {
    await open({}, { id: '00000000-0000-7000-8000-000000000000' });
    expect(await screen.findByText('No such app in your account', {}, patient)).toBeVisible();
  });
});
