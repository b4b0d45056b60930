import type { NowPlaying } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { startReadingFeeds } from '#/modules/stations/feeds/feed-poller.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { type StandIn, startStandIn } from '#/platform/connector/testing/stand-in.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newRecorder } from '#/testing/stations/new-recorder.ts';

const path = `/api/control/nowplaying/${demoStationIds.oldPier}`;
let test: TestApp;
let playout: StandIn;
let page: string;
let requests: number;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  requests = 0;
  stops = [];
  playout = await startStandIn((socket) => {
    requests += 1;
    socket.end(`HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n${page}`);
  });
  test = await createTestApp();
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await test.close();
  await playout.close();
});

/** A reader of one server, whose ticks the test triggers. */
function server() {
  let tick: (() => void) | null = null;
  const errors: unknown[] = [];
  const stationConnector = createConnector({
    userAgent: 'feeds',
    allow: [playout.place],
    ports: [[1, 65_535]],
  });
  const clock = {
    now: () => test.clock.now(),
    after: (_ms: number, task: () => void) => {
      tick = task;
      return () => {
        tick = null;
      };
    },
  };
  stops.push(
    startReadingFeeds({ db: test.db, clock, stationConnector, onError: (error) => errors.push(error) }),
  );
  return { errors, tick: () => tick?.() };
}

const read = async () => (await (await test.call(path, { as: 'owner' })).json()) as NowPlaying;

it('reads a page once an interval, on one of two servers, and a failure does not end the song', async () => {
  const feed = {
    url: `${playout.url}/now.json?key=secret`,
    titlePath: 'title',
    artistPath: 'artist',
    albumPath: null,
    pollS: 10,
  };
  const saved = await test.call(`${path}/settings`, {
    as: 'owner',
    method: 'PUT',
    json: { ...defaultSettings, source: 'json', feed, minSongS: 0 },
    headers: { 'if-match': '0' },
  });
  expect(saved.status).toBe(200);
  const trail = await test.db.selectFrom('audit_trail').selectAll().execute();
  expect(JSON.stringify(trail)).not.toContain('key=secret');
  page = '{"title":"Low Tide","artist":"Rosa Quay"}';
  const servers = [server(), server()];
  const recorder = newRecorder(test);
  const round = async (problem: string | null) => {
    const before = (await read()).feed?.checkedAt;
    for (const { tick } of servers) tick();
    await vi.waitFor(async () => {
      const { feed: state } = await read();
      expect(state?.checkedAt).not.toBe(before);
      expect(state?.problem).toBe(problem);
    });
    await recorder.record();
  };
  await round(null);
  expect((await read()).current).toMatchObject({ artist: 'Rosa Quay', title: 'Low Tide', source: 'json' });
  expect(requests).toBe(1);
  page = 'maintenance';
  test.clock.advance({ seconds: 10 });
  await round('syntax');
  expect((await read()).current).toMatchObject({ title: 'Low Tide' });
  expect([requests, servers.flatMap(({ errors }) => errors)]).toEqual([2, []]);
});
