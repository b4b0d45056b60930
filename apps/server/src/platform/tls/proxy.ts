import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestUpstream,
  ServerResponse,
} from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { pipeline } from 'node:stream';

export type FrontRequest = IncomingMessage | Http2ServerRequest;
export type FrontResponse = ServerResponse | Http2ServerResponse;

export interface Upstream {
  readonly host: string;
  readonly port: number;
}

interface ProxyOptions {
  readonly upstream: Upstream;
  readonly scheme: 'http' | 'https';
  /** Whether a peer is a proxy whose own `X-Forwarded-For` is passed on. */
  readonly isTrustedProxy: (address: string) => boolean;
}

/** Headers of one connection, not of the message (RFC 9110, section 7.6.1), and those that only we may set. */
const dropped = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  // Node answers `100 Continue` itself.
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
]);

/**
 * Passes a request on to a server of this product and its response back, without an end for streams. Paths and bodies stay
 * as they are; the path of a mount may be encoded in ways that a URL parser would change.
 */
export function proxyRequest(request: FrontRequest, response: FrontResponse, options: ProxyOptions): void {
  const { host, port } = options.upstream;
  const upstream = requestUpstream({
    host,
    port,
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: requestHeaders(request, options),
    // A connection each: one that is kept may be closed just when it is used again.
    agent: false,
  });
  upstream.on('response', (reply) => {
    respond(response, reply);
    // A failure on either side ends both; the client notices that the response is incomplete.
    pipeline(reply, response as ServerResponse, () => {});
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else refuse(response, 502, 'The server is not available. Please try again in a moment.');
  });
  pipeline(request, upstream, () => {});
  response.once('close', () => upstream.destroy());
}

function respond(response: FrontResponse, reply: IncomingMessage): void {
  const { statusCode = 502, statusMessage, headers } = reply;
  if (!(response instanceof ServerResponse)) {
    response.writeHead(statusCode, kept(headers));
    return;
  }
  // Players of endless streams expect neither a length nor chunks.
  const isEndless = headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
  if (isEndless) response.useChunkedEncodingByDefault = false;
  response.writeHead(statusCode, statusMessage, kept(headers));
}

/** Answers a request that is not passed on. */
export function refuse(response: FrontResponse, status: number, message: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  if (response instanceof ServerResponse) response.writeHead(status, headers).end(`${message}\n`);
  else response.writeHead(status, headers).end(`${message}\n`);
}

function requestHeaders(
  request: FrontRequest,
  { scheme, isTrustedProxy }: ProxyOptions,
): OutgoingHttpHeaders {
  const { headers, method, socket } = request;
  const peer = socket.remoteAddress ?? '';
  const before = headers['x-forwarded-for'];
  const mayHaveBody = method !== 'GET' && method !== 'HEAD';
  return {
    ...kept(headers),
    host: hostOf(request) ?? '',
    'x-forwarded-for': before !== undefined && isTrustedProxy(peer) ? `${before}, ${peer}` : peer,
    'x-forwarded-proto': scheme,
    // A body without a length is sent in chunks.
    ...(mayHaveBody && headers['content-length'] === undefined && { 'transfer-encoding': 'chunked' }),
  };
}

/** The Host header, or what replaces it in HTTP/2. */
export function hostOf({ headers }: Pick<FrontRequest, 'headers'>): string | undefined {
  const authority = headers[':authority'];
  return typeof authority === 'string' ? authority : headers.host;
}

function kept(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !dropped.has(name) && !named.includes(name),
    ),
  );
}
