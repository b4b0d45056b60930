import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { staffAppList } = fixtures;
const path = '/admin/apps/android';
const open = (at = path, options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: at, visitor: 'admin', ...options });
type App = Awaited<ReturnType<typeof open>>;
const asksOf = ({ fetch }: App) => fetch.callsOf('adminApps.list');
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const harbour = /Harbour FM 98\.5/;

/** Moves a card with the menu of its handle. */
async function move({ user }: App, card: string, column: string) {
  await user.click(await screen.findByRole('button', { name: `Move ${card}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${column}`) }));
}

describe('the list', () => {
  test('shows what staff need of each app, linked to its page', async () => {
    const { user, path: at } = await open();
    const row = within(await rowOf(harbour));
    expect(row.getByText('fm.harbour985.app')).toBeVisible();
    expect(row.getByText('In review')).toBeVisible();
    expect(row.getByRole('link', { name: 'Harbour Broadcasting' })).toBeVisible();
    expect(row.getByText('Not there')).toBeVisible();
    await user.click(row.getByRole('link', { name: harbour }));
    await waitFor(() => expect(at()).toBe(`${path}/edit/${staffAppList.items[0]?.id}`));
  });

  test('marks what waits for us for more than three days', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const items = staffAppList.items.map((item, index) => ({
      ...item,
      stateSince: ago(index === 0 ? 4.1 : 2),
    }));
    await open(path, { handlers: { 'adminApps.list': { ...staffAppList, items } } });
    const late = within(await rowOf(harbour)).getByText(/waiting for/);
    expect(late).toHaveTextContent(/waiting for 4 d.*over 3 days/);
    const failed = within(await rowOf(/Jazz at Night/)).getByText(/waiting for/);
    expect(failed).not.toHaveTextContent('over 3 days');
  });

  test('filters by state and searches on the server, and stores both in the URL', async () => {
    const app = await open();
    const { user, path: at } = app;
    await rowOf(harbour);
    const tabs = within(screen.getByRole('navigation', { name: 'Apps by state' }));
    expect(tabs.getByRole('link', { name: /^All\s*5/ })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: /^In review\s*1/ }));
    await waitFor(() => expect(asksOf(app).at(-1)?.query).toMatchObject({ state: 'in_review', page: '1' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search apps' }), 'harb');
    await waitFor(() =>
      expect(asksOf(app).at(-1)?.query).toMatchObject({ state: 'in_review', search: 'harb' }),
    );
    expect(at()).toBe(`${path}?q=harb&state=in_review`);
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    await waitFor(() => expect(asksOf(app).at(-1)?.query).toMatchObject({ pageSize: '100' }));
    expect(at()).toBe(`${path}?q=harb&state=in_review&view=board`);
  });

  test('the preset shows only the apps whose next step is ours', async () => {
    const { user, path: at } = await open();
    await screen.findAllByRole('row', { name: /Radio Aurora/ });
    await user.click(screen.getByRole('link', { name: /^Waiting for us\s*2/ }));
    await waitFor(() => expect(at()).toBe(`${path}?waiting=true`));
    await rowOf(harbour);
    await waitFor(() => expect(screen.queryByRole('row', { name: /Radio Aurora/ })).not.toBeInTheDocument());
    expect(await rowOf(/Jazz at Night/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Waiting for us/ }));
    await waitFor(() => expect(at()).toBe(path));
  });

  test('reads the apps of its platform, from the URL, without invalid parameters', async () => {
    const app = await open('/admin/apps/ios?state=asleep&view=wall&size=50&q=radio');
    await rowOf(harbour);
    expect(screen.getByRole('heading', { level: 1, name: 'iOS apps' })).toBeVisible();
    expect(asksOf(app).at(-1)).toMatchObject({
      path: { platform: 'ios' },
      query: { search: 'radio', page: '1', pageSize: '50' },
    });
  });

  test('is read again when an app on it changes its state', async () => {
    const app = await open();
    await rowOf(harbour);
    await vi.waitFor(() => expect(app.live.open()).toBe(1));
    const id = staffAppList.items[0]?.id ?? '';
    const before = asksOf(app).length;
    act(() =>
      app.live.send({
        event: 'app',
        ts: fixtures.fixtureNow,
        data: { id, version: 7, state: 'queued', build: null },
      }),
    );
    await waitFor(() => expect(asksOf(app)).toHaveLength(before + 1));
  });

  test('has loading, empty, no-match and failed states', async () => {
    const loading = await open(path, { handlers: { 'adminApps.list': neverAnswering() } });
    expect(await screen.findByRole('grid', { name: 'Android apps' })).toHaveAttribute('aria-busy', 'true');
    loading.unmount();
    const none = { ...staffAppList, items: [], total: 0 };
    const empty = await open(path, { handlers: { 'adminApps.list': none } });
    expect(await screen.findByText('There are no apps yet')).toBeVisible();
    empty.unmount();
    const filtered = await open(`${path}?state=draft&q=zzz`, { handlers: { 'adminApps.list': none } });
    await filtered.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(filtered.path()).toBe(path));
    filtered.unmount();
    let isDown = true;
    const { user } = await open(path, {
      handlers: { 'adminApps.list': () => (isDown ? problem('internal') : staffAppList) },
    });
    expect(await screen.findByText('Couldn’t load the apps')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await rowOf(harbour);
  });
});

describe('the board', () => {
  const board = `${path}?view=board`;

  test('moves a card only as the life of an app allows', async () => {
    const app = await open(board);
    await move(app, 'Harbour FM 98.5', 'In store');
    expect(await screen.findAllByText(/Not possible from “In review”/)).not.toHaveLength(0);
    await app.user.keyboard('{Escape}');
    await move(app, 'Harbour FM 98.5', 'Building');
    expect(await screen.findAllByText(/A build machine starts builds/)).not.toHaveLength(0);
    expect(app.fetch.callsOf('adminApps.transition')).toEqual([]);
  });

  test('confirms a move, and makes it with the version that it read', async () => {
    const { app: reviewed } = fixtures.staffIosApp;
    const app = await open(board, {
      handlers: { 'adminApps.get': { ...fixtures.staffIosApp, app: { ...reviewed, platform: 'android' } } },
    });
    await move(app, 'Harbour FM 98.5', 'Queued');
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Approve/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Approve and build' }));
    expect(await screen.findByText('Approved, build queued')).toBeVisible();
    const [call] = app.fetch.callsOf('adminApps.transition');
    expect(call?.body).toEqual({ move: 'approve', reason: '', comments: [] });
    expect(call?.headers.get('if-match')).toBe(String(reviewed.version));
  });
});

describe('a new app', () => {
  test('is created for a customer from their station, and opened', async () => {
    const app = await open();
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'New app' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Android app' }));
    await user.click(dialog.getByRole('button', { name: 'Create app' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Customer/ })).toBeInvalid());
    expect(app.fetch.callsOf('adminApps.create')).toEqual([]);
    await user.click(dialog.getByRole('combobox', { name: /^Customer/ }));
    const [first] = await screen.findAllByRole('option');
    await user.click(first as HTMLElement);
    const source = dialog.getByRole('combobox', { name: /^Station or cast/ });
    await waitFor(() => expect(source).toBeEnabled());
    await user.click(source);
    await user.click(await screen.findByRole('option', { name: /Radio Aurora.*Station/ }));
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Radio Aurora');
    await user.click(dialog.getByRole('button', { name: 'Create app' }));
    await waitFor(() => expect(app.path()).toBe(`${path}/edit/${fixtures.staffApp.app.id}`));
    expect(app.fetch.callsOf('adminApps.create')[0]?.body).toMatchObject({
      name: 'Radio Aurora',
      source: { kind: 'station' },
    });
  });
});

test('navigation, palette and the page of the customer lead to apps', async () => {
  const dashboard = await open('/admin/dashboard');
  const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(nav.getByRole('link', { name: 'Android apps' })).toHaveAttribute('href', path);
  expect(nav.getByRole('link', { name: 'iOS apps' })).toHaveAttribute('href', '/admin/apps/ios');
  await dashboard.user.keyboard('{Control>}k{/Control}');
  await dashboard.user.type(await screen.findByRole('combobox'), 'harbour985');
  const entries = await screen.findAllByRole('option', { name: harbour });
  expect(entries.length).toBeGreaterThan(0);
  dashboard.unmount();
  await open(`/admin/customers/${fixtures.adminCustomer.id}`);
  const products = within(await screen.findByRole('table', { name: 'Products with their state' }));
  expect(products.getByRole('link', { name: 'Aurora for iOS' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/apps\/ios\/edit\//),
  );
});
