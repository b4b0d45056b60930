import { act, screen, within } from '@testing-library/react';
import type { CastNow, CastOverview, CastSetup } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { castNow, castSetup, before } = fixtures;
const live: CastNow = { ...fixtures.firstOnAirNow, since: before(0) };
const listOf = (part: Partial<CastOverview>) => fixtures.castOverviewListWith('nightfall', part);
const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/cast/nightfall', visitor: 'customer', ...options });
const openWith = (now: CastNow, setup: CastSetup | null, more: TestAppOptions['handlers'] = {}) =>
  open({ handlers: { 'casts.listOverviews': listOf({ now, setup }), ...more } });
const region = (name: string) => screen.findByRole('region', { name });

describe('before the first source', () => {
  test('[D9] shows the encoder settings first, waits for the encoder, and has no figures', async () => {
    await open();
    await region('Set up your cast');
    const main = within(screen.getByRole('main'));
    const cards = main.getAllByRole('region').map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual(['Connect your encoder', 'Encoder settings, BUTT', 'Listen', 'Set up your cast']);
    expect(main.getByText(/^Waiting for your encoder to connect/)).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/listening|0\.0|Off air for|No reconnects/);
  });

  test.each([
    ['stats', 'Statistics appear one hour after this cast first goes on air.'],
    ['current-listeners', 'Listeners appear here as soon as this cast is on air.'],
  ])('%s has one empty state', async (page, text) => {
    await open({ path: `/cast/nightfall/${page}` });
    expect(await screen.findByText('Not on air yet')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(text)).toBeVisible();
    expect(main.getByRole('link', { name: 'Go to overview' })).toHaveAttribute('href', '/cast/nightfall');
    expect(main.queryByRole('region')).toBeNull();
  });

  test('a stopped cast has no figures either', async () => {
    await openWith(fixtures.stoppedNow('nightfall'), castSetup.notConnected);
    expect(await region('On-air status')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Listeners' })).toBeNull();
    expect(screen.queryByText('Waiting for your encoder to connect', { exact: false })).toBeNull();
  });
});

describe('the first source', () => {
  test('shows at once that the cast is on air, with the link to share and the next steps, and announces it', async () => {
    let setup: CastSetup = castSetup.notConnected;
    let now: CastNow = castNow.nightfall;
    const { live: stream } = await open({
      handlers: { 'casts.listOverviews': () => listOf({ now, setup }) },
    });
    await region('Set up your cast');
    await vi.waitFor(() => expect(stream.open()).toBe(1));
    [setup, now] = [{ ...castSetup.firstOnAir, firstOnAirAt: before(0) }, live];
    act(() => stream.send({ event: 'cast', ts: before(0), data: live }));
    const notice = within(await region('You are on air'));
    expect(notice.getByText('http://localhost:4101/nightfall')).toBeVisible();
    expect(notice.getByRole('button', { name: 'Copy the stream address of Nightfall FM' })).toBeVisible();
    const steps = within(notice.getByRole('list', { name: 'Next steps' })).getAllByRole('link');
    expect(screen.queryByText('No listeners in the measured time')).toBeNull();
    expect(steps.map((link) => link.getAttribute('href'))).toEqual([
      '/cast/nightfall/settings',
      '/cast/nightfall/widgets',
      '/cast/nightfall/directories',
    ]);
    expect(await screen.findByText('Nightfall FM is on air.')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('region', { name: 'Set up your cast' })).toBeNull();
  });

  test('can be dismissed; the checklist follows and focus moves to the title of the page', async () => {
    const { user, fetch } = await openWith(live, castSetup.firstOnAir);
    const notice = within(await region('You are on air'));
    await user.click(notice.getByRole('button', { name: 'Hide this message' }));
    expect(await region('Set up your cast')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'You are on air' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(fetch.callsOf('castSetup.dismiss')).toHaveLength(1);
  });
});

describe('the checklist', () => {
  test('shows what is done and links the rest, and can be dismissed', async () => {
    const { user } = await openWith(live, castSetup.halfDone);
    const card = within(await region('Set up your cast'));
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 4 done');
    expect(card.getAllByText('Done')).toHaveLength(2);
    expect(card.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Create player',
      'Choose directories',
    ]);
    await user.click(card.getByRole('button', { name: 'Hide these steps' }));
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Set up your cast' })).toBeNull());
  });

  test('stays if it cannot be dismissed', async () => {
    const { user } = await openWith(live, castSetup.halfDone, { 'castSetup.dismiss': problem('internal') });
    const card = within(await region('Set up your cast'));
    const button = card.getByRole('button', { name: 'Hide these steps' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(button).toBeEnabled();
  });

  test.each([
    ['all steps are done', castSetup.done],
    ['it was dismissed', { ...castSetup.halfDone, dismissed: ['checklist' as const] }],
    ['the cast is no longer new', null],
  ])('is gone when %s', async (_name, setup) => {
    await openWith(live, setup);
    expect(await screen.findByTestId('listeners')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Set up your cast' })).toBeNull();
  });

  test('is not shown to staff', async () => {
    await open({
      path: '/admin/cast/nightfall',
      visitor: 'admin',
      handlers: { 'casts.listOverviews': listOf({ now: live, setup: castSetup.firstOnAir }) },
    });
    expect(await screen.findByTestId('listeners')).toBeVisible();
    for (const name of ['You are on air', 'Set up your cast'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
