import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ServiceRequest {
  readonly method: string;
  /** With the query. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly bytes: Buffer;
  /** Undefined if the body is no JSON. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
}

export interface ServiceReply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service of the internet on loopback. */
export interface ServiceStandIn {
  /** `127.0.0.1:port`. */
  readonly place: string;
  readonly origin: string;
  readonly requests: ServiceRequest[];
  /** Answers the next requests instead of the rules, each once; `hang` closes the connection, `mute` never answers. */
  readonly faults: (ServiceReply | 'hang' | 'mute')[];
  close(): Promise<void>;
}

/** Serves a service by its rules; a string is sent as text, anything else as JSON. */
export async function startService(
  rules: (request: ServiceRequest) => ServiceReply | 'hang',
  { tls }: { readonly tls?: { readonly key: string; readonly cert: string } } = {},
): Promise<ServiceStandIn> {
  const requests: ServiceRequest[] = [];
  const faults: ServiceStandIn['faults'] = [];
  const serve: RequestListener = (message, response) => {
    void buffer(message).then((bytes) => {
      const body = bytes.toString();
      const request: ServiceRequest = {
        method: message.method ?? '',
        url: new URL(message.url ?? '/', 'http://service.test'),
        headers: message.headers,
        body,
        bytes,
        json: jsonOf(message.headers['content-type'], body),
      };
      requests.push(request);
      const reply = faults.shift() ?? rules(request);
      if (reply === 'hang') return message.socket.destroy();
      if (reply === 'mute') return message.socket;
      const isText = typeof reply.body === 'string';
      response.writeHead(reply.status, {
        'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
        ...reply.headers,
      });
      return response.end(isText ? reply.body : JSON.stringify(reply.body));
    });
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    place,
    origin: `${tls ? 'https' : 'http'}://${place}`,
    requests,
    faults,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function jsonOf(type: string | undefined, body: string): ServiceRequest['json'] {
  if (!type?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(body) as ServiceRequest['json'];
  } catch {
    return undefined;
  }
}

/** A window of calls as services count them. */
export function createRateLimit({
  limit,
  windowMs,
  now,
}: {
  readonly limit: number;
  readonly windowMs: number;
  readonly now: () => Date;
}) {
  let calls: number[] = [];
  return {
    /** Milliseconds to wait; null if the call is allowed, which counts it. */
    take(): number | null {
      const at = now().getTime();
      calls = calls.filter((time) => at - time < windowMs);
      if (calls.length < limit) {
        calls.push(at);
        return null;
      }
      return windowMs - (at - (calls[0] ?? at));
    },
  };
}
