import { screen, waitFor, within } from '@testing-library/react';
import type { Station } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { externalStation, station, pausedOf } = fixtures;
const path = `/station/${externalStation.id}`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const openWith = (from: Station, options: Partial<TestAppOptions> = {}) =>
  open({ ...options, handlers: { 'stations.get': from, ...options.handlers } });
const source = async () => within(await screen.findByRole('region', { name: 'Source of the stream' }));
const resume = () => screen.findByRole('button', { name: 'Resume checks' });

describe('the checks of a station', () => {
  test('are paused after a dialog that names the other stations and says what is not recorded', async () => {
    const { user, fetch } = await open();
    await user.click((await source()).getByRole('button', { name: 'Pause checks' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Pause the checks of Harbour Rock?' }),
    );
    expect(dialog.getByText(/^1 other station plays this stream/)).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Harbour After Dark');
    expect(dialog.getByText(/are not recorded/)).toBeVisible();
    expect(fetch.callsOf('stations.pauseChecks')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Pause checks' }));
    expect(await screen.findByText(/^Checks paused since/)).toBeVisible();
    expect(fetch.callsOf('stations.pauseChecks').map(({ path: { id } }) => id)).toEqual([externalStation.id]);
    await waitFor(async () => expect(await resume()).toHaveFocus());
    expect((await source()).queryByRole('button', { name: 'Pause checks' })).toBeNull();
  });

  test('are resumed at once', async () => {
    const { user } = await openWith(pausedOf(externalStation));
    await user.click(await resume());
    expect(await screen.findByText('Checks resumed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume checks' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('that support paused are shown as such, without an act', async () => {
    await openWith(pausedOf(externalStation, 'staff'));
    expect(await screen.findByText(/^Checks paused by support since/)).toBeVisible();
    expect(screen.getByText(/Only support can resume them/)).toBeVisible();
    expect((await source()).getByText('paused by support')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume checks' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause checks' })).toBeNull();
  });

  test('that support paused in the meantime are not resumed, and the reason is told', async () => {
    const handlers = { 'stations.resumeChecks': problem('station.paused_by_staff') };
    const { user } = await openWith(pausedOf(externalStation), { handlers });
    await user.click(await resume());
    expect(await screen.findByText(/^Support paused the checks/)).toBeVisible();
    expect(await resume()).toBeEnabled();
  });

  test.each([
    ['of a stream that is hosted here', station, 'owner'],
    ['of a suspended station', { ...externalStation, status: 'suspended', state: 'suspended' }, 'owner'],
    ['by an analyst', externalStation, 'analyst'],
  ] as const)('%s are not paused', async (_name, from, accountRole) => {
    await openWith(from, { accountRole });
    await source();
    expect(screen.queryByRole('button', { name: 'Pause checks' })).toBeNull();
  });

  test('stay as they are if the pause fails', async () => {
    const { user } = await open({ handlers: { 'stations.pauseChecks': problem('internal') } });
    await user.click((await source()).getByRole('button', { name: 'Pause checks' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Pause checks' }));
    expect(await dialog.findByRole('alert')).not.toBeEmptyDOMElement();
  });

  test('that are paused are shown on the card of the station', async () => {
    const products = fixtures.products.map((each) =>
      each.type === 'station'
        ? { ...each, checksPausedAt: fixtures.fixtureNow, logoUrl: fixtures.upload.url }
        : each,
    );
    const overviews = fixtures.stationOverviewList.items.map((each) => ({
      ...each,
      state: 'paused' as const,
    }));
    const handlers = {
      'products.list': { ...fixtures.productList, items: products },
      'stations.listOverviews': { ...fixtures.stationOverviewList, items: overviews },
    };
    await open({ path: '/dashboard', handlers });
    const card = (await screen.findByText('Checks paused')).closest('[data-ui="card"]');
    expect(card).toHaveTextContent('Radio Aurora');
    expect(card?.querySelector('img')).toHaveAttribute('src', fixtures.upload.url);
  });
});

describe('the palette', () => {
  const external = fixtures.products.map((each) =>
    each.type === 'station' ? { ...each, isHosted: false, stationId: externalStation.id } : each,
  );
  async function search(query: string, items = external) {
    const app = await open({
      path: '/dashboard',
      handlers: { 'products.list': { ...fixtures.productList, items } },
    });
    await screen.findByRole('heading', { level: 1 });
    await app.user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('group', { name: 'Pages' });
    await app.user.type(screen.getByRole('combobox', { name: /Search casts/ }), query);
    return { ...app, acts: within(await screen.findByRole('group', { name: 'Station actions' })) };
  }

  test('checks a station without leaving the page', async () => {
    const { user, acts, fetch, path: at } = await search('aurora check now');
    await user.click(acts.getByRole('option', { name: /Check now/ }));
    expect(await screen.findByText(/was checked/)).toBeVisible();
    expect(fetch.callsOf('stations.probe').map(({ path: { id } }) => id)).toEqual([externalStation.id]);
    expect(at()).toBe('/dashboard');
  });

  test('changes the stream in its dialog', async () => {
    const { user, acts } = await search('aurora change stream');
    await user.click(acts.getByRole('option', { name: /Change stream/ }));
    expect(await screen.findByRole('dialog', { name: 'Change the stream of Harbour Rock' })).toBeVisible();
  });

  test('does not offer to change a stream that is hosted here', async () => {
    const { acts } = await search('aurora stream', fixtures.products);
    expect(acts.getByRole('option', { name: /Copy stream address/ })).toBeVisible();
    expect(acts.queryByRole('option', { name: /Change stream/ })).toBeNull();
  });
});
