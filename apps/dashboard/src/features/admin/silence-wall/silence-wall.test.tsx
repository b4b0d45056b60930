import { act, screen, waitFor, within } from '@testing-library/react';
import type { SilenceWall, WallTile } from '@unmuted/api';
import { fixtures, inTurn, type MockHandlers, problem } from '@unmuted/api/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { silenceWall } = fixtures;
const [harbour, kilda, atlantic] = silenceWall.tiles as [WallTile, WallTile, WallTile];

async function open(options: Partial<TestAppOptions> = {}) {
  const view = await renderApp({ path: '/admin/silence', visitor: 'admin', ...options });
  await screen.findByRole('heading', { level: 1, name: 'Silence wall' });
  return view;
}
const openFilled = async (options: Partial<TestAppOptions> = {}) => {
  const view = await open(options);
  await screen.findByRole('link', { name: harbour.name });
  return view;
};
const withWall = (wall: Partial<SilenceWall>) => ({
  handlers: { 'adminSilence.wall': { ...silenceWall, ...wall } },
});

afterEach(() => localStorage.clear());

test('shows stations in the order of the server, with their verdict and cost', async () => {
  await openFilled();
  const region = screen.getByRole('region', { name: 'Needs attention' });
  const names = within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(silenceWall.tiles.map(({ name }) => name));
  const first = within(within(region).getAllByRole('listitem')[0] as HTMLElement);
  expect(first.getByText('Off air')).toBeVisible();
  expect(first.getByText('492')).toBeVisible();
  expect(first.getByText('Tomás')).toBeVisible();
});

test('says that no station needs attention', async () => {
  await open({ handlers: { 'adminSilence.wall': fixtures.calmWall } });
  expect(await screen.findByText('No station needs attention')).toBeVisible();
});

test('a blind checker and unwatched stations are announced, and are no silence', async () => {
  const [checker] = silenceWall.checkers;
  if (!checker) throw new Error('There is no checker.');
  await openFilled(withWall({ checkers: [{ ...checker, isBlind: true }], unwatched: 7 }));
  const banner = within(
    screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent.startsWith('We are blind')) as HTMLElement,
  );
  expect(banner.getByText('We are blind')).toBeVisible();
  expect(banner.getByText(/54 stations are not judged/)).toBeVisible();
  expect(banner.getByText('No server listens to 7 stations.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Silent\s*4$/ })).toBeVisible();
});

test('keeps the wall when it cannot be read again, with the time of the last answer', async () => {
  await openFilled({
    handlers: { 'adminSilence.wall': inTurn<'adminSilence.wall'>(silenceWall, problem('internal')) },
  });
  const button = await screen.findByRole('button', { name: 'Retry' }, { timeout: 7_000 });
  expect(button).toBeVisible();
  expect(screen.getByText(/^Not up to date: the last answer is from \d\d:\d\d:\d\d$/)).toBeVisible();
  expect(screen.getByRole('link', { name: harbour.name })).toBeVisible();
});

describe('an alarm', () => {
  test('is acknowledged for its station', async () => {
    const { user, fetch } = await openFilled();
    await user.click(screen.getByRole('button', { name: `Acknowledge ${kilda.name}` }));
    await waitFor(() => expect(fetch.callsOf('silenceIncidents.update')).toHaveLength(1));
    expect(fetch.callsOf('silenceIncidents.update')[0]).toMatchObject({
      path: { id: kilda.id, incidentId: kilda.incident?.id },
      body: { acknowledge: true },
    });
    await waitFor(() => expect(fetch.callsOf('adminSilence.wall').length).toBeGreaterThan(1));
  });

  test('that somebody has acknowledged cannot be acknowledged again', async () => {
    const { user, fetch } = await openFilled();
    expect(screen.queryByRole('button', { name: `Acknowledge ${harbour.name}` })).toBeNull();
    await user.keyboard('ja');
    expect(fetch.callsOf('silenceIncidents.update')).toEqual([]);
  });
});

describe('the keyboard', () => {
  test('J and K move, A acknowledges and Enter opens the station', async () => {
    const { user, fetch, path } = await openFilled();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: harbour.name })).toHaveFocus();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: atlantic.name })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: kilda.name })).toHaveFocus();
    await user.keyboard('a');
    await waitFor(() => expect(fetch.callsOf('silenceIncidents.update')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/admin/silence/manage/${kilda.serviceId}`));
  });

  test('L plays the focused station, and stops it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { user } = await openFilled();
    await user.keyboard('jl');
    expect(await screen.findByText(/^Connecting to/)).toHaveTextContent(harbour.name);
    expect(play.mock.contexts[0]).toHaveProperty('src', harbour.streamUrl);
    expect(screen.getByRole('button', { name: `Stop ${harbour.name}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Listen to ${kilda.name}` }));
    expect(screen.getByText(/^Connecting to/)).toHaveTextContent(kilda.name);
    await user.keyboard('jl');
    expect(screen.getByText(/^Connecting to/)).toHaveTextContent(atlantic.name);
    await user.keyboard('l');
    await waitFor(() => expect(screen.queryByText(/^Connecting to/)).toBeNull());
    play.mockRestore();
  });

  test('L says that a station has no address', async () => {
    const tiles = silenceWall.tiles.map((tile) => ({ ...tile, streamUrl: null }));
    const { user } = await openFilled(withWall({ tiles }));
    expect(screen.queryByRole('button', { name: `Listen to ${harbour.name}` })).toBeNull();
    await user.keyboard('jl');
    expect(await screen.findByText(`${harbour.name} has no address at which it can be heard`)).toBeVisible();
  });

  test('S snoozes the focused station', async () => {
    const { user } = await openFilled();
    await user.keyboard('jjs');
    expect(await screen.findByRole('dialog', { name: `Snooze ${kilda.name}` })).toBeVisible();
  });

  test('does not act while typing', async () => {
    const { user } = await openFilled();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'jazz?');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('jazz?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be turned off, and stays so', async () => {
    const { user } = await openFilled();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
    await user.click(dialog.getByRole('switch', { name: /^Single keys act on the wall/ }));
    await user.keyboard('{Escape}');
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: harbour.name })).not.toHaveFocus();
    expect(localStorage.getItem('studio.device.silence-keys-off')).toBe('1');
  });
});

describe('the filters', () => {
  test('are in the address and are sent as verdicts', async () => {
    const { user, fetch, path } = await openFilled();
    await user.click(screen.getByRole('button', { name: /^Silent/ }));
    await waitFor(() => expect(path()).toBe('/admin/silence?state=silent'));
    await waitFor(() =>
      expect(fetch.callsOf('adminSilence.wall').at(-1)?.query.state).toContain('one_channel,opposite_phase'),
    );
    await user.type(screen.getByRole('searchbox'), 'kilda');
    await waitFor(() =>
      expect(fetch.callsOf('adminSilence.wall').at(-1)?.query).toMatchObject({ q: 'kilda' }),
    );
  });

  test('show all stations on air', async () => {
    const { user, fetch } = await openFilled();
    expect(fetch.callsOf('adminSilence.wall')[0]?.query).toMatchObject({ limit: '36' });
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() =>
      expect(fetch.callsOf('adminSilence.wall').at(-1)?.query).toMatchObject({ limit: '500' }),
    );
  });
});

describe('a planned maintenance', () => {
  test('snoozes the selected stations, and says what it covers', async () => {
    const { user, fetch } = await openFilled();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: `Select ${kilda.name}` }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Radio Aurora' }));
    await user.click(screen.getByRole('button', { name: 'Snooze…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Snooze 2 stations' }));
    expect(dialog.getByText(/155 people listen to them now/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Duration' }), '120');
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'New power supply');
    const before = Date.now();
    await user.click(dialog.getByRole('button', { name: 'Snooze' }));
    await waitFor(() => expect(fetch.callsOf('adminSilence.snooze')).toHaveLength(1));
    const body = fetch.callsOf('adminSilence.snooze')[0]?.body;
    expect(body).toMatchObject({ ids: [kilda.id, silenceWall.onAir[0]?.id], reason: 'New power supply' });
    const minutes = (Date.parse(body?.until ?? '') - before) / 60_000;
    expect(minutes).toBeGreaterThan(119);
    expect(minutes).toBeLessThan(121);
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });

  test('needs a time in the future', async () => {
    const { user, fetch } = await openFilled();
    await user.keyboard('js');
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Duration' }), 'time');
    await user.click(dialog.getByRole('button', { name: 'Snooze' }));
    expect(await dialog.findByText('Enter a time.')).toBeVisible();
    expect(fetch.callsOf('adminSilence.snooze')).toEqual([]);
  });

  test('can be ended after a confirmation', async () => {
    const { user, fetch } = await openFilled();
    await user.click(screen.getByRole('button', { name: 'End snooze…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End the snooze of 1 station?' }));
    await user.click(dialog.getByRole('button', { name: 'End snooze' }));
    await waitFor(() =>
      expect(fetch.callsOf('adminSilence.snooze')[0]?.body).toEqual({
        ids: [silenceWall.snoozed[0]?.id],
        until: null,
        reason: null,
      }),
    );
  });
});

describe('a new alarm', () => {
  const [first] = silenceWall.tiles;
  /** A wall whose alarms begin when `start` is called. */
  function growing() {
    let tiles = first ? [first] : [];
    const handlers: MockHandlers = { 'adminSilence.wall': () => ({ ...silenceWall, tiles }) };
    return {
      handlers,
      start: () => {
        tiles = [...silenceWall.tiles];
      },
    };
  }

  function stubAudio() {
    const oscillators: unknown[] = [];
    const node = () => ({
      frequency: { value: 0 },
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: (to: unknown) => to,
      start: vi.fn(),
      stop: vi.fn(),
    });
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        currentTime = 0;
        destination = node();
        onstatechange = null;
        createGain = node;
        createOscillator = () => {
          const oscillator = node();
          oscillators.push(oscillator);
          return oscillator;
        };
        resume = async () => {};
        close = async () => {};
      },
    );
    return oscillators;
  }
  afterEach(() => vi.unstubAllGlobals());

  test('is announced, and makes no sound unless it is switched on', async () => {
    const oscillators = stubAudio();
    const { handlers, start } = growing();
    const { app } = await openFilled({ handlers });
    expect(screen.getByRole('switch', { name: 'Sound on a new alarm' })).not.toBeChecked();
    const data = await app.data.load();
    start();
    await act(() => data.queryClient.invalidateQueries());
    expect(await screen.findByText(/^New alarm: Kilda Coast Radio, One side silent;/)).toBeInTheDocument();
    expect(oscillators).toEqual([]);
  });

  test('makes a sound once it is switched on, which this browser remembers', async () => {
    const oscillators = stubAudio();
    const { handlers, start } = growing();
    const { app, user } = await openFilled({ handlers });
    await user.click(screen.getByRole('switch', { name: 'Sound on a new alarm' }));
    expect(localStorage.getItem('studio.device.silence-sound')).toBe('1');
    const data = await app.data.load();
    start();
    await act(() => data.queryClient.invalidateQueries());
    await waitFor(() => expect(oscillators).toHaveLength(2));
    // The same alarms again are not new.
    await act(() => data.queryClient.invalidateQueries());
    expect(oscillators).toHaveLength(2);
  });
});

test('the big screen covers the frame of the app, and gives it back', async () => {
  const { user } = await openFilled();
  await user.click(screen.getByRole('button', { name: 'Big screen' }));
  const nav = document.querySelector<HTMLElement>('[data-ui="app-shell"] [data-part="side"]');
  await waitFor(() => expect(nav?.inert).toBe(true));
  expect(screen.getByRole('heading', { level: 1, name: 'Silence wall' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave the big screen' }));
  await waitFor(() => expect(nav?.inert).toBe(false));
});

test('is in the navigation and in the palette of the staff', async () => {
  await open();
  const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(nav.getByRole('link', { name: 'Silence' })).toHaveAttribute('href', '/admin/silence');
});
