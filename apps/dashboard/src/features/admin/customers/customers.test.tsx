import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

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
