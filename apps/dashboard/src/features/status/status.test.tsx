import { screen } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/status/a1b2c3d4e5f6';

test.each(['nobody', 'customer'] as const)('%s sees the state of a station', async (visitor) => {
  const { fetch, path: address } = await renderApp({ path, visitor });
  expect(await screen.findByRole('heading', { level: 1, name: fixtures.station.name })).toBeVisible();
  expect(screen.getByText('90 days, 99.91% with sound')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(fixtures.stationStatus.incidents.length);
  expect(fetch.callsOf('stationStatus.get')[0]?.path).toEqual({ publicId: 'a1b2c3d4e5f6' });
  expect(address()).toBe(path);
});

test('a station without a status page is not there', async () => {
  await renderApp({ path, handlers: { 'stationStatus.get': problem('resource.not_found') } });
  expect(await screen.findByRole('heading', { name: 'No status page here' })).toBeVisible();
});

test('an address that cannot be a station is not there, without asking', async () => {
  const { fetch } = await renderApp({ path: '/status/42' });
  expect(await screen.findByRole('heading', { name: 'No status page here' })).toBeVisible();
  expect(fetch.callsOf('stationStatus.get')).toHaveLength(0);
});
