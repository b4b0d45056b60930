import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { station, externalStation, brokenStation } = fixtures;
const path = `/station/${station.id}`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const openWith = (change: object, options: Partial<TestAppOptions> = {}) =>
  open({ handlers: { 'stations.get': { ...externalStation, id: station.id, ...change } }, ...options });
const finding = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const silent = { song: null, listeners: null };

describe('a station', () => {
  test('tells whether it is heard, what plays and from where', async () => {
    await open();
    expect(await finding('Radio Aurora is heard and named.')).toBeVisible();
    expect(screen.getByText('137 listening now')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Now playing' })).toHaveTextContent('A Quiet EngineOrla Finch');
    const source = within(screen.getByRole('region', { name: 'Source of the stream' }));
    expect(source.getByRole('link', { name: 'aurora' })).toHaveAttribute('href', '/cast/aurora');
    expect(await screen.findByText('2 interruptions in seven days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stream settings' })).toHaveAttribute(
      'href',
      '/cast/aurora/settings?tab=streams',
    );
    expect(document.title).toContain('● 137 · Radio Aurora – Overview');
  });

  test('shows how far the last connection came', async () => {
    await openWith({});
    const steps = within(await screen.findByRole('list', { name: 'Steps of the connection' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Connection, passedTLS61 days left',
      'Answer, passed200 OKIcecast 2.4.4',
      'First byte, passed84 ms',
      'Audio, passed128 kbit/sMP3, 44.1 kHz, stereo',
      'Song title, passedSentMira Sol - Lanterna',
    ]);
  });

  test.each([
    ['unreachable', 'not_resolved', /^Nobody can hear/, /No server has this name/],
    ['refused', '401', /asks the listeners of Harbour Rock for a password/, /user name and a password/],
    ['refused', '503', /refuses the stream/, /error of its own/],
    ['not_audio', 'no_data', /is silent: no audio is sent/, /Check your encoder/],
    ['not_audio', 'other_content', /^No audio comes/, /A web page or a file/],
    ['off_air', '404', /is off air/, /Start your encoder or check its mount/],
  ])('%s for the reason %s has texts of its own', async (state, reason, title, advice) => {
    await openWith({ ...silent, state, problem: reason });
    expect(await finding(title)).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(screen.queryByText(/listening now/)).toBeNull();
  });

  test('that is heard while its credentials are rejected says why listeners are missing', async () => {
    await openWith({ problem: 'credentials', listeners: null });
    expect(await screen.findByText(/rejects the stored user name or password/)).toBeVisible();
    expect(screen.getByText('not reported by the service')).toBeVisible();
  });

  test('is checked on request, and a failure is told in place', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    const main = within(screen.getByRole('main'));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    const alerts = () =>
      main
        .queryAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('');
    expect(alerts()).toBe('');
    fetch.on('stations.probe', problem('request.rate_limited'));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(() => expect(alerts()).not.toBe(''));
  });

  test('updates from the live stream, and keeps the probe of a stream that is hosted here', async () => {
    const { live } = await open();
    await screen.findByText('137 listening now');
    await vi.waitFor(() => expect(live.open()).toBe(1));
    const send = (change: object) =>
      act(() => live.send({ event: 'station', ts: fixtures.fixtureNow, data: { ...station, ...change } }));
    send({ listeners: 12, probe: null });
    expect(await screen.findByText('12 listening now')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Steps of the connection' })).toBeVisible();
    send({ state: 'off_air', ...silent });
    expect(await finding(/^Radio Aurora is off air/)).toBeVisible();
  });

  test('that plays an unreachable server has no facts of a reply', async () => {
    await openWith(brokenStation);
    expect(await finding(/^Nobody can hear Old Pier since/)).toBeVisible();
    expect(screen.queryByText('Raw reply')).toBeNull();
    const song = screen.getByRole('region', { name: 'Now playing' });
    expect(song).toHaveTextContent('Known once the stream is heard');
  });

  test('lists the other stations and the apps that play its stream, by link', async () => {
    await openWith({});
    const others = within(await screen.findByRole('region', { name: 'Also plays this stream' }));
    const [other] = externalStation.consumers;
    expect(others.getByRole('link', { name: 'Harbour After Dark' })).toHaveAttribute(
      'href',
      `/station/${other?.id}`,
    );
    expect(others.getByRole('link', { name: 'Aurora for Android' })).toHaveAttribute(
      'href',
      `/apps/android/${externalStation.apps[0]?.id}`,
    );
  });

  test('lists interruptions and changes in one order, the latest first', async () => {
    await open();
    const events = within(await screen.findByRole('list', { name: 'Interruptions and changes' }));
    const [first, second] = events.getAllByRole('listitem');
    expect(first).toHaveTextContent('Maeve O’Brien');
    expect(second).toHaveTextContent('Unreachable, for 1 h 12 min');
    expect(events.getAllByRole('listitem')).toHaveLength(4);
  });

  test('of another account is not found', async () => {
    await open({ handlers: { 'stations.get': problem('resource.not_found') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Station not found' })).toBeVisible();
  });

  test('is linked from the dashboard and the navigation', async () => {
    await open({ path: '/dashboard' });
    const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    const links = await nav.findAllByRole('link', { name: 'Radio Aurora' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(path);
  });

  test('is found in the palette with its settings', async () => {
    const { user, path: at } = await open({ path: '/dashboard' });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('group', { name: 'Pages' });
    await user.type(screen.getByRole('combobox', { name: /Search casts/ }), 'aurora time zone');
    const pages = within(await screen.findByRole('group', { name: 'Station pages' }));
    await user.click(pages.getByRole('option', { name: /Name, logo and time zone/ }));
    await waitFor(() => expect(at()).toBe(`${path}#settings`));
  });
});

describe('the name and the time zone of a station', () => {
  const name = () => screen.findByRole('textbox', { name: /Name of the station/ });

  test('are saved with the version of the edit', async () => {
    const { user, fetch } = await open();
    await user.type(await name(), ' Galway');
    expect(screen.getByRole('region', { name: 'Unsaved changes' })).toHaveTextContent(
      'Name: Radio Aurora to Radio Aurora Galway',
    );
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    const [call] = fetch.callsOf('stations.update');
    expect(call?.headers.get('if-match')).toBe('2');
    expect(call?.body).toEqual({ name: 'Radio Aurora Galway', timezone: 'Europe/Dublin', logoId: null });
  });

  test('in a conflict are resolved by field', async () => {
    const current = { ...station, name: 'Aurora FM', timezone: 'Europe/Paris', version: 9 };
    const { user, fetch } = await open({
      handlers: { 'stations.update': problem('resource.version_conflict', { current }) },
    });
    await user.type(await name(), ' Galway');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    const zones = within(dialog.getByRole('radiogroup', { name: 'Time zone' }));
    await user.click(zones.getByRole('radio', { name: /Theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(fetch.callsOf('stations.update')).toHaveLength(2));
    const [, second] = fetch.callsOf('stations.update');
    expect(second?.headers.get('if-match')).toBe('9');
    expect(second?.body).toMatchObject({ name: 'Radio Aurora Galway', timezone: 'Europe/Paris' });
  });

  test('are not offered to an analyst, nor any act', async () => {
    const { fetch } = await openWith({}, { accountRole: 'analyst' });
    await finding('Harbour Rock is heard and named.');
    expect(screen.queryByRole('textbox', { name: /Name of the station/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change stream' })).toBeNull();
    expect(fetch.callsOf('stations.probe')).toEqual([]);
  });

  test('of a suspended station can’t be edited', async () => {
    await openWith({ ...silent, state: 'suspended', status: 'suspended' });
    expect(await screen.findByText('This station is suspended')).toBeVisible();
    expect(await name()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Change stream' })).toBeNull();
  });
});
