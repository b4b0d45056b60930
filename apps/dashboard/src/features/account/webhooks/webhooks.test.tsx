import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/template/pages/setting/webhooks';
const [working, failing, off] = fixtures.webhooks;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const openOne = (webhook: typeof working, options: Partial<TestAppOptions> = {}) =>
  open({ path: `${path}/${webhook?.id}`, ...options });

test('lists the webhooks with their state', async () => {
  await open();
  const list = within(await screen.findByRole('region', { name: 'Webhooks' }));
  expect(await list.findByRole('link', { name: 'Webhook Playout automation' })).toBeVisible();
  for (const state of ['On', 'Failing', 'Off']) expect(list.getByText(state)).toBeVisible();
  expect(list.getByText('2 messages wait')).toBeVisible();
});

test('adds a webhook and shows its secret once', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
  await user.type(dialog.getByLabelText('Address'), 'ftp://radio.example');
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  expect(await dialog.findByText(/Enter the https address of a public server/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Address'));
  await user.type(dialog.getByLabelText('Address'), 'https://radio.example/hooks');
  await user.click(dialog.getByRole('button', { name: 'Add webhook' }));
  const added = within(await screen.findByRole('dialog', { name: 'Webhook added' }));
  expect(added.getByText(fixtures.createdWebhook.secret)).toBeVisible();
  await user.click(added.getByRole('button', { name: 'I’ve saved it' }));
  expect(screen.queryByText(fixtures.createdWebhook.secret)).toBeNull();
});

test('is limited to chosen stations, sites, skills and apps', async () => {
  const { user, fetch } = await openOne(working);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  for (const all of [/^All casts/, /^All stations/, /^All sites/, /^All skills/, /^All apps/])
    await user.click(dialog.getByRole('checkbox', { name: all }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose at least one product.')).toBeVisible();
  const stations = within(dialog.getByRole('group', { name: 'Stations' }));
  await user.click(stations.getByRole('checkbox', { name: 'Radio Aurora' }));
  const sites = within(dialog.getByRole('group', { name: 'One-page sites' }));
  await user.click(await sites.findByRole('checkbox', { name: 'Radio Aurora' }));
  const skills = within(dialog.getByRole('group', { name: 'Alexa skills' }));
  await user.click(await skills.findByRole('checkbox', { name: 'Atlantic Talk' }));
  const apps = within(dialog.getByRole('group', { name: 'Mobile apps' }));
  await user.click(await apps.findByRole('checkbox', { name: 'Aurora for iOS' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(fetch.callsOf('webhooks.update').map(({ body }) => body)).toMatchObject([
    {
      casts: [],
      stations: [fixtures.station.id],
      sites: [fixtures.site.username],
      skills: [fixtures.alexaSkills[1]?.id],
      apps: [fixtures.mobileApps[1]?.id],
    },
  ]);
});

test('shows the products by name', async () => {
  await openOne(failing);
  await waitFor(() => {
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(2, 7)).toEqual([
      'Radio Aurora',
      'Radio Aurora',
      'Radio Aurora',
      'Atlantic Talk',
      'Aurora for iOS',
    ]);
  });
});

test('sends a test and shows the reply', async () => {
  const { user } = await openOne(working);
  await user.click(await screen.findByRole('button', { name: 'Send test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send a test message' }));
  await user.click(dialog.getByRole('button', { name: 'Send test' }));
  expect(await dialog.findByText('Status 200')).toBeVisible();
});

test('shows why a webhook is off, and turns it on', async () => {
  const { user } = await openOne(off);
  expect(await screen.findByText(/did not accept any message for five days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Webhook turned on')).toBeVisible();
});

test('shows the body and the tries of a delivery, and sends it again', async () => {
  const { user } = await openOne(failing);
  const [, details] = await screen.findAllByRole('button', { name: /^Details/ });
  await user.click(details as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'Cast goes on air' }));
  expect(await drawer.findByText('3 tries')).toBeVisible();
  expect(drawer.getByText('No response within 10 seconds')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The message is sent again')).toBeVisible();
});

test('deletes a webhook after telling what is lost', async () => {
  const { user } = await openOne(working);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/48 stored deliveries are deleted too/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByRole('region', { name: 'Webhooks' })).toBeVisible();
});

test('tells that a webhook does not exist', async () => {
  await openOne(working, { handlers: { 'webhooks.get': problem('resource.not_found') } });
  expect(await screen.findByText('No such webhook')).toBeVisible();
});
