import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, networkFailure, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/template/pages/setting/profile';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const field = (name: string) => screen.findByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Save changes' });

async function rename(user: Awaited<ReturnType<typeof open>>['user'], to = 'Niamh') {
  const firstName = await field('First name');
  await user.clear(firstName);
  await user.type(firstName, to);
  return firstName;
}

test('the template route redirects to the profile', async () => {
  const { path } = await open({ path: '/template/pages/setting' });
  await field('First name');
  expect(path()).toBe('/template/pages/setting/profile');
  const nav = within(screen.getByRole('navigation', { name: 'Account sections' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
});

test('the account menu links to it', async () => {
  const { user, path } = await open({ path: '/dashboard' });
  await user.click(await screen.findByRole('button', { name: /Maeve/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Account' }));
  await field('First name');
  expect(path()).toBe('/template/pages/setting/profile');
});

describe('saving', () => {
  test('sends the whole profile and updates the session immediately', async () => {
    const { user, fetch, app, storage } = await open();
    await rename(user);
    await user.clear(await field('Company'));
    await user.click(save());
    expect(await screen.findByText('All changes saved.')).toBeVisible();
    const {
      id: _,
      email: _email,
      role: _role,
      accountRole: _accountRole,
      ...profile
    } = fixtures.customerUser;
    expect(fetch.callsOf('account.updateCustomerProfile').map(({ body }) => body)).toEqual([
      { ...profile, firstName: 'Niamh', company: null },
    ]);
    expect(app.auth.getSnapshot().context).toMatchObject({
      token: 'token-of-customer',
      user: { firstName: 'Niamh' },
    });
    expect(JSON.parse(storage.getItem('studio.state') ?? '').auth.user.firstName).toBe('Niamh');
    expect(screen.getByRole('button', { name: /Niamh/ })).toBeVisible();
  });

  test('sends nothing without a change', async () => {
    const { user, fetch } = await open();
    await field('First name');
    await user.click(save());
    expect(await screen.findByText('All changes saved.')).toBeVisible();
    expect(fetch.callsOf('account.updateCustomerProfile')).toEqual([]);
  });

  test.each(['{Control>}s{/Control}', '{Meta>}S{/Meta}', '{Enter}'])(
    'works by keyboard with %s',
    async (keys) => {
      const { user, fetch } = await open();
      await rename(user);
      await user.keyboard(keys);
      expect(await screen.findByText('All changes saved.')).toBeVisible();
      expect(fetch.callsOf('account.updateCustomerProfile')).toHaveLength(1);
    },
  );

  test('ignores the shortcut while a dialog is open', async () => {
    const { user, fetch } = await open();
    await rename(user);
    await user.click(screen.getByRole('button', { name: 'Change email address' }));
    await screen.findByRole('dialog', { name: 'Change email address' });
    await user.keyboard('{Control>}s{/Control}{Escape}');
    expect(await screen.findByText('You have unsaved changes.')).toBeVisible();
    expect(fetch.callsOf('account.updateCustomerProfile')).toEqual([]);
  });

  test('ignores a response that arrives after another user signed in', async () => {
    let answer = (_user: typeof fixtures.customerUser) => {};
    const { user, app } = await open({
      handlers: {
        'account.updateCustomerProfile': () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      },
    });
    await rename(user);
    await user.click(save());
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    const other = { ...fixtures.customerUser, id: 'another', firstName: 'Second' };
    act(() => app.auth.send({ type: 'session.replaced', session: { token: 'theirs', user: other } }));
    await act(async () => answer({ ...fixtures.customerUser, firstName: 'Niamh' }));
    expect(app.auth.getSnapshot().context).toMatchObject({ token: 'theirs', user: other });
  });

  test('[F7] shows a server validation error at its field and focuses it', async () => {
    const { user } = await open({
      handlers: {
        'account.updateCustomerProfile': problem('request.invalid', {
          errors: [{ pointer: '/firstName', code: 'length', params: { max: 60 } }],
        }),
      },
    });
    const firstName = await rename(user);
    await user.click(save());
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Please enter at most 60 characters.'));
    expect(firstName).toHaveFocus();
  });

  test('[F7] a failed request preserves the input and can be retried', async () => {
    const saved = { ...fixtures.customerUser, firstName: 'Niamh' };
    const { user } = await open({
      handlers: { 'account.updateCustomerProfile': inTurn(networkFailure(), saved) },
    });
    const firstName = await rename(user);
    await user.click(save());
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert).toHaveTextContent('Nothing was saved, and your input is still here');
    expect(alert).toHaveFocus();
    expect(firstName).toHaveValue('Niamh');
    await user.click(save());
    expect(await screen.findByText('All changes saved.')).toBeVisible();
  });

  test('discarding restores the saved values', async () => {
    const { user } = await open();
    const firstName = await rename(user);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(firstName).toHaveValue('Maeve');
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
  });
});

describe('leaving with unsaved changes', () => {
  test('asks for confirmation, and staying preserves the input', async () => {
    const { user, path } = await open();
    const firstName = await rename(user);
    await user.click(screen.getByRole('link', { name: 'Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/template/pages/setting/profile');
    expect(firstName).toHaveValue('Niamh');
  });

  test('proceeds after confirmation', async () => {
    const { user, path } = await open();
    await rename(user);
    await user.click(screen.getByRole('link', { name: 'Password' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(path()).toBe('/template/pages/setting/password'));
  });

  test('never blocks signing out', async () => {
    const { user, path } = await open();
    await rename(user);
    await user.click(screen.getByRole('button', { name: /Maeve/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(path()).toMatch(/^\/login/));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('[F7] a failed profile can be reloaded', async () => {
  let isBack = false;
  const { user } = await open({
    handlers: { 'session.getCustomer': () => (isBack ? fixtures.customerUser : problem('internal')) },
  });
  expect(await screen.findByText('Couldn’t load your profile')).toBeVisible();
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await field('First name')).toHaveValue('Maeve');
});

test('an admin sees the username and role as read-only and can change the rest', async () => {
  const { user, fetch } = await renderApp({ path: '/admin/settings/account', visitor: 'superadmin' });
  const title = await field('Title');
  expect(screen.getByText('superadmin')).toBeVisible();
  expect(screen.getByText('Super administrator')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change email address' })).toBeNull();
  await user.clear(title);
  await user.type(title, 'On call');
  await user.click(save());
  expect(await screen.findByText('All changes saved.')).toBeVisible();
  const { username: _, role: _role, ...profile } = fixtures.adminUser;
  expect(fetch.callsOf('account.updateAdminProfile')[0]?.body).toEqual({ ...profile, title: 'On call' });
  expect(screen.getByRole('button', { name: /On call/ })).toBeVisible();
});
