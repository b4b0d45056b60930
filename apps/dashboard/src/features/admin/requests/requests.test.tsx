import { screen, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/customers/requests', visitor: 'admin', ...options });
const panel = async () => within(await screen.findByRole('region', { name: 'Requests' }));

test('approves a request with the wanted name and address', async () => {
  const { user, fetch } = await open();
  const requests = await panel();
  expect(requests.getByText('We move from another provider at the end of the month.')).toBeVisible();
  await user.click(requests.getByRole('button', { name: 'Approve the request of Aurora Media' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('textbox', { name: 'Username' })).toHaveValue('lowtide');
  expect(await dialog.findByText(/^Available\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve and create' }));
  expect(await screen.findByText('Request approved and cast created')).toBeVisible();
  expect(fetch.callsOf('adminRequests.approve')[0]?.body).toEqual({
    username: 'lowtide',
    name: 'Low Tide Radio',
    timeZone: 'Europe/Dublin',
  });
});

test('shows a taken username while it is typed', async () => {
  const { user } = await open();
  await user.click((await panel()).getByRole('button', { name: 'Approve the request of Aurora Media' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Username' });
  await user.clear(field);
  await user.type(field, 'aurora');
  expect(await dialog.findByText('Another cast has this name.')).toBeVisible();
});

test('refuses a request with a reason', async () => {
  const { user, fetch } = await open();
  await user.click((await panel()).getByRole('button', { name: 'Refuse the request of Aurora Media' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Please describe the station.');
  await user.click(dialog.getByRole('button', { name: 'Refuse request' }));
  expect(await screen.findByText('Request refused')).toBeVisible();
  expect(fetch.callsOf('adminRequests.refuse')[0]?.body).toEqual({ reason: 'Please describe the station.' });
});

test('a request that someone else has answered says so', async () => {
  const { user } = await open({ handlers: { 'adminRequests.refuse': problem('request.answered') } });
  await user.click((await panel()).getByRole('button', { name: 'Refuse the request of Aurora Media' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No.');
  await user.click(dialog.getByRole('button', { name: 'Refuse request' }));
  expect(await dialog.findByText('This request has already been answered.')).toBeVisible();
});

test('has an empty state', async () => {
  await open({ handlers: { 'adminRequests.list': { ...fixtures.listOf([]), pending: 0 } } });
  expect(await screen.findByText('No requests are waiting')).toBeVisible();
});
