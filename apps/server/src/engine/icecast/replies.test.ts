import { expect, test } from 'vitest';
import { bodyOf, icecastReply } from '../testing/fixtures.ts';
import { readClientsReply, readCommandReply, readMountsReply, readStatsReply } from './replies.ts';

const checkedAt = '2026-11-21T03:00:00.000Z';

const statsWithTitle = (title: string): string =>
  `<icestats><source mount="/a"><stream_start_iso8601>2026-11-21T02:44:09+0000</stream_start_iso8601>${title}</source></icestats>`;

test('parses the statistics of five mounts from a recorded reply', () => {
  const stats = readStatsReply(bodyOf(icecastReply('admin-stats.txt')), checkedAt);
  expect(stats).toMatchObject({ version: '2.4.4', serverStart: '2026-11-21T02:43:33.000Z', checkedAt });
  expect(stats.mounts.map(({ mount, listeners }) => [mount, listeners])).toEqual([
    ['/dj.mp3', 0],
    ['/gap.mp3', 1],
    ['/geo.mp3', 0],
    ['/pub.mp3', 0],
    ['/tone.mp3', 4],
  ]);
  expect(stats.mounts[1]).toEqual({
    mount: '/gap.mp3',
    listeners: 1,
    listenerPeak: 1,
    title: null,
    contentType: 'audio/mpeg',
    bitrate: null,
    connectedSince: '2026-11-21T02:44:09.000Z',
    sourceAgent: 'Lavf/59.27.100',
    bytesSent: 0,
    bytesReceived: 0,
  });
});

test('returns no mounts for an engine without sources', () => {
  expect(readStatsReply(icecastReply('admin-stats.0-sources.xml'), checkedAt).mounts).toEqual([]);
});

const recordedTitles = icecastReply('metadata-cases-pub.mp3.txt')
  .split('\n')
  .flatMap((line) => {
    const [, name, xml] = /^([^|]+) \|.*\| xml "(<title>.*<\/title>)"$/.exec(line) ?? [];
    return name && xml ? [[name, xml.replaceAll('\\"', '"').replaceAll('\\\\', '\\')] as const] : [];
  });

test('the recording of unusual titles is not empty', () => {
  expect(recordedTitles.length).toBeGreaterThanOrEqual(20);
});

test.each(recordedTitles)('[E6] the recorded title "%s" is returned as text or null', (name, xml) => {
  const [mount] = readStatsReply(statsWithTitle(xml), checkedAt).mounts;
  const expected: Record<string, string | null> = {
    dash: '-',
    'space dash space': '-',
    '12 leading space': '12',
    empty: null,
    '0x01': null,
    'U+2028': 'a b',
    'utf8 charset=UTF-8': 'Café 日本 😀 "Q" \\ </b>',
    'utf8 no charset': 'Café 日本',
    'latin1 byte no charset': 'Café 日本',
    'invalid utf8': 'Café 日本',
    'artist+title': 'A - T',
    'then song=x': 'A - x',
  };
  expect(mount?.title).toBe(name in expected ? expected[name] : name);
});

test('a mount that only waits for its source is not live', () => {
  const xml = '<icestats><source mount="/a"><listeners>0</listeners></source></icestats>';
  expect(readStatsReply(xml, checkedAt).mounts).toEqual([]);
});

test('parses live mounts with their fallback', () => {
  const mounts = readMountsReply(bodyOf(icecastReply('admin-listmounts.txt')));
  expect(mounts.at(-1)).toEqual({
    mount: '/tone.mp3',
    fallback: '/fallback.mp3',
    listeners: 4,
    connectedS: 25,
    contentType: 'audio/mpeg',
  });
});

test('parses listeners, with user agents as plain text', () => {
  const clients = readClientsReply(bodyOf(icecastReply('admin-listclients-tone.txt')));
  expect(clients.map(({ id, agent }) => [id, agent])).toEqual([
    ['24', 'VLC/3.0.20 LibVLC/3.0.20'],
    ['26', '<script>alert(1)</script>"&,=cmd'],
    ['27', 'Mozilla/5.0 (X11; Linux x64) Chrome/120'],
    ['28', null],
  ]);
});

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['nonsense', ''],
])('the listener address %s is %s', (sent, wanted) => {
  const listener = `<listener><ID>7</ID><IP>${sent}</IP><Connected>1</Connected></listener>`;
  const [client] = readClientsReply(`<icestats><source mount="/a">${listener}</source></icestats>`);
  expect(client?.ip).toBe(wanted);
});

test.each([
  ['killclient-ok.txt', true],
  ['killclient-unknown.txt', false],
  ['metadata-badmode.txt', false],
  ['metadata-ok.txt', true],
])('%s means executed: %s', (name, done) => {
  expect(readCommandReply(bodyOf(icecastReply(name))).done).toBe(done);
});

test.each([
  ['application/ogg', '<subtype>Vorbis</subtype>', 'application/ogg; codecs=vorbis'],
  ['audio/ogg', '<subtype>Opus</subtype>', 'audio/ogg; codecs=opus'],
  ['application/ogg', '<FLAC_version>1.0</FLAC_version>', 'application/ogg; codecs=flac'],
  ['application/ogg', '', 'application/ogg'],
  ['audio/mpeg', '', 'audio/mpeg'],
])('[F5] identifies the codec of %s with %j', (type, more, contentType) => {
  const xml = statsWithTitle(`<server_type>${type}</server_type>${more}`);
  expect(readStatsReply(xml, checkedAt).mounts[0]?.contentType).toBe(contentType);
});

test('[F3] reads the bitrate of libshout and liquidsoap', () => {
  const xml = statsWithTitle('<audio_info>bitrate=128;channels=2</audio_info>');
  expect(readStatsReply(xml, checkedAt).mounts[0]?.bitrate).toBe(128);
});
