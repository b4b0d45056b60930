import type { NowPlaying, PublicNowPlaying, Song } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesInUse } from '#/composition/modules.ts';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { lookUpNext } from '#/modules/stations/covers/cover-worker.ts';
import { queueCover } from '#/modules/stations/covers/queue-cover.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import { recordSongs } from '#/modules/stations/songs/recorder.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { type MusicBrainzStandIn, startMusicBrainz } from '#/testing/stand-ins/music-brainz.ts';
import { createPng } from '#/testing/stand-ins/test-images.ts';

const id = demoStationIds.harbourRock;
const path = `/api/control/nowplaying/${id}`;
const release = {
  id: '4ad0ad5b-27a8-4c68-9f0c-7c8e5d2f6b01',
  artist: 'Rosa Quay',
  title: 'Low Tide',
  album: 'Harbour Songs',
  cover: createPng(300, 300),
};
let brainz: MusicBrainzStandIn;
let test: TestApp;
let heard: string[];
beforeEach(async () => {
  test = await createTestApp();
  brainz = await startMusicBrainz(() => test.clock.now());
  brainz.releases.push(release);
  heard = [];
});
afterEach(async () => {
  await test.close();
  await brainz.close();
});

async function allow(looksUpCovers = true): Promise<void> {
  const { version } = (await (await test.call(`${path}/settings`, { as: 'owner' })).json()) as {
    version: number;
  };
  const response = await test.call(`${path}/settings`, {
    as: 'owner',
    method: 'PUT',
    json: { ...defaultSettings, looksUpCovers },
    headers: { 'if-match': String(version) },
  });
  expect(response.status).toBe(200);
}

/** The stream sends a title for a minute; the song is announced. */
async function plays(title: string): Promise<void> {
  const { service_id: serviceId } = await test.db
    .selectFrom('stations')
    .select('service_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await test.db
    .updateTable('service_checks')
    .set({ state: 'on_air', title, title_since: test.clock.now() })
    .where('service_id', '=', serviceId)
    .execute();
  for (let time = 0; time < 2; time += 1) {
    await recordSongs({
      db: test.db,
      bus: test.deps.bus,
      clock: test.clock,
      onAnnounce: [queueCover],
      onError: raise,
    });
    test.clock.advance({ seconds: 30 });
  }
}

/** Looks up what is due; returns the wait until the next look-up. */
const lookUp = () =>
  lookUpNext({
    ...test.deps,
    ...brainz,
    db: test.db,
    clock: { now: () => test.clock.now(), after: raise },
    bus: { publish: (topics) => void heard.push(...topics) },
  });
const read = async () => (await (await test.call(path, { as: 'owner' })).json()) as NowPlaying;
/** What is known of a cover. */
async function stateOf(key: string): Promise<string | undefined> {
  const row = await test.db
    .selectFrom('song_covers')
    .select('state')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.state;
}
const current = async () => (await read()).current ?? raise();

describe('the cover of a song', () => {
  it('is not looked up until the owner allows it', async () => {
    await plays('Rosa Quay - Low Tide');
    await lookUp();
    expect(brainz.queries).toEqual([]);
    expect(await current()).toMatchObject({ cover: null });
  });

  it('is found, stored here and shown to everyone, with one request a second by one look-up at a time', async () => {
    await allow();
    await plays('Rosa Quay - Low Tide (feat. J-Wave)');
    expect(await lookUp()).toBeGreaterThan(1_000);
    expect(brainz.queries).toEqual(['recording:"Low Tide" AND artist:"Rosa Quay"']);
    expect([...brainz.userAgents]).toEqual([expect.stringContaining('https://studio.example')]);
    expect(heard).toContain(`nowplaying:${id}`);
    const { cover } = await current();
    expect(cover).toEqual({
      url: expect.stringMatching(/^https:\/\/studio\.example\/files\/[0-9a-f]{64}\.jpg$/),
      isHidden: false,
    });
    const image = await test.call(new URL(cover?.url ?? '').pathname);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await shown()).song?.coverUrl).toBe(cover?.url);
    const [hash = ''] = /[0-9a-f]{64}/.exec(cover?.url ?? '') ?? [];
    expect(await filesInUse(test.db, [hash])).toEqual(new Set([hash]));
  });

  it('is looked up once for all stations and plays', async () => {
    await allow();
    await plays('Rosa Quay - Low Tide');
    await lookUp();
    await plays('Mara Voss - Salt Road');
    await plays('ROSA QUAY - Low Tide [Remastered]');
    await lookUp();
    await lookUp();
    expect(brainz.queries).toHaveLength(2);
    expect((await current()).cover).not.toBeNull();
  });

  it('that is missing is looked up again after thirty days', async () => {
    await allow();
    brainz.releases.length = 0;
    await plays('Rosa Quay - Low Tide');
    await lookUp();
    brainz.releases.push(release);
    await plays('Mara Voss - Salt Road');
    await lookUp();
    test.clock.advance({ minutes: 29 * 24 * 60 });
    await plays('Rosa Quay - Low Tide');
    await lookUp();
    expect(brainz.queries).toHaveLength(2);
    test.clock.advance({ minutes: 2 * 24 * 60 });
    await plays('Mara Voss - Salt Road');
    await plays('Rosa Quay - Low Tide');
    await lookUp();
    expect(await stateOf('rosaquay|lowtide')).toBe('found');
  });

  it('waits while MusicBrainz is busy, and is found later', async () => {
    await allow();
    brainz.isBusy = true;
    await plays('Rosa Quay - Low Tide');
    expect(await lookUp()).toBe(10_000);
    expect((await current()).cover).toBeNull();
    brainz.isBusy = false;
    await lookUp();
    expect(brainz.queries).toHaveLength(1);
    test.clock.advance({ seconds: 30 });
    await lookUp();
    expect((await current()).cover).not.toBeNull();
  });

  it.each([
    ['a text', Buffer.from('<svg onload="alert(1)">')],
    ['a truncated picture', release.cover.subarray(0, 200)],
    ['a tiny picture', createPng(1, 1)],
  ])('is none if the archive sends %s', async (_what, cover) => {
    await allow();
    brainz.releases.splice(0, 1, { ...release, cover });
    await plays('Rosa Quay - Low Tide');
    expect(await lookUp()).toBeLessThan(10_000);
    expect((await current()).cover).toBeNull();
    expect(await stateOf('rosaquay|lowtide')).toBe('none');
  });

  it('follows a correction of the text', async () => {
    await allow();
    await plays('Rosa Quay - Lo Tide');
    await lookUp();
    const song = await current();
    const response = await test.call(`${path}/history/${song.id}`, {
      as: 'owner',
      method: 'PATCH',
      json: { correction: { artist: 'Rosa Quay', title: 'Low Tide', album: null } },
    });
    expect(response.status).toBe(200);
    test.clock.advance({ seconds: 2 });
    await lookUp();
    expect((await current()).cover).not.toBeNull();
  });
});

describe('a wrong cover', () => {
  const hide = (songId: string, isHidden: boolean, as: 'owner' | 'second' = 'owner') =>
    test.call(`${path}/history/${songId}/cover`, { as, method: 'PUT', json: { isHidden } });

  it('is hidden on the station, now and whenever the song plays, until it is shown again', async () => {
    await allow();
    await plays('Rosa Quay - Low Tide');
    await lookUp();
    const response = await hide((await current()).id, true);
    expect([response.status, ((await response.json()) as Song).cover?.isHidden]).toEqual([200, true]);
    await plays('Mara Voss - Salt Road');
    await plays('Rosa Quay - Low Tide');
    expect((await current()).cover?.isHidden).toBe(true);
    expect((await shown()).song).toMatchObject({ title: 'Low Tide', coverUrl: null });
    expect((await hide((await current()).id, false)).status).toBe(200);
    expect((await current()).cover?.isHidden).toBe(false);
  });

  it('is changed by its owner only, and only if there is one', async () => {
    await allow();
    await plays('Rosa Quay - Low Tide');
    const { id: songId } = await current();
    expect(await problemOf(await hide(songId, true))).toMatchObject({ code: 'resource.not_found' });
    await lookUp();
    expect(await problemOf(await hide(songId, true, 'second'))).toMatchObject({ code: 'resource.not_found' });
    expect((await current()).cover?.isHidden).toBe(false);
  });
});

/** What anyone reads. */
async function shown(): Promise<PublicNowPlaying> {
  const { publicUrl } = await read();
  test.clock.advance({ seconds: 6 });
  return (await (await test.call(new URL(publicUrl).pathname)).json()) as PublicNowPlaying;
}

function raise(error?: unknown): never {
  throw error ?? new Error('There is none.');
}
