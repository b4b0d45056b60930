import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { httpHeadEnd } from '#/platform/lib/http-head-end.ts';

/** A server whose response is controlled by the test, byte by byte. */
export interface StandIn {
  /** `127.0.0.1:port`. */
  readonly place: string;
  readonly url: string;
  /** Complete requests as received. */
  readonly requests: string[];
  /** Number of connections so far, with or without a response. */
  connections(): number;
  /** Number of open connections. */
  open(): number;
  close(): Promise<void>;
}

export type Says = (socket: Socket, request: string) => void;

interface StandInOptions {
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly host?: string;
}

export async function startStandIn(
  reply: Says,
  { tls, host = '127.0.0.1' }: StandInOptions = {},
): Promise<StandIn> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  let connections = 0;
  const serve = (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    let received = Buffer.alloc(0);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const end = httpHeadEnd(received);
      if (end === -1) return;
      const head = received.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (received.length < end + length) return;
      socket.removeAllListeners('data');
      const request = received.toString('utf8');
      requests.push(request);
      reply(socket, request);
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  server.on('tlsClientError', () => {});
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    place: `${host}:${port}`,
    url: `${tls ? 'https' : 'http'}://${host}:${port}`,
    requests,
    connections: () => connections,
    open: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends one response and closes. */
export const saying =
  (text: string | Buffer): Says =>
  (socket) =>
    void socket.end(text);

/** A response with a body of one type. */
export function replyOf(
  body: string,
  headers: Readonly<Record<string, string>> = {},
  status = '200 OK',
): string {
  const all = { 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}

/**
 * Self-signed certificate for a test server on 127.0.0.1: `openssl req -x509 -newkey ec … -subj
 * /CN=stand-in.example`. Protects nothing.
 */
export const standInTls = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqNPjv67vS6D8l+vR
spJ9D6LDsE6AcL5lA1x/88TJDgChRANCAAQslmGuqUqc7Z7In34ZPC27SPll5mne
68ukS16HxOvS4qOXE3OxJYSB+52GuuXX4KTX0K4M0H9xpbsC+jXV17uC
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBsDCCAVagAwIBAgIUPEJOsIoRiKwj8oYI+LcNXtRe6NswCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc3RhbmQtaW4uZXhhbXBsZTAgFw0yNjExMjIxODIxMTZaGA8y
MTI2MTAyOTE4MjExNlowGzEZMBcGA1UEAwwQc3RhbmQtaW4uZXhhbXBsZTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABCyWYa6pSpztnsiffhk8LbtI+WXmad7ry6RL
XofE69Lio5cTc7ElhIH7nYa65dfgpNfQrgzQf3GluwL6NdXXu4KjdjB0MB0GA1Ud
DgQWBBSjCm+oEKj0l3mHOq4HZhNcAvL/bDAfBgNVHSMEGDAWgBSjCm+oEKj0l3mH
Oq4HZhNcAvL/bDAPBgNVHRMBAf8EBTADAQH/MCEGA1UdEQQaMBiCEHN0YW5kLWlu
LmV4YW1wbGWHBH8AAAEwCgYIKoZIzj0EAwIDSAAwRQIhAM6NzpfIUvr0lB3LqVA/
nF+8wwLTA67UqccWjhYmAcYVAiAlLH9YPbe8yvjbaGabduhcC6Iw8NV9b+YlREVp
FG6zAw==
-----END CERTIFICATE-----`,
};
