import { screen, within } from '@testing-library/react';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { castOverviewList, failedProbe, streamProbe } = fixtures;
const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/dashboard', visitor: 'customer', ...options });
type App = Awaited<ReturnType<typeof open>>;
const url = 'https://ice.harbour.example:8443/rock.mp3';

const none = fixtures.listOf([]);
const withoutProducts = {
  'casts.listOverviews': { ...castOverviewList, ...fixtures.listOf([]) },
  'products.list': none,
  'onePages.list': none,
  'alexaSkills.list': none,
  'mobileApps.list': none,
};

async function openForm({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Request a station' }));
  return within(await screen.findByRole('dialog'));
}
type Dialog = Awaited<ReturnType<typeof openForm>>;
async function enterAddress({ user }: App, dialog: Dialog, address = url) {
  await user.click(dialog.getByRole('radio', { name: /^An address/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Address of the stream' }), address);
}
const requestsOf = ({ fetch }: App) => fetch.callsOf('stationRequests.create').map(({ body }) => body);

test('an address is tested first, and its name is proposed', async () => {
  const app = await open({ handlers: { 'stationRequests.tryStream': streamProbe } });
  const dialog = await openForm(app);
  await enterAddress(app, dialog);
  await app.user.click(dialog.getByRole('button', { name: 'Test the address' }));
  expect(await dialog.findByText('Audio was received from this address')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Result of the test' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name of the station' })).toHaveValue('Radio Aurora');
  expect(requestsOf(app)).toEqual([]);
  await app.user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'From March.');
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request sent')).toBeVisible();
  expect(app.fetch.callsOf('stationRequests.tryStream').map(({ body }) => body)).toEqual([{ url }]);
  expect(requestsOf(app)).toEqual([
    { name: 'Radio Aurora', timezone: 'Europe/Dublin', stream: { kind: 'url', url }, note: 'From March.' },
  ]);
});

test('an address without sound says so, and can be sent all the same', async () => {
  const app = await open({
    handlers: { 'stationRequests.tryStream': { ...failedProbe, problem: 'not_resolved' } },
  });
  const dialog = await openForm(app);
  await enterAddress(app, dialog);
  await app.user.click(dialog.getByRole('button', { name: 'Test the address' }));
  expect(await dialog.findByText('No audio came from this address')).toBeVisible();
  expect(dialog.getByText(/No server has this name/)).toBeVisible();
  await app.user.type(dialog.getByRole('textbox', { name: 'Name of the station' }), 'Low Tide');
  await app.user.click(dialog.getByRole('button', { name: 'Send anyway' }));
  expect(await screen.findByText('Request sent')).toBeVisible();
  expect(requestsOf(app)).toMatchObject([{ name: 'Low Tide', stream: { kind: 'url', url } }]);
});

test('another address is tested again, and one that is no address is refused', async () => {
  const app = await open();
  const dialog = await openForm(app);
  await enterAddress(app, dialog);
  await app.user.click(dialog.getByRole('button', { name: 'Test the address' }));
  await dialog.findByText('Audio was received from this address');
  const field = dialog.getByRole('textbox', { name: 'Address of the stream' });
  await app.user.type(field, '2');
  expect(dialog.queryByText('Audio was received from this address')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Test the address' })).toBeVisible();
  await app.user.clear(field);
  await app.user.type(field, 'harbour');
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText(/Enter a complete address/)).toBeVisible();
  expect(requestsOf(app)).toEqual([]);
});

test('too many tests are explained, and the test can be repeated', async () => {
  const app = await open({
    handlers: {
      'stationRequests.tryStream': inTurn<'stationRequests.tryStream'>(
        problem('request.rate_limited'),
        streamProbe,
      ),
    },
  });
  const dialog = await openForm(app);
  await enterAddress(app, dialog);
  await app.user.click(dialog.getByRole('button', { name: 'Test the address' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Too many/);
  await app.user.click(dialog.getByRole('button', { name: 'Test the address' }));
  expect(await dialog.findByText('Audio was received from this address')).toBeVisible();
});

test('a station on a cast needs no test', async () => {
  const app = await open();
  const dialog = await openForm(app);
  await app.user.click(dialog.getByRole('combobox', { name: 'Cast' }));
  await app.user.click(await screen.findByRole('option', { name: /Radio Aurora/ }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Name of the station' }), 'Aurora Two');
  await app.user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Request sent')).toBeVisible();
  expect(requestsOf(app)).toMatchObject([{ stream: { kind: 'cast', username: 'aurora' } }]);
  expect(app.fetch.callsOf('stationRequests.tryStream')).toEqual([]);
});

test('an account with casts but no station is told what one is for', async () => {
  const casts = fixtures.products.filter(({ type }) => type === 'cast');
  await open({ handlers: { 'products.list': fixtures.listOf(casts) } });
  expect(await screen.findByText('No station yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Request a station' })).toHaveLength(1);
});

test('an account without products requests a station by its address', async () => {
  const app = await open({ handlers: withoutProducts });
  const dialog = await openForm(app);
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Address of the stream' })).toBeVisible();
});

test('an approved request leads to its station', async () => {
  const { id } = fixtures.externalStation;
  const request = {
    ...fixtures.stationRequest,
    state: 'approved' as const,
    answeredAt: fixtures.fixtureNow,
    station: { ...fixtures.stationRequest.station, id },
  };
  await open({ handlers: { ...withoutProducts, 'requests.list': fixtures.listOf([request]) } });
  const requests = within(await screen.findByRole('region', { name: 'Your requests' }));
  expect(requests.getByRole('link', { name: 'Open the station' })).toHaveAttribute('href', `/station/${id}`);
});
