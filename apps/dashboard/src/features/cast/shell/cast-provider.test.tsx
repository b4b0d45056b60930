import { act, screen, waitFor } from '@testing-library/react';
import type { CastOverviewList } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import { castKeys } from '#/data/casts/casts.queries.ts';
import { propsOf, renderApp } from '#/testing/render-app.tsx';

const { ts } = fixtures.liveEvents.cast;
const { aurora } = fixtures.castNow;
const streams = aurora.streams.map((stream, at) => (at === 0 ? { ...stream, listeners: 93 } : stream));
/** The same cast with another listener, and then off the air. */
const moreListen = { event: 'cast', ts, data: { ...aurora, listeners: 138, streams } } as const;
const offAir = { event: 'cast', ts, data: { ...aurora, state: 'off_air' } } as const;

/** Whatever waits for a frame or two is drawn by then. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 100));

const header = () => document.querySelector('[data-ui="page-header"]') ?? document.body;
const region = (name: string) => screen.getByRole('region', { name });
const tabs = () => screen.getByRole('navigation', { name: 'Pages of Radio Aurora' });

test.each([
  ['/cast/aurora', () => [header(), tabs(), region('Connect your encoder'), region('Last songs')]],
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
