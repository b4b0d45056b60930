import { act, screen, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/dashboard', visitor: 'admin', ...options });
const { adminDashboard, fleetNowEngineDown, liveEvents } = fixtures;

/** The value below a label. */
async function tile(label: string) {
  const term = await screen.findByText(label, { selector: 'dt *' });
  return term.closest('dl')?.querySelector('dd')?.textContent;
}

test('shows the fleet counts reported by the engine', async () => {
  await open();
  expect(await screen.findByTestId('fleet-listeners')).toHaveTextContent('179');
  expect(await tile('Casts live')).toBe('2\u00a0of 5');
  expect(await tile('Off air')).toBe('1');
  expect(await tile('Never connected')).toBe('1');
  expect(await tile('Apps waiting for review')).toBe('1');
  expect(await tile('Skills waiting for review')).toBe('0');
  expect(await tile('Customers')).toBe('2');
});

test('shows the engine with its state and last response', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Listeners now' }));
  expect(card.getByText('Built-in relay 0.1.0')).toBeVisible();
  expect(card.getByText('Responding')).toBeVisible();
  expect(card.getByText('Last response')).toBeVisible();
});

test('lists what to do about apps, by link', async () => {
  await open();
  const card = within(await screen.findByRole('region', { name: 'Apps that wait for us' }));
  expect(card.getByRole('link', { name: '1 app waits for review' })).toHaveAttribute(
    'href',
    '/admin/apps/ios?state=in_review',
  );
  expect(card.getByRole('link', { name: '2 apps could not be built' })).toHaveAttribute(
    'href',
    '/admin/apps/android?state=build_failed',
  );
  expect(card.getByText('1 certificate or keystore expires soon')).toBeVisible();
});

test('has no card about apps without work', async () => {
  await open({ handlers: { 'admin.getDashboard': { ...adminDashboard, appWork: [] } } });
  expect(await screen.findByRole('heading', { name: 'My queue' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Apps that wait for us' })).toBeNull();
});

test('live events update the total and the tables', async () => {
  const { live } = await open();
  const table = within(await screen.findByRole('table', { name: 'Casts with the most listeners now' }));
  await vi.waitFor(() => expect(live.open()).toBe(1));
  act(() => {
    live.send(liveEvents.fleet);
    live.send({ ...liveEvents.cast, data: { ...fixtures.castNow.atlantic, listeners: 140 } });
  });
  expect(await table.findByText('140')).toBeVisible();
  expect(screen.getByTestId('fleet-listeners')).toHaveTextContent('180');
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'CastAtlantic Talk',
    'CastRadio Aurora',
  ]);
});

test('lists casts with problems, with customer and start time', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: /Casts off air, full or never connected/ }));
  const row = within(table.getByRole('row', { name: /Harbour Sessions/ }));
  expect(row.getByText('Aurora Media')).toBeVisible();
  expect(row.getByText('Off air')).toBeVisible();
});

test('[D15] each cast with a problem has its age and an action', async () => {
  const full = { ...fixtures.fullNow, name: 'Radio Aurora', customer: 'Aurora Media' };
  const troubled = [...adminDashboard.troubled, full];
  await open({ handlers: { 'admin.getDashboard': { ...adminDashboard, troubled } } });
  const table = within(await screen.findByRole('table', { name: /Casts off air, full or never connected/ }));
  for (const row of table.getAllByRole('row').slice(1)) {
    expect(row.querySelector('time')?.title).toMatch(/2026/);
    const hrefs = within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs.some((href) => href?.includes('/settings?tab='))).toBe(true);
  }
});

test('[D8] a full cast is listed with the listeners that it turned away, and leads to its limits', async () => {
  const full = { ...fixtures.fullNow, name: 'Radio Aurora', customer: 'Aurora Media' };
  await open({ handlers: { 'admin.getDashboard': { ...adminDashboard, troubled: [full] } } });
  const table = within(await screen.findByRole('table', { name: /Casts off air, full or never connected/ }));
  const row = within(table.getByRole('row', { name: /Radio Aurora/ }));
  expect(row.getByText('Full')).toBeVisible();
  expect(row.getByText('12 turned away today')).toBeVisible();
  expect(row.getByRole('link', { name: 'Change limits' })).toHaveAttribute(
    'href',
    '/admin/cast/aurora/settings?tab=limits',
  );
});

test('hides engine data while the engine is unreachable', async () => {
  await open({
    handlers: {
      'admin.getDashboard': { ...adminDashboard, now: fleetNowEngineDown, troubled: [], busiest: [] },
    },
  });
  expect(await screen.findByText('Not responding')).toBeVisible();
  expect(screen.queryByTestId('fleet-listeners')).toBeNull();
  expect(await tile('Casts live')).toMatch(/^–/);
  expect(screen.getByText('Cast status unavailable')).toBeVisible();
  expect(await tile('Customers')).toBe('2');
});

test('a fleet without problems has an empty state', async () => {
  await open({ handlers: { 'admin.getDashboard': { ...adminDashboard, troubled: [] } } });
  expect(await screen.findByText('No casts with problems')).toBeVisible();
});

test('Retry refetches what failed', async () => {
  let isDown = true;
  const { user } = await open({
    handlers: { 'admin.getDashboard': () => (isDown ? problem('internal') : adminDashboard) },
  });
  expect(await screen.findByText('Couldn’t load fleet figures')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByTestId('fleet-listeners')).toBeVisible();
});

test('[D2] tiles of casts lead to the casts that they count', async () => {
  await renderApp({ path: '/admin/dashboard', visitor: 'admin' });
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Casts live')).toBe('/admin/cast?state=live');
  expect(await hrefOf('Off air')).toBe('/admin/cast?state=off_air');
  expect(await hrefOf('Never connected')).toBe('/admin/cast?state=never_connected');
});

test('my queue has a link to each request, and counts the others', async () => {
  const [first] = adminDashboard.queue.requests;
  const createdAt = new Date(Date.now() - 330 * 60_000).toISOString();
  const queue = { total: 7, requests: first ? [{ ...first, createdAt }] : [], unassigned: 3 };
  await open({ handlers: { 'admin.getDashboard': { ...adminDashboard, queue } } });
  const card = within(await screen.findByRole('region', { name: 'My queue' }));
  const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
  expect(card.getByText('7 requests are assigned to you.')).toBeVisible();
  expect(hrefOf('Aurora Media')).toBe(`/admin/customers/requests?assignee=me#${first?.id}`);
  expect(card.getByText(/^waiting for/)).toHaveTextContent('waiting for 5 h');
  expect(hrefOf('Show all 7')).toBe('/admin/customers/requests?assignee=me');
  expect(hrefOf('3 unassigned requests')).toBe('/admin/customers/requests?assignee=none');
});

test('an empty queue says so', async () => {
  const queue = { total: 0, requests: [], unassigned: 0 };
  await open({ handlers: { 'admin.getDashboard': { ...adminDashboard, queue } } });
  const card = within(await screen.findByRole('region', { name: 'My queue' }));
  expect(card.getByText('No requests are assigned to you.')).toBeVisible();
  expect(card.queryByRole('link')).toBeNull();
});
