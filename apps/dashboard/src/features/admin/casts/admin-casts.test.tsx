import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const many = fixtures.manyAdminCasts(30);
/** Responds like the server, with one page of the results. */
const paged: TestAppOptions['handlers'] = {
  'adminCasts.list': ({ query }) => {
    const { page = '1', pageSize = '25', q = '' } = query;
    const found = many.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
    const from = (Number(page) - 1) * Number(pageSize);
    return {
      ...fixtures.adminCastList,
      items: found.slice(from, from + Number(pageSize)),
      total: found.length,
      page: Number(page),
      pageSize: Number(pageSize),
    };
  },
};
const open = (path = '/admin/cast', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'admin', ...options });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
type App = Awaited<ReturnType<typeof open>>;
const asksOf = ({ fetch }: App) => fetch.callsOf('adminCasts.list').map(({ query }) => query);

test('shows each cast with its owner and status, linked to its page', async () => {
  const { user, path } = await open();
  const row = within(await rowOf(/Radio Aurora/));
  expect(row.getByText('Aurora Media')).toBeVisible();
  expect(row.getByText('owner@studio.test')).toBeVisible();
  expect(row.getByText('Live')).toBeVisible();
  expect(row.getByText('137')).toBeVisible();
  expect(row.getByText('500')).toBeVisible();
  expect(row.getByText('3 · 128 kbps')).toBeVisible();
  await user.click(row.getByRole('link', { name: 'Radio Aurora' }));
  await waitFor(() => expect(path()).toBe('/admin/cast/aurora'));
});

test('the navigation links to the list, and each cast on the dashboard links to its page', async () => {
  await open('/admin/dashboard');
  const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(nav.getByRole('link', { name: 'Casts' })).toHaveAttribute('href', '/admin/cast');
  const [link] = await screen.findAllByRole('link', { name: 'Harbour Sessions' });
  expect(link).toHaveAttribute('href', '/admin/cast/harbour');
});

test('sends search, states, order, page and size to the server and stores them in the URL', async () => {
  const app = await open('/admin/cast', { handlers: paged });
  const { user, path } = app;
  await rowOf(/Station 001/);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await rowOf(/Station 026/);
  expect(path()).toBe('/admin/cast?page=2');
  await user.type(screen.getByRole('searchbox'), 'station 02');
  await waitFor(() => expect(path()).toBe('/admin/cast?q=station+02'));
  await rowOf(/Station 020/);
  // No request per keystroke, and none for the first page of the previous search.
  expect(asksOf(app)).toHaveLength(3);
  await user.click(within(screen.getByRole('columnheader', { name: 'Listeners' })).getByRole('button'));
  await waitFor(() => expect(asksOf(app).at(-1)).toMatchObject({ sort: '-listeners', q: 'station 02' }));
  await user.click(screen.getByRole('button', { name: 'State All' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Suspended' }));
  await waitFor(() => expect(asksOf(app).at(-1)).toMatchObject({ state: 'suspended' }));
  await user.keyboard('{Escape}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  await waitFor(() => expect(asksOf(app).at(-1)).toMatchObject({ pageSize: '100', page: '1' }));
  expect(path()).toBe('/admin/cast?q=station+02&sort=-listeners&state=suspended&size=100');
});

test('restores the view from the URL and ignores invalid parameters', async () => {
  const app = await open('/admin/cast?q=radio&state=live,asleep&sort=-customer&page=1&size=50&hide=');
  await rowOf(/Radio Aurora/);
  expect(asksOf(app).at(-1)).toEqual({
    q: 'radio',
    state: 'live',
    sort: '-customer',
    page: '1',
    pageSize: '50',
  });
  expect(screen.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'descending');
});

test('a page that no longer exists redirects to the last one', async () => {
  const { path } = await open('/admin/cast?page=9', { handlers: paged });
  await rowOf(/Station 026/);
  expect(path()).toBe('/admin/cast?page=2');
});

test('live events update the rows, and the list is refetched when a cast changes state', async () => {
  const app = await open();
  await rowOf(/Radio Aurora/);
  const topics = () => app.fetch.callsOf('live.subscribe').at(-1)?.query.topics;
  await vi.waitFor(() => expect(topics()).toContain('cast:aurora'));
  await vi.waitFor(() => expect(app.live.open()).toBe(1));
  act(() => app.live.send(fixtures.liveEvents.cast));
  expect(await within(await rowOf(/Radio Aurora/)).findByText('138')).toBeVisible();
  const before = asksOf(app).length;
  act(() => app.live.send({ ...fixtures.liveEvents.cast, data: fixtures.stoppedNow('aurora') }));
  await waitFor(() => expect(asksOf(app)).toHaveLength(before + 1));
});

test('suspends a cast with a reason, after showing the affected listeners', async () => {
  const { user, fetch } = await open();
  await user.click(within(await rowOf(/Radio Aurora/)).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Radio Aurora?' }));
  expect(dialog.getByText(/This disconnects the source and 137 listeners\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByRole('textbox', { name: 'Reason' })).toBeInvalid();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice is open.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Cast suspended')).toBeVisible();
  const [call] = fetch.callsOf('adminCasts.suspend');
  expect(call?.body).toEqual({ reason: 'The invoice is open.' });
  expect(call?.headers.get('if-match')).toBe('3');
});

test('an unknown number of affected listeners is not shown as zero', async () => {
  const items = fixtures.adminCastRows.map((row) => ({ ...row, listeners: null }));
  const { user } = await open('/admin/cast', {
    handlers: { 'adminCasts.list': { ...fixtures.adminCastList, items } },
  });
  await user.click(within(await rowOf(/Radio Aurora/)).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Suspend…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Radio Aurora?' }));
  expect(dialog.getByText(/This disconnects the source\. Listener count unavailable\./)).toBeVisible();
});

test('lifts a suspension after confirmation', async () => {
  const { user, fetch } = await open();
  await user.click(within(await rowOf(/Tidewater/)).getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Lift the suspension…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Lift the suspension' }));
  expect(await screen.findByText('Suspension lifted')).toBeVisible();
  expect(fetch.callsOf('adminCasts.unsuspend')).toHaveLength(1);
});

test('shows an error and refetches on retry', async () => {
  let isDown = true;
  const { user } = await open('/admin/cast', {
    handlers: {
      'adminCasts.list': () => (isDown ? problem('internal') : fixtures.adminCastList),
    },
  });
  expect(await screen.findByText('Couldn’t load the casts')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf(/Radio Aurora/);
});

test('has loading, empty and no-match states', async () => {
  const { unmount } = await open('/admin/cast', { handlers: { 'adminCasts.list': neverAnswering() } });
  expect(await screen.findByRole('grid', { name: 'Casts' })).toHaveAttribute('aria-busy', 'true');
  unmount();
  const none = { ...fixtures.adminCastList, items: [], total: 0 };
  const empty = await open('/admin/cast', { handlers: { 'adminCasts.list': none } });
  expect(await screen.findByText('There are no casts yet')).toBeVisible();
  empty.unmount();
  const { user, path } = await open('/admin/cast?q=zzz', { handlers: { 'adminCasts.list': none } });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/admin/cast'));
});

test('hides the on-air state while the engine is unreachable', async () => {
  const items = fixtures.adminCastRows.map((row) => ({ ...row, state: 'unknown' as const, listeners: null }));
  await open('/admin/cast', {
    handlers: { 'adminCasts.list': { ...fixtures.adminCastList, items, engine: fixtures.engineDown } },
  });
  expect(await screen.findByText('The streaming engine isn’t responding')).toBeVisible();
  expect(within(await rowOf(/Radio Aurora/)).queryByText('137')).not.toBeInTheDocument();
});

test('the command palette searches casts on the server, debounced', async () => {
  const app = await open('/admin/dashboard');
  const { user, path } = app;
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: /Search casts/ }), 'harbour');
  const casts = within(await screen.findByRole('group', { name: 'Casts' }));
  await user.click(casts.getByRole('option', { name: /Harbour Sessions/ }));
  await waitFor(() => expect(path()).toBe('/admin/cast/harbour'));
  expect(asksOf(app).map(({ q }) => q)).toEqual(['harbour']);
});
