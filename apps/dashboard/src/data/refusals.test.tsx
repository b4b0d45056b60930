import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const setup = '/admin/settings/account/second-step';
const refused = problem('account.second_step_needed');

test('staff without the required second step set it up, told why, and return to their page', async () => {
  let isSetUp = false;
  const { user, path } = await renderApp({
    path: '/admin/customers/requests?assignee=me',
    visitor: 'admin',
    handlers: {
      'adminRequests.list': () =>
        isSetUp ? { ...fixtures.listOf(fixtures.adminRequests), pending: 1 } : refused,
      'mfa.get': inTurn<'mfa.get'>(fixtures.mfaOff, fixtures.mfaOn),
      'mfa.confirm': () => {
        isSetUp = true;
        return { recoveryCodes: fixtures.recoveryCodes };
      },
    },
  });
  expect(await screen.findByText('Set up two-step sign-in to continue')).toBeVisible();
  expect(path()).toBe(setup);
  await user.type(await screen.findByLabelText('Your password'), 'studio-demo-1');
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await user.click(await screen.findByRole('button', { name: 'I’ve saved them' }));
  expect(await screen.findByRole('region', { name: 'Requests' })).toBeVisible();
  expect(path()).toBe('/admin/customers/requests?assignee=me');
});

test('a refused act leads there too, without a notification, and the own account stays open', async () => {
  const { user, path } = await renderApp({
    path: '/admin/dashboard',
    visitor: 'admin',
    handlers: { 'admin.getDashboard': refused, 'adminRequests.list': refused },
  });
  expect(await screen.findByText('Set up two-step sign-in to continue')).toBeVisible();
  expect(screen.queryByText(/is required for all staff. Set it up/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Password' }));
  await waitFor(() => expect(path()).toBe('/admin/settings/account/password'));
});

test('somebody who set it up elsewhere can go back', async () => {
  const { user, path } = await renderApp({
    path: setup,
    state: { returnTo: '/admin/cast' },
    visitor: 'admin',
    handlers: { 'mfa.get': fixtures.mfaOn },
  });
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(path()).toBe('/admin/cast'));
});

test('a refusal by a role that changed elsewhere updates what the screen offers', async () => {
  const { user, fetch } = await renderApp({
    path: '/admin/settings/team',
    visitor: 'superadmin',
    handlers: {
      'session.getAdmin': inTurn<'session.getAdmin'>(fixtures.adminUser, {
        ...fixtures.adminUser,
        role: 'admin',
      }),
      'team.endSessions': problem('account.not_permitted'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Pavel Linhart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End sessions…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'End sessions' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite person' })).toBeNull());
  expect(fetch.callsOf('session.getAdmin')).toHaveLength(2);
});

test('a refused person of a customer’s account gets the screens of the new role', async () => {
  const owner = fixtures.customerUser;
  const { user } = await renderApp({
    path: '/template/pages/setting/people',
    visitor: 'customer',
    handlers: {
      'session.getCustomer': inTurn<'session.getCustomer'>(owner, { ...owner, accountRole: 'manager' }),
      'people.remove': problem('account.not_permitted'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Kenji Mori' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite a person' })).toBeNull());
});
