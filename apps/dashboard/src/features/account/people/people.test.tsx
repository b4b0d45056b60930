import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

async function open(options: TestAppOptions = {}) {
  const app = await renderApp({
    path: '/template/pages/setting/people',
    visitor: 'customer',
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('the people of an account', () => {
  test('are listed with role and products, and with the invitations', async () => {
    await open();
    const people = within(await screen.findByRole('region', { name: 'People' }));
    expect(people.getByText('Kenji Mori')).toBeVisible();
    expect(people.getByText('Presenter')).toBeVisible();
    expect(people.getByText('Radio Aurora')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Invitations' })).getByText('noor@aurora.example'),
    ).toBeVisible();
  });

  test('are invited with a role and chosen products', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a person' }));
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'ada@aurora.example');
    await user.click(dialog.getByRole('radio', { name: /^Manager/ }));
    await user.click(dialog.getByRole('radio', { name: 'Only chosen products' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByText('Choose at least one product.')).toBeVisible();
    expect(fetch.callsOf('people.invite')).toHaveLength(0);
    const [cast] = dialog.getAllByRole('checkbox', { name: /^Radio Aurora/ });
    if (!cast) throw new Error('There is no product.');
    await user.click(cast);
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(fetch.callsOf('people.invite')).toHaveLength(1));
    const { kind, id } = fixtures.people.products[0] ?? {};
    expect(fetch.callsOf('people.invite')[0]?.body).toEqual({
      email: 'ada@aurora.example',
      role: 'manager',
      products: [{ kind, id }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('get another role', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change the access of Kenji Mori' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Kenji Mori/ }));
    await user.click(dialog.getByRole('radio', { name: /^Analyst/ }));
    await user.click(dialog.getByRole('radio', { name: /All products/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(fetch.callsOf('people.update')[0]?.body).toEqual({ role: 'analyst', products: null }),
    );
  });

  test('are removed after confirmation', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Kenji Mori' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Remove Kenji Mori/ }));
    expect(fetch.callsOf('people.remove')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Kenji Mori')).not.toBeInTheDocument());
  });

  test('are shown to a manager, who can only leave', async () => {
    const { user, fetch } = await open({ accountRole: 'manager' });
    await screen.findByText('Kenji Mori');
    expect(screen.queryByRole('button', { name: 'Invite a person' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave the account…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave this account?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(fetch.callsOf('people.leave')).toHaveLength(1));
  });

  test('are hidden from a presenter', async () => {
    const { fetch } = await open({ accountRole: 'presenter' });
    expect(await screen.findByText('Your role doesn’t allow this')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
    expect(fetch.callsOf('people.list')).toHaveLength(0);
  });
});

describe('an invitation', () => {
  const path = '/register?invite=a-token-of-a-test';

  test('creates the sign-in of a new person', async () => {
    const { user, fetch } = await renderApp({ path });
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Noor');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Haddad');
    await user.type(screen.getByLabelText('Password'), 'a quiet river at dusk');
    await user.click(screen.getByRole('button', { name: 'Join the account' }));
    expect(await screen.findByText('Please accept the terms of service to continue.')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Join the account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    expect(fetch.callsOf('invitations.accept')[0]?.body).toMatchObject({
      token: 'a-token-of-a-test',
      firstName: 'Noor',
      password: 'a quiet river at dusk',
    });
  });

  test('leads a person with a sign-in to the sign-in', async () => {
    const { user, path: at } = await renderApp({
      path,
      handlers: { 'invitations.get': { ...fixtures.openInvitation, hasSignIn: true } },
    });
    await user.click(await screen.findByRole('link', { name: 'Sign in and continue' }));
    await waitFor(() => expect(at()).toMatch(/^\/login\?redirect=.*join/));
  });

  test('is accepted by a signed-in person', async () => {
    const { user, fetch, path: at } = await renderApp({ path, visitor: 'customer' });
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));
    await waitFor(() => expect(at()).toBe('/dashboard'));
    expect(fetch.callsOf('people.join')[0]?.body).toEqual({ token: 'a-token-of-a-test' });
  });
});
