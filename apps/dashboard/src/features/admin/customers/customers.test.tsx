import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerBulkResult } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

type BulkItems = CustomerBulkResult['items'];

const open = (path = '/admin/customers', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'admin', ...options });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('shows each customer with products and state, linked to its page', async () => {
  const { user, path } = await open();
  const row = within(await rowOf(/Aurora Media/));
  expect(row.getByText('Maeve O’Brien, owner@studio.test')).toBeVisible();
  expect(row.getByText('5 casts')).toBeInTheDocument();
  expect(row.getByText('1 off air')).toBeInTheDocument();
  expect(row.getByText('Cast 500')).toBeVisible();
  // A registration has no page.
  expect(within(await rowOf(/Polder Pop/)).queryByRole('link')).toBeNull();
  await user.click(row.getByRole('link', { name: 'Aurora Media' }));
  await waitFor(() => expect(path()).toBe(`/admin/customers/${fixtures.adminCustomer.id}`));
});

test('sends the search and filters to the server and stores them in the URL', async () => {
  const { user, path, fetch } = await open();
  await rowOf(/Aurora Media/);
  await user.type(screen.getByRole('searchbox'), 'lagoon');
  await waitFor(() => expect(path()).toBe('/admin/customers?q=lagoon'));
  await waitFor(() =>
    expect(fetch.callsOf('adminCustomers.list').at(-1)?.query).toEqual({
      q: 'lagoon',
      page: '1',
      pageSize: '25',
    }),
  );
  await user.click(screen.getByRole('link', { name: 'With a cast off air' }));
  await waitFor(() => expect(path()).toBe('/admin/customers?trouble=yes'));
  await waitFor(() =>
    expect(fetch.callsOf('adminCustomers.list').at(-1)?.query).toEqual({
      trouble: 'true',
      page: '1',
      pageSize: '25',
    }),
  );
});

test('filters by plan and overdue renewal, and sorts by the last sign-in', async () => {
  const { user, path, fetch } = await open();
  expect(within(await rowOf(/Tidewater/)).getByText(/^Renewal was/)).toBeVisible();
  const lastQuery = () => fetch.callsOf('adminCustomers.list').at(-1)?.query;
  const choose = async (filter: string, option: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${filter} \\w`) }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: option }));
    await user.keyboard('{Escape}');
  };
  await choose('Plan', 'Cast 500');
  await waitFor(() => expect(lastQuery()).toMatchObject({ plan: 'Cast 500' }));
  // Another plan replaces the first.
  await choose('Plan', 'Station');
  await waitFor(() => expect(lastQuery()).toMatchObject({ plan: 'Station' }));
  await choose('Renewal', 'Overdue');
  await waitFor(() => expect(lastQuery()).toMatchObject({ plan: 'Station', overdue: 'true' }));
  await user.click(screen.getByRole('button', { name: 'Last sign-in' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ overdue: 'true', sort: '-signedIn' }));
  expect(path()).toBe('/admin/customers?plan=Station&overdue=yes&sort=-signedIn');
});

describe('bulk actions', () => {
  const [aurora, meadow, lagoon] = fixtures.customerRows.map(({ id }) => id);
  type User = Awaited<ReturnType<typeof open>>['user'];
  async function choose(user: User, action: string, names: readonly RegExp[]) {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog'));
  }

  test('a suspension tells what it costs, leaves out registrations and shows a result a row', async () => {
    const items = [
      { id: aurora, outcome: 'done', code: null, casts: 4 },
      { id: meadow, outcome: 'failed', code: 'engine.not_configurable', casts: 0 },
    ] as BulkItems;
    const { user, fetch } = await open('/admin/customers', {
      handlers: { 'adminCustomers.bulk': { items } },
    });
    const names = [/Aurora Media/, /Meadow Lane/, /Polder Pop/, /Tidewater/];
    const dialog = await choose(user, 'Suspend…', names);
    expect(dialog.getByRole('heading')).toHaveTextContent('Suspend 5 casts of 2 customers?');
    expect(dialog.getByText(/219 listeners are disconnected\./)).toBeVisible();
    expect(dialog.getByText(/1 registration is left out/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice is overdue.');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('1 customer succeeded. 1 customer failed.')).toBeVisible();
    const results = within(dialog.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    expect(results.map(({ textContent }) => textContent)).toEqual([
      'Aurora MediaDone · 4 casts',
      expect.stringMatching(/^Meadow Lane./),
    ]);
    expect(fetch.callsOf('adminCustomers.bulk').at(-1)?.body).toEqual({
      action: 'suspend',
      ids: [aurora, meadow],
      text: 'The invoice is overdue.',
      tags: null,
    });
  });

  test('an unknown number of listeners is not counted, and without casts there is nothing to suspend', async () => {
    const rows = fixtures.customerRows.map((row) => ({ ...row, listeners: null }));
    const { user } = await open('/admin/customers', {
      handlers: { 'adminCustomers.list': { ...fixtures.customerList, items: rows } },
    });
    const dialog = await choose(user, 'Suspend…', [/Aurora Media/]);
    expect(dialog.getByText(/Current listener count unavailable\./)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: /Aurora Media/ }));
    const empty = await choose(user, 'Suspend…', [/Lagoon Radio/]);
    expect(empty.getByText('None of the selected customers has a cast to suspend.')).toBeVisible();
    expect(empty.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });

  test('tags are added to all, and removed from those that have one', async () => {
    const { user, fetch } = await open();
    const adding = await choose(user, 'Add tags…', [/Meadow Lane/, /Lagoon Radio/]);
    await user.type(adding.getByLabelText('Tags'), 'Trial, Radio week');
    await user.click(adding.getByRole('button', { name: 'Add tags' }));
    await user.click(await adding.findByRole('button', { name: 'Close' }));
    expect(fetch.callsOf('adminCustomers.bulk').at(-1)?.body).toEqual({
      action: 'tag',
      ids: [meadow, lagoon],
      text: null,
      tags: ['Trial', 'Radio week'],
    });
    const removing = await choose(user, 'Remove tags…', []);
    expect(removing.getByRole('heading')).toHaveTextContent('Remove tags from 1 customer');
    await user.click(removing.getByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'Trial' }));
    await user.click(removing.getByRole('button', { name: 'Remove tags' }));
    await waitFor(() =>
      expect(fetch.callsOf('adminCustomers.bulk').at(-1)?.body).toEqual({
        action: 'untag',
        ids: [lagoon],
        text: null,
        tags: ['Trial'],
      }),
    );
  });
});

test('invites a customer and opens its page', async () => {
  const { user, path, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Invite customer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('Please choose a country.')).toBeVisible();
  await user.type(dialog.getByLabelText('Email'), 'ines@lagoon.example');
  await user.type(dialog.getByLabelText('First name'), 'Ines');
  await user.type(dialog.getByLabelText('Last name'), 'Marchetti');
  await user.type(dialog.getByLabelText(/Company/), 'Lagoon Radio');
  await user.selectOptions(dialog.getByLabelText('Country'), 'IT');
  await user.selectOptions(dialog.getByLabelText('Language'), 'fr');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(path()).toBe(`/admin/customers/${fixtures.invitedCustomer.id}`));
  expect(fetch.callsOf('adminCustomers.invite').at(-1)?.body).toMatchObject({
    email: 'ines@lagoon.example',
    company: 'Lagoon Radio',
    country: 'IT',
    locale: 'fr',
  });
});

test('shows that an address is taken, and keeps the input', async () => {
  const { user } = await open('/admin/customers', {
    handlers: { 'adminCustomers.invite': problem('customer.email_in_use') },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite customer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'owner@studio.test');
  await user.type(dialog.getByLabelText('First name'), 'Ines');
  await user.type(dialog.getByLabelText('Last name'), 'Marchetti');
  await user.selectOptions(dialog.getByLabelText('Country'), 'IT');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText('This email address already belongs to a customer.')).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('owner@studio.test');
});
