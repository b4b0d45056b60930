import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/template/pages/setting/keys', visitor: 'customer', ...options });
const { apiKeyList, createdApiKey } = fixtures;

async function openCreation(options: Partial<TestAppOptions> = {}) {
  const app = await open(options);
  await app.user.click(await screen.findByRole('button', { name: 'Create key' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Create an API key' })) };
}

test('creates a key with scopes, products and networks, and shows it once', async () => {
  const { user, dialog, fetch } = await openCreation();
  await user.type(dialog.getByLabelText('Name'), 'Website');
  await user.click(dialog.getByLabelText(/See statistics/));
  await user.selectOptions(dialog.getByLabelText('Products'), 'Only those I choose');
  await user.click(dialog.getByLabelText(/^Radio Aurora\s*Cast$/));
  await user.selectOptions(dialog.getByLabelText('Expires'), 'Never');
  await user.type(dialog.getByLabelText(/Networks/), '203.0.113.7 203.0.113.0/24');
  await user.type(dialog.getByLabelText('Your password'), 'a-password');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your key for Website' }));
  expect(shown.getByText(createdApiKey.secret)).toBeVisible();
  expect(fetch.callsOf('keys.create')[0]?.body).toEqual({
    name: 'Website',
    scopes: ['statistics:read'],
    products: [{ kind: 'cast', id: fixtures.products.find(({ name }) => name === 'Radio Aurora')?.id }],
    expiresAt: null,
    networks: ['203.0.113.7', '203.0.113.0/24'],
    password: 'a-password',
  });
  await user.keyboard('{Escape}');
  expect(shown.getByText(createdApiKey.secret)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'I’ve stored it' }));
  await waitFor(() => expect(screen.queryByText(createdApiKey.secret)).toBeNull());
});

test('says what is missing, and asks for the code where it is required', async () => {
  const { user, dialog } = await openCreation({
    handlers: { 'keys.create': problem('auth.second_step_required') },
  });
  const submit = dialog.getByRole('button', { name: 'Create key' });
  await user.type(dialog.getByLabelText(/Networks/), '203.0.113.0/99');
  await user.click(submit);
  expect(await dialog.findByText('Choose at least one.')).toBeVisible();
  expect(dialog.getByText(/^Enter addresses or networks/)).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Website');
  await user.click(dialog.getByLabelText(/See casts/));
  await user.clear(dialog.getByLabelText(/Networks/));
  await user.type(dialog.getByLabelText('Your password'), 'a-password');
  await user.click(submit);
  expect(await dialog.findByLabelText('Code')).toBeInvalid();
});

test('shows the calls of a key, and revokes it', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Details of Website' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Website' }));
  expect(await drawer.findByRole('table', { name: 'Latest calls' })).toHaveTextContent('casts.getNow');
  await user.click(drawer.getByRole('button', { name: 'Revoke' }));
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Revoke the key Website?' }));
  expect(confirm.getByText('203.0.113.x')).toBeVisible();
  await user.click(confirm.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(fetch.callsOf('keys.revoke')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Website' })).toBeNull());
});

test('replaces a key and shows the new one', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Details of Website' }));
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the key' }));
  await user.selectOptions(dialog.getByLabelText('The previous key works for'), '7 days');
  await user.type(dialog.getByLabelText('Your password'), 'a-password');
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText(createdApiKey.secret)).toBeVisible();
  expect(fetch.callsOf('keys.rotate')[0]?.body).toEqual({ overlapHours: 168, password: 'a-password' });
});

test('has an empty state, and a failed one that can be retried', async () => {
  let reply: unknown = problem('internal');
  const { user } = await open({ handlers: { 'keys.listOwn': () => reply as typeof apiKeyList } });
  expect(await screen.findByText('Couldn’t load the API keys')).toBeVisible();
  reply = { ...apiKeyList, items: [], total: 0 };
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No API keys yet')).toBeVisible();
});

test('is offered to owners and superadmins only', async () => {
  const analyst = { ...fixtures.customerUser, accountRole: 'analyst' } as const;
  await open({ path: '/template/pages/setting/profile', handlers: { 'session.getCustomer': analyst } });
  const nav = within(await screen.findByRole('navigation', { name: 'Account sections' }));
  expect(nav.getByRole('link', { name: 'Sessions' })).toBeVisible();
  await waitFor(() => expect(nav.queryByRole('link', { name: 'API keys' })).toBeNull());
});
