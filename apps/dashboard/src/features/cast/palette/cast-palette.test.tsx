import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

async function search(query: string, options: Partial<TestAppOptions> = {}) {
  const app = await renderApp({
    path: '/template/pages/setting/language',
    visitor: 'customer',
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: /Search casts/ });
  await screen.findByRole('group', { name: 'Pages' });
  await app.user.type(field, query);
  return app;
}

const staff = { path: '/admin/settings/account/language', visitor: 'admin' } as const;
const actions = async () => within(await screen.findByRole('group', { name: 'Cast actions' }));
const overviewsWith = (now: (typeof fixtures.castOverviews)[number]['now']) => ({
  'casts.listOverviews': {
    ...fixtures.castOverviewList,
    items: fixtures.castOverviews.map((each) =>
      each.now.username === now.username ? { ...each, now } : each,
    ),
  },
});

describe('for customers', () => {
  test('opens a page of a cast', async () => {
    const { user, path } = await search('aurora geo');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/cast/aurora/geoblocking'));
  });

  test('opens a section of its settings, without those of the staff', async () => {
    const { user, path } = await search('aurora settings');
    const settings = within(await screen.findByRole('group', { name: 'Cast settings' }));
    expect(settings.queryByRole('option', { name: /Limits/ })).not.toBeInTheDocument();
    await user.click(settings.getByRole('option', { name: /Streams/ }));
    await waitFor(() => expect(path()).toBe('/cast/aurora/settings?tab=streams'));
  });

  test('offers only the acts that are permitted in the current state', async () => {
    await search('aurora');
    const acts = await actions();
    expect(acts.getByRole('option', { name: 'Stop… Radio Aurora' })).toBeVisible();
    expect(acts.getByRole('option', { name: 'Restart… Radio Aurora' })).toBeVisible();
    expect(acts.queryByRole('option', { name: /Start/ })).not.toBeInTheDocument();
  });

  test('does not offer to start a cast that support stopped', async () => {
    await search('aurora', { handlers: overviewsWith(fixtures.stoppedNow('aurora', 'admin')) });
    await screen.findByRole('group', { name: 'Cast pages' });
    expect(screen.queryByRole('group', { name: 'Cast actions' })).not.toBeInTheDocument();
  });

  test('starts a stopped cast at once', async () => {
    const { user, fetch } = await search('aurora start', {
      handlers: overviewsWith(fixtures.stoppedNow('aurora')),
    });
    await user.click((await actions()).getByRole('option', { name: /Start/ }));
    expect(await screen.findByText('Cast started')).toBeVisible();
    expect(fetch.callsOf('control.start')).toHaveLength(1);
  });

  test('stops a cast after confirmation, without leaving the page', async () => {
    const { user, fetch, path } = await search('aurora stop');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop Radio Aurora?' }));
    expect(fetch.callsOf('control.stop')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Cast stopped')).toBeVisible();
    expect(fetch.callsOf('control.stop').map((call) => call.path.username)).toEqual(['aurora']);
    expect(path()).toBe('/template/pages/setting/language');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  test('copies the stream address', async () => {
    const { user } = await search('aurora copy');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Stream address copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/aurora/);
  });

  test('moves focus to the connection test', async () => {
    const { user, path } = await search('aurora connection');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/cast/aurora#connection-test'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Test my connection' })).toHaveFocus());
  });

  test('lists the entries only in a search, and the chosen one as recent', async () => {
    const { user, path } = await search('aurora widgets');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/cast/aurora/widgets'));
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('group', { name: 'Recent' })).toHaveTextContent('Widgets Radio Aurora');
    expect(screen.queryByRole('group', { name: 'Cast pages' })).not.toBeInTheDocument();
  });
});

describe('for the staff', () => {
  test('opens a page of any cast at their own address', async () => {
    const { user, path, fetch } = await search('aurora stat', staff);
    await user.click(await screen.findByRole('option', { name: 'Statistics Radio Aurora' }));
    await waitFor(() => expect(path()).toBe('/admin/cast/aurora/stats'));
    expect(fetch.callsOf('adminCasts.list').at(-1)?.query.q).toBe('aurora');
  });

  test('opens the limits, which customers do not have', async () => {
    const { user, path } = await search('aurora limits', staff);
    await user.click(await screen.findByRole('option', { name: 'Limits Radio Aurora' }));
    await waitFor(() => expect(path()).toBe('/admin/cast/aurora/settings?tab=limits'));
  });

  test('suspends a cast in the same dialog as on its page', async () => {
    const { user, fetch } = await search('aurora suspend', staff);
    await user.click(await screen.findByRole('option', { name: 'Suspend… Radio Aurora' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Radio Aurora?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice is open.');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(fetch.callsOf('adminCasts.suspend')).toHaveLength(1));
  });
});
