import type { NowPlaying, NowPlayingSettings, PublicNowPlaying, RuleTestResult } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newRecorder } from '#/testing/stations/new-recorder.ts';
import { webhookCalls } from '#/testing/webhooks/webhook-calls.ts';

const id = demoStationIds.harbourRock;
const path = `/api/control/nowplaying/${id}`;
let test: TestApp;
let recorder: ReturnType<typeof newRecorder>;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('songs').execute();
  await test.db.deleteFrom('now_playing').execute();
  await test.db.deleteFrom('song_corrections').execute();
  recorder = newRecorder(test);
  await sends(null);
});

/** What the check of the station's stream found. */
async function sends(title: string | null): Promise<void> {
  const { service_id: serviceId } = await test.db
    .selectFrom('stations')
    .select('service_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('service_checks')
    .set({ state: 'on_air', title, title_since: title === null ? null : test.clock.now(), listeners: 12 })
    .where('service_id', '=', serviceId)
    .execute();
}

/** The stream sends a title, which lasts for so many seconds. */
async function plays(title: string | null, seconds: number): Promise<void> {
  await sends(title);
  await recorder.record();
  test.clock.advance({ seconds });
  await recorder.record();
}

async function save(change: Partial<NowPlayingSettings>, version = 0): Promise<void> {
  const response = await test.call(`${path}/settings`, {
    as: 'owner',
    method: 'PUT',
    json: { ...defaultSettings, ...change },
    headers: { 'if-match': String(version) },
  });
  expect(response.status).toBe(200);
}

const read = async () => (await (await test.call(path, { as: 'owner' })).json()) as NowPlaying;
const history = async () => (await read()).songs.map(({ kind, artist, title }) => [kind, artist, title]);
const announced = () => recorder.announced.map(({ kind, title }) => [kind, title]);

describe('the recorder', () => {
  it('records each song once, from its first text to the next', async () => {
    await plays('Rosa Quay - Low Tide', 60);
    await plays('ROSA QUAY - LOW TIDE', 1);
    await plays('Rosa Quay - Low Tide.mp3', 60);
    await plays('Mara Voss - Salt Road', 10);
    const { current, songs, plays7d, day } = await read();
    expect(current).toMatchObject({ artist: 'Mara Voss', title: 'Salt Road', endedAt: null, listeners: 12 });
    expect(songs.map(({ title }) => title)).toEqual(['Salt Road', 'Low Tide']);
    expect([plays7d, day]).toEqual([1, { parsed: 2, corrected: 0, unknown: 0, others: 0 }]);
  });

  it('announces a song after the minimum time, and once', async () => {
    await sends('Rosa Quay - Low Tide');
    await recorder.record();
    test.clock.advance({ seconds: 4 });
    await recorder.record();
    expect(announced()).toEqual([]);
    test.clock.advance({ seconds: 1 });
    await recorder.record();
    await recorder.record();
    expect(announced()).toEqual([['song', 'Low Tide']]);
  });

  it('leaves out a text that is too short, and the song goes on', async () => {
    await plays('Rosa Quay - Low Tide', 60);
    await plays('JINGLE - HARBOUR 02', 3);
    await plays('Rosa Quay - Low Tide', 60);
    expect(await history()).toEqual([['song', 'Rosa Quay', 'Low Tide']]);
    expect(announced()).toEqual([['song', 'Low Tide']]);
    expect((await read()).current?.endedAt).toBeNull();
  });

  it('records ads and texts without a song by their kind', async () => {
    await plays("adw_ad='true'", 30);
    await plays('Unknown - Unknown', 30);
    expect(await history()).toEqual([
      ['none', null, null],
      ['ad', null, null],
    ]);
    expect((await read()).day).toEqual({ parsed: 0, corrected: 0, unknown: 1, others: 1 });
  });

  it('shows and announces songs later if players hear them later', async () => {
    await save({ delayS: 20 });
    await plays('Rosa Quay - Low Tide', 60);
    await sends('Mara Voss - Salt Road');
    await recorder.record();
    expect((await read()).current).toMatchObject({ title: 'Low Tide' });
    test.clock.advance({ seconds: 19 });
    await recorder.record();
    expect(announced()).toEqual([['song', 'Low Tide']]);
    test.clock.advance({ seconds: 1 });
    await recorder.record();
    expect((await read()).current).toMatchObject({ title: 'Salt Road' });
    expect(announced()).toEqual([
      ['song', 'Low Tide'],
      ['song', 'Salt Road'],
    ]);
  });

  it('ends the song when the stream sends nothing, or is paused', async () => {
    await plays('Rosa Quay - Low Tide', 60);
    await plays(null, 1);
    const [song] = (await read()).songs;
    expect([(await read()).current, song?.endedAt]).toEqual([null, expect.any(String)]);
    await save({ isPaused: true });
    await plays('Mara Voss - Salt Road', 60);
    expect(await history()).toHaveLength(1);
  });

  it('reads what plays again when the settings change', async () => {
    await plays('Low Tide - Rosa Quay', 60);
    await save({ order: 'title-artist' });
    expect((await read()).current).toMatchObject({ artist: 'Rosa Quay', title: 'Low Tide' });
  });
});

describe('a correction', () => {
  const correct = async (songId: string | undefined, correction: object | null) => {
    const response = await test.call(`${path}/history/${songId}`, {
      as: 'owner',
      method: 'PATCH',
      json: { correction },
    });
    return (await response.json()) as { changed: number };
  };

  it('changes every row of a text, is remembered, and can be undone', async () => {
    await plays('news@6', 60);
    await plays('Rosa Quay - Low Tide', 60);
    await plays('NEWS@6', 60);
    const correction = { artist: null, title: 'The news at six', album: null };
    const songId = (await read()).songs[0]?.id;
    expect(await correct(songId, correction)).toMatchObject({ changed: 2 });
    await plays('Rosa Quay - Low Tide', 60);
    await plays('News@6', 60);
    const { current, songs } = await read();
    expect(current).toMatchObject({ title: 'The news at six', isCorrected: true });
    expect(songs.filter(({ isCorrected }) => isCorrected)).toHaveLength(3);
    expect(await correct(songId, null)).toMatchObject({ changed: 3 });
    expect((await read()).songs.filter(({ isCorrected }) => isCorrected)).toHaveLength(0);
  });
});

it('texts of any characters can be tried', async () => {
  const reading = { order: 'artist-title', separator: null, rules: [], ignore: [] };
  const samples = ['\u0000', '\ud800', '', '♥'];
  const response = await test.call(`${path}/test-rules`, { as: 'owner', json: { ...reading, samples } });
  expect(response.status).toBe(200);
  const { results } = (await response.json()) as RuleTestResult;
  expect(results.map(({ kind }) => kind)).toEqual(['none', expect.any(String), 'none', 'song']);
});

const rule = { pattern: 'a', replacement: '', isRegex: false, isEnabled: true };
const feed = {
  url: 'https://playout.example/',
  titlePath: 'a',
  artistPath: null,
  albumPath: null,
  pollS: 10,
};
it.each<[string, Partial<NowPlayingSettings>]>([
  ['/separator', { separator: '\u0000' }],
  ['/separator', { separator: '\ud800' }],
  ['/rules/0/replacement', { rules: [{ ...rule, replacement: '\u0000' }] }],
  ['/feed/url', { source: 'json', feed: { ...feed, url: 'https://playout.example/\u0000' } }],
  ['/feed/titlePath', { source: 'json', feed: { ...feed, titlePath: 'a\u0000' } }],
])('%s with characters that cannot be stored is refused: %j', async (pointer, change) => {
  const response = await test.call(`${path}/settings`, {
    as: 'owner',
    method: 'PUT',
    json: { ...defaultSettings, ...change },
    headers: { 'if-match': '0' },
  });
  expect(await problemOf(response)).toMatchObject({ errors: [{ pointer, code: 'hidden_characters' }] });
});

describe('the public JSON and pushed songs', () => {
  const publicRead = async () => {
    test.clock.advance({ seconds: 3 });
    const { publicUrl } = await read();
    const response = await test.call(`/cast-api${publicUrl.slice(publicUrl.indexOf('/public/'))}`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return (await response.json()) as PublicNowPlaying;
  };

  it('shows announced songs only, and no other text', async () => {
    await plays('Rosa Quay - Low Tide', 60);
    await sends('Mara Voss - Salt Road');
    await recorder.record();
    expect(await publicRead()).toMatchObject({ song: { title: 'Low Tide' }, previous: [] });
    test.clock.advance({ seconds: 10 });
    await recorder.record();
    expect(await publicRead()).toMatchObject({
      station: 'Harbour Rock',
      song: { artist: 'Mara Voss', title: 'Salt Road' },
      previous: [{ title: 'Low Tide' }],
    });
    await plays('Werbung', 30);
    expect(await publicRead()).toMatchObject({ song: null, previous: [{ title: 'Salt Road' }, {}] });
  });

  it('takes songs of playout software with its token alone', async () => {
    await save({ source: 'push' });
    const created = await test.call(`${path}/push-token`, { as: 'owner', method: 'POST' });
    const { token, url } = (await created.json()) as { token: string; url: string };
    const push = (json: object) => test.call(`/cast-api${url.slice(url.indexOf('/public/'))}`, { json });
    const song = { artist: 'Rosa Quay', title: 'Low - Tide', album: 'Quays' };
    expect((await push({ token, ...song })).status).toBe(204);
    expect((await push({ token: `${token}x`, ...song })).status).toBe(409);
    await plays('the text of the stream', 10);
    expect((await read()).current).toMatchObject({ ...song, source: 'push', kind: 'song' });
    await push({ token, title: 'Weekend Sale', isCommercial: true });
    await plays(null, 10);
    expect((await read()).current).toMatchObject({ kind: 'ad', title: null });
    // What plays is read again with other settings, by the fields that were sent.
    const { version } = (await (await test.call(`${path}/settings`, { as: 'owner' })).json()) as {
      version: number;
    };
    await save({ source: 'push', order: 'title-artist' }, version);
    expect((await read()).current).toMatchObject({ kind: 'ad', title: null });
    await test.call(`${path}/push-token`, { as: 'owner', method: 'DELETE' });
    expect((await push({ token, ...song })).status).toBe(409);
  });
});

it('webhooks of all products receive songs, and no other text', async () => {
  const hooks = webhookCalls(test);
  const url = 'https://hooks.radio.example/studio';
  const all = await hooks.create({ url, events: ['song.changed'] });
  const some = await hooks.create({ url, events: ['song.changed'], casts: ['aurora'] });
  await plays('Rosa Quay - Low Tide', 60);
  await plays('Werbung', 60);
  const [delivery, ...others] = await hooks.deliveries(all.webhook.id);
  expect([others, await hooks.deliveries(some.webhook.id)]).toEqual([[], []]);
  const { body } = await hooks.delivery(all.webhook.id, delivery?.id ?? '');
  expect(JSON.parse(body)).toMatchObject({
    type: 'song.changed',
    data: { stationId: id, name: 'Harbour Rock', artist: 'Rosa Quay', title: 'Low Tide' },
  });
});
