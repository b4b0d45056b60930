import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { castsCsv } from '#/features/admin/casts/casts-csv.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (path: string, options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'superadmin', ...options });
const staffMenu = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: 'More staff actions' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('creates a cast for a customer with a plan and opens it', async () => {
  const { user, fetch, path } = await open('/admin/cast');
  await user.click(await screen.findByRole('button', { name: 'New cast' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await user.click(await screen.findByRole('option', { name: /Meadow Lane/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Quiet Hill');
  await user.type(dialog.getByRole('textbox', { name: 'Username' }), 'quiet-hill');
  await user.click(dialog.getByRole('combobox', { name: 'Plan' }));
  await user.click(await screen.findByRole('option', { name: /Cast 500/ }));
  await user.click(dialog.getByRole('button', { name: 'Create cast' }));
  await waitFor(() => expect(path()).toBe('/admin/cast/quiet-hill'));
  expect(fetch.callsOf('adminCasts.create')[0]?.body).toEqual({
    accountId: fixtures.accountChoices[1]?.id,
    username: 'quiet-hill',
    name: 'Quiet Hill',
    timeZone: 'Asia/Tokyo',
    planId: fixtures.plans[1].id,
    limits: null,
  });
});

test('suspends several casts with a reason and shows the result of each', async () => {
  const items = [
    { username: 'aurora', outcome: 'done', code: null } as const,
    { username: 'atlantic', outcome: 'failed', code: 'engine.not_configurable' } as const,
  ];
  const { user, fetch } = await open('/admin/cast', { handlers: { 'adminCasts.bulk': { items } } });
  await user.click(await screen.findByRole('checkbox', { name: /Radio Aurora/ }));
  await user.click(screen.getByRole('checkbox', { name: /Atlantic Talk/ }));
  await user.click(screen.getByRole('button', { name: 'Suspend…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend 2 casts?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice is overdue.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('1 cast succeeded. 1 cast failed.')).toBeVisible();
  expect(fetch.callsOf('adminCasts.bulk')[0]?.body).toMatchObject({
    action: 'suspend',
    text: 'The invoice is overdue.',
  });
});

test('terminates a cast after its username was typed, and tells what it costs', async () => {
  const { user, fetch } = await open('/admin/cast/aurora');
  await staffMenu(user, 'Terminate…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('137 listeners are disconnected')).toBeVisible();
  expect(dialog.getByText(/18,230 recorded listener sessions/)).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'aurora');
  await user.click(dialog.getByRole('button', { name: 'Terminate cast' }));
  expect(await screen.findByText('Cast terminated')).toBeVisible();
  expect(fetch.callsOf('adminCasts.terminate')).toHaveLength(1);
});

test('only superadmins are offered the termination', async () => {
  const { user } = await open('/admin/cast/aurora', { visitor: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'More staff actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Change plan…' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Terminate…' })).toBeNull();
});

test('a terminated cast has one page with its restoration', async () => {
  const { user, fetch } = await open('/admin/cast/lowtide');
  expect(await screen.findByRole('heading', { level: 1, name: 'Low Tide Radio' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'This cast is terminated' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore…' }));
  await user.click(await screen.findByRole('button', { name: 'Restore cast' }));
  await waitFor(() => expect(fetch.callsOf('adminCasts.restore')).toHaveLength(1));
});

test('a change of plan tells what exceeds the new limits', async () => {
  const { user, fetch } = await open('/admin/cast/aurora');
  await staffMenu(user, 'Change plan…');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Plan' }));
  await user.click(await screen.findByRole('option', { name: /Cast 100/ }));
  expect(await dialog.findByText(/137 listeners stay connected/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByText('Plan changed')).toBeVisible();
  expect(fetch.callsOf('adminCasts.updatePlan')[0]?.body).toEqual({ planId: fixtures.plans[0].id });
});

test('transfers a cast to a chosen customer', async () => {
  const { user, fetch } = await open('/admin/cast/aurora');
  await staffMenu(user, 'Transfer to another customer…');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
  await user.click(await screen.findByRole('option', { name: /Meadow Lane/ }));
  await user.type(dialog.getByRole('textbox'), 'aurora');
  await user.click(dialog.getByRole('button', { name: 'Transfer cast' }));
  expect(await screen.findByText('Cast transferred')).toBeVisible();
  expect(fetch.callsOf('adminCasts.transfer')[0]?.body).toEqual({ accountId: fixtures.accountChoices[1]?.id });
});

test('shows the log, and adds an internal note', async () => {
  const { user, fetch } = await open('/admin/cast/aurora');
  const log = within(await screen.findByRole('region', { name: 'Log' }));
  expect(log.getByText('14 listeners rejected within the hour: the cast was full')).toBeVisible();
  expect(log.getByText('Cast limits changed')).toBeVisible();
  const notes = within(screen.getByRole('region', { name: 'Internal notes' }));
  await user.type(notes.getByRole('textbox', { name: 'New note' }), 'Called back.');
  await user.click(notes.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(fetch.callsOf('adminCasts.createNote')[0]?.body).toEqual({ text: 'Called back.' }));
});

test('exports names that a spreadsheet would read as formulas as text', () => {
  const [row] = fixtures.manyAdminCasts(1);
  if (!row) throw new Error('There is no row.');
  const csv = castsCsv([{ ...row, name: '=SUM(1)', plan: 'Cast "100", old' }]);
  expect(csv).toContain(`,'=SUM(1),`);
  expect(csv).toContain('"Cast ""100"", old"');
  expect(csv.split('\r\n')).toHaveLength(3);
});
