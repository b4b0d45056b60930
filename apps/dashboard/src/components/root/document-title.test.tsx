import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

type Opened = Awaited<ReturnType<typeof renderApp>>;

/** The paths of the pages below one pathless route. */
const pagesOf = ({ app }: Opened, layout: string): readonly string[] =>
  Object.values(app.router.routesById).flatMap((route) => {
    const { id, fullPath, children, options } = route as {
      id: string;
      fullPath: string;
      children?: unknown;
      options: { staticData?: { title?: unknown } };
    };
    const isPage = id.startsWith(`${layout}/`) && !children && options.staticData?.title !== undefined;
    const path = fullPath
      .replace('/onepage/$username', `/onepage/${fixtures.site.username}`)
      .replace('/alexa/$id', `/alexa/${fixtures.skill.id}`)
      .replace(/^\/apps\/android\/(create\/)?\$id/, `/apps/android/$1${fixtures.app.id}`)
      .replace('/apps/ios/edit/$id', `/apps/ios/edit/${fixtures.iosApp.id}`)
      .replace('$username', 'aurora')
      .replace('/station/$id', `/station/${fixtures.externalStation.id}`);
    return isPage ? [path.replace(/(?<=.)\/$/, '')] : [];
  });

function patternOf(page: string): RegExp {
  if (page.startsWith('/station/')) return /^● 48 · Harbour Rock – \S/;
  if (/^\/(?:onepage|alexa|apps)\//.test(page)) return /^Radio Aurora – \S/;
  return page.includes('/cast/aurora') ? /^● 137 · Radio Aurora – \S/ : /^\S.* · Studio$/;
}

/** Opens each page and waits for a title that no page before it has. */
async function expectTitles({ app }: Opened, paths: readonly string[]): Promise<void> {
  const titles = new Set<string>();
  for (const path of paths) {
    await act(() => app.router.navigate({ href: path }));
    await waitFor(() => {
      expect([...titles]).not.toContain(document.title);
      expect(document.title).toMatch(patternOf(path));
    });
    titles.add(document.title);
  }
}

const settings = ['streams', 'server', 'danger'].map((tab) => `/cast/aurora/settings?tab=${tab}`);

describe('document titles', () => {
  test.each([
    ['_public', undefined, '/login', 5, []],
    ['_customer', 'customer', '/dashboard', 14, settings],
    ['_admin', 'superadmin', '/admin/dashboard', 15, []],
  ] as const)('[D12] are different on each page of %s', async (layout, visitor, path, least, more) => {
    const opened = await renderApp({ path, ...(visitor && { visitor }) });
    const paths = pagesOf(opened, `/${layout}`);
    expect(paths.length).toBeGreaterThanOrEqual(least);
    await expectTitles(opened, [...paths, ...more]);
  });

  test('[D12] start with the state and the listeners of a cast, and follow them', async () => {
    const { live, app } = await renderApp({ path: '/cast/aurora/stats', visitor: 'customer' });
    await waitFor(() => expect(document.title).toBe('● 137 · Radio Aurora – Statistics'));
    await vi.waitFor(() => expect(live.open()).toBe(1));
    act(() => live.send(fixtures.liveEvents.cast));
    await waitFor(() => expect(document.title).toBe('● 138 · Radio Aurora – Statistics'));
    await act(() => app.router.navigate({ href: '/cast/harbour/widgets' }));
    await waitFor(() => expect(document.title).toBe('○ Harbour Sessions – Widgets'));
    await act(() => app.router.navigate({ href: '/dashboard' }));
    await waitFor(() => expect(document.title).toBe('Dashboard · Studio'));
  });

  test('[D12] have no number that is out of date', async () => {
    await renderApp({
      path: '/cast/aurora',
      visitor: 'customer',
      handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown },
    });
    await waitFor(() => expect(document.title).toBe('Radio Aurora – Overview'));
  });
});

describe('after navigation', () => {
  test('[D12] the heading with the name of the tab has the focus', async () => {
    const { user } = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
    const tabs = within(await screen.findByRole('navigation', { name: 'Pages of Radio Aurora' }));
    for (const name of ['Statistics', 'Widgets', 'Settings', 'Overview']) {
      await user.click(tabs.getByRole('link', { name }));
      await waitFor(() =>
        expect(screen.getByRole('heading', { level: 1, name: `Radio Aurora – ${name}` })).toHaveFocus(),
      );
    }
  });

  test('[D12] so has the heading of a section of the settings and of the account', async () => {
    const { user, app } = await renderApp({ path: '/cast/aurora/settings', visitor: 'customer' });
    await user.click(await screen.findByRole('link', { name: 'Streams' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Radio Aurora – Settings: Streams' })).toHaveFocus(),
    );
    await act(() => app.router.navigate({ href: '/template/pages/setting/profile' }));
    await user.click(await screen.findByRole('link', { name: 'Sessions' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Account – Sessions' })).toHaveFocus());
  });

  test('[D12] the name of a region does not change with the song', async () => {
    const { live } = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
    await screen.findByTestId('listeners');
    const names = () =>
      screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? region.id);
    const before = names();
    await vi.waitFor(() => expect(live.open()).toBe(1));
    act(() => live.send(fixtures.liveEvents.cast));
    await screen.findByRole('heading', { name: 'Copper Sky - Night Ferry' });
    expect(names()).toEqual(before);
    expect(screen.getByRole('region', { name: 'On-air status' })).toBeVisible();
  });
});
