import { screen, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/customers/plans', visitor: 'admin', ...options });
const panel = async () => within(await screen.findByRole('region', { name: 'Plans' }));

test('lists the plans with their casts and archived ones last', async () => {
  await open();
  const items = (await panel()).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/Cast 100.*Self-service.*100 listeners.*€9 per month.*14 casts/s);
  expect(items.at(-1)).toHaveTextContent(/Cast 50.*Archived/s);
});

test('creates a plan, and changes one by the version that was shown', async () => {
  const { user, fetch } = await open();
  const plans = await panel();
  await user.click(plans.getByRole('button', { name: 'New plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create plan' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Cast 1000');
  await user.click(dialog.getByRole('button', { name: 'Create plan' }));
  expect(await screen.findByText('Plan created')).toBeVisible();
  expect(fetch.callsOf('plans.create')[0]?.body).toMatchObject({ name: 'Cast 1000', isPublic: true });

  await user.click(plans.getByRole('button', { name: 'Change Cast 100' }));
  const change = within(await screen.findByRole('dialog'));
  expect(change.getByText(/14 casts have this plan and keep/)).toBeVisible();
  await user.click(change.getByRole('checkbox', { name: /^Public/ }));
  expect(change.getByRole('checkbox', { name: /^Self-service/ })).not.toBeChecked();
  await user.click(change.getByRole('button', { name: 'Save plan' }));
  expect(await screen.findByText('Plan saved')).toBeVisible();
  expect(fetch.callsOf('plans.update')[0]?.body).toMatchObject({ isPublic: false, isSelfService: false });
});

test('archives a plan after telling how many casts keep it', async () => {
  const { user, fetch } = await open();
  await user.click((await panel()).getByRole('button', { name: 'Archive Cast 500' }));
  expect(await screen.findByText('It is no longer offered. 5 casts keep it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archive plan' }));
  expect(await screen.findByText('Plan archived')).toBeVisible();
  expect(fetch.callsOf('plans.archive')).toHaveLength(1);
});

test('has empty and failed states', async () => {
  await open({ handlers: { 'plans.list': { ...fixtures.listOf([]) } } });
  expect(await screen.findByText('There are no plans yet')).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  await open({ handlers: { 'plans.list': problem('internal') } });
  expect(await screen.findByText('Couldn’t load the plans')).toBeVisible();
});
