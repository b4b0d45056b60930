import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/template/pages/setting/language', visitor: 'customer', ...options });
const inMain = () => within(screen.getByRole('main'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T18:44:05Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('applies a saved language to the page and the session immediately', async () => {
  const { user, app, fetch } = await open();
  await user.selectOptions(await inMain().findByLabelText('Language'), 'fr');
  expect(document.documentElement.lang).toBe('en');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await inMain().findByText('Toutes les modifications sont enregistrées.')).toBeVisible();
  expect(document.documentElement.lang).toBe('fr');
  expect(app.auth.getSnapshot().context.user).toMatchObject({ locale: 'fr' });
  const { id: _, email: _email, role: _role, accountRole: _accountRole, ...profile } = fixtures.customerUser;
  expect(fetch.callsOf('account.updateCustomerProfile')[0]?.body).toEqual({ ...profile, locale: 'fr' });
});

test('keeps the language when saving fails', async () => {
  const { user } = await open({
    handlers: { 'account.updateCustomerProfile': problem('service.unavailable') },
  });
  await user.selectOptions(await inMain().findByLabelText('Language'), 'fr');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await inMain().findByRole('alert')).toHaveTextContent('Nothing was saved');
  expect(document.documentElement.lang).toBe('en');
});

test('previews the time in the selected zone before saving', async () => {
  const { user } = await open();
  expect(await inMain().findByText(/Now 18:44/)).toHaveTextContent('Now 18:44, UTC');
  await user.selectOptions(inMain().getByLabelText('Time zone'), 'America/St_Johns');
  expect(await inMain().findByText(/Now 15:14/)).toHaveTextContent('Now 15:14, UTC−3:30');
});

test('previews the date format and applies it after saving', async () => {
  const { user, app } = await open();
  expect(await inMain().findByText('21 Nov 2026, 18:44:05')).toBeVisible();
  await user.click(inMain().getByRole('radio', { name: 'As 2026-11-21' }));
  expect(await inMain().findByText('2026-11-21 18:44:05')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await inMain().findByText('All changes saved.');
  expect(app.auth.getSnapshot().context.user).toMatchObject({ dateFormat: 'iso' });
});

test('shows a change from another tab without losing unsaved input', async () => {
  const { user, storage } = await open();
  await user.selectOptions(await inMain().findByLabelText('Time zone'), 'Asia/Tokyo');
  const state = JSON.parse(storage.getItem('studio.state') ?? '');
  state.auth.user.dateFormat = 'iso';
  storage.setItem('studio.state', JSON.stringify(state));
  window.dispatchEvent(new StorageEvent('storage', { key: 'studio.state' }));
  await waitFor(() => expect(inMain().getByRole('radio', { name: 'As 2026-11-21' })).toBeChecked());
  expect(inMain().getByLabelText('Time zone')).toHaveValue('Asia/Tokyo');
});

test("saves an admin's language in the admin's profile", async () => {
  const { user, fetch } = await open({ path: '/admin/settings/account/language', visitor: 'superadmin' });
  await user.selectOptions(await inMain().findByLabelText('Language'), 'ja');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
  const { username: _, role: _role, ...profile } = fixtures.adminUser;
  expect(fetch.callsOf('account.updateAdminProfile')[0]?.body).toEqual({ ...profile, locale: 'ja' });
});
