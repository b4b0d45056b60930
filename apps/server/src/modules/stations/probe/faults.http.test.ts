import { afterEach, describe, expect, test } from 'vitest';
import { silence } from '#/engine/testing/silence.ts';
import { detectService } from '#/modules/stations/probe/detect-service.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { readService } from '#/modules/stations/probe/read-service.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';
import {
  replyOf,
  type Says,
  type StandIn,
  saying,
  startStandIn,
} from '#/platform/connector/testing/stand-in.ts';

const open: StandIn[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A server that replies the same to everything, or by path. */
async function serve(says: Says | Readonly<Record<string, string>>): Promise<[Connector, string, StandIn]> {
  const byPath: Says = (socket, request) => {
    const [, path = ''] = /^GET (\S+)/.exec(request) ?? [];
    socket.end((typeof says === 'object' ? says[path] : '') ?? replyOf('gone', {}, '404 Not Found'));
  };
  const server = await startStandIn(typeof says === 'function' ? says : byPath);
  open.push(server);
  const limits = { connectMs: 1_000, firstByteMs: 1_000, totalMs: 4_000 };
  const connector = createConnector({ userAgent: 'Studio tests', allow: [server.place], limits });
  return [connector, server.url, server];
}

const target = (url: string, changes: Partial<ServiceTarget>): ServiceTarget => ({
  type: 'icecast',
  url,
  mount: null,
  sid: null,
  charset: null,
  credentials: null,
  ...changes,
});

const endlessHead: Says = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\n');
  const more = () => {
    while (socket.writable && socket.write(`x-more: ${'x'.repeat(1_000)}\r\n`));
  };
  socket.on('drain', more);
  more();
};
const endlessBody =
  (head: string, filler: string): Says =>
  (socket) => {
    socket.write(`${head}content-length: 10000000000\r\n\r\n`);
    const more = () => {
      while (socket.writable && socket.write(filler.repeat(1_000)));
    };
    socket.on('drain', more);
    more();
  };

describe('a probe of', () => {
  test.each<[string, Says, object]>([
    ['an endless head', endlessHead, { state: 'not_audio', problem: 'head_too_large', status: null }],
    ['a missing stream', saying(replyOf('no', {}, '404 Not Found')), { state: 'refused', problem: '404' }],
    [
      'a page',
      saying(replyOf('<!DOCTYPE html><p>Radio', { 'content-type': 'text/html; charset=utf-8' })),
      { state: 'not_audio', problem: 'other_content', contentType: 'text/html', codec: null },
    ],
    [
      'a page that claims to be MP3',
      saying(replyOf('\n<html><p>Radio', { 'content-type': 'audio/mpeg' })),
      { state: 'not_audio', problem: 'other_content', codec: null },
    ],
    [
      '10 GB of text',
      endlessBody('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n', 'text '),
      { state: 'not_audio', problem: 'other_content' },
    ],
    [
      'a stream that sends nothing',
      saying('HTTP/1.0 200 OK\r\ncontent-type: audio/mpeg\r\n\r\n'),
      { state: 'not_audio', problem: 'no_data', bitrateKbps: null },
    ],
    ['a server that says nothing', () => {}, { state: 'unreachable', problem: 'time_out', rawReply: '' }],
    ['a server that hangs up', saying(''), { state: 'unreachable', problem: 'bad_reply' }],
    [
      'a wrong declared bitrate',
      saying(Buffer.concat([Buffer.from('ICY 200 OK\r\nicy-br:320\r\n\r\n'), silence(20)])),
      { state: 'up', codec: 'mp3', bitrateKbps: 64, contentType: null },
    ],
    [
      'a codec that is not parsed',
      saying(replyOf('????????', { 'content-type': 'audio/aacp', 'icy-br': '48' })),
      { state: 'up', codec: 'aac', bitrateKbps: 48, sampleRateHz: null, channels: null },
    ],
  ])('%s', async (_, says, expected) => {
    const [connector, url] = await serve(says);
    expect(await probeStream(connector, `${url}/live`)).toMatchObject(expected);
  });

  test('no address of this network', async () => {
    const connector = createConnector({ userAgent: 'Studio tests' });
    expect(await probeStream(connector, 'http://127.0.0.1:8000/')).toMatchObject({
      state: 'unreachable',
      problem: 'forbidden_address',
    });
  });

  test('shows the head without cookies, body or more than 4 kB', async () => {
    const headers = { 'set-cookie': 'a=secret', 'x-long': 'é'.repeat(5_000) };
    const [connector, url] = await serve(saying(replyOf('body-text', headers)));
    const { rawReply } = await probeStream(connector, url);
    expect(rawReply).toContain('HTTP 200\n');
    expect(rawReply).not.toMatch(/secret|body-text|\uFFFD/);
    expect(Buffer.byteLength(rawReply)).toBeLessThanOrEqual(4_096);
  });
});

describe('Icecast', () => {
  const status = (source: string) => `{"icestats":{"server_id":"Icecast 2.4.4"${source},"dummy":null}}`;
  const stream = (title: string) =>
    `{"listeners":3,"listenurl":"http://inside.example:8000/live","server_name":1979,"title":${title},"dummy":null}`;

  test.each([
    ['a lone hyphen', stream('-'), '-'],
    ['an unquoted number', stream('1.'), '1.'],
    ['a number', stream('1979'), '1979'],
    ['a boolean', stream('true'), 'true'],
    ['a control character', stream('"a\x01b: -,"'), 'a b: -,'],
    ['null', stream('null'), null],
    ['several streams', `[${stream('"A"').replace('/live', '/b')},${stream('- ')}]`, '-'],
  ])('reads a title that is %s', async (_, source, title) => {
    const [connector, url] = await serve({ '/status-json.xsl': replyOf(status(`,"source":${source}`)) });
    expect(await readService(connector, target(`${url}/live`, {}))).toMatchObject({
      state: 'on_air',
      listeners: 3,
      name: '1979',
      title,
    });
  });

  test.each([
    ['without a source', replyOf(status('')), { state: 'off_air', problem: null }],
    [
      'of a server that just started',
      replyOf('{"icestats":"server_start":"x"}}'),
      { problem: 'not_readable' },
    ],
    ['without sense', replyOf('[1,2]'), { state: 'unknown', problem: 'not_readable' }],
    ['that is turned off', replyOf('', {}, '404 Not Found'), { state: 'unknown', problem: '404' }],
  ])('a page %s', async (_, reply, expected) => {
    const [connector, url] = await serve(saying(reply));
    expect(await readService(connector, target(`${url}/live`, {}))).toMatchObject(expected);
  });

  test('a page of 10 GB, or with an endless head, says nothing', async () => {
    for (const says of [endlessHead, endlessBody('HTTP/1.1 200 OK\r\n', 'a\x00😀')]) {
      const [connector, url] = await serve(says);
      const { state, rawReply } = await readService(connector, target(`${url}/live`, {}));
      expect(state).toBe('unknown');
      expect(rawReply).not.toMatch(/\0|\uFFFD/);
      expect(Buffer.byteLength(rawReply)).toBeLessThanOrEqual(8_192);
    }
  });

  test('a wrong password is told, and shown nowhere', async () => {
    const credentials = { user: 'admin', password: 'p ss&word' };
    const echo: Says = (socket, request) => socket.end(replyOf(request + credentials.password, {}, '401 No'));
    const [connector, url] = await serve(echo);
    const reading = await readService(connector, target(`${url}/live`, { credentials }));
    expect(reading).toMatchObject({ state: 'bad_credentials', problem: '401' });
    expect(reading.rawReply).toContain('***');
    expect(reading.rawReply).not.toContain('p ss');
    expect(reading.rawReply).not.toContain(Buffer.from('admin:p ss&word').toString('base64'));
  });

  test('is found behind a proxy that adds a folder', async () => {
    const [connector, url] = await serve({
      '/radio/status-json.xsl': replyOf(status(`,"source":${stream('"A - B"')}`)),
      '/radio/live': replyOf(silence(20).toString('latin1'), { 'content-type': 'audio/mpeg' }),
    });
    const detected = await detectService(connector, `${url}/radio/live`);
    expect(detected).toMatchObject({ type: 'icecast', mount: '/live', candidates: ['/live'], name: '1979' });
    const { type, mount } = detected;
    expect(await readService(connector, target(detected.url, { type, mount }))).toMatchObject({
      state: 'on_air',
      listeners: 3,
    });
  });
});

describe('SHOUTcast', () => {
  test('is off air although the page is there', async () => {
    const seven = '<HTML><meta http-equiv="Pragma"></head><body>0,0,5,32,0,128,Old</body></html>';
    const [one, url] = await serve({ '/7.html': replyOf(seven) });
    expect(await readService(one, target(url, { type: 'shoutcast1' }))).toMatchObject({
      state: 'off_air',
      listeners: 0,
      peak: 5,
      limit: 32,
      title: null,
    });
    const stats = { streamstatus: '0', currentlisteners: '0', songtitle: 'Old', servertitle: true };
    const [two, url2] = await serve({ '/stats?sid=3&json=1': replyOf(JSON.stringify(stats)) });
    expect(await readService(two, target(url2, { type: 'shoutcast2', sid: 3 }))).toMatchObject({
      state: 'off_air',
      listeners: 0,
      title: null,
      name: 'true',
    });
  });

  test('2 is read in XML where it has no JSON', async () => {
    const xml =
      '<?xml version="1.0"?><SHOUTCASTSERVER><CURRENTLISTENERS>4</CURRENTLISTENERS><SONGTITLE>A &amp; B</SONGTITLE><STREAMSTATUS>1</STREAMSTATUS></SHOUTCASTSERVER>';
    const [connector, url] = await serve({ '/stats?sid=1': replyOf(xml) });
    expect(await readService(connector, target(url, { type: 'shoutcast2' }))).toMatchObject({
      state: 'on_air',
      listeners: 4,
      title: 'A & B',
    });
  });

  test('1 has commas and entities in titles, and endless streams instead of pages', async () => {
    const [one, url] = await serve({ '/7.html': replyOf('<body>1,1,2,32,1,128,A &amp; B, C</body>') });
    const shoutcast1 = { type: 'shoutcast1' } as const;
    expect(await readService(one, target(url, shoutcast1))).toMatchObject({ title: 'A & B, C' });
    const [two, url2] = await serve(endlessBody('ICY 200 OK\r\n', '\xff\xfb\x50'));
    expect(await readService(two, target(url2, shoutcast1))).toMatchObject({ state: 'unknown' });
  });
});

describe('detection of', () => {
  const audio = { 'content-type': 'audio/mpeg', 'icy-name': 'Plain' };
  const stream = replyOf(silence(20).toString('latin1'), audio);

  test.each([
    ['a stream without any page', '/live', {}],
    ['a PLS file', '/a.pls', { '/a.pls': '[playlist]\nNumberOfEntries=1\nFile1=http://HOST/live\n' }],
    ['an M3U file', '/a.m3u', { '/a.m3u': '#EXTM3U\r\n#EXTINF:-1,Plain\r\nhttp://HOST/live\r\n' }],
    ['a bare list', '/a', { '/a': 'http://HOST/live\n' }],
    ['an XSPF file', '/a', { '/a': '<?xml version="1.0"?><playlist><location>/live</location></playlist>' }],
    ['a list of a list', '/a', { '/a': 'http://HOST/b', '/b': 'http://HOST/live' }],
  ])('%s', async (_, path, lists) => {
    let host = '';
    const [connector, url, { place }] = await serve((socket, request) => {
      const [, asked = ''] = /^GET (\S+)/.exec(request) ?? [];
      const list = Object.entries(lists).find(([name]) => name === asked)?.[1];
      const found = asked === '/live' ? stream : replyOf('', {}, '404 Not Found');
      socket.end(list === undefined ? found : replyOf(list.replace('HOST', host)));
    });
    host = place;
    expect(await detectService(connector, url + path)).toMatchObject({
      type: 'url',
      url: `${url}/live`,
      name: 'Plain',
      probe: { state: 'up', codec: 'mp3' },
    });
  });

  test('a list that names itself, and of nothing, ends', async () => {
    const [connector, url, server] = await serve((socket) => socket.end(replyOf('#EXTM3U\n/again\n')));
    expect(await detectService(connector, url)).toMatchObject({ type: 'url', probe: { state: 'not_audio' } });
    expect(server.connections()).toBeLessThan(12);
    expect(await detectService(connector, 'not a url')).toMatchObject({
      type: 'url',
      probe: { state: 'unreachable', problem: 'bad_url' },
    });
  });
});

describe('an Icecast 2.5 without the status page of its predecessor', () => {
  const statistics = `<?xml version="1.0"?><icestats><source mount="/rock"><listeners>7</listeners>
    <server_name>Harbour Rock</server_name><title>Rosa Quay - Low Tide</title></source></icestats>`;
  const pages = { '/admin/publicstats': replyOf(statistics, { 'content-type': 'text/xml' }) };

  test('is read by its public statistics', async () => {
    const [connector, url] = await serve(pages);
    const at = (mount: string) => readService(connector, target(new URL(mount, url).href, { mount }));
    expect(await at('/rock')).toMatchObject({
      state: 'on_air',
      listeners: 7,
      title: 'Rosa Quay - Low Tide',
      name: 'Harbour Rock',
    });
    expect(await at('/jazz')).toMatchObject({ state: 'off_air' });
  });
});
