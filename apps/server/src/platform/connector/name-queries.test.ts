import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type DecodedPacket, decode, encode, type Packet, TRUNCATED_RESPONSE } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { createNames } from '#/platform/connector/names.ts';

const name = 'listen.radio.example';
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Respond = (query: DecodedPacket) => readonly Packet[];

/** A DNS server with these responses. Returns its `address:port`. */
async function serve(respond: Respond, respondOverTcp?: Respond): Promise<string> {
  const udp = createSocket('udp4');
  udp.on('message', (bytes, { port, address }) => {
    for (const packet of respond(decode(bytes))) udp.send(encode(packet), port, address);
  });
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  closers.push(() => udp.close());
  const { port } = udp.address();
  if (respondOverTcp) {
    const tcp = createServer((socket) => {
      socket.on('data', (bytes) => {
        for (const packet of respondOverTcp(decode(bytes.subarray(2)))) {
          const message = encode(packet);
          const length = Buffer.alloc(2);
          length.writeUInt16BE(message.length);
          // In parts, as a network may deliver it.
          socket.write(Buffer.concat([length, message.subarray(0, 20)]));
          setImmediate(() => socket.write(message.subarray(20)));
        }
      });
    });
    tcp.listen(port, '127.0.0.1');
    await once(tcp, 'listening');
    closers.push(() => tcp.close());
  }
  return `127.0.0.1:${port}`;
}

const responseTo = ({ id, questions }: DecodedPacket, change: Partial<Packet> = {}): Packet => ({
  type: 'response',
  id,
  questions,
  ...change,
});
const withText = (query: DecodedPacket, data: string): Packet =>
  responseTo(query, { answers: [{ type: 'TXT', name, ttl: 60, data }] });
const ask = (...servers: string[]) => createNames({ servers, withinMs: 900 }).query(name, 'TXT');

describe('DNS queries', () => {
  it('ignore responses to other questions', async () => {
    const server = await serve((query) => [
      { ...withText(query, 'another id'), id: ((query.id ?? 0) + 1) % 0x1_0000 },
      { ...withText(query, 'another name'), questions: [{ type: 'TXT', name: 'x.example' }] },
      { ...withText(query, 'another type'), questions: [{ type: 'CAA', name }] },
      { ...withText(query, 'a query'), type: 'query' },
      withText(query, 'ours'),
    ]);
    expect(await ask(server)).toEqual({
      kind: 'found',
      values: ['ours'],
      chain: [],
      ttlS: 60,
      isAuthenticated: false,
    });
  });

  it('leave out records of other names', async () => {
    const other = { type: 'TXT', name: 'x.example', data: 'other' } as const;
    const server = await serve((query) => [responseTo(query, { answers: [other] })]);
    expect(await ask(server)).toMatchObject({ kind: 'no_record', values: [] });
  });

  it('are repeated over TCP after a truncated response', async () => {
    const server = await serve(
      (query) => [responseTo(query, { flags: TRUNCATED_RESPONSE })],
      (query) => [withText(query, 'a'.repeat(200))],
    );
    expect((await ask(server))?.values).toEqual(['a'.repeat(200)]);
  });

  it('are repeated without EDNS for a server that rejects it', async () => {
    const formatError = 1;
    const server = await serve((query) =>
      query.additionals?.length ? [responseTo(query, { flags: formatError })] : [withText(query, 'plain')],
    );
    expect((await ask(server))?.values).toEqual(['plain']);
  });

  it('go to the next server if one fails or is silent', async () => {
    const serverFailure = 2;
    const failing = await serve((query) => [responseTo(query, { flags: serverFailure })]);
    const silent = await serve(() => []);
    const working = await serve((query) => [withText(query, 'works')]);
    expect((await ask(failing, working))?.values).toEqual(['works']);
    expect(await ask(failing, silent)).toMatchObject({ kind: 'failed' });
    expect(await ask(silent)).toBeNull();
  });

  it('end at a loop of CNAMEs', async () => {
    const server = await serve((query) => [
      responseTo(query, {
        answers: [
          { type: 'CNAME', name, data: 'other.example' },
          { type: 'CNAME', name: 'other.example', data: name },
        ],
      }),
    ]);
    expect(await ask(server)).toMatchObject({ kind: 'no_record', chain: ['other.example'] });
  });
});
