import { describe, expect, it } from 'vitest';
import { parsePodcast } from '#/modules/sites/podcasts/parse-podcast.ts';

const audio = '<enclosure url="https://audio.example/1.mp3" type="audio/mpeg" length="9"/>';
const feedOf = (...items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Side &amp; Roads</title>${items
    .map((item) => `<item>${item}</item>`)
    .join('')}</channel></rss>`;
const episodesOf = (...items: readonly string[]) => parsePodcast(feedOf(...items))?.episodes;
const episodeOf = (item: string) => episodesOf(`<title>One</title>${audio}${item}`)?.[0];

describe('a feed', () => {
  it('has a title and its latest ten episodes, latest first', () => {
    const items = Array.from(
      { length: 12 },
      (_, day) => `<title>Day ${day + 1}</title>${audio}<pubDate>${day + 1} Nov 2026 10:00:00 GMT</pubDate>`,
    );
    const podcast = parsePodcast(feedOf(`<title>Without a date</title>${audio}`, ...items));
    expect(podcast?.title).toBe('Side & Roads');
    expect(podcast?.episodes.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Day ${12 - index}`),
    );
  });

  it.each([
    ['a page', '<!doctype html><html><body>Hello</body></html>'],
    ['other XML', '<feed xmlns="http://www.w3.org/2005/Atom"><title>Atom</title></feed>'],
    ['no XML', 'Not found'],
    ['a broken document', '<rss><channel><title>One</channel></rss>'],
    ['one with entities of its own', '<!DOCTYPE rss [<!ENTITY a "b">]><rss><channel/></rss>'],
    ['very deep elements', '<rss><channel>'.concat('<a>'.repeat(100_000))],
  ])('is not %s', (_name, text) => {
    expect(parsePodcast(text)).toBeUndefined();
  });
});

describe('an episode', () => {
  it('has a date, a duration and a page', () => {
    expect(
      episodeOf(
        '<pubDate>Fri, 27 Nov 2026 18:30:00 +0100</pubDate><itunes:duration>1:02:03</itunes:duration><link>https://pod.example/1</link>',
      ),
    ).toEqual({
      title: 'One',
      publishedAt: '2026-11-27T17:30:00.000Z',
      durationS: 3_723,
      summary: '',
      audioUrl: 'https://audio.example/1.mp3',
      pageUrl: 'https://pod.example/1',
    });
  });

  it.each([
    ['2520', 2_520],
    ['42:00', 2_520],
    ['0', null],
    ['42 min', null],
    ['', null],
  ])('lasts %j: %j', (text, seconds) => {
    expect(episodeOf(`<itunes:duration>${text}</itunes:duration>`)?.durationS).toBe(seconds);
  });

  it.each(['yesterday', '', '1 Jan 99999'])('has no date with %j', (text) => {
    expect(episodeOf(`<pubDate>${text}</pubDate>`)?.publishedAt).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://pod.example/1', 'https://user:secret@pod.example/1', '/relative'])(
    'does not lead to %s',
    (link) => {
      expect(episodeOf(`<link>${link}</link>`)?.pageUrl).toBeNull();
    },
  );

  it.each([
    ['no audio', ''],
    ['a video', '<enclosure url="https://audio.example/1.mp4" type="video/mp4"/>'],
    ['audio without encryption', '<enclosure url="http://audio.example/1.mp3" type="audio/mpeg"/>'],
    ['a script', '<enclosure url="javascript:alert(1)" type="audio/mpeg"/>'],
  ])('is left out with %s', (_name, enclosure) => {
    expect(episodesOf(`<title>One</title>${enclosure}`)).toEqual([]);
  });

  it('may lack the type of its audio', () => {
    const item = '<title>One</title><enclosure url="https://audio.example/1.mp3?from=feed"/>';
    expect(episodesOf(item)?.[0]?.audioUrl).toBe('https://audio.example/1.mp3?from=feed');
  });

  it.each([
    ['markup', '&lt;p&gt;Tea &amp;amp; &lt;b&gt;cake&lt;/b&gt;&lt;/p&gt;', 'Tea & cake'],
    ['CDATA', '<![CDATA[<p>Tea &amp; <a href="javascript:x">cake</a>&nbsp;</p>]]>', 'Tea & cake'],
    ['scripts', '<![CDATA[Tea<script>alert("cake")</script>]]>', 'Tea'],
    ['control characters', 'Tea &#x202E;cake\nnow', 'Tea cake now'],
  ])('has a summary without %s', (_name, text, summary) => {
    expect(episodeOf(`<description>${text}</description>`)?.summary).toBe(summary);
  });

  it('has a summary that ends with a word', () => {
    const summary = episodeOf(`<description>${'word '.repeat(200)}</description>`)?.summary ?? '';
    expect(summary).toMatch(/ word…$/);
    expect(summary.length).toBeLessThanOrEqual(281);
    expect(episodeOf(`<description>${'好'.repeat(900)}</description>`)?.summary).toBe(`${'好'.repeat(280)}…`);
  });
});
