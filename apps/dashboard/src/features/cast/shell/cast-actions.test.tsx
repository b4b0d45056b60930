import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const pages = ['current-listeners', 'geoblocking', 'directories', 'widgets', 'settings'];
const header = async () => {
  const heading = await screen.findByRole('heading', { level: 1 });
  return within(heading.closest<HTMLElement>('[data-ui=page-header]') ?? document.body);
};
const isPrimary = (button: HTMLElement) => button.className.includes('ui:bg-accent-solid');

describe('[D16] the primary action of a page', () => {
  test('is Update song on the overview', async () => {
    await renderApp({ path: '/cast/aurora', visitor: 'customer' });
    expect(isPrimary(await (await header()).findByRole('button', { name: 'Update song' }))).toBe(true);
  });

  test('is Export on the statistics, which prints or sends the report', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await renderApp({ path: '/cast/aurora/stats', visitor: 'customer' });
    const actions = await header();
    const button = await actions.findByRole('button', { name: 'Export' });
    await actions.findByRole('button', { name: 'Server' });
    expect(actions.getAllByRole('button').filter(isPrimary)).toEqual([button]);
    await user.click(button);
    await screen.findByRole('menuitem', { name: 'Email me this report' });
    await user.click(screen.getByRole('menuitem', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    print.mockRestore();
  });

  test.each(pages)('is its own on /%s: the header of the cast has none', async (page) => {
    await renderApp({ path: `/cast/aurora/${page}`, visitor: 'customer' });
    const actions = await header();
    await actions.findByRole('button', { name: 'Server' });
    expect(actions.getAllByRole('button').filter(isPrimary)).toEqual([]);
  });

  test('leaves a cast that can be started with a plain button on other pages', async () => {
    const items = fixtures.castOverviews.map((cast) =>
      cast.now.username === 'aurora' ? { ...cast, now: fixtures.stoppedNow('aurora') } : cast,
    );
    await renderApp({
      path: '/cast/aurora/widgets',
      visitor: 'customer',
      handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, items } },
    });
    expect(isPrimary(await (await header()).findByRole('button', { name: 'Start' }))).toBe(false);
  });

  test('keeps Update song in the menu of other pages, which gets the focus back', async () => {
    const { user } = await renderApp({ path: '/cast/aurora/widgets', visitor: 'customer' });
    const server = await (await header()).findByRole('button', { name: 'Server' });
    await user.click(server);
    await user.click(await screen.findByRole('menuitem', { name: 'Update song' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Now playing' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(server).toHaveFocus());
  });
});
