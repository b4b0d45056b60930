import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/stats';
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const figures = () => screen.findByRole('figure', { name: 'Key figures' });
const tile = async (label: string) => {
  const stat = within(await figures())
    .getByText(label)
    .closest('dl');
  return stat as HTMLElement;
};

test('each tile shows its label, value and change', async () => {
  await open();
  await screen.findByText('9,841.6');
  expect(await tile('Peak listeners')).toHaveTextContent(
    '212Increase 14.0%11 Sept 2026 20:14, Mara Quill - Low Water',
  );
  expect(await tile('Bounce rate')).toHaveTextContent(/32\.8%Decrease 1\.2 ptwas 33\.9%/);
  expect(await figures()).toHaveTextContent('1 to 14 Sept 2026, Europe/Dublin');
  expect(await figures()).toHaveTextContent(/Compared with .*, up to the same time/);
});

test('unknown values are not shown as zero, and are explained', async () => {
  await open({
    path: `${path}?country=IE`,
    handlers: {
      'statistics.getSummary': {
        ...fixtures.statisticsSummaryUnknown,
        since: fixtures.statisticsSummary.since,
      },
    },
  });
  await screen.findAllByText('Not available with filters');
  expect(await tile('Peak listeners')).toHaveTextContent('–No dataNot available with filters');
  expect(await tile('Session length')).toHaveTextContent('No session data');
});

test("requests days in the cast's time zone, and changing the period adds a history entry", async () => {
  const { user, fetch, app } = await open();
  await screen.findByText('9,841.6');
  const [first] = fetch.callsOf('statistics.getSummary');
  const params = new URL(first?.url ?? '').searchParams;
  // Midnight in Dublin, in winter and in summer.
  expect(params.get('from')).toMatch(/T(?:00|23):00:00\.000Z$/);
  expect(Date.parse(params.get('to') ?? '') - Date.parse(params.get('from') ?? '')).toBeGreaterThan(
    6 * 86_400_000,
  );
  expect(params.get('compare')).toBe('previous');
  await user.click(screen.getByRole('radio', { name: '30 d' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ period: '30d' }));
  await waitFor(() => expect(fetch.callsOf('statistics.getSummary').length).toBeGreaterThan(1));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Session counting' }), 'starts');
  await user.click(screen.getByRole('switch', { name: 'Bots and relays' }));
  await waitFor(() =>
    expect(app.router.state.location.search).toEqual({ period: '30d', counting: 'starts', bots: 1 }),
  );
  await waitFor(() => {
    const last = new URL(fetch.callsOf('statistics.getHeatmap').at(-1)?.url ?? '').searchParams;
    expect([last.get('counting'), last.get('bots')]).toEqual(['starts', '1']);
  });
});

test('selecting a country filters by it, and its chip removes the filter', async () => {
  const { user, fetch, app } = await open();
  await user.click(await screen.findByRole('button', { name: 'Only Ireland' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ country: 'IE' }));
  await waitFor(() => {
    const last = new URL(fetch.callsOf('statistics.getBreakdown').at(-1)?.url ?? '').searchParams;
    expect(last.get('country')).toBe('IE');
  });
  expect(screen.queryByRole('button', { name: 'Only Ireland' })).toBeNull();
  // Counts cannot be filtered: the timeline, dayparts and songs are of the whole cast.
  await waitFor(() => expect(screen.getAllByText('Not affected by filters')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Remove Ireland' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({}));
  expect(screen.getByRole('region', { name: 'View' })).toHaveFocus();
});

test('does not request an unknown country or class', async () => {
  const { fetch } = await open({ path: `${path}?country=UK&class=toaster` });
  await screen.findByText('9,841.6');
  const params = new URL(fetch.callsOf('statistics.getSummary')[0]?.url ?? '').searchParams;
  expect([params.has('country'), params.has('class')]).toEqual([false, false]);
});

test('cards fail independently and can be retried', async () => {
  const { user, fetch } = await open({ handlers: { 'statistics.getHeatmap': problem('internal') } });
  const week = await screen.findByRole('figure', { name: 'Week by hour' });
  expect(await within(week).findByText('Couldn’t load the week')).toBeVisible();
  expect(await screen.findByText('9,841.6')).toBeVisible();
  const before = fetch.callsOf('statistics.getHeatmap').length;
  await user.click(within(week).getByRole('button', { name: /Try again|Retry/ }));
  await waitFor(() => expect(fetch.callsOf('statistics.getHeatmap').length).toBe(before + 1));
});

test('streams and pages have cards only if there are several values', async () => {
  const { unmount } = await open();
  expect(await screen.findByRole('figure', { name: /radio-aurora\.example|^Pages/ })).toBeVisible();
  unmount();
  const one = fixtures.statisticsBreakdowns;
  const overview = fixtures.castOverviewList;
  await open({
    handlers: {
      'casts.listOverviews': {
        ...overview,
        items: overview.items.map((each) => ({
          ...each,
          now: { ...each.now, streams: each.now.streams.slice(0, 1) },
        })),
      },
      'statistics.getBreakdown': ({ query }) => {
        const { by = 'country' } = query;
        return by === 'stream' || by === 'referrer' ? { ...one[by], items: [] } : one[by];
      },
    },
  });
  await screen.findByRole('figure', { name: 'Alexa leads with 24.3%' });
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(10));
});

test('events are marked on the timeline and in its table', async () => {
  const { user } = await open();
  const curve = await screen.findByRole('figure', { name: /^Most listeners on/ });
  expect(await within(curve).findByText('Geoblocking changed')).toBeInTheDocument();
  expect(screen.getByText(/^2 interruptions are too short/)).toBeVisible();
  await user.click(within(curve).getByRole('button', { name: 'Show as table' }));
  expect(await within(curve).findByText(/^Off air, 3 Sept 2026 13:10, 3 h/)).toBeInTheDocument();
  expect(within(curve).getByText(/^Settings changed, .*, Streams$/)).toBeInTheDocument();
});

test('songs show listener retention, and unknown values are not shown as zero', async () => {
  const { user, fetch, app } = await open();
  const songs = await screen.findByRole('figure', { name: 'Mara Quill - Low Water was played most' });
  const row = (name: string) => within(songs).getByRole('row', { name: new RegExp(name) });
  expect(row('Low Water')).toHaveTextContent(/34.*61\.2.*64\.9.*\+3\.7 \(\+6\.0%\).*41$/);
  expect(row('Harbour Lights')).toHaveTextContent(/-6\.3 \(-10\.8%\)/);
  expect(row('夜の港')).toHaveTextContent(/–.*–.*–/);
  await user.selectOptions(within(songs).getByRole('combobox', { name: 'Sort songs by' }), 'loss');
  await waitFor(() => expect(app.router.state.location.search).toEqual({ songs: 'loss' }));
  await waitFor(() =>
    expect(new URL(fetch.callsOf('statistics.listSongs').at(-1)?.url ?? '').searchParams.get('order')).toBe(
      'loss',
    ),
  );
});

test('selecting a player filters by it', async () => {
  const { user, fetch, app } = await open();
  await user.click(await screen.findByRole('button', { name: 'Only Alexa' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({ player: 'Alexa' }));
  await waitFor(() => {
    const last = new URL(fetch.callsOf('statistics.getHeatmap').at(-1)?.url ?? '').searchParams;
    expect(last.get('player')).toBe('Alexa');
  });
  await user.click(screen.getByRole('button', { name: 'Remove Alexa' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({}));
});

test('custom days may start and end at a time', async () => {
  const { user, app } = await open({ path: `${path}?from=2026-09-11&to=2026-09-12` });
  await user.click(await screen.findByRole('button', { name: 'Whole days' }));
  await user.selectOptions(await screen.findByLabelText('Starting at (first day)'), '20:00');
  await waitFor(() =>
    expect(app.router.state.location.search).toEqual({
      from: '2026-09-11',
      to: '2026-09-12',
      start: '20:00',
    }),
  );
  expect(await screen.findByText('20:00 to 24:00')).toBeInTheDocument();
});

test('a cast with less than an hour of data shows a placeholder and requests nothing else', async () => {
  const since = { counts: null, sessions: null };
  const { fetch } = await open({
    handlers: { 'statistics.getSummary': { ...fixtures.statisticsSummaryUnknown, since } },
  });
  expect(await screen.findByText('No data yet')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  expect(fetch.callsOf('statistics.getSummary')).toHaveLength(1);
});

test('existing statistics stay while the engine is unreachable', async () => {
  await open({ handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown } });
  expect(await screen.findByText('The streaming engine isn’t responding')).toBeVisible();
  expect(await screen.findByText('9,841.6')).toBeVisible();
});

test('the staff see the same page at their own URL', async () => {
  const { user, app } = await open({ path: '/admin/cast/aurora/stats?period=90d', visitor: 'admin' });
  expect(await screen.findByText('9,841.6')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Statistics' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('radio', { name: '7 d' }));
  await waitFor(() => expect(app.router.state.location.search).toEqual({}));
});
