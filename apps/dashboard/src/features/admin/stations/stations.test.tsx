import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { adminCustomer, detectedService, stationRemoval, streamingServices } = fixtures;
const page = `/admin/customers/${adminCustomer.id}`;
const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: page, visitor: 'admin', ...options });
type App = Awaited<ReturnType<typeof open>>;

async function openForm({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Add station' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Name of the station' });
  return dialog;
}
const bodiesOf = ({ fetch }: App) => fetch.callsOf('adminStations.create').map(({ body }) => body);

test('staff create a station on a cast of the customer, in the customer’s time zone', async () => {
  const app = await open();
  const dialog = await openForm(app);
  await app.user.click(dialog.getByRole('button', { name: 'Create station' }));
  expect(await dialog.findByText('Please choose a cast.')).toBeVisible();
  expect(bodiesOf(app)).toEqual([]);
  await app.user.click(dialog.getByRole('combobox', { name: 'Cast' }));
  await app.user.click(await screen.findByRole('option', { name: /Harbour Sessions/ }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Name of the station' }), 'Harbour Two');
  await app.user.click(dialog.getByRole('button', { name: 'Create station' }));
  expect(await screen.findByText('Station created')).toBeVisible();
  expect(bodiesOf(app)).toEqual([
    {
      accountId: adminCustomer.id,
      name: 'Harbour Two',
      timezone: adminCustomer.timezone,
      stream: { kind: 'cast', username: 'harbour' },
    },
  ]);
  // The products are read again.
  await waitFor(() => expect(app.fetch.callsOf('adminCustomers.get').length).toBeGreaterThan(1));
});

test('an address is checked on request, and one of the streams of the server is chosen', async () => {
  const app = await open();
  const dialog = await openForm(app);
  await app.user.click(dialog.getByRole('radio', { name: /^An address/ }));
  const check = dialog.getByRole('button', { name: 'Find the stream' });
  expect(check).toBeDisabled();
  await app.user.type(
    dialog.getByRole('textbox', { name: 'Address of the stream' }),
    'https://ice.harbour.example:8443',
  );
  await app.user.click(check);
  await app.user.click(await dialog.findByRole('radio', { name: /talk\.mp3/ }));
  expect(dialog.getByRole('textbox', { name: 'Name of the station' })).toHaveValue('Harbour Rock');
  expect(check).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Create station' }));
  expect(await screen.findByText('Station created')).toBeVisible();
  expect(bodiesOf(app)).toMatchObject([{ stream: { kind: 'url', url: detectedService.candidates[1] } }]);
});

test('a stream that is no longer there, and the maximum number, are explained', async () => {
  const gone = problem('request.invalid', {
    errors: [{ pointer: '/stream/username', code: 'enum', params: {} }],
  });
  const app = await open({ handlers: { 'adminStations.create': gone } });
  const dialog = await openForm(app);
  await app.user.click(dialog.getByRole('combobox', { name: 'Cast' }));
  await app.user.click(await screen.findByRole('option', { name: /Harbour Sessions/ }));
  await app.user.type(dialog.getByRole('textbox', { name: 'Name of the station' }), 'Harbour Two');
  await app.user.click(dialog.getByRole('button', { name: 'Create station' }));
  expect(await dialog.findByText('Please choose another one: it is no longer there.')).toBeVisible();
  app.fetch.on('adminStations.create', problem('resource.limit_reached'));
  await app.user.click(dialog.getByRole('button', { name: 'Create station' }));
  expect(await dialog.findByText(/maximum number has been reached/)).toBeVisible();
});

test('staff add a station on a service from its drawer, and its stations lead to the customer', async () => {
  const [, service] = streamingServices;
  const app = await open({ path: `/admin/streaming-services?service=${service?.id}` });
  const drawer = within(await screen.findByRole('dialog'));
  const link = await drawer.findByRole('link', { name: 'Harbour Rock' });
  expect(link).toHaveAttribute(
    'href',
    `/admin/customers/${service?.customer.id}#${fixtures.externalStation.id}`,
  );
  await app.user.click(drawer.getByRole('button', { name: 'Add a station on this service' }));
  const dialog = within(await screen.findByRole('dialog', { name: /New station for/ }));
  expect(await dialog.findByRole('textbox', { name: 'Name of the station' })).toHaveValue('Harbour Rock');
  await app.user.click(dialog.getByRole('button', { name: 'Create station' }));
  expect(await screen.findByText('Station created')).toBeVisible();
  expect(bodiesOf(app)).toMatchObject([
    { accountId: service?.customer.id, stream: { kind: 'service', id: service?.id } },
  ]);
});

const { id } = fixtures.station;
async function choose({ user }: App, item: string) {
  const products = within(await screen.findByRole('region', { name: 'Products' }));
  const buttons = await products.findAllByRole('button', { name: 'Actions for Radio Aurora' });
  await user.click(buttons.at(-1) ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('a deletion says what is lost in numbers, and needs the name', async () => {
  const app = await open();
  await choose(app, 'Delete…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('12,408 songs of its history are deleted')).toBeVisible();
  expect(dialog.getByText('2 outputs stop posting its songs')).toBeVisible();
  expect(dialog.getByText(/TuneIn no longer receives its songs/)).toBeVisible();
  expect(dialog.getByText(/stays$/)).toHaveTextContent('The streaming service Harbour Rock stays');
  const confirm = dialog.getByRole('button', { name: 'Delete station' });
  expect(confirm).toBeDisabled();
  await app.user.type(dialog.getByRole('textbox'), 'Radio Aurora');
  await app.user.click(confirm);
  expect(await screen.findByText('Station deleted')).toBeVisible();
  const [call] = app.fetch.callsOf('adminStations.delete');
  expect(call?.path).toEqual({ id });
  expect(call?.headers.get('if-match')).toBe(String(stationRemoval.version));
});

test('a station that changed meanwhile is not deleted', async () => {
  const app = await open({
    handlers: {
      'adminStations.delete': problem('resource.version_conflict', { current: fixtures.station }),
    },
  });
  await choose(app, 'Delete…');
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('12,408 songs of its history are deleted');
  await app.user.type(dialog.getByRole('textbox'), 'Radio Aurora');
  await app.user.click(dialog.getByRole('button', { name: 'Delete station' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(screen.queryByText('Station deleted')).toBeNull();
});

test('staff rename a station', async () => {
  const app = await open();
  await choose(app, 'Rename…');
  const dialog = within(await screen.findByRole('dialog'));
  const name = await dialog.findByRole('textbox', { name: 'Name of the station' });
  expect(name).toHaveValue('Radio Aurora');
  await app.user.clear(name);
  await app.user.type(name, 'Aurora One');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Station saved')).toBeVisible();
  const [call] = app.fetch.callsOf('stations.update');
  expect(call?.body).toEqual({ name: 'Aurora One', timezone: 'Europe/Dublin' });
  expect(call?.headers.get('if-match')).toBe(String(fixtures.station.version));
});

test('after a conflict, a station is renamed over the newer version', async () => {
  const current = { ...fixtures.station, name: 'Aurora FM', version: 9 };
  const app = await open({
    handlers: {
      'stations.get': inTurn<'stations.get'>(fixtures.station, current),
      'stations.update': inTurn<'stations.update'>(
        problem('resource.version_conflict', { current }),
        current,
      ),
    },
  });
  await choose(app, 'Rename…');
  const first = within(await screen.findByRole('dialog'));
  await app.user.type(await first.findByRole('textbox', { name: 'Name of the station' }), ' One');
  await app.user.click(first.getByRole('button', { name: 'Save' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await app.user.click(first.getByRole('button', { name: 'Cancel' }));
  await choose(app, 'Rename…');
  const second = within(await screen.findByRole('dialog'));
  expect(await second.findByRole('textbox', { name: 'Name of the station' })).toHaveValue('Aurora FM');
  await app.user.click(second.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Station saved')).toBeVisible();
  const versions = app.fetch.callsOf('stations.update').map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual([String(fixtures.station.version), '9']);
});

test('a link to a station focuses its row', async () => {
  await open({ path: `${page}#${id}` });
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', id));
});

test('staff approve the request for a station with what was requested', async () => {
  const request = fixtures.adminStationRequest;
  const app = await open({
    path: '/admin/customers/requests',
    handlers: { 'adminRequests.list': { ...fixtures.listOf([request]), pending: 1 } },
  });
  const requests = within(await screen.findByRole('region', { name: 'Requests' }));
  expect(requests.getByText('https://ice.harbour.example:8443/rock.mp3')).toBeVisible();
  await app.user.click(requests.getByRole('button', { name: 'Approve the request of Harbour Radio' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('textbox', { name: 'Address of the stream' })).toHaveValue(
    'https://ice.harbour.example:8443/rock.mp3',
  );
  await app.user.click(dialog.getByRole('button', { name: 'Approve and create' }));
  expect(await screen.findByText('Request approved and station created')).toBeVisible();
  expect(app.fetch.callsOf('adminRequests.approveStation').map(({ body }) => body)).toEqual([
    {
      name: 'Harbour Rock',
      timezone: 'Europe/Lisbon',
      stream: { kind: 'url', url: 'https://ice.harbour.example:8443/rock.mp3' },
    },
  ]);
});
