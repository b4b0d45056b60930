import { expect, test } from 'vitest';
import { mountConfig } from '../testing/relay-bench.ts';
import { children, parseXml, textOf, type XmlNode } from '../xml.ts';
import { configXml, type IcecastSettings } from './config-xml.ts';

const settings: IcecastSettings = {
  host: '127.0.0.1',
  port: 8000,
  adminPort: 8001,
  webRoot: '/data/icecast/web',
  hostname: 'streams.example',
  dir: '/data/icecast',
  adminPassword: 'of-the-admin',
  sourcePassword: 'of-nobody',
  mounts: [],
  hook: null,
  location: 'here',
};

const read = (more: Partial<IcecastSettings>): XmlNode =>
  parseXml(configXml({ ...settings, ...more }), 'icecast');
const [only, mounts] = [
  (node: XmlNode, name: string): XmlNode => children(node, name)[0] ?? {},
  (node: XmlNode): readonly XmlNode[] =>
    children(node, 'mount').filter((mount) => textOf(mount, '@type') === 'normal'),
];

test('writes only the given settings of a mount', () => {
  const config = mountConfig('/a', { maxListeners: 5, genre: '', description: 'Jazz', fallback: null });
  const [mount = {}] = mounts(read({ mounts: [config] }));
  expect(mount).toMatchObject({
    'mount-name': '/a',
    username: 'source',
    password: 'secret-of-/a',
    'max-listeners': '5',
    charset: 'UTF-8',
    'stream-name': 'Name of /a',
    'stream-description': 'Jazz',
  });
  expect(Object.keys(mount)).not.toContain('genre');
  expect(Object.keys(mount)).not.toContain('fallback-mount');
  expect(Object.keys(mount)).not.toContain('authentication');
});

test('writes no limit for null, and a limit for zero', () => {
  const [none = {}, zero = {}] = mounts(
    read({ mounts: [mountConfig('/a'), mountConfig('/b', { maxListeners: 0 })] }),
  );
  expect([textOf(none, 'max-listeners'), textOf(zero, 'max-listeners')]).toEqual([null, '0']);
});

test('moves listeners back from a fallback', () => {
  const [mount = {}] = mounts(read({ mounts: [mountConfig('/a', { fallback: '/b' })] }));
  expect([textOf(mount, 'fallback-mount'), textOf(mount, 'fallback-override')]).toEqual(['/b', '1']);
});

test('never moves listeners to a fallback with another codec', () => {
  const codecs = ['mp3', 'aac', 'ogg', 'opus', 'flac'] as const;
  const pairs = codecs.flatMap((one) => codecs.map((other) => [one, other] as const));
  const fallbacks = pairs.map(([one, other]) => {
    const both = [mountConfig('/a', { codec: one, fallback: '/b' }), mountConfig('/b', { codec: other })];
    const [mount = {}] = mounts(read({ mounts: both }));
    return [textOf(mount, 'fallback-mount'), textOf(mount, 'fallback-override')];
  });
  expect(fallbacks).toEqual(pairs.map(([one, other]) => (one === other ? ['/b', '1'] : [null, null])));
});

test.each([
  ['</password><admin-password>x', '</password><admin-password>x'],
  ['"&amp;\'', '"&amp;\''],
  ['a\u0000b\u0007c\uFFFE', 'a b c '],
  ['日本 😀', '日本 😀'],
  ['half \ud83d a pair', 'half   a pair'],
])('escapes the name %j as text', (name, wanted) => {
  const [mount = {}] = mounts(read({ mounts: [mountConfig('/a', { name, sourcePassword: `${name}!` })] }));
  expect(textOf(mount, 'stream-name')).toBe(wanted);
  expect(textOf(mount, 'password')).toBe(`${wanted}!`);
});

test('writes authentication to every mount with hooks, and to none without', () => {
  const hook = { url: 'http://127.0.0.1:40000/engine', username: 'engine', password: 'a"b' };
  const [mount = {}] = mounts(read({ mounts: [mountConfig('/a')], hook }));
  const authentication = only(mount, 'authentication');
  expect(textOf(authentication, '@type')).toBe('url');
  const options = children(authentication, 'option').map((option) => [
    textOf(option, '@name'),
    textOf(option, '@value'),
  ]);
  expect(Object.fromEntries(options)).toEqual({
    mount_add: hook.url,
    mount_remove: hook.url,
    listener_add: hook.url,
    listener_remove: hook.url,
    username: 'engine',
    password: 'a"b',
    auth_header: 'icecast-auth-user: 1',
    headers: 'referer,x-forwarded-for,range',
    header_prefix: 'ClientHeader.',
  });
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::', '::'],
  ['0.0.0.0', null],
])('writes the listen socket: %s', (host, wanted) => {
  expect(textOf(only(read({ host }), 'listen-socket'), 'bind-address')).toBe(wanted);
});

test('[I1] hides the admin pages from the public port, and serves them on loopback', () => {
  const document = read({ host: '0.0.0.0' });
  const sockets = children(document, 'listen-socket').map((socket) => [
    textOf(socket, 'port'),
    textOf(socket, 'bind-address'),
  ]);
  expect(sockets).toEqual([
    ['8000', null],
    ['8001', '127.0.0.1'],
  ]);
  const aliases = children(only(document, 'paths'), 'alias');
  expect(new Set(aliases.map((alias) => textOf(alias, '@port')))).toEqual(new Set(['8000']));
  const hidden = aliases.map((alias) => textOf(alias, '@source'));
  expect(hidden).toEqual(
    expect.arrayContaining(['/admin/listclients', '/admin/moveclients.xsl', '/admin/stats']),
  );
  expect(hidden).not.toContain('/admin/metadata');
});

test('gives unconfigured mounts a random password', () => {
  const document = read({});
  expect(textOf(only(document, 'authentication'), 'source-password')).toBe('of-nobody');
  expect(mounts(document)).toEqual([]);
});
