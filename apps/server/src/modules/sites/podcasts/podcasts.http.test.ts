import type { SiteFeedReport, SiteSection } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeFeeds } from '#/modules/sites/podcasts/podcasts.repository.ts';
import { refreshPodcasts } from '#/modules/sites/podcasts/refresh-podcasts.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { siteCalls, sitePath } from '#/testing/sites/site-calls.ts';

const feed = 'https://feeds.example/rss.xml';
const rss = (title: string) =>
  `<rss><channel><title>Side Roads</title><item><title>${title}</title><enclosure url="https://audio.example/1.mp3" type="audio/mpeg"/></item></channel></rss>`;

/** What the feed answers with, and how often it was asked. */
let answer: { readonly status: number; readonly body: string } | ConnectorError;
let asked = 0;
/** Sessions must not expire, so the clock of the job is its own. */
let laterMs = 0;
const connector = {
  ask: async () => {
    asked += 1;
    if (answer instanceof ConnectorError) throw answer;
    return { status: answer.status, body: Buffer.from(answer.body), headers: new Map() };
  },
} as unknown as Connector;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ connector }, { oneProcess: 'it reaches the feeds of this process' });
});
afterAll(() => test.close());
const { read, save, done, reset } = siteCalls(() => test);
beforeEach(async () => {
  await reset();
  await test.db.deleteFrom('podcast_feeds').execute();
  answer = { status: 200, body: rss('The ferry') };
  asked = 0;
  laterMs = 0;
});

const section: SiteSection = { type: 'podcasts', id: 'podcasts1', isOn: true, heading: {}, feed, count: 3 };
const shown = async () =>
  (await read()).facts.podcasts.map(({ title, episodes }) => [title, ...episodes.map((one) => one.title)]);
const clock = { now: () => new Date(test.clock.now().getTime() + laterMs) };
const refresh = () => refreshPodcasts({ db: test.db, clock, connector });
const minuteMs = 60_000;
const check = async (as: 'owner' | 'second' = 'owner') =>
  test.call(`${sitePath}/checks/feed`, { as, json: { feed } });

describe('the episodes of a podcast', () => {
  it('are read for the feeds of sites, an hour after the last time', async () => {
    await done(save({ sections: [section] }));
    expect(await shown()).toEqual([]);
    await refresh();
    expect(await shown()).toEqual([['Side Roads', 'The ferry']]);
    answer = { status: 200, body: rss('The fiddles') };
    laterMs += 59 * minuteMs;
    await refresh();
    expect(asked).toBe(1);
    laterMs += minuteMs;
    await refresh();
    expect(await shown()).toEqual([['Side Roads', 'The fiddles']]);
  });

  it('stay as they were last while the feed is away, and nobody asks more often', async () => {
    await done(save({ sections: [section] }));
    await refresh();
    for (const away of [
      new ConnectorError('unreachable', 'away'),
      { status: 503, body: '' },
      { status: 200, body: '<html></html>' },
    ]) {
      answer = away;
      laterMs += 60 * minuteMs;
      await refresh();
      await refresh();
      expect(await shown()).toEqual([['Side Roads', 'The ferry']]);
    }
    expect(asked).toBe(4);
  });

  it('are not read any more once no site shows them, and deleted after a day', async () => {
    await done(save({ sections: [section] }));
    await refresh();
    await done(save({ sections: [] }));
    laterMs += 120 * minuteMs;
    await refresh();
    expect(asked).toBe(1);
    await purgeFeeds(test.db, new Date(test.clock.now().getTime() - 86_400_000));
    expect(await test.db.selectFrom('podcast_feeds').select('url').execute()).toHaveLength(1);
    await purgeFeeds(test.db, new Date(test.clock.now().getTime() + 1));
    expect(await test.db.selectFrom('podcast_feeds').select('url').execute()).toEqual([]);
  });
});

describe('the check of a feed', () => {
  it('says what was found, and the site shows it at once', async () => {
    const found = { problem: null, status: 200, title: 'Side Roads', episodes: 1 };
    const report = await (await check()).json();
    expect(report).toEqual({ ...found, latest: { title: 'The ferry', publishedAt: null } });
    await done(save({ sections: [section] }));
    expect(await shown()).toEqual([['Side Roads', 'The ferry']]);
  });

  it.each<[SiteFeedReport['problem'], typeof answer]>([
    ['unreachable', new ConnectorError('forbidden_address', 'private')],
    ['unreachable', new ConnectorError('time_out', 'slow')],
    ['too_large', new ConnectorError('body_too_large', 'large')],
    ['refused', { status: 404, body: '' }],
    ['not_feed', { status: 200, body: 'Hello' }],
    ['no_episodes', { status: 200, body: '<rss><channel><title>Empty</title></channel></rss>' }],
  ])('says %s', async (problem, answered) => {
    answer = answered;
    expect(await (await check()).json()).toMatchObject({ problem, episodes: 0, latest: null });
  });

  it('is for people of the account', async () => {
    expect((await check('second')).status).toBe(404);
    expect(asked).toBe(0);
  });
});
