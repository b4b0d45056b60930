import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type CastOverview, createApiClients } from '@unmuted/api';
import { fixtures, mockApiUrl, mockCastApiUrl } from '@unmuted/api/testing';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { castKeys, castOverviewQuery } from '#/data/casts/casts.queries.ts';
import {
  type CastContextValue,
  useCastContext,
  useCastLive,
  useCastStatus,
} from '#/features/cast/shell/cast-context.ts';
import { CastProvider } from '#/features/cast/shell/cast-provider.tsx';

const { castOverviewList: list } = fixtures;
const aurora = list.items.find(({ now }) => now.username === 'aurora');
const consumers = { context: useCastContext, status: useCastStatus, live: useCastLive };

function Consumer({ read }: { read: () => unknown }) {
  read();
  return null;
}

function Fixed() {
  return <output>{String(useCastStatus().isFixed)}</output>;
}

const api = createApiClients({
  apiUrl: mockApiUrl,
  castApiUrl: mockCastApiUrl,
  getToken: () => null,
  getPath: () => '/',
  notify: () => {},
  onSessionEnded: () => {},
});

const context: CastContextValue = {
  api,
  username: 'aurora',
  timeZone: undefined,
  base: '/cast/$username',
  overviewQuery: castOverviewQuery(api),
  isOwner: true,
  canEditSuspended: false,
  canUndoSupportStop: false,
};

function createClient() {
  const client = new QueryClient();
  client.setQueryData(castKeys.overview, list);
  return client;
}

test('renders consumers only for the part of the cast that changed', async () => {
  const renders = { context: 0, status: 0, live: 0 };
  const countRender = (part: string) => {
    renders[part as keyof typeof renders] += 1;
  };
  const client = createClient();
  render(
    <QueryClientProvider client={client}>
      <CastProvider cast={undefined} context={context} known={undefined}>
        {Object.entries(consumers).map(([part, read]) => (
          // React skips rendering at the surrounding element; a Profiler that is itself skipped reports nothing.
          <div key={part}>
            <Profiler id={part} onRender={countRender}>
              <Consumer read={read} />
            </Profiler>
          </div>
        ))}
      </CastProvider>
    </QueryClientProvider>,
  );
  if (!aurora) throw new Error('The fixture has no cast.');
  const receive = (overview: CastOverview) =>
    act(() => {
      client.setQueryData(castKeys.overview, { ...list, items: [overview] });
    });
  expect(renders).toEqual({ context: 1, status: 1, live: 1 });

  const streams = aurora.now.streams.map((stream) => ({ ...stream, listeners: 93 }));
  receive({ ...aurora, now: { ...aurora.now, listeners: 138, streams } });
  await waitFor(() => expect(renders).toEqual({ context: 1, status: 1, live: 2 }));

  receive({ ...aurora, now: { ...aurora.now, state: 'off_air' } });
  await waitFor(() => expect(renders).toEqual({ context: 1, status: 2, live: 3 }));
});

test.each([
  [true, false],
  [false, true],
])('a suspended cast is editable: %s, fixed: %s', (canEditSuspended, isFixed) => {
  render(
    <QueryClientProvider client={createClient()}>
      <CastProvider
        cast={undefined}
        context={{ ...context, username: 'nowhere', canEditSuspended }}
        known="suspended"
      >
        <Fixed />
      </CastProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(String(isFixed));
});
