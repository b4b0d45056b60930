import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = `/station/${fixtures.station.id}/tunein`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const refused = {
  handlers: { 'tuneIn.get': fixtures.refusedTuneIn, 'tuneIn.log': fixtures.refusedTuneInLog },
} as const;
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the state', () => {
  test('is OK with the calls of a day', async () => {
    await open();
    const state = await region('State of TuneIn');
    expect(state.getByText('OK')).toBeVisible();
    expect(state.getByRole('heading', { level: 2 })).toHaveTextContent('TuneIn accepts the songs');
    expect(state.getByRole('figure')).toHaveTextContent(/Accepted\d+/);
  });

  test('says what is refused, and what to do', async () => {
    await open(refused);
    const state = await region('State of TuneIn');
    expect(state.getByRole('heading', { level: 2, name: /^TuneIn refuses every song/ })).toBeVisible();
    expect(state.getByText(/“403”/)).toBeVisible();
    expect(state.getAllByRole('listitem')).toHaveLength(3);
    expect(await screen.findByText(/TuneIn refuses this key/)).toBeVisible();
  });

  test('never says OK before TuneIn accepted a song', async () => {
    const pending = { ...fixtures.tuneIn, state: 'pending' as const, lastAcceptedAt: null };
    await open({ handlers: { 'tuneIn.get': pending } });
    const state = await region('State of TuneIn');
    expect(state.getByText('Not confirmed yet')).toBeVisible();
    expect(state.queryByText('OK')).toBeNull();
  });

  test('updates from the live stream, with the log', async () => {
    const { live, fetch } = await open();
    await region('State of TuneIn');
    await vi.waitFor(() => expect(live.open()).toBe(1));
    const before = fetch.callsOf('tuneIn.log').length;
    act(() => live.send({ event: 'tunein', ts: fixtures.fixtureNow, data: fixtures.refusedTuneIn }));
    expect(await screen.findByText(/^TuneIn refuses every song/)).toBeVisible();
    await waitFor(() => expect(fetch.callsOf('tuneIn.log').length).toBeGreaterThan(before));
  });
});

describe('the log', () => {
  test('shows the request and the reply of a call, with the key masked', async () => {
    const { user } = await open(refused);
    const calls = await region('Calls');
    const row = (await calls.findAllByRole('button', { name: /Lanterna/ }))[0] as HTMLElement;
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    const details = calls.getByRole('region', { name: 'Request and reply' });
    expect(details).toHaveTextContent('partnerKey=••••7f2c');
    expect(details).toHaveTextContent('<status>403</status>');
  });

  test('filters the calls that were not accepted', async () => {
    const { user } = await open(refused);
    const calls = await region('Calls');
    await calls.findAllByRole('listitem');
    await user.click(calls.getByRole('radio', { name: 'Not accepted' }));
    expect(calls.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the connection', () => {
  test('needs a key at first, and sends it once', async () => {
    const { user, fetch } = await open({ handlers: { 'tuneIn.get': fixtures.emptyTuneIn } });
    expect(await screen.findByRole('heading', { name: 'Show your songs on TuneIn.' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Station ID/ }), 'S304112 ');
    await user.type(screen.getByRole('textbox', { name: /Partner ID/ }), 'Aur0ra');
    await user.keyboard('{Control>}s{/Control}');
    const key = screen.getByLabelText(/Partner key/);
    await waitFor(() => expect(key).toBeInvalid());
    expect(fetch.callsOf('tuneIn.update')).toEqual([]);
    await user.type(key, 'a-secret-key');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(fetch.callsOf('tuneIn.update')).toHaveLength(1));
    expect(fetch.callsOf('tuneIn.update')[0]?.body).toMatchObject({
      stationId: 's304112',
      partnerKey: 'a-secret-key',
      isEnabled: true,
    });
    expect(await screen.findByText('Not confirmed yet')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('a-secret-key');
  });

  test('keeps the stored key when something else changes', async () => {
    const { user, fetch } = await open();
    expect(await screen.findByDisplayValue('••••7f2c')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Mark ad breaks' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(fetch.callsOf('tuneIn.update')).toHaveLength(1));
    const body = fetch.callsOf('tuneIn.update')[0]?.body;
    expect(body).toMatchObject({ options: { markAds: true } });
    expect(body).not.toHaveProperty('partnerKey');
  });

  test('says what a deletion costs', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Delete settings…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/24 calls in the log/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(fetch.callsOf('tuneIn.delete')).toHaveLength(1));
  });

  test('of a suspended station cannot be changed', async () => {
    const suspended = { ...fixtures.station, status: 'suspended' as const, state: 'suspended' as const };
    await open({ handlers: { 'stations.get': suspended } });
    expect(await screen.findByRole('textbox', { name: /Station ID/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Send a test call' })).toBeNull();
  });
});

describe('a test call', () => {
  test('shows the reply', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Send a test call' }));
    const card = await region('Test call');
    expect(await card.findByText(/^TuneIn accepted it after/)).toBeVisible();
    expect(card.getByRole('region', { name: 'Request and reply' })).toHaveTextContent('<status>200</status>');
  });

  test('says why none was made', async () => {
    const { user } = await open({ handlers: { 'tuneIn.test': problem('tune_in.no_song') } });
    await user.click(await screen.findByRole('button', { name: 'Send a test call' }));
    const card = await region('Test call');
    expect(await card.findByRole('alert')).toHaveTextContent('No song plays on this station now.');
  });
});
