import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const noneDisconnected = {
  ...fixtures.geoSimulationResult,
  impact: { ...fixtures.geoSimulationResult.impact, connected: 0, refusedConnected: 0 },
};
const open = ({ handlers, ...options }: Partial<TestAppOptions> = {}) =>
  renderApp({
    path: '/cast/aurora/geoblocking',
    visitor: 'customer',
    handlers: { 'geolock.simulate': noneDisconnected, ...handlers },
    ...options,
  });
const card = async () => within(await screen.findByRole('region', { name: 'History' }));
const use = (version: number) => screen.findByRole('button', { name: `Use these rules: change ${version}` });
const empty = { ...fixtures.geoHistory, items: [], total: 0 };

test('lists each change with its author, both values and the disconnected listeners, starting from open rules', async () => {
  await open();
  const history = await card();
  expect(history.getByText('Notes on always allowed addresses')).toBeVisible();
  expect(history.getAllByText('Tomás Reyes')).toHaveLength(1);
  expect(history.getByText('12 listeners were disconnected.')).toBeVisible();
  expect(history.getByText('Country rules on · United States added')).toBeVisible();
  const [first] = history.getAllByText('Countries on the list').slice(-1);
  const field = first?.closest<HTMLElement>('[data-part="field"]');
  expect(field).toHaveTextContent('Not set');
  expect(field).toHaveTextContent('United States');
});

test('earlier rules fill the form without saving; the current rules have no such button', async () => {
  const { user, fetch } = await open();
  await user.click(await use(1));
  expect(screen.getByText('Listeners in United States are blocked.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Country rules' })).toHaveFocus();
  expect(await screen.findByText('Rules loaded into the form. Save to apply.')).toBeVisible();
  expect(fetch.callsOf('geolock.update')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Use these rules: change 4' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Country rules saved')).toBeVisible();
  const [call] = fetch.callsOf('geolock.update');
  expect(call?.headers.get('If-Match')).toBe('4');
  expect(call?.body?.rules).toEqual(fixtures.geoHistory.items[3]?.after);
});

test('a draft replaced by earlier rules can be restored', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Allow/ }));
  await user.click(await use(1));
  expect(screen.getByText('Listeners in United States are blocked.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByText(/Only listeners in Ireland/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Allow/ })).toBeChecked();
});

test('rules from the history that would disconnect listeners also require confirmation', async () => {
  const { user, fetch } = await open({ handlers: { 'geolock.simulate': fixtures.geoSimulationResult } });
  await user.click(await use(2));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(fetch.callsOf('geolock.update')).toEqual([]);
});

test('a saved change appears in the history', async () => {
  const [latest] = fixtures.geoHistory.items;
  if (!latest) throw new Error('There is a change.');
  let isSaved = false;
  const { user } = await open({
    handlers: {
      'geolock.update': ({ body }) => {
        isSaved = true;
        return { lock: { ...fixtures.geoLock, ...body?.rules, version: 5 }, cut: 0 };
      },
      'geolock.listRevisions': () => {
        const added = { ...latest, version: 5, by: 'Somebody New' };
        const { items } = fixtures.geoHistory;
        return isSaved ? { ...fixtures.geoHistory, items: [added, ...items], total: 5 } : fixtures.geoHistory;
      },
    },
  });
  await user.click(await use(1));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Somebody New')).toBeVisible();
});

test('saving unchanged rules has its own label in the history', async () => {
  const [latest] = fixtures.geoHistory.items;
  if (!latest) throw new Error('There is a change.');
  const same = {
    ...latest,
    before: { ...latest.after, countries: ['FR' as const, 'GB' as const, 'IE' as const] },
  };
  await open({ handlers: { 'geolock.listRevisions': { ...fixtures.geoHistory, items: [same], total: 1 } } });
  const history = await card();
  expect(history.getByText('Country rules changed')).toBeVisible();
  expect(history.getByText('No changes')).toBeVisible();
});

test('an empty history shows whether earlier changes existed', async () => {
  await open({ handlers: { 'geolock.get': fixtures.geoLockOff, 'geolock.listRevisions': empty } });
  expect((await card()).getByText('No changes yet')).toBeVisible();
});

test('rules older than their history show when recording began', async () => {
  await open({ handlers: { 'geolock.listRevisions': empty } });
  expect((await card()).getByText('History starts now')).toBeVisible();
});

test('a failed history does not affect the rules and can be retried', async () => {
  let fails = true;
  const { user } = await open({
    handlers: { 'geolock.listRevisions': () => (fails ? problem('internal') : fixtures.geoHistory) },
  });
  expect(await screen.findByText('Couldn’t load the history', {}, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Country rules' })).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await card()).getByText('Tomás Reyes')).toBeVisible());
});

test('read-only users cannot restore earlier rules; the staff can', async () => {
  await open({ path: '/cast/tidewater/geoblocking' });
  expect(await use(1)).toBeDisabled();
});

test('the staff see the same history', async () => {
  await open({ path: '/admin/cast/aurora?show=geoblocking', visitor: 'admin' });
  expect(await use(1)).toBeEnabled();
});
