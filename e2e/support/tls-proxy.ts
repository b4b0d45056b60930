import { once } from 'node:events';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { generate } from 'selfsigned';

export interface TlsProxy {
  readonly port: number;
  /** Sends what arrives to this port of this machine. Called once, before the first request. */
  readonly forwardTo: (port: number) => void;
  readonly close: () => Promise<void>;
}

/** A reverse proxy as people put one before the product: https outside, http inside, with `X-Forwarded-*`. Its clients are at `from`. */
export async function startTlsProxy(names: readonly string[], from = '203.0.113.77'): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: names[0] ?? 'localhost' }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  let target = 0;
  const sockets = new Set<Duplex>();
  const server: Server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': from,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host ?? '',
    };
    const { method = 'GET', url = '/' } = incoming;
    const onward = request({ host: '127.0.0.1', port: target, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (port) => {
      target = port;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
