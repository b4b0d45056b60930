import { act, screen, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = `/station/${fixtures.station.id}/nowplaying`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });
const region = (name: string) => within(screen.getByRole('region', { name }));
const rulesRegion = async () => within(await screen.findByRole('region', { name: 'Rules' }));
const settings = (saved: Partial<typeof fixtures.nowPlayingSettings>) => ({
  'nowPlaying.getSettings': { ...fixtures.nowPlayingSettings, ...saved },
});

// Parts of the page that are loaded on demand: the first test would wait for their code.
beforeAll(async () => {
  await import('#/features/station/now-playing/settings-section.tsx');
  await import('#/features/station/now-playing/song-history.tsx');
  await import('#/features/station/now-playing/correct-song-dialog.tsx');
});

describe('what a station plays', () => {
  test('has the song, its text and the share of known songs', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'A Quiet Engine' })).toBeVisible();
    const card = screen.getByRole('region', { name: 'Now playing' });
    expect(card).toHaveTextContent('Orla Finch on Slow Machines');
    expect(card).toHaveTextContent('Played 3 times in 7 days');
    expect(card).toHaveTextContent('Orla Finch - A Quiet Engine (Radio Edit)');
    expect(region('Known songs').getByRole('heading')).toHaveTextContent('93% of songs are known');
  });

  test('changes with the live stream', async () => {
    const { live } = await open();
    await screen.findByRole('heading', { level: 2, name: 'A Quiet Engine' });
    await vi.waitFor(() => expect(live.open()).toBe(1));
    const data = { ...fixtures.nowPlaying, current: fixtures.adSong };
    act(() => live.send({ event: 'nowplaying', ts: fixtures.fixtureNow, data }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Advertisement' })).toBeVisible();
  });

  test('is explained while nothing is known', async () => {
    const { user } = await open({ handlers: { 'nowPlaying.get': fixtures.emptyNowPlaying } });
    expect(await screen.findByRole('heading', { level: 2, name: 'No song text is received' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Mixxx' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Live Broadcasting');
    expect(screen.getByText('No texts in the last 24 hours')).toBeVisible();
  });

  test('is not found in another account', async () => {
    await open({
      handlers: {
        'stations.get': problem('resource.not_found'),
        'nowPlaying.get': problem('resource.not_found'),
      },
    });
    expect(await screen.findByText('No such station in your account')).toBeVisible();
  });

  test('is all that people without the right to change settings see', async () => {
    const { fetch } = await open({ accountRole: 'analyst' });
    await screen.findByRole('heading', { level: 2, name: 'A Quiet Engine' });
    expect(screen.getByRole('region', { name: 'Last songs' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Correct song' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    expect(fetch.callsOf('nowPlaying.getSettings')).toHaveLength(0);
    expect(fetch.callsOf('nowPlaying.testRules')).toHaveLength(0);
  });

  test('cannot be changed while the station is suspended', async () => {
    await open({
      handlers: { 'stations.get': { ...fixtures.station, status: 'suspended', state: 'suspended' } },
    });
    expect(await screen.findByText('This station is suspended')).toBeVisible();
    const rules = await rulesRegion();
    expect(rules.getByRole('button', { name: 'Add rule' })).toBeDisabled();
    expect(rules.getByRole('combobox', { name: 'Order' })).toBeDisabled();
    expect(rules.getByRole('switch', { name: 'Use the rule feat.' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Correct song' })).toBeNull();
  });
});

describe('the rules', () => {
  test('are tested with the latest texts as they stand, before they are saved', async () => {
    const { user, fetch } = await open();
    const rules = await rulesRegion();
    expect(await rules.findByText('Changed by rule 2')).toBeVisible();
    await user.click(rules.getByRole('switch', { name: 'Use the rule (Radio Edit)' }));
    expect(await rules.findByText('A Quiet Engine (Radio Edit)')).toBeVisible();
    const body = fetch.callsOf('nowPlaying.testRules').at(-1)?.body;
    expect(body?.rules.map(({ isEnabled }) => isEnabled)).toEqual([true, false, true, false]);
    expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(0);
  });

  test('are tested with own texts', async () => {
    const { user } = await open();
    const rules = await rulesRegion();
    await user.type(
      rules.getByRole('textbox', { name: 'Your own texts, one per line' }),
      'Mara Voss - Salt Road [[live]',
    );
    expect(await rules.findByText('Salt Road')).toBeVisible();
    expect(rules.getByText('Changed by rule 1')).toBeVisible();
  });

  test('are made of an unknown text, which can be ignored instead', async () => {
    const { user, fetch } = await open();
    const rules = await rulesRegion();
    await user.click(await rules.findByRole('button', { name: 'Make a rule for news@6' }));
    expect(rules.getByRole('textbox', { name: 'Text to replace' })).toHaveValue('news@6');
    const replacement = rules.getByRole('textbox', { name: 'Replace with' });
    expect(replacement).toHaveFocus();
    await user.type(replacement, 'Aurora - News at six');
    expect(await rules.findByText('News at six')).toBeVisible();
    // Closes the fields without saving the form.
    await user.keyboard('{Enter}');
    expect(rules.queryByRole('textbox', { name: 'Replace with' })).toBeNull();
    expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(0);
    await user.click(rules.getByRole('button', { name: 'Edit the rule news@6' }));
    await user.click(rules.getByRole('button', { name: 'Remove rule' }));
    await user.click(await rules.findByRole('button', { name: 'Ignore this: news@6' }));
    expect(await rules.findByText('“news@6”')).toBeVisible();
  });

  test('are moved by keyboard and saved over the version that the edit began with', async () => {
    const { user, fetch } = await open();
    const rules = await rulesRegion();
    rules.getByRole('button', { name: String.raw`Move \s*\[.*?\]` }).focus();
    await user.keyboard(' {ArrowDown} ');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(1));
    const [call] = fetch.callsOf('nowPlaying.updateSettings');
    expect(call?.headers.get('If-Match')).toBe('7');
    expect(call?.body?.rules.map(({ pattern }) => pattern)).toEqual([
      ' (Radio Edit)',
      String.raw`\s*\[.*?\]`,
      String.raw`^\d{2} `,
      ' feat. ',
    ]);
    expect(call?.body?.rules[0]).not.toHaveProperty('key');
    expect(await screen.findByText('Settings saved')).toBeVisible();
  });

  test('are marked where the expression is invalid', async () => {
    await open({
      handlers: settings({
        rules: [
          ...fixtures.nowPlayingSettings.rules,
          { pattern: '(live', replacement: '', isRegex: true, isEnabled: true },
        ],
      }),
    });
    const rules = await rulesRegion();
    const mark = await rules.findByText(/^The expression is invalid/);
    expect(mark.closest('li')).toHaveTextContent('Replace “(live”');
  });

  test('without a text are not saved, and not tested', async () => {
    const { user, fetch } = await open();
    const rules = await rulesRegion();
    await user.click(rules.getByRole('button', { name: 'Add rule' }));
    expect(rules.getByRole('textbox', { name: 'Text to replace' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    const pattern = rules.getByRole('textbox', { name: 'Text to replace' });
    await vi.waitFor(() => expect(pattern).toBeInvalid());
    expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(0);
    await user.type(pattern, 'live');
    expect(pattern).toHaveValue('live');
    expect(pattern).toBeValid();
    for (const { body } of fetch.callsOf('nowPlaying.testRules')) expect(body?.rules).toHaveLength(4);
  });

  test('that someone else changed are compared by setting', async () => {
    const theirs = { ...fixtures.nowPlayingSettings, version: 8, ignore: ['AURORA*'] };
    const { user, fetch } = await open({
      handlers: { 'nowPlaying.updateSettings': problem('resource.version_conflict', { current: theirs }) },
    });
    const rules = await rulesRegion();
    await user.selectOptions(rules.getByRole('combobox', { name: 'Order' }), 'title-artist');
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radiogroup', { name: 'Order' })).toBeVisible();
    await user.click(
      within(dialog.getByRole('radiogroup', { name: 'Ignored texts' })).getByRole('radio', {
        name: /Theirs/,
      }),
    );
    fetch.on('nowPlaying.updateSettings', ({ body }) => ({ ...theirs, ...body, version: 9 }));
    await user.click(dialog.getByRole('button', { name: 'Save selection' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(2));
    const call = fetch.callsOf('nowPlaying.updateSettings').at(-1);
    expect(call?.headers.get('If-Match')).toBe('8');
    expect(call?.body).toMatchObject({ order: 'title-artist', ignore: ['AURORA*'] });
  });
});

describe('the source', () => {
  const openSource = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Change the settings of the source' }));
    return region('Source of the songs');
  };

  test('of a page needs its address and path, even while its fields are closed', async () => {
    const app = await open();
    const { user, fetch } = app;
    const source = await openSource(app);
    await user.click(source.getByRole('radio', { name: /JSON page/ }));
    await user.click(source.getByRole('button', { name: 'Hide the settings of the source' }));
    expect(source.queryByRole('textbox')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    const address = await source.findByRole('textbox', { name: 'Address of the page' });
    expect(address).toBeInvalid();
    await user.click(address);
    await user.paste('https://playout.example/now.json');
    await user.type(source.getByRole('textbox', { name: 'Path of the title' }), 'now.t');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(1));
    expect(fetch.callsOf('nowPlaying.updateSettings')[0]?.body).toMatchObject({
      source: 'json',
      feed: { url: 'https://playout.example/now.json', titlePath: 'now.t', artistPath: null, pollS: 10 },
    });
  });

  test('has the reason of a page that fails', async () => {
    await open({
      handlers: {
        'nowPlaying.get': {
          ...fixtures.nowPlaying,
          feed: { checkedAt: fixtures.before(1), problem: 'no_title' },
        },
        'nowPlaying.getSettings': fixtures.fedSettings,
      },
    });
    expect(await screen.findByText('The page has no title at this path')).toBeVisible();
  });

  test('of pushed songs has a token that is shown once, and its end costs something', async () => {
    const app = await open({ handlers: settings({ source: 'push' }) });
    const { user, fetch } = app;
    const source = await openSource(app);
    await user.click(source.getByRole('button', { name: 'Create token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your push token' }));
    const { token, url } = fixtures.nowPlayingPushToken;
    expect(dialog.getByRole('region', { name: 'Push token' })).toHaveTextContent(token);
    expect(dialog.getByRole('region', { name: 'Example with curl' })).toHaveTextContent(url);
    await user.click(dialog.getByRole('button', { name: 'I’ve saved it' }));
    expect(screen.queryByText(token)).toBeNull();
    await user.click(source.getByRole('button', { name: 'Revoke token' }));
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(confirmation.getByText(/None of the latest 50 texts/)).toBeVisible();
    await user.click(confirmation.getByRole('button', { name: 'Revoke token' }));
    expect(await source.findByRole('button', { name: 'Create token' })).toBeVisible();
    expect(fetch.callsOf('nowPlaying.deletePushToken')).toHaveLength(1);
    expect(fetch.callsOf('nowPlaying.updateSettings')).toHaveLength(0);
  });
});

describe('the songs', () => {
  test('are corrected in all rows with the text, and restored', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Correct song' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct song' }));
    expect(dialog.getByText(/of the latest 50 texts are this one/)).toBeVisible();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'A Quiet Engine, live');
    await user.clear(dialog.getByRole('textbox', { name: /^Album/ }));
    await user.click(dialog.getByRole('button', { name: 'Correct song' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.correctSong')).toHaveLength(1));
    expect(fetch.callsOf('nowPlaying.correctSong')[0]).toMatchObject({
      path: { id: fixtures.station.id, songId: fixtures.songHistory[0]?.id },
      body: { correction: { artist: 'Orla Finch', title: 'A Quiet Engine, live', album: null } },
    });
    expect(await screen.findByText(/^\d+ rows of the history changed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.correctSong')).toHaveLength(2));
    expect(fetch.callsOf('nowPlaying.correctSong')[1]?.body).toEqual({ correction: null });
  });

  test('have covers, which can be hidden and shown again', async () => {
    const { user, fetch } = await open();
    const { cover, id: songId } = fixtures.songHistory[0] ?? {};
    const playing = await screen.findByRole('region', { name: 'Now playing' });
    expect(playing.querySelector('img')).toHaveAttribute('src', cover?.url);
    const songs = within(screen.getByRole('region', { name: 'Last songs' }));
    const [actions] = await songs.findAllByRole('button', { name: /Actions.*A Quiet Engine/ });
    await user.click(actions as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Hide the cover' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.changeCover')).toHaveLength(1));
    expect(fetch.callsOf('nowPlaying.changeCover')[0]).toMatchObject({
      path: { songId },
      body: { isHidden: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.changeCover')).toHaveLength(2));
    expect(fetch.callsOf('nowPlaying.changeCover')[1]?.body).toEqual({ isHidden: false });
  });

  test('of the whole history are read by range, kind and page', async () => {
    const { user, fetch } = await open({
      path: `${path}?songs=all&songKind=song&from=2026-09-13&to=2026-09-14`,
    });
    const songs = within(await screen.findByRole('region', { name: 'Last songs' }));
    await vi.waitFor(() => expect(fetch.callsOf('nowPlaying.listSongs')).toHaveLength(1));
    expect(fetch.callsOf('nowPlaying.listSongs')[0]?.query).toEqual({
      page: '1',
      pageSize: '25',
      kind: 'song',
      from: '2026-09-12T23:00:00.000Z',
      to: '2026-09-14T23:00:00.000Z',
    });
    await user.click(await songs.findByRole('button', { name: /Next page/ }));
    await vi.waitFor(() =>
      expect(fetch.callsOf('nowPlaying.listSongs').at(-1)?.query).toMatchObject({ page: '2' }),
    );
  });

  test('are saved as a file with all pages', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:songs';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user, fetch } = await open({ path: `${path}?songs=all&from=2026-09-12&to=2026-09-14` });
    await user.click(await screen.findByRole('button', { name: 'CSV for royalties' }));
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
    const pages = fetch.callsOf('nowPlaying.listSongs').filter(({ query }) => query.pageSize === '200');
    expect(pages.map(({ query }) => query.page)).toEqual(['1', '2', '3']);
    const lines = (await saved[0]?.text())?.trim().split('\r\n');
    expect(lines).toHaveLength(fixtures.songHistory.length + 1);
  });
});
