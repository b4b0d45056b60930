import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/settings';
const open = (tab = '', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: tab ? `${path}?tab=${tab}` : path, visitor: 'customer', ...options });
type User = Awaited<ReturnType<typeof open>>['user'];

const name = () => screen.findByDisplayValue('Radio Aurora');
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save changes' }));
const stale = problem('resource.version_conflict', {
  current: { ...fixtures.generalSettings, name: 'Aurora FM', genres: ['Jazz'], version: 9 },
});

test('[G8] a double click on Save sends one change with its base version, and lists the changes', async () => {
  const { user, fetch } = await open();
  await user.type(await name(), ' Galway');
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar).toHaveTextContent('Name: Radio Aurora to Radio Aurora Galway');
  expect(bar).toHaveTextContent('Applies immediately. No listener is disconnected.');
  await user.dblClick(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const [call, ...others] = fetch.callsOf('settings.updateGeneral');
  expect(others).toEqual([]);
  expect(call?.headers.get('if-match')).toBe('4');
  expect(call?.body).toMatchObject({ name: 'Radio Aurora Galway', timeZone: 'Europe/Dublin' });
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

test('invalid fields show errors and are not sent; up to five genres are added, once each', async () => {
  const { user, fetch } = await open();
  const site = await screen.findByRole('textbox', { name: /Website/ });
  await user.clear(site);
  await user.type(site, 'htps://radio');
  await user.type(screen.getByRole('textbox', { name: /Genres/ }), 'Jazz,jazz,Dub{Enter}Soul,');
  const genres = within(screen.getByRole('list', { name: 'Genres' })).getAllByRole('listitem');
  expect(genres.map((item) => item.textContent)).toEqual(['Indie', 'Folk', 'Electronic', 'Jazz', 'Dub']);
  await save(user);
  expect(site).toHaveAccessibleDescription(/starting with https/);
  expect(fetch.callsOf('settings.updateGeneral')).toEqual([]);
});

test('[G8] in a conflict each field can be resolved to either version', async () => {
  const { user, fetch } = await open('', { handlers: { 'settings.updateGeneral': stale } });
  await user.type(await name(), ' Galway');
  await save(user);
  const dialog = within(await screen.findByRole('dialog'));
  const genres = within(dialog.getByRole('radiogroup', { name: 'Genres' }));
  expect(within(dialog.getByRole('radiogroup', { name: 'Name' })).getByText('Aurora FM')).toBeVisible();
  await user.click(genres.getByRole('radio', { name: /Theirs/ }));
  await user.click(dialog.getByRole('button', { name: 'Save selection' }));
  await waitFor(() => expect(fetch.callsOf('settings.updateGeneral')).toHaveLength(2));
  const [, second] = fetch.callsOf('settings.updateGeneral');
  expect(second?.headers.get('if-match')).toBe('9');
  expect(second?.body).toMatchObject({ name: 'Radio Aurora Galway', genres: ['Jazz'] });
});

test('a draft survives switching tabs, and leaving the page requires confirmation', async () => {
  const { user, path: where } = await open();
  await user.type(await name(), ' Galway');
  await user.click(screen.getByRole('link', { name: 'Server' }));
  expect(await screen.findByText('Maximum listening time')).toBeVisible();
  expect(where()).toBe('/cast/aurora/settings?tab=server');
  await user.click(screen.getByRole('link', { name: 'General' }));
  expect(screen.getByDisplayValue('Radio Aurora Galway')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Geoblocking' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('moving a stream asks for confirmation with the disconnected listeners; other streams stay connected', async () => {
  const { user, fetch } = await open('streams');
  const [mount] = await screen.findAllByRole('textbox', { name: 'Mount' });
  await user.clear(mount as HTMLElement);
  await user.type(mount as HTMLElement, '/main');
  await user.click(screen.getByRole('button', { name: 'Move 64kbps up' }));
  expect(screen.getByText('Disconnects 92 listeners.')).toBeVisible();
  await save(user);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect 92 listeners?' }));
  expect(fetch.callsOf('settings.updateStreams')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save and disconnect' }));
  await waitFor(() => expect(fetch.callsOf('settings.updateStreams')).toHaveLength(1));
  const [call] = fetch.callsOf('settings.updateStreams');
  expect(call?.body?.streams.map((stream) => [stream.mount, stream.isPrimary])).toEqual([
    ['/aurora-64', false],
    ['/main', true],
    ['/aurora-hi', false],
  ]);
});

test('an unknown listener count is not shown as zero in a stream change', async () => {
  const items = fixtures.castOverviews.map(({ now, ...rest }) => {
    const streams = now.streams.map((stream) => ({ ...stream, listeners: null }));
    return { ...rest, now: { ...now, listeners: null, streams } };
  });
  const handlers = { 'casts.listOverviews': { ...fixtures.castOverviewList, items } };
  const { user } = await open('streams', { handlers });
  await user.click(await screen.findByRole('button', { name: 'Move 64kbps up' }));
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar).toHaveTextContent('Current listener count unavailable.');
});

test('removing the primary promotes the first remaining stream, and a server error appears at its field', async () => {
  const { user, fetch } = await open('streams', {
    handlers: {
      'settings.updateStreams': problem('request.invalid', {
        errors: [{ pointer: '/streams/1/mount', code: 'duplicate', params: {} }],
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the stream 320kbps' }));
  await user.click(screen.getByRole('button', { name: 'Remove the stream 128kbps' }));
  await user.click(screen.getByRole('button', { name: 'Add a stream' }));
  expect(screen.getAllByRole('checkbox', { name: /Primary stream/ })[0]).toBeChecked();
  await save(user);
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Save and disconnect' }));
  await waitFor(() => expect(fetch.callsOf('settings.updateStreams')).toHaveLength(1));
  const mounts = await screen.findAllByRole('textbox', { name: 'Mount' });
  await waitFor(() => expect(mounts[1]).toBeInvalid());
  expect(mounts[0]).toBeValid();
});

test('a pending change blocks other changes, and the source password stays available', async () => {
  await open('streams', {
    handlers: {
      'settings.getStreams': {
        ...fixtures.streamsSettings,
        staged: { rev: 3, state: 'applying', until: fixtures.before(-1), waitingFor: ['a'] },
      },
    },
  });
  expect(await screen.findByText('Applying the change')).toBeVisible();
  const mounts = await screen.findAllByRole('textbox', { name: 'Mount' });
  for (const mount of mounts) expect(mount).toBeDisabled();
  for (const show of screen.getAllByRole('button', { name: 'Show' })) expect(show).toBeEnabled();
});

test('typing the name deletes the statistics, with a count of what is deleted', async () => {
  const { user, fetch } = await open('danger');
  await user.click(await screen.findByRole('button', { name: 'Reset statistics…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/27,110 listening sessions and 8,640 counts/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete statistics' }));
  expect(fetch.callsOf('settings.resetStatistics')).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Radio Aurora');
  await user.click(dialog.getByRole('button', { name: 'Delete statistics' }));
  expect(await screen.findByText('Statistics deleted')).toBeVisible();
  expect(fetch.callsOf('settings.resetStatistics').map(({ body }) => body)).toEqual([
    { name: 'Radio Aurora' },
  ]);
});

const withFallback = {
  'casts.listOverviews': {
    ...fixtures.castOverviewList,
    engine: {
      ...fixtures.engineUp,
      capabilities: fixtures.engineUp.capabilities && { ...fixtures.engineUp.capabilities, fallback: true },
    },
  },
};

test('[F11] saves how long listeners wait for a source, and an empty field as not at all', async () => {
  const { user, fetch } = await open('server', { handlers: withFallback });
  const wait = await screen.findByRole('spinbutton', { name: /Wait for the source/ });
  expect(wait).toHaveValue('10');
  expect(screen.getByRole('option', { name: 'None: listeners only wait' })).toBeInTheDocument();
  await user.clear(wait);
  expect(screen.getByRole('option', { name: 'None: listeners are disconnected' })).toBeInTheDocument();
  await save(user);
  await waitFor(() => expect(fetch.callsOf('settings.updateServer')).toHaveLength(1));
  expect(fetch.callsOf('settings.updateServer')[0]?.body).toMatchObject({ reconnectHoldS: 0 });
});

test('offers as a fallback only streams whose codec another stream has', async () => {
  const streams = fixtures.streamsSettings.streams.map((stream, index) => ({
    ...stream,
    codec: index === 0 ? ('flac' as const) : ('aac' as const),
  }));
  const handlers = { ...withFallback, 'settings.getStreams': { ...fixtures.streamsSettings, streams } };
  await open('server', { handlers });
  const fallback = await screen.findByRole('combobox', { name: 'Fallback stream' });
  const names = within(fallback)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual(streams.slice(1).map((stream) => stream.name));
});
