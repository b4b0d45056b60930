import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost } from '#/platform/connector/addresses.ts';
import { type ConnectorOptions, createConnector, type Question } from '#/platform/connector/connector.ts';
import { dialTcp } from '#/platform/connector/open-socket.ts';
import type { Lookup } from '#/platform/connector/target.ts';
import {
  replyOf,
  type Says,
  type StandIn,
  saying,
  standInTls,
  startStandIn,
} from '#/platform/connector/testing/stand-in.ts';

const standIns: StandIn[] = [];
afterEach(async () => {
  for (const one of standIns.splice(0)) await one.close();
});
async function standIn(reply: Says, options: Parameters<typeof startStandIn>[1] = {}): Promise<StandIn> {
  const one = await startStandIn(reply, options);
  standIns.push(one);
  return one;
}

const connector = (options: Partial<ConnectorOptions> = {}) =>
  createConnector({ userAgent: 'Studio tests', ...options });
/** Returns the error code of a request, or the status of its response. */
async function endOf(question: Question | string, options: Partial<ConnectorOptions> = {}) {
  const requests = typeof question === 'string' ? { url: question } : question;
  try {
    return (await connector(options).ask(requests)).status;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}
const anyPort: ConnectorOptions['ports'] = [[1, 65_535]];
const portOf = ({ place }: StandIn) => place.split(':')[1] ?? '';

describe('internal addresses', () => {
  const spellings = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::]',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    'localhost',
    'localhost.',
    '127.0.0.1.',
    '①②⑦.0.0.1',
  ];

  it.each(spellings)('[E1] %s cannot reach this machine', async (host) => {
    const inner = await standIn(saying(replyOf('inside')));
    const code = await endOf(`http://${host}:${portOf(inner)}/`, { ports: anyPort });
    expect(['forbidden_address', 'not_resolved', 'bad_url']).toContain(code);
    expect(inner.connections()).toBe(0);
  });

  it('[E1] is reached when exactly this host and port are allowed, and by no other name', async () => {
    const inner = await standIn(saying(replyOf('inside')));
    const options = { allow: [inner.place] };
    expect(await endOf(inner.url, options)).toBe(200);
    const lookup: Lookup = async () => [{ address: '127.0.0.1' }];
    const named = `http://inner.example:${portOf(inner)}/`;
    expect(await endOf(named, { ...options, lookup, ports: anyPort })).toBe('forbidden_address');
    expect(
      await endOf(`http://127.0.0.1:${Number(portOf(inner)) + 1}/`, { ...options, ports: anyPort }),
    ).toBe('forbidden_address');
    expect(inner.connections()).toBe(1);
  });

  it.each([
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['192.168.0.1', false],
    ['198.19.255.255', false],
    ['224.0.0.251', false],
    ['255.255.255.255', false],
    ['8.8.8.8', true],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['2002:7f00:1::', false],
    ['::ffff:8.8.8.8', false],
    ['2606:4700:4700::1111', true],
    ['no address', false],
  ])('[E1] %s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    ['radio.example.org', true],
    ['localhost', false],
    ['intranet', false],
    ['studio.local', false],
    ['[::1]', false],
    ['10.0.0.1', false],
    ['8.8.8.8', true],
  ])('[E1] %s is publicly reachable: %s', (host, expected) => {
    expect(isPublicHost(host)).toBe(expected);
  });

  it.each([
    ['ftp://93.184.215.14/', 'bad_url'],
    ['file:///etc/passwd', 'bad_url'],
    ['gopher://93.184.215.14/', 'bad_url'],
    ['http://me:secret@93.184.215.14/', 'bad_url'],
    [`http://93.184.215.14/${'a'.repeat(2_048)}`, 'bad_url'],
    ['http://93.184.215.14:22/', 'forbidden_port'],
    ['http://93.184.215.14:5432/', 'forbidden_port'],
    ['http://93.184.215.14:9001/', 'forbidden_port'],
  ])('[E1] %s is not requested: %s', async (url, code) => {
    expect(await endOf(url)).toBe(code);
  });

  it('[E1] a redirect to one is blocked as well, and at most three are followed', async () => {
    const inner = await standIn(saying(replyOf('inside')));
    const outer = await standIn((socket, request) => {
      const [, step] = /GET \/(\d)/.exec(request) ?? [];
      const to = step === undefined ? `http://127.0.0.1:${portOf(inner)}/` : `/${Number(step) + 1}`;
      socket.end(replyOf('', { location: to }, '302 Found'));
    });
    const options = { allow: [outer.place], ports: anyPort };
    expect(await endOf(`${outer.url}/in`, options)).toBe('forbidden_address');
    expect(inner.connections()).toBe(0);
    expect(await endOf(`${outer.url}/1`, options)).toBe('too_many_redirects');
    // The previous connection, and a first request with three redirects.
    expect(outer.connections()).toBe(5);
    expect(await endOf({ url: `${outer.url}/1`, form: 'a=b' }, options)).toBe(302);
  });
});

describe('credentials', () => {
  it('[E1] a redirect passes them on within the origin only', async () => {
    const other = await standIn(saying(replyOf('')));
    const one = await standIn((socket, request) => {
      const location = request.startsWith('GET /a ') ? '/b' : `${other.url}/c`;
      socket.end(replyOf('', { location }, '302 Found'));
    });
    const headers = { Authorization: 'Basic c2VjcmV0', 'X-Studio-Watch': 'c2VjcmV0', 'icy-metadata': '1' };
    expect(await endOf({ url: `${one.url}/a`, headers }, { allow: [one.place, other.place] })).toBe(200);
    expect(one.requests.map((request) => request.includes('c2VjcmV0'))).toEqual([true, true]);
    expect(other.requests.join()).not.toContain('c2VjcmV0');
    expect(other.requests.join()).toContain('icy-metadata');
  });
});

describe('names', () => {
  const inside = { address: '127.0.0.1' };
  const outside = { address: '93.184.215.14' };

  it('[E2] a name is blocked if any of its addresses is internal', async () => {
    for (const addresses of [[outside, inside], [inside, outside], [inside], [{ address: '::1' }]])
      expect(await endOf('http://radio.example/', { lookup: async () => addresses })).toBe(
        'forbidden_address',
      );
  });

  it('[E2] is resolved once, so a later change has no effect', async () => {
    const inner = await standIn(saying(replyOf('inside')));
    const answers = [[outside], [inside]];
    const dialled: string[] = [];
    let lookups = 0;
    const status = await endOf('http://rebinding.example/', {
      lookup: async () => answers[lookups++] ?? [inside],
      dial: ({ host }) => {
        dialled.push(host);
        return dialTcp({ host: '127.0.0.1', port: Number(portOf(inner)) });
      },
    });
    expect([status, lookups, dialled]).toEqual([200, 1, ['93.184.215.14']]);
    expect(inner.requests[0]).toContain('host: rebinding.example\r\n');
  });

  it('[E2] is resolved and validated again for each redirect', async () => {
    const outer = await standIn(saying(replyOf('', { location: '/again' }, '302 Found')));
    let lookups = 0;
    const code = await endOf('http://rebinding.example/', {
      lookup: async () => (lookups++ === 0 ? [outside] : [inside]),
      dial: () => dialTcp({ host: '127.0.0.1', port: Number(portOf(outer)) }),
    });
    expect([code, lookups, outer.connections()]).toEqual(['forbidden_address', 2, 1]);
  });

  it('[E2] that does not resolve in time is rejected', async () => {
    const failing: Lookup = async () => {
      throw new Error('SERVFAIL');
    };
    expect(await endOf('http://radio.example/', { lookup: failing })).toBe('not_resolved');
    expect(await endOf('http://radio.example/', { lookup: async () => [] })).toBe('not_resolved');
    const silent: Lookup = () => new Promise(() => {});
    expect(await endOf('http://radio.example/', { lookup: silent, limits: { connectMs: 20 } })).toBe(
      'not_resolved',
    );
  });
});

describe('limits', () => {
  const limits = { firstByteMs: 200, totalMs: 400 };
  const send = (peer: StandIn, more: Partial<Question> = {}) =>
    endOf({ url: peer.url, ...more }, { allow: [peer.place], limits });

  it('[E4] a peer that never responds', async () => {
    const peer = await standIn(() => {});
    expect(await send(peer)).toBe('time_out');
    await expect.poll(() => peer.open()).toBe(0);
  });

  it('[E4] one byte at a time', async () => {
    const peer = await standIn((socket) => {
      const timer = setInterval(() => socket.write('H'), 20);
      socket.once('close', () => clearInterval(timer));
    });
    expect(await send(peer)).toBe('time_out');
    await expect.poll(() => peer.open()).toBe(0);
  });

  it('[E4] a head without an end', async () => {
    const peer = await standIn((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let count = 0; count < 100; count += 1) socket.write(`x-${count}: ${'a'.repeat(1_000)}\r\n`);
    });
    expect(await send(peer)).toBe('head_too_large');
  });

  it('[E4] ten gigabytes, announced or not', async () => {
    const announced = await standIn(
      (socket) => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 10000000000\r\n\r\n'),
    );
    expect(await send(announced)).toBe('body_too_large');
    let sent = 0;
    const endless = await standIn((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      const piece = Buffer.alloc(65_536);
      const pour = () => {
        while (!socket.destroyed && socket.write(piece)) sent += piece.length;
        if (!socket.destroyed) socket.once('drain', pour);
      };
      pour();
    });
    expect(await send(endless)).toBe('body_too_large');
    await expect.poll(() => endless.open()).toBe(0);
    // Kernel buffers may accept more than our limit, but not gigabytes.
    expect(sent).toBeLessThan(30_000_000);
    expect(await send(endless, { wanted: { firstBytes: 10_000, withinMs: 5_000 } })).toBe(200);
  });

  it('[E4] a compressed body, so that no decompression bomb is expanded', async () => {
    const peer = await standIn(saying(replyOf('anything', { 'content-encoding': 'gzip' })));
    expect(await send(peer)).toBe('encoded');
    expect(peer.requests[0]).toContain('accept-encoding: identity');
  });

  it.each([
    ['nothing at all', ''],
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['a status that is none', 'HTTP/1.1 2000 OK\r\n\r\n'],
    ['a length that is none', 'HTTP/1.1 200 OK\r\ncontent-length: -5\r\n\r\n'],
    ['a body that is cut off', 'HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nshort'],
    ['chunks that are none', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n'],
    ['chunks without an end', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n'],
  ])('[E4] %s is not a response', async (_what, text) => {
    expect(await send(await standIn(saying(text)))).toBe('bad_reply');
  });

  it('[E4] two concurrent requests per address whatever its name, and a total limit', async () => {
    const pending: (() => void)[] = [];
    const reply: Says = (socket) => void pending.push(() => socket.end(replyOf('')));
    const [first, second] = [await standIn(reply), await standIn(reply, { host: '127.0.0.2' })];
    const one = connector({
      allow: [first.place, second.place],
      limits: { perHost: 2, inAll: 3, waitMs: 5_000 },
    });
    const requests = [first, first, first, second, second].map(({ url }) => one.ask({ url }));
    await expect.poll(() => pending.length).toBe(3);
    expect([first.connections(), second.connections()]).toEqual([2, 1]);
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => pending.length).toBeGreaterThan(done);
      expect(first.open() + second.open()).toBeLessThanOrEqual(3);
      pending[done]?.();
    }
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('[E4] one timeout for the whole request, redirects included', async () => {
    const peer = await standIn((socket) => {
      setTimeout(() => socket.end(replyOf('', { location: '/on' }, '302 Found')), 150);
    });
    expect(await endOf({ url: peer.url, withinMs: 350 }, { allow: [peer.place] })).toBe('time_out');
    expect(peer.connections()).toBeLessThanOrEqual(3);
  });

  it('[E4] a request that waits too long for its turn fails as busy', async () => {
    const peer = await standIn(() => {});
    const one = connector({ allow: [peer.place], limits: { ...limits, perHost: 1, waitMs: 50 } });
    const ends = await Promise.allSettled([one.ask({ url: peer.url }), one.ask({ url: peer.url })]);
    expect(ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'answered'))).toEqual([
      'time_out',
      'busy',
    ]);
  });
});

describe('requests', () => {
  it('reads SHOUTcast 1, which is not HTTP', async () => {
    const peer = await standIn(saying('ICY 200 OK\r\nicy-name:Radio é\r\nicy-br:128\r\n\r\nsound'));
    const answer = await connector({ allow: [peer.place] }).ask({ url: peer.url });
    expect(answer).toMatchObject({ protocol: 'ICY', status: 200 });
    expect([answer.headers.get('icy-name'), answer.body.toString()]).toEqual(['Radio é', 'sound']);
  });

  it('joins chunks split at any byte', async () => {
    const peer = await standIn(async (socket) => {
      const text =
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n';
      for (const byte of text) {
        socket.write(byte);
        await new Promise(setImmediate);
      }
    });
    const { body } = await connector({ allow: [peer.place] }).ask({ url: peer.url });
    expect(body.toString()).toBe('hello world');
  });

  it('sends a form without header injection', async () => {
    const peer = await standIn(saying(replyOf('', { ypresponse: '1' })));
    const question = {
      url: `${peer.url}/yp?a=%0d%0ax:1`,
      form: 'action=add',
      headers: { 'x-a': 'b\r\nc: d' },
    };
    const { headers } = await connector({ allow: [peer.place] }).ask(question);
    expect(headers.get('ypresponse')).toBe('1');
    expect(peer.requests[0]).toMatch(/^POST \/yp\?a=%0d%0ax:1 HTTP\/1\.1\r\n/);
    expect(peer.requests[0]).toContain('x-a: b c: d\r\n');
    expect(peer.requests[0]).toMatch(/\r\n\r\naction=add$/);
  });

  it('rejects untrusted certificates, and returns the expiry of a valid one', async () => {
    const peer = await standIn(saying(replyOf('safe')), { tls: standInTls });
    expect(await endOf(peer.url, { allow: [peer.place] })).toBe('certificate');
    const answer = await connector({ allow: [peer.place], ca: standInTls.cert }).ask({ url: peer.url });
    expect(answer.body.toString()).toBe('safe');
    expect(answer.certificateEndsAt?.getUTCFullYear()).toBeGreaterThan(2100);
  });

  it('tries the next address of a name when the first is unreachable', async () => {
    const peer = await standIn(saying(replyOf('')));
    const lookup: Lookup = async () => [{ address: '93.184.215.14' }, { address: '93.184.215.15' }];
    const status = await endOf('http://radio.example/', {
      lookup,
      dial: ({ host }) =>
        dialTcp({ host: '127.0.0.1', port: host.endsWith('15') ? Number(portOf(peer)) : 1 }),
    });
    expect(status).toBe(200);
  });
});

describe('an endless stream', () => {
  const follow = async (says: Says, { stallMs = 2_000, path = '/' } = {}) => {
    const server = await standIn(says);
    const bytes: Buffer[] = [];
    const { promise: ended, resolve: onEnd } = Promise.withResolvers<string>();
    const reply = await connector({ allow: [server.place] }).follow(
      { url: `http://${server.place}${path}` },
      { onBytes: (piece) => void bytes.push(piece), onEnd, stallMs },
    );
    return { reply, ended, text: () => Buffer.concat(bytes).toString() };
  };

  it('is read until its server ends it', async () => {
    const { reply, ended, text } = await follow((socket) => {
      socket.write('ICY 200 OK\r\ncontent-type: audio/mpeg\r\n\r\none');
      setTimeout(() => socket.end(' two'), 50);
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect([await ended, text()]).toEqual(['ended', 'one two']);
  });

  it('is read from chunks', async () => {
    const { ended, text } = await follow((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\none\r\n4\r\n two\r\n0\r\n\r\n');
    });
    expect([await ended, text()]).toEqual(['ended', 'one two']);
  });

  it('stalls when nothing comes', async () => {
    const { ended } = await follow((socket) => void socket.write('HTTP/1.0 200 OK\r\n\r\none'), {
      stallMs: 100,
    });
    expect(await ended).toBe('stalled');
  });

  it('is followed to another address, but not inside', async () => {
    const inner = await standIn(saying(replyOf('inside')));
    const says: Says = (socket) =>
      void socket.end(`HTTP/1.0 302 Found\r\nlocation: http://${inner.place}/\r\n\r\n`);
    await expect(follow(says)).rejects.toMatchObject({ code: 'forbidden_port' });
  });

  it('rejects what is no reply', async () => {
    await expect(follow((socket) => void socket.end('SSH-2.0-x\r\n\r\n'))).rejects.toMatchObject({
      code: 'bad_reply',
    });
  });

  it('says no more once it is closed', async () => {
    const { reply, text } = await follow((socket) => {
      socket.write('HTTP/1.0 200 OK\r\n\r\none');
      setInterval(() => socket.write('more'), 20).unref();
    });
    reply.close();
    const before = text();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(text()).toBe(before);
  });
});
