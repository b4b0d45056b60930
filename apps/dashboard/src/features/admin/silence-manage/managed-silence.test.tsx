import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { managedSilence } = fixtures;
const path = `/admin/silence/manage/${managedSilence.serviceId}`;

async function open(options: Partial<TestAppOptions> = {}) {
  const view = await renderApp({ path, visitor: 'superadmin', ...options });
  await screen.findByRole('heading', { level: 1, name: managedSilence.watch.stationName });
  await screen.findByText('Decode errors');
  return view;
}

test('shows what the checker knows, and the page of the customer', async () => {
  await open();
  expect(screen.getByText('decoded completely')).toBeVisible();
  expect(screen.getByRole('link', { name: managedSilence.serviceLabel })).toHaveAttribute(
    'href',
    `/admin/streaming-services?service=${managedSilence.serviceId}`,
  );
  expect(await screen.findByRole('heading', { name: /^\d+ incidents?, / })).toBeVisible();
});

test('the period of the levels is in the address', async () => {
  const { user, fetch, path: current } = await open();
  const period = within(await screen.findByRole('radiogroup', { name: 'Period' }));
  await user.click(period.getByRole('radio', { name: '30 d' }));
  await waitFor(() => expect(current()).toBe(`${path}?levels=30d`));
  await waitFor(() => {
    const { from = '', to = '' } = fetch.callsOf('silence.levels').at(-1)?.query ?? {};
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(30);
  });
});

describe('a test incident', () => {
  test('starts after the dialog has said who is told', async () => {
    const { user, fetch } = await open();
    await user.click(screen.getByRole('button', { name: 'Test incident…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^4 people or systems are told/)).toHaveTextContent('marked as a test');
    expect(fetch.callsOf('adminSilence.test')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Start test' }));
    await waitFor(() =>
      expect(fetch.callsOf('adminSilence.test')[0]?.path).toEqual({ id: managedSilence.serviceId }),
    );
  });

  test('is not possible while detection is off', async () => {
    await open({
      handlers: {
        'adminSilence.get': { ...managedSilence, watch: fixtures.silenceOff },
        'silence.get': fixtures.silenceOff,
      },
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Test incident…' })).toBeDisabled());
  });
});

describe('merged incidents', () => {
  const table = async () => within(await screen.findByRole('region', { name: /listeners lost$/ }));
  const merged = fixtures.silenceIncidents
    .filter(({ kind }) => kind === 'off_air')
    .map((incident) => ({ ...incident, merged: 3 }));

  test('are merged into the earliest after the dialog has said what it becomes', async () => {
    const { user, fetch } = await open();
    const [offAir, silent] = fixtures.silenceIncidentList.items;
    await user.click(await (await table()).findByRole('checkbox', { name: /^Select Off air/ }));
    const button = screen.getByRole('button', { name: 'Merge…' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Select at least two incidents.');
    await user.click((await table()).getByRole('checkbox', { name: /^Select Silent.*12 Sept? 2026/ }));
    await user.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Merge 2 incidents?' }));
    expect(dialog.getByText('Listener-minutes').nextSibling).toHaveTextContent('202');
    expect(dialog.getByText('Messages sent').nextSibling).toHaveTextContent('6');
    expect(fetch.callsOf('adminSilence.merge')).toEqual([]);
    const before = fetch.callsOf('silenceIncidents.list').length;
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(fetch.callsOf('adminSilence.merge')).toHaveLength(1));
    const [call] = fetch.callsOf('adminSilence.merge');
    expect(call?.path).toEqual({ id: managedSilence.serviceId, incidentId: silent?.id });
    expect(call?.body).toEqual({ ids: [offAir?.id] });
    expect(await screen.findByText('Incidents merged into one')).toBeVisible();
    expect(fetch.callsOf('silenceIncidents.list').length).toBeGreaterThan(before);
    expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
  });

  test('are split again', async () => {
    const { user, fetch } = await open({
      handlers: { 'silenceIncidents.list': { ...fixtures.silenceIncidentList, items: merged, total: 1 } },
    });
    expect(await screen.findByText('Merged from 3')).toBeVisible();
    await user.click((await table()).getByRole('button', { name: /Off air/ }));
    expect(await screen.findByRole('menuitem', { name: 'Undo the merge…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Split…' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Undo the merge…' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Make them 3 incidents again?' })).getByRole(
        'button',
        { name: 'Undo the merge' },
      ),
    );
    await waitFor(() => expect(fetch.callsOf('adminSilence.split')[0]?.body).toEqual({ at: null }));
  });

  test('one is split at a moment between its start and its end', async () => {
    const { user, fetch } = await open();
    await user.click(await (await table()).findByRole('button', { name: /Off air/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Split…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Split this incident' }));
    const field = dialog.getByRole('textbox', { name: 'The second part begins at' });
    expect(field).toHaveValue('03:28:00');
    await user.clear(field);
    await user.type(field, '03:36');
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    expect(await dialog.findByText('Choose a time between 03:20:00 and 03:36:00.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '3:24:30');
    expect(dialog.getByText('Second part').nextSibling).toHaveTextContent('11 min 30 s');
    await user.click(dialog.getByRole('button', { name: 'Split' }));
    await waitFor(() =>
      expect(fetch.callsOf('adminSilence.split')[0]?.body).toEqual({ at: '2026-09-14T02:24:30.000Z' }),
    );
  });
});

describe('limits and notes', () => {
  test('are saved with their version', async () => {
    const { user, fetch } = await open();
    await user.type(screen.getByRole('spinbutton', { name: /^Most people who are told/ }), '12');
    await user.type(screen.getByRole('textbox', { name: /^Notes/ }), ' Call first.');
    await user.click(await screen.findByRole('button', { name: /^Save(?! this)/ }));
    await waitFor(() => expect(fetch.callsOf('adminSilence.update')).toHaveLength(1));
    const call = fetch.callsOf('adminSilence.update')[0];
    expect(call?.headers.get('If-Match')).toBe('1');
    expect(call?.body).toEqual({
      overrides: { maxRecipients: 12, smsPerMonth: 200 },
      notes: `${managedSilence.notes} Call first.`,
    });
  });
});

test('a service without detection is not found', async () => {
  await renderApp({
    path,
    visitor: 'admin',
    handlers: { 'adminSilence.get': problem('resource.not_found') },
  });
  expect(await screen.findByText('No silence detection of this service')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Station not found' })).toBeVisible();
});
