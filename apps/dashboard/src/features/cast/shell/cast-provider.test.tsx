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

const { app } = createTestApp({ visitor: 'customer' });
const api = createApiClients({
  apiUrl: mockApiUrl,
  castApiUrl: mockCastApiUrl,
  getToken: () => null,
  getPath: () => '/',
  notify: () => {},
  onSessionEnded: () => {},
});

test('renders consumers only for the part of the cast that changed', async () => {
  onTestFinished(await app.start());
  const renders = { context: 0, status: 0, live: 0 };
  const countRender = (part: string) => {
    renders[part as keyof typeof renders] += 1;
  };
  // React skips rendering at the surrounding element; a Profiler that is itself skipped reports nothing.
  const children = (
    <div>
      {Object.entries(consumers).map(([part, read]) => (
        <Profiler key={part} id={part} onRender={countRender}>
          <Consumer read={read} />
        </Profiler>
      ))}
    </div>
  );
  const queryClient = new QueryClient();
  const view = (overview: CastOverview | undefined) => (
    <QueryClientProvider client={queryClient}>
      <AuthProvider actor={app.auth}>
        <Provider overview={overview}>{children}</Provider>
      </AuthProvider>
    </QueryClientProvider>
  );
  if (!aurora) throw new Error('The fixture has no cast.');
  const { rerender } = render(view(aurora));
  expect(renders).toEqual({ context: 1, status: 1, live: 1 });

  const streams = aurora.now.streams.map((stream) => ({ ...stream, listeners: 93 }));
  rerender(view({ ...aurora, now: { ...aurora.now, listeners: 138, streams } }));
  expect(renders).toEqual({ context: 1, status: 1, live: 2 });

  rerender(view({ ...aurora, now: { ...aurora.now, state: 'off_air' } }));
  expect(renders).toEqual({ context: 1, status: 2, live: 3 });
});
