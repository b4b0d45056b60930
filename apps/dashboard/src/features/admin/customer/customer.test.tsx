import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { readView } from '#/session/view-as.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { id } = fixtures.adminCustomer;
const page = `/admin/customers/${id}`;
const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: page, visitor: 'superadmin', ...options });
const region = (name: string) => screen.findByRole('region', { name });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

async function choose(user: Awaited<ReturnType<typeof open>>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('shows products, people, sign-ins, emails and notes', async () => {
  await open();
  const products = within(await region('Products'));
  expect(
    products.getAllByRole('link', { name: 'Radio Aurora' }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '/admin/cast/aurora',
    `/admin/streaming-services?service=${fixtures.station.service?.id}`,
    expect.stringMatching(/^\/admin\/alexa\/edit\//),
  ]);
  expect(products.getByText('137 of 250')).toBeVisible();
  expect(within(await region('People')).getByText('Niamh Farrelly')).toBeVisible();
  expect(within(await region('Sign-ins')).getByText(/203\.0\.113\.7/)).toBeVisible();
  expect(within(await region('Emails')).getByText('Not delivered')).toBeVisible();
  expect(within(await region('Notes')).getByText('Prefers calls in the morning.')).toBeVisible();
});

test('a note is added and the field is empty again', async () => {
  const { user, fetch } = await open();
  const notes = within(await region('Notes'));
  await user.type(notes.getByLabelText('New note'), 'Wants more listeners.');
  await user.click(notes.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(fetch.callsOf('adminCustomers.createNote').at(-1)?.body).toEqual({
      text: 'Wants more listeners.',
    }),
  );
  await waitFor(() => expect(notes.getByLabelText('New note')).toHaveValue(''));
});

test('disabling tells whom it signs out and what keeps running, and needs a reason', async () => {
  const { user, fetch } = await open();
  await choose(user, 'Disable…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/3 browsers are signed out\./)).toHaveTextContent(
    /3 people can’t sign in any more\. 5 casts keep streaming.* 201 listeners stay connected\./,
  );
  await user.type(dialog.getByLabelText('Reason'), 'Unpaid since May');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(/Nobody of this account can sign in since/)).toBeVisible();
  expect(fetch.callsOf('adminCustomers.disable').at(-1)?.body).toEqual({ reason: 'Unpaid since May' });
});

test('deletion lists what it costs and needs the name; an admin is not offered it', async () => {
  const { user, path } = await open();
  await choose(user, 'Delete…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 people',
    '5 casts',
    '1 station',
    '2 sites',
    '2 skills',
    '2 apps',
    '12 uploaded files',
    '201 listeners are disconnected',
  ]);
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), 'Aurora Media');
  await user.click(confirm);
  await waitFor(() => expect(path()).toBe('/admin/customers'));
});

test('an admin may not delete', async () => {
  const { user } = await open({ visitor: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Disable…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'Export all data' })).toBeNull();
});

test('a view opens in a tab that gets a copy of the session storage, and nothing of it stays here', async () => {
  let copied: Record<string, string> = {};
  const opening = vi.spyOn(window, 'open').mockImplementation(() => {
    copied = { ...sessionStorage };
    return window;
  });
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'View as customer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Asked by telephone');
  await user.click(dialog.getByRole('button', { name: 'View as customer' }));
  await waitFor(() => expect(opening).toHaveBeenCalledWith('/dashboard', '_blank'));
  expect(fetch.callsOf('adminCustomers.viewAs').at(-1)?.body).toEqual({ reason: 'Asked by telephone' });
  expect(copied.auth_token).toBe('view-token-for-tests');
  expect(JSON.parse(copied['studio.view'] ?? '')).toEqual({
    customer: 'Aurora Media',
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  expect(sessionStorage).toHaveLength(0);
  expect(readView()).toBeNull();
});

test('a blocked tab can be opened by a button', async () => {
  const opening = vi.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValueOnce(window);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View as customer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Asked by telephone');
  await user.click(dialog.getByRole('button', { name: 'View as customer' }));
  await user.click(await dialog.findByRole('button', { name: 'Open the tab' }));
  expect(opening).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an invitation is sent again', async () => {
  const { user, fetch } = await open({ handlers: { 'adminCustomers.get': fixtures.invitedCustomer } });
  expect(await screen.findByText(/Invitation sent to/)).toBeVisible();
  await choose(user, 'Send the invitation again');
  await waitFor(() => expect(fetch.callsOf('adminCustomers.resendInvitation')).toHaveLength(1));
});

test('a missing customer has a page that leads back', async () => {
  await open({ handlers: { 'adminCustomers.get': problem('resource.not_found') } });
  expect(await screen.findByText('There is no such customer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to customers' })).toHaveAttribute('href', '/admin/customers');
});

test('name and tags are saved with the version they are based on', async () => {
  const { user, fetch } = await open();
  const details = within(await region('Details'));
  await user.click(details.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Tags/), 'Trial,trial');
  // The second is the same: it stays in the field, and says so.
  await user.tab();
  expect(await dialog.findByText('“trial” is already in the list.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove Partner' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(fetch.callsOf('adminCustomers.update').at(-1)).toMatchObject({
      body: { name: 'Aurora Media', tags: ['Trial'] },
    }),
  );
});

test('a cast is suspended and transferred from the list of products; an admin may not terminate it', async () => {
  const { user, fetch } = await open({ visitor: 'admin' });
  const products = within(await region('Products'));
  const menuOf = async (name: string) =>
    user.click(products.getByRole('button', { name: `Actions for ${name}` }));
  await menuOf('Tidewater');
  expect(await screen.findByRole('menuitem', { name: 'Lift the suspension…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Terminate…' })).toBeNull();
  await user.keyboard('{Escape}');

  await menuOf('Atlantic Talk');
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice is overdue.');
  const reads = fetch.callsOf('adminCustomers.get').length;
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(fetch.callsOf('adminCasts.suspend').at(-1)).toMatchObject({
      body: { reason: 'The invoice is overdue.' },
    }),
  );
  await waitFor(() => expect(fetch.callsOf('adminCustomers.get').length).toBeGreaterThan(reads));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await menuOf('Atlantic Talk');
  await user.click(await screen.findByRole('menuitem', { name: 'Transfer to another customer…' }));
  expect(await screen.findByRole('alertdialog', { name: /Transfer/ })).toBeVisible();
});

test('an act on a cast that cannot be loaded opens nothing', async () => {
  const { user, fetch } = await open({ handlers: { 'adminCasts.get': problem('internal') } });
  const products = within(await region('Products'));
  await user.click(products.getByRole('button', { name: 'Actions for Atlantic Talk' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Terminate…' }));
  await waitFor(() => expect(fetch.callsOf('adminCasts.get').length).toBeGreaterThan(0));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an app is created from the page of its customer', async () => {
  const { user, fetch, path } = await open();
  const { id } = fixtures.adminCustomer;
  await user.click(await screen.findByRole('button', { name: 'Add app' }));
  await user.click(await screen.findByRole('menuitem', { name: 'iOS app…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New iOS app' }));
  expect(await dialog.findByRole('combobox', { name: 'Customer' })).toHaveDisplayValue(
    fixtures.adminCustomer.name,
  );
  await user.click(dialog.getByRole('combobox', { name: /^Station/ }));
  await user.click(await screen.findByRole('option', { name: /Radio Aurora.*Station/ }));
  await user.click(dialog.getByRole('button', { name: 'Create app' }));
  await waitFor(() => expect(path()).toMatch(/^\/admin\/apps\/ios\/edit\//));
  expect(fetch.callsOf('adminApps.create')[0]).toMatchObject({
    path: { platform: 'ios' },
    body: { accountId: id },
  });
});
