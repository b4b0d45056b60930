import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const page = `/admin/customers/${fixtures.adminCustomer.id}`;
const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: page, visitor: 'superadmin', ...options });
const sites = async () => within(await screen.findByRole('region', { name: 'One-page sites' }));

async function choose(user: Awaited<ReturnType<typeof open>>['user'], site: string, item: string) {
  await user.click(await (await sites()).findByRole('button', { name: `Actions for the site ${site}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('lists the sites with their state, visits and the reason of a takedown', async () => {
  await open();
  const card = await sites();
  const published = within(await card.findByRole('row', { name: /Radio Aurora/ }));
  expect(published.getByRole('link')).toHaveAttribute('href', 'https://listen.radio-aurora.example/');
  expect(published.getByText('Published')).toBeVisible();
  expect(published.getByText('1,284')).toBeVisible();
  const down = within(card.getByRole('row', { name: /Atlantic Talk/ }));
  expect(down.getByText('Taken down')).toBeVisible();
  expect(down.getByText('The page uses pictures of another station.')).toBeVisible();
});

test('creates a site, and shows that its name is taken', async () => {
  const { user, fetch } = await open({
    handlers: { 'customerSites.create': problem('site.username_taken') },
  });
  await user.click(await (await sites()).findByRole('button', { name: 'Add site' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Title'), 'Harbour Nights');
  await user.type(dialog.getByLabelText('Name in the address'), 'harbour-nights');
  await user.click(dialog.getByRole('button', { name: 'Create site' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Name in the address')).toHaveAccessibleDescription(/already in use/),
  );
  expect(fetch.callsOf('customerSites.create').at(-1)?.body).toEqual({
    title: 'Harbour Nights',
    username: 'harbour-nights',
  });
});

test('a takedown tells what it costs and needs a reason', async () => {
  const { user, fetch } = await open();
  await choose(user, 'Radio Aurora', 'Take down…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1,284 visits in the last 7 days/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(fetch.callsOf('adminSites.takeDown')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Pictures of another station');
  await user.click(dialog.getByRole('button', { name: 'Take down' }));
  await waitFor(() =>
    expect(fetch.callsOf('adminSites.takeDown').at(-1)).toMatchObject({
      path: { username: 'radio-aurora' },
      body: { reason: 'Pictures of another station' },
    }),
  );
});

test('a site that is down is reinstated', async () => {
  const { user, fetch } = await open();
  await choose(user, 'Atlantic Talk', 'Reinstate…');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Reinstate' }));
  await waitFor(() => expect(fetch.callsOf('adminSites.reinstate')).toHaveLength(1));
});

test.each([
  ['Radio Aurora', 'radio-aurora', 'Allow custom code', true],
  ['Atlantic Talk', 'atlantic-talk', 'Withdraw custom code', false],
] as const)('custom code on %s (%s): %s', async (title, username, act, isAllowed) => {
  const { user, fetch } = await open();
  await choose(user, title, `${act}…`);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: act }));
  await waitFor(() =>
    expect(fetch.callsOf('adminSites.setCode')).toMatchObject([{ path: { username }, body: { isAllowed } }]),
  );
});

test('deletion needs the name of the site; an admin is not offered it', async () => {
  const { user, fetch } = await open();
  await choose(user, 'Harbour Sessions', 'Delete…');
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete site' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), 'harbour');
  await user.click(confirm);
  await waitFor(() => expect(fetch.callsOf('adminSites.delete')).toHaveLength(1));
});

test('an admin may take a site down but not delete it', async () => {
  const { user } = await open({ visitor: 'admin' });
  await user.click(await (await sites()).findByRole('button', { name: 'Actions for the site Radio Aurora' }));
  expect(await screen.findByRole('menuitem', { name: 'Take down…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete…' })).toBeNull();
});
