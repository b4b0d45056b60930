import { screen, within } from '@testing-library/react';
import type { AdminRequest } from '@unmuted/api';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
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

const trigger = (assignee: string) => `Assignee of the request of Aurora Media: ${assignee}`;
const [pending, refused] = fixtures.adminRequests as [AdminRequest, AdminRequest];
const listOf = (...items: AdminRequest[]) => ({ ...fixtures.listOf(items), pending: items.length });
const pavel = { username: 'pavel', name: 'Pavel Linhart' };

test('assigns a request to a person who can sign in, and shows who has it', async () => {
  const assigned = { ...pending, assignee: pavel };
  const { user, fetch } = await open({
    handlers: {
      'adminRequests.list': inTurn<'adminRequests.list'>(listOf(pending), listOf(assigned)),
    },
  });
  await user.click((await panel()).getByRole('button', { name: trigger('Unassigned') }));
  const item = await screen.findByRole('menuitemradio', { name: 'Pavel Linhart' });
  const people = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect([people[0], people.at(-1)]).toEqual(['Me', 'Nobody']);
  expect(people).not.toContain('Femi Daly');
  expect(screen.getByRole('menuitemradio', { name: 'Nobody' })).toBeChecked();
  await user.click(item);
  expect(await screen.findByText('Request of Aurora Media assigned to Pavel Linhart')).toBeVisible();
  expect(fetch.callsOf('adminRequests.assign')[0]).toMatchObject({
    path: { id: pending.id },
    body: { username: 'pavel' },
  });
  expect(await (await panel()).findByRole('button', { name: trigger('Pavel Linhart') })).toBeVisible();
});

test('unassigns a request, and says when a person has left meanwhile', async () => {
  const gone = problem('request.invalid', {
    errors: [{ pointer: '/username', code: 'enum', params: {} }],
  });
  const { user, fetch } = await open({
    handlers: {
      'adminRequests.list': listOf({ ...pending, assignee: pavel }),
      'adminRequests.assign': gone,
    },
  });
  await user.click((await panel()).getByRole('button', { name: trigger('Pavel Linhart') }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Nobody' }));
  expect(await screen.findByText(/left the team or is disabled/)).toBeVisible();
  expect(fetch.callsOf('adminRequests.assign')[0]?.body).toEqual({ username: null });
});

test('filters by assignee and state, in the URL', async () => {
  const { user, fetch, path } = await open({
    path: '/admin/customers/requests?assignee=me&state=wrong',
    handlers: { 'adminRequests.list': listOf() },
  });
  expect(await screen.findByText('No requests are assigned to you')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Unassigned' }));
  await user.click(screen.getByRole('radio', { name: 'Any state' }));
  expect(path()).toBe('/admin/customers/requests?state=all&assignee=none');
  expect(fetch.callsOf('adminRequests.list').map(({ query }) => [query.state, query.assignee])).toEqual([
    ['pending', 'me'],
    ['pending', 'none'],
    [undefined, 'none'],
  ]);
});

test('an answered request shows its assignee, without a menu', async () => {
  await open({ handlers: { 'adminRequests.list': listOf({ ...refused, assignee: pavel }) } });
  const requests = await panel();
  expect(requests.getByText(/Assigned to/)).toHaveTextContent('Assigned to Pavel Linhart');
  expect(requests.queryByRole('button', { name: trigger('Pavel Linhart') })).toBeNull();
});

test('a link to one request focuses it', async () => {
  await open({ path: `/admin/customers/requests?assignee=me#${pending.id}` });
  await panel();
  expect(document.activeElement).toHaveTextContent(pending.note);
});
