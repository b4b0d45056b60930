import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (path = '/admin/alexa', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'admin', ...options });
type App = Awaited<ReturnType<typeof open>>;
const asksOf = ({ fetch }: App) => fetch.callsOf('adminSkills.list').map(({ query }) => query);
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const board = '/admin/alexa?view=board';

/** Moves a card with the menu of its handle. */
async function move({ user }: App, card: string, column: string) {
  await user.click(await screen.findByRole('button', { name: `Move ${card}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${column}`) }));
}

describe('the list', () => {
  test('shows what staff need of each skill, linked to its page', async () => {
    const { user, path } = await open();
    const row = within(await rowOf(/Radio Aurora/));
    expect(row.getByText('radio aurora galway')).toBeVisible();
    expect(row.getByText('In review')).toBeVisible();
    expect(row.getByText('On air')).toBeVisible();
    expect(row.getByTitle(/^amzn1\.ask\.skill/)).toBeVisible();
    expect(within(await rowOf(/Atlantic Talk/)).getByText('2,140')).toBeVisible();
    await user.click(row.getByRole('link', { name: 'Radio Aurora' }));
    await waitFor(() => expect(path()).toBe(`/admin/alexa/edit/${fixtures.staffSkillItems[0]?.id}`));
  });

  test('filters by state and searches on the server, and stores both in the URL', async () => {
    const app = await open();
    const { user, path } = app;
    await rowOf(/Radio Aurora/);
    const tabs = within(screen.getByRole('navigation', { name: 'Skills by state' }));
    expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: /^In review\s*1/ }));
    await waitFor(() => expect(asksOf(app).at(-1)).toMatchObject({ state: 'in_review', page: '1' }));
    const field = screen.getByRole('searchbox', { name: 'Search skills' });
    expect(field).toHaveAccessibleDescription(/sound alike/);
    await user.type(field, 'arora');
    await waitFor(() => expect(asksOf(app).at(-1)).toMatchObject({ state: 'in_review', search: 'arora' }));
    expect(path()).toBe('/admin/alexa?q=arora&state=in_review');
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    await waitFor(() => expect(asksOf(app).at(-1)).toMatchObject({ search: 'arora', pageSize: '100' }));
    expect(path()).toBe('/admin/alexa?q=arora&state=in_review&view=board');
  });

  test('restores the view from the URL and ignores invalid parameters', async () => {
    const app = await open('/admin/alexa?state=asleep&view=wall&size=50&q=radio');
    await rowOf(/Radio Aurora/);
    expect(asksOf(app).at(-1)).toEqual({ search: 'radio', page: '1', pageSize: '50' });
  });

  test('is read again when a skill on it changes its state', async () => {
    const app = await open();
    await rowOf(/Radio Aurora/);
    await vi.waitFor(() => expect(app.live.open()).toBe(1));
    const id = fixtures.staffSkillItems[0]?.id ?? '';
    expect(app.fetch.callsOf('live.subscribe').at(-1)?.query.topics).toContain(`skill:${id}`);
    const before = asksOf(app).length;
    act(() =>
      app.live.send({
        event: 'skill',
        ts: fixtures.fixtureNow,
        data: { id, version: 7, state: 'processing' },
      }),
    );
    await waitFor(() => expect(asksOf(app)).toHaveLength(before + 1));
  });

  test('has loading, empty, no-match and failed states', async () => {
    const loading = await open('/admin/alexa', { handlers: { 'adminSkills.list': neverAnswering() } });
    expect(await screen.findByRole('grid', { name: 'Alexa skills' })).toHaveAttribute('aria-busy', 'true');
    loading.unmount();
    const none = { ...fixtures.staffSkillList, items: [], total: 0 };
    const empty = await open('/admin/alexa', { handlers: { 'adminSkills.list': none } });
    expect(await screen.findByText('There are no skills yet')).toBeVisible();
    empty.unmount();
    const filtered = await open('/admin/alexa?state=draft&q=zzz', { handlers: { 'adminSkills.list': none } });
    await filtered.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(filtered.path()).toBe('/admin/alexa'));
    filtered.unmount();
    let isDown = true;
    const { user } = await open('/admin/alexa', {
      handlers: { 'adminSkills.list': () => (isDown ? problem('internal') : fixtures.staffSkillList) },
    });
    expect(await screen.findByText('Couldn’t load the skills')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await rowOf(/Radio Aurora/);
  });
});

describe('the board', () => {
  test('moves a card only as the life of a skill allows', async () => {
    const app = await open(board);
    await move(app, 'Radio Aurora', 'Active');
    expect(
      await screen.findByText(/can’t move to Active: Not possible from “In review”/),
    ).toBeInTheDocument();
    await app.user.keyboard('{Escape}');
    await move(app, 'Harbour Sessions', 'Active');
    expect(await screen.findAllByText(/Enter the ID at Amazon first/)).not.toHaveLength(0);
    expect(app.fetch.callsOf('adminSkills.transition')).toEqual([]);
  });

  test('confirms a move, and makes it with the version that it read', async () => {
    const app = await open(board);
    await move(app, 'Radio Aurora', 'In progress');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Approve Radio Aurora?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Skill approved')).toBeVisible();
    const [call] = app.fetch.callsOf('adminSkills.transition');
    expect(call?.body).toEqual({ move: 'approve', reason: '', comments: [] });
    expect(call?.headers.get('if-match')).toBe('6');
  });

  test('asks for the reason of a move that needs one, by keyboard alone', async () => {
    const app = await open(board);
    const { user, fetch } = app;
    (await screen.findByRole('button', { name: 'Move Radio Aurora' })).focus();
    // Picked up, one column to the end, dropped.
    await user.keyboard(' {ArrowRight} ');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for changes to Radio Aurora' }));
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toBeInvalid());
    expect(fetch.callsOf('adminSkills.transition')).toEqual([]);
    await user.type(reason, 'The icon is blurry.');
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(fetch.callsOf('adminSkills.transition')[0]?.body).toEqual({
      move: 'request_changes',
      reason: 'The icon is blurry.',
      comments: [],
    });
  });

  test('a dialog that is closed moves nothing', async () => {
    const app = await open(board);
    await move(app, 'Atlantic Talk', 'Suspended');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const active = within(screen.getByRole('group', { name: 'Active' }));
    expect(active.getByText('Atlantic Talk')).toBeVisible();
    expect(app.fetch.callsOf('adminSkills.transition')).toEqual([]);
  });
});

test('navigation, dashboard and the page of the customer lead to skills', async () => {
  const dashboard = await open('/admin/dashboard');
  const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(nav.getByRole('link', { name: 'Alexa skills' })).toHaveAttribute('href', '/admin/alexa');
  const tile = await screen.findByRole('link', { name: 'Skills waiting for review' });
  expect(tile).toHaveAttribute('href', '/admin/alexa?state=in_review');
  dashboard.unmount();
  const { id } = fixtures.adminCustomer;
  await open(`/admin/customers/${id}`);
  const products = within(await screen.findByRole('table', { name: 'Products with their state' }));
  const links = products.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.some((href) => href?.startsWith('/admin/alexa/edit/'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Add skill' })).toHaveAttribute(
    'href',
    `/admin/alexa/new?customer=${id}`,
  );
});
