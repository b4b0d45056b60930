import { act, screen, within } from '@testing-library/react';
import { fixtures, mockLive, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const [aurora, harbour, pier] = fixtures.stationOverviews;
if (!aurora || !harbour || !pier) throw new Error('the fixtures have three stations');

const open = (handlers: TestAppOptions['handlers'] = {}) =>
  renderApp({
    path: '/dashboard',
    visitor: 'customer',
    handlers: {
      'products.list': fixtures.listOf(fixtures.stationProducts),
      'stations.listOverviews': fixtures.listOf(fixtures.stationOverviews),
      'casts.listOverviews': { ...fixtures.castOverviewList, ...fixtures.listOf([]) },
      ...handlers,
    },
  });

async function cardOf(name: string) {
  const group = within(await screen.findByRole('region', { name: 'Casts and stations' }));
  const link = await group.findByRole('link', { name });
  return within(link.closest('li') ?? document.body);
}
const attention = async () => within(await screen.findByRole('region', { name: 'Needs attention' }));

test('shows whether each station is heard, its song, its listeners and TuneIn', async () => {
  await open();
  const heard = await cardOf('Radio Aurora');
  expect(await heard.findByText('Live')).toBeVisible();
  expect(heard.getByText('Orla Finch – A Quiet Engine')).toBeVisible();
  expect(heard.getByTestId('listeners')).toHaveTextContent('137');
  expect(heard.queryByText(/TuneIn/)).toBeNull();
  const refused = await cardOf('Harbour Rock');
  expect(refused.getByText('TuneIn accepts no songs')).toBeVisible();
  const silent = await cardOf('Old Pier');
  expect(silent.getByText('Unreachable')).toBeVisible();
  expect(silent.getByText(/^Since/)).toBeVisible();
  expect(silent.queryByTestId('listeners')).toBeNull();
});

test('what needs attention leads to the page where it is resolved', async () => {
  await open();
  const card = await attention();
  const rows = card.getAllByRole('listitem').filter((row) => within(row).queryByRole('link'));
  expect(
    rows.map((row) => [
      row.querySelector('p')?.textContent,
      within(row).getByRole('link').getAttribute('href'),
    ]),
  ).toEqual([
    [expect.stringMatching(/^Old Pier cannot be heard since \d/), `/station/${pier.id}`],
    ['TuneIn refuses the songs of Harbour Rock', `/station/${harbour.id}/tunein`],
    ['Harbour Rock: Discord refused too many songs and was turned off', `/station/${harbour.id}/nowplaying`],
    ['Amazon rejected the skill', `/alexa/${fixtures.skill.id}`],
  ]);
});

test('follows the live events of its station', async () => {
  const live = mockLive();
  await open({ 'live.subscribe': live.reply });
  expect((await cardOf('Old Pier')).getByText('Unreachable')).toBeVisible();
  await vi.waitFor(() => expect(live.open()).toBe(1));
  const data = { ...fixtures.brokenStation, state: 'on_air' as const, listeners: 5 };
  act(() => live.send({ event: 'station', ts: fixtures.fixtureNow, data }));
  const card = await cardOf('Old Pier');
  expect(await card.findByText('Live')).toBeVisible();
  expect(card.getByTestId('listeners')).toHaveTextContent('5');
  expect((await attention()).queryByText(/Old Pier/)).toBeNull();
});

test('shows a placeholder while the states load, and the plan if they cannot be loaded', async () => {
  const { unmount } = await open({ 'stations.listOverviews': neverAnswering() });
  const waiting = await cardOf('Radio Aurora');
  expect(waiting.queryByText('Plan')).toBeNull();
  unmount();
  let isDown = true;
  const { user } = await open({
    'stations.listOverviews': () =>
      isDown ? problem('internal') : fixtures.listOf(fixtures.stationOverviews),
  });
  const failed = await cardOf('Radio Aurora');
  expect(await failed.findByText('Plan')).toBeVisible();
  const row = await (await attention()).findByText('Couldn’t load the state of your stations');
  isDown = false;
  await user.click(within(row.closest('li') ?? document.body).getByRole('button', { name: 'Retry' }));
  expect(await failed.findByText('Live')).toBeVisible();
});

test('does not ask for states without a station', async () => {
  const { fetch } = await open({ 'products.list': fixtures.listOf(fixtures.products.slice(0, 2)) });
  expect(await screen.findByRole('article', { name: 'Radio Aurora' })).toBeVisible();
  expect(fetch.callsOf('stations.listOverviews')).toEqual([]);
});
