import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const viewers = [
  { visitor: 'customer', path: '/cast/aurora' },
  { visitor: 'admin', path: '/admin/cast/aurora' },
] as const;
const link = (name: string) => screen.findByRole('link', { name });

describe.each(viewers)('for the visitor $visitor', ({ visitor, path }) => {
  test.each([
    [
      'Statistics',
      ['settings.getGeneral', 'statistics.getSummary', 'statistics.getTimeseries', 'statistics.listMarks'],
    ],
    ['Geoblocking', ['geolock.get', 'geolock.simulate', 'statistics.listRefusals']],
    ['Directories', ['directories.list', 'listing.get', 'directories.getListingMismatch']],
    ['Settings', ['settings.getGeneral', 'settings.getStreams']],
  ] as const)(
    '%s is prefetched while the pointer is over its link and not refetched when opened',
    async (name, calls) => {
      const { user, fetch, app } = await renderApp({ path, visitor });
      const counts = () => calls.map((call) => fetch.callsOf(call).length);
      await user.hover(await link(name));
      await waitFor(() => expect(counts()).toEqual(calls.map(() => 1)));
      await user.click(await link(name));
      await waitFor(() => expect(screen.queryByTestId('listeners')).toBeNull());
      await vi.waitFor(() => expect(app.data.get()?.queryClient.isFetching()).toBe(0));
      // The comparison is a separate time series; each series is fetched once.
      for (const call of calls) {
        const queries = fetch.callsOf(call).map(({ query }) => JSON.stringify(query));
        expect(new Set(queries).size).toBe(queries.length);
      }
    },
  );
});
