import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { CastNow, EngineCapabilities, PlayedTitle } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const relay = fixtures.engineUp.capabilities as EngineCapabilities;
const open = (path = '/cast/aurora', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path, visitor: 'customer', ...options });
const main = async () => within(await screen.findByRole('main'));

describe('a cast on air', () => {
  test('shows its title, its listeners and their share of the plan', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Radio Aurora – Overview' })).toBeVisible();
    const [aurora] = fixtures.castOverviews;
    expect(await screen.findByRole('heading', { name: aurora?.now.title ?? '' })).toBeVisible();
    expect(screen.getByTestId('listeners')).toHaveTextContent(String(aurora?.now.listeners));
    expect(screen.getByRole('meter', { name: 'Of your plan' })).toHaveAttribute(
      'aria-valuemax',
      String(aurora?.listenerLimit),
    );
  });

  test('updates from the live stream', async () => {
    const { live } = await open();
    await screen.findByTestId('listeners');
    await vi.waitFor(() => expect(live.open()).toBe(1));
    act(() => live.send(fixtures.liveEvents.cast));
    expect(await screen.findByRole('heading', { name: 'Copper Sky - Night Ferry' })).toBeVisible();
    expect(screen.getByTestId('listeners')).toHaveTextContent('138');
  });

  test('is linked from the navigation and its dashboard card', async () => {
    const { user } = await open('/dashboard');
    const card = within(await screen.findByRole('article', { name: 'Radio Aurora' }));
    expect(card.getByRole('link', { name: 'Radio Aurora' })).toHaveAttribute('href', '/cast/aurora');
    const nav = within(screen.getByRole('navigation', { name: 'Main navigation' }));
    const [link] = nav.getAllByRole('link', { name: /Radio Aurora/ });
    await user.click(link ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Radio Aurora – Overview' })).toBeVisible();
  });
});

test('shows each stream and the encoder settings of the selected one', async () => {
  const { user } = await open();
  const rows = within(await screen.findByRole('table', { name: 'Streams' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/128kbpsPrimary.*On air.*\/aurora.*MP3, 128 kbps.*92/),
    expect.stringMatching(/64kbps.*On air.*\/aurora-64.*MP3, 64 kbps.*45/),
    expect.stringMatching(/320kbps.*Off air.*\/aurora-hi.*AAC, 320 kbps.*–/),
  ]);
  const bars = within(screen.getByRole('list', { name: 'Listeners by stream' }));
  expect(bars.getAllByRole('listitem')).toHaveLength(2);
  const card = within(screen.getByRole('region', { name: 'Connect your encoder' }));
  await user.click(card.getByRole('radio', { name: '320kbps' }));
  expect(card.getAllByRole('definition')[2]).toHaveTextContent('/aurora-hi');
  await user.click(card.getByRole('tab', { name: 'ffmpeg' }));
  expect(card.getByText(/^ffmpeg /)).toHaveTextContent('-c:a aac -b:a 320k');
});

describe('runs actions on a cast', () => {
  const requests = async (user: UserEvent, ...names: string[]) => {
    for (const name of names)
      await user.click(await screen.findByRole(name.endsWith('…') ? 'menuitem' : 'button', { name }));
    return within(await screen.findByRole('alertdialog'));
  };

  test('stopping shows whom it disconnects and leaves Start as the only action, without confirmation', async () => {
    const { user, fetch } = await open();
    const dialog = await requests(user, 'Server', 'Stop…');
    expect(dialog.getByText(/This disconnects 137 listeners\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    const page = await main();
    expect(await page.findByRole('heading', { name: 'This cast is stopped' })).toBeVisible();
    for (const name of ['Server', 'Update song', 'Disconnect', 'Play Radio Aurora'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Connect your encoder' })).toBeNull();
    await user.click(page.getByRole('button', { name: 'Start' }));
    expect(await page.findByRole('button', { name: 'Server' })).toBeVisible();
    expect(fetch.callsOf('control.start')).toHaveLength(1);
  });

  test('shows an unknown listener count as unavailable, not as zero', async () => {
    const items = fixtures.castOverviews.map((cast) => ({ ...cast, now: { ...cast.now, listeners: null } }));
    const { user } = await open('/cast/aurora', {
      handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, items } },
    });
    const unknown = /Current listener count unavailable\./;
    for (const names of [['Server', 'Stop…'], ['Server', 'Restart…'], ['Disconnect']]) {
      const dialog = await requests(user, ...names);
      expect(dialog.getByText(unknown)).toBeVisible();
      expect(dialog.queryByText(/No one is listening/)).toBeNull();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    }
  });

  test('disconnects no one when a cast off air is stopped', async () => {
    const { user } = await open('/cast/harbour');
    const dialog = await requests(user, 'Server', 'Stop…');
    expect(dialog.getByText(/No one is listening\./)).toBeVisible();
  });

  test('a restart keeps listeners connected by default, and is offered only if the engine supports it', async () => {
    const { user, fetch } = await open();
    const dialog = await requests(user, 'Server', 'Restart…');
    expect(dialog.getByText(/137 listeners will hear silence/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Keep listeners connected' }));
    expect(dialog.getByText(/This disconnects 137 listeners/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restart' }));
    await vi.waitFor(() =>
      expect(fetch.callsOf('control.restart').map(({ body }) => body)).toEqual([{ graceful: false }]),
    );
  });

  test('an externally configured engine offers neither stop nor restart', async () => {
    const engine = { ...fixtures.engineUp, capabilities: { ...relay, configurable: false } };
    await open('/cast/aurora', {
      handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, engine } },
    });
    expect(await screen.findByRole('button', { name: 'Update song' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Server' })).toBeNull();
  });

  test('disconnects the encoder after a confirmation that mentions reconnecting', async () => {
    const { user, fetch } = await open();
    expect(await screen.findByText('BUTT 0.1.40')).toBeVisible();
    const dialog = await requests(user, 'Disconnect');
    expect(
      dialog.getByText(/This disconnects 137 listeners\. The encoder will try to reconnect/),
    ).toBeVisible();
    fetch.on('control.kickSource', problem('cast.off_air'));
    await user.click(dialog.getByRole('button', { name: 'Disconnect the encoder' }));
    expect(await dialog.findByText(/This cast is not on air\./)).toBeVisible();
  });

  test('validates the on-air text, and can restore the previous one', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Update song' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'Update song' }));
    await send();
    const field = dialog.getByRole('textbox', { name: 'Artist and title' });
    expect(field).toBeInvalid();
    await user.type(field, 'Mara Quill - Salt');
    await send();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() =>
      expect(fetch.callsOf('control.setTitle').map(({ body }) => body.title)).toEqual([
        'Mara Quill - Salt',
        fixtures.castNow.aurora.title,
      ]),
    );
  });
});

describe('on-air history', () => {
  test('lists titles with their times and updates from the live stream', async () => {
    const { live, fetch } = await open();
    const songs = within(await screen.findByRole('region', { name: 'Recent songs' }));
    const rows = await songs.findAllByRole('row');
    expect(rows).toHaveLength(11);
    expect(rows[1]).toHaveTextContent(/Slow Tide.*On air now.*137/);
    expect(rows[2]).not.toHaveTextContent('On air now');
    const [latest] = fixtures.playedTitles;
    const next = { ...latest, id: '1001', title: 'Copper Sky - Night Ferry' } as PlayedTitle;
    fetch.on('onAir.listTitles', fixtures.listOf([next, ...fixtures.playedTitles.slice(0, 9)]));
    await vi.waitFor(() => expect(live.open()).toBe(1));
    act(() => live.send(fixtures.liveEvents.cast));
    expect(await songs.findByText('Copper Sky - Night Ferry')).toBeVisible();
  });

  test('shows on-air time, unknown time and reconnects', async () => {
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: /^On air for 22\sh 44\smin of 23\sh with data$/ }));
    expect(screen.getByText('2 reconnects')).toBeVisible();
    const ribbon = screen.getByRole('slider', { name: /^On air/ });
    ribbon.focus();
    await user.keyboard('{Home}{ArrowRight}');
    expect(ribbon).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Unknown, 1 hour/));
  });

  test('is not requested for a cast that never had a source', async () => {
    const { fetch } = await open('/cast/nightfall');
    await screen.findByRole('region', { name: 'Connect your encoder' });
    expect(fetch.callsOf('onAir.listTitles')).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Recent songs' })).toBeNull();
  });

  test('is prefetched once while the pointer is over its link', async () => {
    const { user, fetch } = await open('/cast/aurora/geoblocking');
    const link = await screen.findByRole('link', { name: 'Overview' });
    const requests = () => [...fetch.callsOf('onAir.listTitles'), ...fetch.callsOf('onAir.getDay')];
    expect(requests()).toEqual([]);
    await user.hover(link);
    await vi.waitFor(() => expect(requests()).toHaveLength(2));
    await user.click(link);
    await screen.findByRole('heading', { name: /^On air for 22\sh/ });
    await screen.findByRole('region', { name: 'Recent songs' });
    expect(requests()).toHaveLength(2);
  });

  test('can be retried per card after an error', async () => {
    const failing = { 'onAir.listTitles': problem('internal'), 'onAir.getDay': problem('internal') };
    const { user, fetch } = await open('/cast/aurora', { handlers: failing });
    await screen.findByText('Couldn’t load recent songs');
    await screen.findByText('Couldn’t load on-air times');
    fetch.on('onAir.getDay', fixtures.onAirDay);
    const [retry] = (await main()).getAllByRole('button', { name: 'Retry' });
    await user.click(retry ?? document.body);
    expect(await screen.findByText('2 reconnects')).toBeVisible();
    expect(screen.getByText('Couldn’t load recent songs')).toBeVisible();
  });
});

test('moves all listeners of a stream to one of the same codec after confirmation', async () => {
  const { user, fetch } = await open();
  const [from, to] = fixtures.castNow.aurora.streams;
  // The third stream is off air, and listeners cannot be moved to another codec.
  expect(await screen.findByRole('button', { name: 'Move the listeners of 64kbps' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move the listeners of 320kbps' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Move the listeners of 128kbps' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Move 92 listeners to another stream?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('92 listeners moved to 64kbps')).toBeVisible();
  const calls = fetch.callsOf('listeners.moveAll').map(({ path, body }) => [path.id, body?.streamId]);
  expect(calls).toEqual([[from.id, to.id]]);
});

test('encoder settings can be copied, and the command contains no password', async () => {
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Connect your encoder' }));
  const facts = card.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts.slice(0, 4)).toEqual(['localhost', '4101', '/aurora', 'source']);
  expect(facts).toHaveLength(5);
  await user.click(card.getByRole('tab', { name: 'ffmpeg' }));
  expect(card.getByText(/^ffmpeg /)).toHaveTextContent("'icecast://source:PASSWORD@localhost:4101/aurora'");
});

test('a cast that never connected starts with the encoder card and shows no statistics', async () => {
  await open('/cast/nightfall');
  const card = await screen.findByRole('region', { name: 'Connect your encoder' });
  expect(card).toBeVisible();
  expect(screen.queryByTestId('listeners')).toBeNull();
  expect((await main()).queryByText(/listening/i)).toBeNull();
});

const fullList = (now: CastNow) => ({
  'casts.listOverviews': {
    ...fixtures.castOverviewList,
    items: fixtures.castOverviews.map((cast) => (cast.now.username === 'aurora' ? { ...cast, now } : cast)),
  },
});

describe('[D8] a full cast', () => {
  test('shows the listeners that it turned away, and what to do', async () => {
    const { user } = await open('/cast/aurora', { handlers: fullList(fixtures.fullNow) });
    expect(await screen.findByText('This cast is full: all 500 places are taken')).toBeVisible();
    expect(screen.getByText('12 listeners were turned away today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'What to do' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
    expect(await dialog.findByText(/Ask for a plan with more listeners/)).toBeVisible();
  });

  test('leads the staff to its limits', async () => {
    const handlers = fullList(fixtures.fullNow);
    await open('/admin/cast/aurora', { visitor: 'admin', handlers });
    expect(await screen.findByRole('link', { name: 'Change limits' })).toHaveAttribute(
      'href',
      '/admin/cast/aurora/settings?tab=limits',
    );
  });

  test('with free places again shows only whom it turned away today', async () => {
    await open('/cast/aurora', { handlers: fullList({ ...fixtures.fullNow, fullSince: null }) });
    expect(await screen.findByText('This cast was full today')).toBeVisible();
    expect(screen.queryByText(/all 500 places/)).toBeNull();
  });
});

test('[D15] suspended time is a state of its own and not off air', async () => {
  const { from, to } = fixtures.onAirDay;
  const spans = [{ state: 'suspended' as const, from, to, agent: null }];
  await open('/cast/tidewater', {
    handlers: { 'onAir.getDay': { ...fixtures.onAirDay, spans, reconnects: 0, onAirS: 0, offAirS: 0 } },
  });
  expect(await screen.findByText('Suspended in the last 24 h')).toBeVisible();
  const states = [...document.querySelectorAll('[data-part="states"] [data-part="name"]')];
  expect(states.map((state) => state.textContent)).toEqual(['Suspended']);
  expect(screen.queryByText(/% on air/)).toBeNull();
});

test('[D15] a suspended cast states since when, why and whom to contact', async () => {
  await open('/cast/tidewater/stats');
  const title = await screen.findByText('This cast is suspended');
  const banner = within(title.closest<HTMLElement>('[data-ui=alert]') ?? document.body);
  expect(banner.getByText('The invoice of August has not been paid.')).toBeVisible();
  expect(banner.getByText(/^Suspended since/)).toHaveTextContent(/\(\d+.*\)/);
  expect(banner.getByText(/until Unmuted Ltd lifts the suspension/)).toBeVisible();
  expect(banner.getByRole('button', { name: 'What to do' })).toBeVisible();
});

test('a suspended cast shows its status and offers no connection or playback', async () => {
  await open('/cast/tidewater');
  expect(await screen.findByText('This cast is suspended')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Connect your encoder' })).toBeNull();
  expect((await main()).queryByRole('button', { name: /Play/ })).toBeNull();
});

test('[H7] shows the last known data with its age while the engine is unreachable', async () => {
  await open('/cast/aurora', { handlers: { 'casts.listOverviews': fixtures.castOverviewListEngineDown } });
  const page = await main();
  expect(await page.findByText('Was on air')).toBeVisible();
  expect(page.getByRole('heading', { name: fixtures.castNow.aurora.title })).toBeVisible();
  expect(page.getByText(/^at .*ago$/)).toHaveTextContent(/^at .+, .+ ago$/);
  expect(page.getByText('Listeners at that time')).toBeVisible();
  expect(page.getByTestId('listeners')).toHaveTextContent(String(fixtures.castNow.aurora.listeners));
  expect(page.getByText(/^Last update /)).toBeVisible();
  const onAir = within(page.getByRole('region', { name: 'On-air status' }));
  expect(onAir.queryByText('On air')).toBeNull();
  expect(page.queryByText('Listening now')).toBeNull();
});

test('without an engine there is no listener count and nothing on air', async () => {
  await open('/cast/aurora', {
    handlers: {
      'casts.listOverviews': fixtures.castOverviewListEngineOff,
    },
  });
  expect(await screen.findByText('No streaming engine is connected')).toBeVisible();
  expect(screen.queryByTestId('listeners')).toBeNull();
  expect(screen.queryByText(/On air/)).toBeNull();
});

test('shows "not found" for another account’s cast or a missing one', async () => {
  await open('/cast/somebody-elses');
  expect(await screen.findByText('No cast “somebody-elses” in your account')).toBeVisible();
  expect((await main()).getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('a failed on-air history leaves the rest of the page intact and can be retried', async () => {
  const { user } = await open('/cast/aurora', { handlers: { 'casts.listOverviews': problem('internal') } });
  const page = await main();
  expect(await page.findByText('Couldn’t load what’s on air')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Radio Aurora – Overview' })).toBeVisible();
  await user.click(page.getByRole('button', { name: 'Retry' }));
});
