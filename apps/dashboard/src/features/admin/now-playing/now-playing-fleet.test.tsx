import { act, screen, waitFor, within } from '@testing-library/react';
import type { NowPlayingActionResult } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/admin/nowplaying', visitor: 'admin', ...options });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
type User = Awaited<ReturnType<typeof open>>['user'];

const [aurora, harbour, , lagoon] = fixtures.nowPlayingFleetRows.map(({ stationId }) => stationId);

test('shows what each station plays, and what keeps its songs from being recorded', async () => {
  vi.useFakeTimers({ now: new Date(fixtures.fixtureNow), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { user, path } = await open();
  const quiet = await rowOf(/Lagoon FM/);
  expect(quiet.getByText('LIVE')).toBeVisible();
  expect(quiet.getByText('Unknown')).toBeVisible();
  expect(quiet.getByText('Too long for one song')).toBeInTheDocument();
  expect(quiet.getByText('100%')).toBeVisible();
  expect(quiet.getByText('Recording paused')).toBeVisible();
  const row = await rowOf(/Radio Aurora/);
  expect(row.queryByText('Too long for one song')).toBeNull();
  expect(screen.getByText('The page answers with status 503')).toBeVisible();
  // The name leads to the station among the products of its customer.
  await user.click(row.getByRole('link', { name: 'Radio Aurora' }));
  await waitFor(() => expect(path()).toMatch(new RegExp(`^/admin/customers/.*#${aurora}$`)));
});

test('sends search, filter and order to the server and stores them in the URL', async () => {
  const { user, path, fetch } = await open();
  await rowOf(/Lagoon FM/);
  const lastQuery = () => fetch.callsOf('nowPlaying.listFleet').at(-1)?.query;
  await user.type(screen.getByRole('searchbox'), 'lagoon');
  await waitFor(() => expect(lastQuery()).toEqual({ q: 'lagoon', page: '1', pageSize: '25' }));
  await user.click(screen.getByRole('button', { name: /^State \w/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Paused' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ show: 'paused' }));
  // Another condition replaces the first.
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'With unknown texts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(lastQuery()).toMatchObject({ q: 'lagoon', show: 'unknown' }));
  await user.click(screen.getByRole('button', { name: 'Texts, 24 h' }));
  await waitFor(() => expect(lastQuery()).toMatchObject({ show: 'unknown', sort: '-texts' }));
  expect(path()).toBe('/admin/nowplaying?q=lagoon&show=unknown&sort=-texts');
  await user.click(screen.getByRole('link', { name: 'Stale' }));
  await waitFor(() => expect(path()).toBe('/admin/nowplaying?show=stale'));
});

/**
 * Takes the intervals of a length, which the test runs by hand. Fake timers would take those of jsdom too, which then runs no
 * frames for the tests that follow.
 */
function takeIntervals(ofMs: number) {
  const taken = new Map<unknown, () => void>();
  const { setInterval: start, clearInterval: end } = globalThis;
  const starts = vi.spyOn(globalThis, 'setInterval').mockImplementation((run, ms) => {
    if (ms !== ofMs) return start(run, ms);
    const timer = start(() => {}, ofMs);
    taken.set(timer, run);
    return timer;
  });
  const ends = vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    taken.delete(timer);
    end(timer);
  });
  onTestFinished(() => {
    starts.mockRestore();
    ends.mockRestore();
  });
  const runAll = async () => {
    for (const run of [...taken.values()]) run();
  };
  return { run: () => act(runAll) };
}

test('reads the list again every 15 seconds, unless it is frozen', async () => {
  const intervals = takeIntervals(15_000);
  const { user, fetch } = await open();
  await rowOf(/Lagoon FM/);
  const calls = () => fetch.callsOf('nowPlaying.listFleet').length;
  const before = calls();
  await intervals.run();
  await waitFor(() => expect(calls()).toBe(before + 1));
  await user.click(screen.getByRole('button', { name: 'Freeze' }));
  await intervals.run();
  expect(calls()).toBe(before + 1);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  await intervals.run();
  await waitFor(() => expect(calls()).toBe(before + 2));
});

describe('actions on selected stations', () => {
  async function choose(user: User, action: string, names: readonly RegExp[]) {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name }));
    await user.click(screen.getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog'));
  }

  test('a pause says what it costs, leaves out paused stations and shows a result a row', async () => {
    const results: NowPlayingActionResult['results'] = [
      { stationId: aurora as string, result: 'changed' },
      { stationId: harbour as string, result: 'not_found' },
    ];
    const { user, fetch } = await open({ handlers: { 'nowPlaying.actOnFleet': { results } } });
    const dialog = await choose(user, 'Pause…', [/Radio Aurora/, /Harbour/, /Lagoon FM/]);
    expect(dialog.getByRole('heading')).toHaveTextContent('Pause 2 stations?');
    expect(
      dialog.getByText(/2 stations record and send nothing while paused\. 791 texts were recorded/),
    ).toBeVisible();
    expect(dialog.getByText('1 selected station is paused already.')).toBeVisible();
    const before = fetch.callsOf('nowPlaying.listFleet').length;
    await user.click(dialog.getByRole('button', { name: 'Pause' }));
    const list = within(await dialog.findByRole('list', { name: 'Results' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Radio AuroraDone',
      expect.stringMatching(/^Harbour.*Not found/),
    ]);
    expect(dialog.getByText(/1 station was changed\. 1 station was not found\./)).toBeVisible();
    expect(fetch.callsOf('nowPlaying.actOnFleet').at(-1)?.body).toEqual({
      stationIds: [aurora, harbour],
      action: 'pause',
      rule: null,
      ignore: null,
    });
    await waitFor(() => expect(fetch.callsOf('nowPlaying.listFleet').length).toBeGreaterThan(before));
  });

  test('without a station to change, there is nothing to confirm', async () => {
    const { user } = await open();
    const dialog = await choose(user, 'Resume…', [/Radio Aurora/]);
    expect(dialog.getByText('None of the selected stations is paused.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  test('a rule needs a text, and is added to each station', async () => {
    const { user, fetch } = await open();
    const dialog = await choose(user, 'Add rule…', [/Radio Aurora/, /Lagoon FM/]);
    await user.click(dialog.getByRole('button', { name: 'Add rule' }));
    expect(await dialog.findByText('Please fill in this field.')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: /Regular expression/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Expression' }), ' \\(Live\\)$');
    await waitFor(() => expect(dialog.queryByText('Please fill in this field.')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Add rule' }));
    expect(await dialog.findByText(/2 stations were changed\./)).toBeVisible();
    expect(fetch.callsOf('nowPlaying.actOnFleet').at(-1)?.body).toEqual({
      stationIds: [aurora, lagoon],
      action: 'add_rule',
      rule: { pattern: ' \\(Live\\)$', replacement: '', isRegex: true, isEnabled: true },
      ignore: null,
    });
  });

  test('a failure keeps the dialog with what was typed', async () => {
    const { user } = await open({ handlers: { 'nowPlaying.actOnFleet': problem('internal') } });
    const dialog = await choose(user, 'Ignore a text…', [/Radio Aurora/]);
    await user.type(dialog.getByRole('textbox', { name: 'Ignored text' }), 'news@*');
    await user.click(dialog.getByRole('button', { name: 'Ignore text' }));
    expect(await dialog.findByText(/Nothing has changed/)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('news@*');
  });
});

describe('the rules for all stations', () => {
  const drawerFor = async (user: User, button: string | RegExp) => {
    await user.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog'));
  };

  test('a text without a song is ignored everywhere by one save', async () => {
    const { user, fetch } = await open();
    const drawer = await drawerFor(user, 'Ignore everywhere: LIVE');
    expect(await drawer.findByText('4 of 50 used.', { exact: false })).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(fetch.callsOf('nowPlaying.updateFleetRules')).toHaveLength(1));
    const [call] = fetch.callsOf('nowPlaying.updateFleetRules');
    expect(call?.body).toEqual({
      rules: fixtures.fleetRules.rules,
      ignore: [...fixtures.fleetRules.ignore, 'LIVE'],
    });
    expect(await screen.findByText('The rules for all stations were saved')).toBeVisible();
  });

  test('texts that the rules ignore already are marked', async () => {
    await open();
    expect(await screen.findByText('Ignored everywhere')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ignore everywhere: Unknown - Unknown' })).toBeNull();
  });

  test('closing with unsaved changes asks first', async () => {
    const { user } = await open();
    const drawer = await drawerFor(user, 'Make a rule everywhere: LIVE');
    expect(await drawer.findByRole('textbox', { name: 'Text to replace' })).toHaveValue('LIVE');
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('after a version conflict, the draft can overwrite the saved rules', async () => {
    const versions: (string | null)[] = [];
    const current = { rules: [], ignore: ['AUTO DJ *'], version: 9 };
    const { user, fetch } = await open({
      handlers: {
        'nowPlaying.updateFleetRules': ({ headers, body }) => {
          versions.push(headers.get('If-Match'));
          return versions.length === 1
            ? problem('resource.version_conflict', { current })
            : { ...body, version: 10 };
        },
      },
    });
    const drawer = await drawerFor(user, 'Ignore everywhere: LIVE');
    await user.click(await drawer.findByRole('button', { name: 'Save changes' }));
    const ignored = within(await screen.findByRole('radiogroup', { name: 'Ignored texts' }));
    expect(ignored.getByText('AUTO DJ *')).toBeVisible();
    const rules = within(screen.getByRole('radiogroup', { name: 'Rules' }));
    await user.click(rules.getAllByRole('radio')[1] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(versions).toEqual(['3', '9']));
    expect(fetch.callsOf('nowPlaying.updateFleetRules').at(-1)?.body).toEqual({
      rules: [],
      ignore: [...fixtures.fleetRules.ignore, 'LIVE'],
    });
  });

  test('an expression that the server does not apply is marked', async () => {
    const rule = { pattern: '(', replacement: '', isRegex: true, isEnabled: true };
    const { user } = await open({
      handlers: { 'nowPlaying.getFleetRules': { ...fixtures.fleetRules, rules: [rule] } },
    });
    const drawer = await drawerFor(user, 'Rules for all stations');
    expect(await drawer.findByText(/The expression is invalid or too large/)).toBeVisible();
  });
});
