import { act, screen, within } from '@testing-library/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staleAfterMs } from '#/components/freshness/freshness.ts';
import { stateKey } from '#/session/persistence.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/dashboard', visitor: 'customer', ...options });
const cardOf = (name: string) => screen.findByRole('article', { name });
const groupOf = (name: string) => screen.findByRole('region', { name });
const { liveEvents } = fixtures;

const none = fixtures.listOf([]);
/** The station plays a cast, whose state the server does not know without an engine. */
const unknownStations = fixtures.listOf(
  fixtures.stationOverviewList.items.map((item) => ({
    ...item,
    state: 'unknown' as const,
    listeners: null,
    song: null,
  })),
);
const nobody = { ...fixtures.castOverviewList, ...fixtures.listOf([]) };

describe('the first day', () => {
  afterEach(() => void vi.useRealTimers());

  const noProducts = {
    'casts.listOverviews': nobody,
    'products.list': none,
    'onePages.list': none,
    'alexaSkills.list': none,
    'mobileApps.list': none,
  };

  test('[D9] shows one page that says what happens next, with the help address only where there is one', async () => {
    await open({
      handlers: { ...noProducts, 'plans.listPublic': none },
      config: { supportUrl: 'https://help.example/' },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Maeve' })).toBeVisible();
    const steps = within(await groupOf('What happens next')).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(await groupOf('While you wait, have these ready')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'https://help.example/',
    );
    expect(screen.getByRole('main')).not.toHaveTextContent(/All good|Not set up yet|listen/);
  });

  test('has no help link without an address, and turns into the dashboard with the first cast', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let items: readonly unknown[] = [];
    await open({
      handlers: { ...noProducts, 'products.list': () => fixtures.listOf([...items]) as typeof none },
    });
    expect(await screen.findByText('Your account is ready')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
    items = fixtures.products.slice(0, 1);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await cardOf('Radio Aurora')).toBeVisible();
  });

  test('offers the plans: one starts at once, the others are requested', async () => {
    const { user, fetch } = await open({ handlers: noProducts });
    const plans = within(await groupOf('How many may listen at once?'));
    await user.click(plans.getByRole('button', { name: 'Ask for it: Cast 500' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(dialog.getByRole('textbox', { name: 'Name of your station' })).toBeInvalid();
    await user.type(dialog.getByRole('textbox', { name: 'Name of your station' }), 'Low Tide Radio');
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request sent')).toBeVisible();
    const [, large] = fixtures.plans;
    expect(fetch.callsOf('requests.create').map(({ body }) => body)).toEqual([
      { planId: large.id, name: 'Low Tide Radio', address: null, note: '' },
    ]);
    await user.click(plans.getByRole('button', { name: 'Start now: Cast 100' }));
    const start = within(await screen.findByRole('dialog'));
    await user.type(start.getByRole('textbox', { name: 'Name of your station' }), 'Low Tide Radio');
    await user.click(start.getByRole('button', { name: 'Start cast' }));
    expect(start.getByRole('textbox', { name: 'Address' })).toBeInvalid();
  });

  test('shows the state of requests, which can be cancelled while they wait', async () => {
    const requests = fixtures.listOf([...fixtures.productRequests]);
    const { user, fetch } = await open({ handlers: { ...noProducts, 'requests.list': requests } });
    const card = within(await groupOf('Your requests'));
    expect(card.getByText('Please tell us what you want to broadcast.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Cancel the request for Cast 500' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    expect(await screen.findByText('Request cancelled')).toBeVisible();
    expect(fetch.callsOf('requests.cancel')).toHaveLength(1);
  });

  test('another cast can be requested later', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Request another cast' }));
    expect(await groupOf('How many may listen at once?')).toBeVisible();
  });

  test('offers no plans to a person who may not request products', async () => {
    const presenter = { ...fixtures.customerUser, accountRole: 'presenter' } as const;
    const { fetch } = await open({
      handlers: { ...noProducts, 'session.getCustomer': presenter },
      stored: { [stateKey]: JSON.stringify({ v: 1, auth: { user: presenter } }) },
    });
    expect(await groupOf('What happens next')).toBeVisible();
    expect(fetch.callsOf('plans.listPublic')).toHaveLength(0);
  });

  test('links to the encoder settings of the only cast, and shows no empty figures', async () => {
    const cast = fixtures.castOverviews.filter(({ now }) => now.username === 'nightfall');
    await open({
      handlers: {
        'casts.listOverviews': { ...fixtures.castOverviewList, ...fixtures.listOf(cast) },
        'products.list': fixtures.listOf(
          fixtures.products.filter((product) => product.type === 'cast' && product.username === 'nightfall'),
        ),
        'alexaSkills.list': none,
      },
    });
    const card = within(await groupOf('What happens next'));
    expect(card.getByRole('heading', { name: 'Nightfall FM is ready to go on air' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Connect your encoder' })).toHaveAttribute(
      'href',
      '/cast/nightfall#connect-your-encoder',
    );
    for (const name of ['Listening now', 'Needs attention'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });

  test('shows the link to share in the first hour on air', async () => {
    const setup = fixtures.castSetup.firstOnAir;
    await open({ handlers: { 'casts.listOverviews': fixtures.castOverviewListWith('aurora', { setup }) } });
    const card = within(await groupOf('You are on air'));
    expect(card.getByText('http://localhost:4101/aurora')).toBeVisible();
  });
});

describe('current listeners', () => {
  test('are the sum over all casts', async () => {
    await open();
    const card = within(await groupOf('Listening now'));
    expect(card.getByText('179')).toBeVisible();
    expect(card.getByText('2 of 5 casts on air')).toBeVisible();
  });

  test('and the title on the card update from the live stream', async () => {
    const { live } = await open();
    const card = within(await cardOf('Radio Aurora'));
    await vi.waitFor(() => expect(live.open()).toBe(1));
    act(() => live.send(liveEvents.cast));
    expect(await card.findByText('Copper Sky - Night Ferry')).toBeVisible();
    expect(card.getByTestId('listeners')).toHaveTextContent('138');
    expect(within(await groupOf('Listening now')).getByText('180')).toBeVisible();
  });

  test('show no number while the engine is unreachable', async () => {
    await open({
      handlers: {
        'casts.listOverviews': fixtures.castOverviewListEngineDown,
        'stations.listOverviews': unknownStations,
      },
    });
    const card = within(await groupOf('Listening now'));
    expect(card.getByText(/Listener counts are unavailable/)).toBeVisible();
    expect(screen.queryAllByTestId('listeners')).toEqual([]);
    expect(
      within(await groupOf('Needs attention')).getByText('The streaming engine isn’t responding'),
    ).toBeVisible();
  });

  test("shows the day's finding above its chart, in the customer's time zone", async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Peak at 03:30' })).toBeVisible();
  });

  test('is marked once when a cast shows sample data', async () => {
    await open();
    expect(await within(await groupOf('Listening now')).findByText('Sample data')).toBeVisible();
    expect(screen.getAllByText(/^Sample/)).toHaveLength(1);
  });
});

describe('stale data', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('[D15] turns gray when a heartbeat was missed, shows its age and claims nothing current', async () => {
    await open();
    const card = within(await groupOf('Listening now'));
    expect(card.queryByText(/Last update/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(staleAfterMs + 2000));
    expect(card.getByText('Last update 19:30:00')).toBeVisible();
    expect(card.getByText('179')).toBeVisible();
    expect(within(await cardOf('Radio Aurora')).getByText('Was on air')).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
  });
});

describe('without an engine', () => {
  test('shows no listeners, titles or on-air state', async () => {
    await open({
      handlers: {
        'casts.listOverviews': fixtures.castOverviewListEngineOff,
        'stations.listOverviews': unknownStations,
      },
    });
    const card = within(await cardOf('Radio Aurora'));
    expect(card.getByText('Unknown')).toBeVisible();
    expect(screen.queryAllByTestId('listeners')).toEqual([]);
    const text = (await screen.findByRole('main')).textContent ?? '';
    expect(text).not.toMatch(/on air|\bLive\b|peak|\d+\s+listen/i);
    expect(text.match(/No streaming engine is connected/g)).toHaveLength(1);
  });
});

describe('attention list', () => {
  test('is sorted by severity and shows its count', async () => {
    await open();
    const card = within(await groupOf('Needs attention'));
    expect(card.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Harbour Sessions is off air',
      'Tidewater is suspended',
      'Amazon rejected the skill',
      'Nightfall FM has never connected',
    ]);
    expect(card.getByText('4')).toBeVisible();
  });

  test('[D15] each item has its age and an action', async () => {
    await open({ handlers: { 'onePages.list': problem('internal') } });
    const card = within(await groupOf('Needs attention'));
    const rows = card.getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      expect(row.querySelector('[data-part="meta"] time')?.getAttribute('title')).toMatch(/\d{4}/);
      const action = within(row);
      expect(action.queryByRole('button') ?? action.getByRole('link')).toBeEnabled();
    }
  });

  test('[D15] what only the provider can change leads to support, or else to the guide', async () => {
    const { user } = await open();
    const row = () => screen.findByText('Tidewater is suspended').then((title) => title.closest('li'));
    await user.click(within((await row()) ?? document.body).getByRole('button', { name: 'What to do' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
    expect(await dialog.findByText(/Your provider has blocked it/)).toBeVisible();
  });

  test('[D15] leads to support where the provider has set its address', async () => {
    await open({ config: { supportUrl: 'https://help.example' } });
    const card = within(await groupOf('Needs attention'));
    const links = card.getAllByRole('link', { name: 'Contact support' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://help.example']);
  });

  test('[D8] shows a full cast with the listeners that it turned away today', async () => {
    const items = fixtures.castOverviews.map((cast) =>
      cast.now.username === 'aurora' ? { ...cast, now: fixtures.fullNow } : cast,
    );
    await open({
      handlers: { 'casts.listOverviews': { ...fixtures.castOverviewList, ...fixtures.listOf(items) } },
    });
    const card = within(await groupOf('Needs attention'));
    const row = card.getByText('Radio Aurora is full').closest('li') ?? document.body;
    expect(within(row).getByText(/^12 listeners turned away today/)).toBeVisible();
    expect(within(row).getByRole('button', { name: 'What to do' })).toBeVisible();
    expect(within(await cardOf('Radio Aurora')).getByText('12 turned away today')).toBeVisible();
  });

  test('explains how to connect, without the password', async () => {
    const { user } = await open();
    const card = within(await groupOf('Needs attention'));
    await user.click(card.getAllByRole('button', { name: 'How to connect' })[1] ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Connect Nightfall FM' });
    const facts = within(dialog)
      .getAllByRole('definition')
      .map((fact) => fact.textContent);
    expect(facts).toEqual(['localhost', '4101', '/nightfall', 'source', 'The source password of this cast']);
  });

  test('is empty when every cast is on air', async () => {
    const items = fixtures.castOverviews.filter(({ now }) => now.state === 'live');
    await open({
      handlers: {
        'casts.listOverviews': { ...fixtures.castOverviewList, ...fixtures.listOf(items) },
        'products.list': fixtures.listOf(fixtures.products.slice(0, 2)),
        'alexaSkills.list': fixtures.listOf([]),
      },
    });
    expect(await screen.findByText('All casts are on air')).toBeVisible();
  });

  test('does not claim that all casts are on air for a customer without casts', async () => {
    await open({
      handlers: {
        'casts.listOverviews': nobody,
        'products.list': fixtures.listOf([]),
        'alexaSkills.list': fixtures.listOf([]),
      },
    });
    expect(await screen.findByText('All good')).toBeVisible();
    expect(screen.queryByText(/on air/)).toBeNull();
  });
});

describe('product group', () => {
  test('fails independently and is refetched on Retry', async () => {
    let isDown = true;
    const { user } = await open({
      handlers: { 'onePages.list': () => (isDown ? problem('internal') : fixtures.onePageList) },
    });
    const group = within(await groupOf('One-page sites'));
    expect(await group.findByText('Couldn’t load one-page sites')).toBeVisible();
    expect(within(await groupOf('Alexa skills')).getByText('Atlantic Talk')).toBeVisible();
    isDown = false;
    await user.click(group.getByRole('button', { name: 'Retry' }));
    expect(await group.findByText('harbour.example')).toBeVisible();
  });

  test('shows a placeholder of its shape while loading', async () => {
    await open({ handlers: { 'mobileApps.list': neverAnswering() } });
    const group = await groupOf('Mobile apps');
    expect(group.querySelector('[aria-busy]')).toBeInTheDocument();
    expect(within(await groupOf('Casts and stations')).getByText('Nightfall FM')).toBeVisible();
    // The list may still add to what needs attention, and move the casts down.
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  test('is left out without products, and named in one line that links lead to', async () => {
    await open({
      handlers: { 'alexaSkills.list': fixtures.listOf([]), 'mobileApps.list': fixtures.listOf([]) },
    });
    expect(await screen.findByText(/^Not set up yet: /)).toHaveTextContent(
      'Not set up yet: Alexa skills and Mobile apps. They appear here once your provider adds them.',
    );
    expect(document.getElementById('alexa-skills')).toHaveTextContent('Alexa skills');
    expect(screen.queryByRole('region', { name: 'Alexa skills' })).toBeNull();
  });
});

test('casts stay usable when their statistics fail to load', async () => {
  let isDown = true;
  const { user } = await open({
    handlers: { 'casts.listOverviews': () => (isDown ? problem('internal') : fixtures.castOverviewList) },
  });
  const card = within(await cardOf('Radio Aurora'));
  expect(await card.findByText('Unknown')).toBeVisible();
  expect(card.getByRole('button', { name: 'Play Radio Aurora' })).toBeEnabled();
  isDown = false;
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
  expect(await card.findByText('Live')).toBeVisible();
});

describe('player', () => {
  beforeEach(() => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  });
  afterEach(() => void vi.restoreAllMocks());
  const audio = () => document.querySelector('audio');

  test('plays and stops the stream of a card', async () => {
    const { user } = await open();
    const card = within(await cardOf('Radio Aurora'));
    expect(audio()?.getAttribute('src')).toBeNull();
    await user.click(await card.findByRole('button', { name: 'Play Radio Aurora' }));
    expect(audio()?.getAttribute('src')).toBe('http://localhost:4101/aurora');
    await user.click(card.getByRole('button', { name: 'Stop Radio Aurora' }));
    expect(audio()?.getAttribute('src')).toBeNull();
  });

  test('stops when the customer signs out', async () => {
    const { user } = await open();
    const card = within(await cardOf('Radio Aurora'));
    await user.click(await card.findByRole('button', { name: 'Play Radio Aurora' }));
    const playing = audio();
    await user.click(screen.getByRole('button', { name: /Maeve/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await vi.waitFor(() => expect(playing?.isConnected).toBe(false));
    expect(playing?.getAttribute('src')).toBeNull();
  });

  test('shows an error when a stream does not open', async () => {
    const { user } = await open();
    const card = within(await cardOf('Radio Aurora'));
    await user.click(await card.findByRole('button', { name: 'Play Radio Aurora' }));
    act(() => void audio()?.dispatchEvent(new Event('error')));
    expect(card.getByRole('alert')).toHaveTextContent('Couldn’t open the stream.');
  });

  test('is disabled without a stream', async () => {
    await open();
    const card = within(await cardOf('Harbour Sessions'));
    expect(await card.findByRole('button', { name: 'Play Harbour Sessions' })).toBeDisabled();
    expect(within(await cardOf('Tidewater')).queryByRole('button', { name: /Play/ })).toBeNull();
  });
});
