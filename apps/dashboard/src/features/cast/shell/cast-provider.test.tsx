import { QueryClient, QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type CastOverview, createApiClients } from '@unmuted/api';
import { fixtures, mockApiUrl, mockCastApiUrl } from '@unmuted/api/testing';
import { Profiler, type ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastProvider } from '#/features/cast/shell/cast-provider.tsx';
import { AuthProvider } from '#/session/auth-context.tsx';
import { createTestApp } from '#/testing/create-test-app.ts';

const { items } = fixtures.castOverviewList;
const [aurora] = items;
const consumers = { context: useCastContext, status: useCastStatus, live: useCastLive };

function Consumer({ read }: { read: () => unknown }) {
  read();
  return null;
}

function Provider({ overview, children }: { overview: CastOverview | undefined; children: ReactNode }) {
  const overviews = useQuery({
    queryKey: ['overviews'],
    queryFn: skipToken,
    initialData: fixtures.castOverviewList,
  });
  return (
    <CastProvider
      {...{ api, overviews, overview }}
      username="aurora"
      area="customer"
      cast={undefined}
      known={undefined}
    >
      {children}
    </CastProvider>
  );
}

test.each([
  ['/cast/aurora', () => [header(), tabs(), region('Connect your encoder'), region('Recent songs')]],
  ['/cast/aurora/stats', () => [header(), tabs(), ...screen.getAllByRole('img')]],
  ['/cast/aurora/current-listeners', () => [header(), tabs(), region('Listeners')]],
])('on %s one listener more draws again only what tells of it', async (path, still) => {
  const { live, app } = await renderApp({ path, visitor: 'customer' });
  await waitFor(() => expect(still().length).toBeGreaterThan(2));
  await vi.waitFor(() => expect(live.open()).toBe(1));
  await vi.waitFor(() => expect(app.data.get()?.queryClient.isFetching()).toBe(0));
  await act(painted);
  const before = still().map(propsOf);
  act(() => live.send(moreListen));
  const known = () => app.data.get()?.queryClient.getQueryData<CastOverviewList>(castKeys.overview);
  await vi.waitFor(() => expect(known()?.items[0]?.now.listeners).toBe(138));
  await act(painted);
  expect(still().map((element, at) => propsOf(element) === before[at])).toEqual(before.map(() => true));
  act(() => live.send(offAir));
  await waitFor(() => expect(propsOf(header()) === before[0]).toBe(false));
});
