import { screen, waitFor, within } from '@testing-library/react';
import type { StreamingService } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/admin/streaming-services';
const [hosted, icecast, , paused] = fixtures.streamingServices.map(({ id }) => id);
const open = (search = '', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: `${path}${search}`, visitor: 'admin', ...options });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const drawer = async () => within(await screen.findByRole('dialog'));

describe('the list', () => {
  test('shows each service with its state and customer, and figures that lead to what they count', async () => {
    const { user, path: address, fetch } = await open();
    const row = within(await rowOf(/Old Pier/));
    expect(row.getByText('Unreachable')).toBeVisible();
    expect(row.getByRole('link', { name: 'Aurora Media' })).toHaveAttribute(
      'href',
      `/admin/customers/${fixtures.streamingServices[0]?.customer.id}`,
    );
    await user.click(screen.getByRole('link', { name: 'Not heard' }));
    await waitFor(() =>
      expect(fetch.callsOf('streamingServices.list').at(-1)?.query).toMatchObject({
        state: 'off_air,refused,unreachable,not_audio',
      }),
    );
    expect(address()).toContain('state=off_air');
  });

  test('sends the search, filters and order to the server and stores them in the URL', async () => {
    const { user, path: address, fetch } = await open('?type=hls,nonsense&sort=-listeners&service=1');
    await rowOf(/Old Pier/);
    const lastQuery = () => fetch.callsOf('streamingServices.list').at(-1)?.query;
    expect(lastQuery()).toEqual({ type: 'hls', sort: '-listeners', page: '1', pageSize: '25' });
    await user.type(screen.getByRole('searchbox'), 'pier');
    await waitFor(() => expect(lastQuery()).toMatchObject({ q: 'pier', type: 'hls' }));
    expect(address()).toContain('q=pier');
  });

  test('a service that is hosted here cannot be changed', async () => {
    const { user } = await open();
    const row = within(await rowOf(/Radio Aurora/));
    await user.click(row.getByRole('button', { name: /Radio Aurora/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Details',
    ]);
  });
});

describe('the drawer', () => {
  test('opens in the URL, checks the service now and says why that failed', async () => {
    const {
      user,
      path: address,
      fetch,
    } = await open('', {
      handlers: { 'streamingServices.probe': problem('request.rate_limited') },
    });
    await user.click(within(await rowOf(/Harbour Rock/)).getByRole('link', { name: 'Harbour Rock' }));
    expect(address()).toBe(`${path}?service=${icecast}`);
    const details = await drawer();
    expect(await details.findByText('61 days left')).toBeVisible();
    expect(details.getByText(/"icestats"/)).toBeInTheDocument();
    expect(details.getByText('admin')).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Check now' }));
    expect(await details.findByRole('alert')).toBeVisible();
    expect(fetch.callsOf('streamingServices.probe')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(path));
  });

  test('of a hosted service leads to its cast and has no acts', async () => {
    await open(`?service=${hosted}`);
    const details = await drawer();
    expect(await details.findByRole('link', { name: 'aurora' })).toHaveAttribute(
      'href',
      '/admin/cast/aurora',
    );
    expect(details.queryByRole('button', { name: 'Check now' })).toBeNull();
  });

  test('resumes paused checks without touching the credentials', async () => {
    const { user, fetch } = await open(`?service=${paused}`);
    await user.click(await (await drawer()).findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Resume checks' }));
    await waitFor(() => expect(fetch.callsOf('streamingServices.update')).toHaveLength(1));
    const [call] = fetch.callsOf('streamingServices.update');
    expect(call?.body).toEqual({
      label: 'Lighthouse HLS',
      type: 'hls',
      url: 'https://hls.lighthouse.example/live/index.m3u8',
      mount: null,
      sid: null,
      pollS: 30,
      isPaused: false,
    });
    expect(call?.headers.get('if-match')).toBe('4');
  });
});

describe('acts', () => {
  async function act(item: string, options: Partial<TestAppOptions> = {}) {
    const app = await open(`?service=${icecast}`, options);
    await app.user.click(await (await drawer()).findByRole('button', { name: 'Actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: item }));
    return app;
  }

  test('a deletion names the stations and needs the label', async () => {
    const { user, path: address, fetch } = await act('Delete…');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('1 station loses its stream')).toBeVisible();
    expect(within(dialog.getByRole('list')).getByText('Harbour Rock')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete service' }));
    expect(fetch.callsOf('streamingServices.delete')).toHaveLength(0);
    await user.type(dialog.getByRole('textbox'), 'Harbour Rock');
    await user.click(dialog.getByRole('button', { name: 'Delete service' }));
    await waitFor(() => expect(fetch.callsOf('streamingServices.delete')).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(path));
  });

  test('credentials are sent once and never come back into the form', async () => {
    const { user, fetch } = await act('Credentials…');
    const dialog = within(await screen.findByRole('dialog', { name: /Credentials of/ }));
    await user.type(dialog.getByLabelText('User name'), 'source');
    await user.click(dialog.getByRole('button', { name: 'Save credentials' }));
    expect(await dialog.findByText('Please fill in this field.')).toBeVisible();
    await user.type(dialog.getByLabelText('Password'), 'hunter2');
    await user.click(dialog.getByRole('button', { name: 'Save credentials' }));
    await waitFor(() =>
      expect(fetch.callsOf('streamingServices.update').at(-1)?.body).toMatchObject({
        credentials: { user: 'source', password: 'hunter2' },
        isPaused: false,
      }),
    );
  });

  test('an edit that someone else overtook keeps their values where nothing was typed', async () => {
    const current = {
      ...fixtures.streamingServices[1],
      label: 'Rock FM',
      pollS: 60,
      state: 'paused',
      version: 9,
    } as StreamingService;
    let calls = 0;
    const { user, fetch } = await act('Edit…', {
      handlers: {
        'streamingServices.update': () => {
          calls += 1;
          return calls === 1 ? problem('resource.version_conflict', { current }) : current;
        },
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /Edit Harbour Rock/ }));
    await user.type(dialog.getByLabelText('Label'), ' One');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(fetch.callsOf('streamingServices.update')).toHaveLength(2));
    const call = fetch.callsOf('streamingServices.update').at(-1);
    expect(call?.headers.get('if-match')).toBe('9');
    expect(call?.body).toMatchObject({ label: 'Harbour Rock One', pollS: 60, isPaused: true });
  });
});

describe('a new service', () => {
  const ice = 'https://ice.harbour.example:8443';

  test('is found by its address, heard when another stream is chosen, and added for a customer', async () => {
    const {
      user,
      path: address,
      fetch,
    } = await open('', {
      handlers: {
        'streamingServices.detect': ({ body }) => ({
          ...fixtures.detectedService,
          ...(body?.url.endsWith('talk.mp3') && { url: body.url, mount: '/talk.mp3', name: 'Harbour Talk' }),
        }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add service' }));
    const dialog = await drawer();
    await user.click(dialog.getByRole('button', { name: 'Find the stream' }));
    expect(await dialog.findByText(/^Enter a complete address/)).toBeVisible();
    await user.type(dialog.getByLabelText('Address'), ice);
    await user.click(dialog.getByRole('button', { name: 'Find the stream' }));
    await user.click(await dialog.findByRole('radio', { name: /talk\.mp3/ }));
    expect(await dialog.findByText('Harbour Talk')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add service' }));
    expect(await dialog.findByText('Please choose a customer.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Customer' }));
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.type(dialog.getByLabelText(/User name/), 'admin');
    await user.type(dialog.getByLabelText(/Password/), 'hunter2');
    await user.click(dialog.getByRole('button', { name: 'Add service' }));
    await waitFor(() => expect(address()).toBe(`${path}?service=${icecast}`));
    expect(fetch.callsOf('streamingServices.detect').map(({ body }) => body)).toEqual([
      { url: ice },
      { url: `${ice}/talk.mp3` },
    ]);
    expect(fetch.callsOf('streamingServices.create').at(-1)?.body).toMatchObject({
      label: 'Harbour Rock',
      stationName: 'Harbour Rock',
      type: 'icecast',
      url: `${ice}/talk.mp3`,
      mount: '/talk.mp3',
      sid: null,
      pollS: 30,
      credentials: { user: 'admin', password: 'hunter2' },
    });
  });

  test('can be entered by hand, without a request to its server', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add service' }));
    const dialog = await drawer();
    await user.type(dialog.getByLabelText('Address'), 'pier.example');
    await user.click(dialog.getByRole('button', { name: 'Enter by hand' }));
    expect(await dialog.findByLabelText('Address')).toHaveValue('pier.example');
    await user.type(dialog.getByLabelText('Label'), 'Old Pier');
    await user.click(dialog.getByRole('button', { name: 'Add service' }));
    expect(await dialog.findByText(/^Enter a complete address/)).toBeVisible();
    expect(fetch.callsOf('streamingServices.detect')).toEqual([]);
    expect(fetch.callsOf('streamingServices.create')).toEqual([]);
  });
});

test('an import shows what each row would do, then adds the valid ones', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Import…' }));
  const dialog = await drawer();
  await user.click(dialog.getByRole('button', { name: 'Check the rows' }));
  expect(await dialog.findByText('Paste at least one row, or choose a file.')).toBeVisible();
  const file = new File(
    ['Rock,https://ice.example/rock.mp3\nPier,http://pier.example\nHLS,x,,a@b.example,2'],
    'a.csv',
    {
      type: 'text/csv',
    },
  );
  await user.upload(dialog.getByLabelText('File with streaming services'), file);
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Rows' })).not.toHaveValue(''));
  await user.click(dialog.getByRole('button', { name: 'Check the rows' }));
  expect(await dialog.findByRole('heading', { name: '1 service can be imported' })).toHaveFocus();
  expect(dialog.getByText('Exists already')).toBeVisible();
  expect(dialog.getByText('Customer: No customer has this email address.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Import 1 service' }));
  expect(await dialog.findByRole('heading', { name: '1 service was added' })).toBeVisible();
  const bodies = fetch.callsOf('streamingServices.import').map(({ body }) => body);
  expect(bodies.map((body) => body?.isDryRun)).toEqual([true, false]);
  expect(bodies[1]?.rows.map(({ label }) => label)).toEqual(['Rock', 'Pier', 'HLS']);
});
