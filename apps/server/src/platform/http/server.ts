import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { errorCodes, type Locale, limits } from '@unmuted/api/contract';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiHeaders, applyCors, securityHeaders } from '#/platform/http/headers.ts';
import { sendProblem } from '#/platform/http/problem.ts';
import { acceptOnlyJson } from '#/platform/http/request-bodies.ts';
import { guardSockets, type SocketLimits, shippedLimits } from '#/platform/http/sockets.ts';

export const apiBase = '/api';
export const castApiBase = '/cast-api';

export interface ServerOptions {
  readonly logger: FastifyBaseLogger;
  readonly defaultLocale: Locale;
  readonly corsOrigins: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted. */
  readonly isTrustedProxy: (address: string) => boolean;
  readonly sockets?: Partial<SocketLimits> | undefined;
  /** The value of Strict-Transport-Security; null for none. Read per response: it may depend on the port. */
  readonly strictTransport?: () => string | null;
  /** The path at which a request for a host is served. */
  readonly rewriteUrl?: (host: string | undefined, url: string) => string;
}

/** Fastify's request log contains addresses and queries; the custom one below logs the route's pattern. */
const logController = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });

/** Time to deliver the error response before the socket is destroyed. */
const lastWordMs = 1_000;
const refusalLogEveryMs = 60_000;

/** Fastify with everything common to all routes, but without routes. */
export function createServer({
  logger,
  defaultLocale,
  corsOrigins,
  isTrustedProxy,
  sockets,
  strictTransport = () => null,
  rewriteUrl = (_host, url) => url,
}: ServerOptions): FastifyInstance {
  const transportHeader = (): Record<string, string> => {
    const value = strictTransport();
    return value === null ? {} : { 'strict-transport-security': value };
  };
  const app = fastify({
    loggerInstance: logger,
    logController,
    genReqId: () => randomUUID(),
    trustProxy: isTrustedProxy,
    bodyLimit: limits.jsonBodyBytes,
    exposeHeadRoutes: false,
    // While draining, requests on open connections are served with `Connection: close`.
    return503OnClosing: false,
    serverFactory: guardSockets({ ...shippedLimits, ...sockets }, logRefusal(logger)).createServer,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) => {
      prepare(request, reply);
      sendProblem(error, { request, reply: reply as FastifyReply, defaultLocale });
    },
    rewriteUrl: ({ url = '/', headers }) => rewriteUrl(headers.host, readableAddress(url)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, transportHeader()),
  });
  function prepare(request: FastifyRequest, reply: Pick<FastifyReply, 'headers'>): void {
    reply.headers({ ...securityHeaders, ...transportHeader(), 'x-request-id': request.id });
    if (isApi(request.url)) reply.headers({ ...apiHeaders });
  }
  acceptOnlyJson(app);
  app.addHook('onRequest', async (request, reply) => {
    prepare(request, reply);
    if (isApi(request.url) && applyCors(corsOrigins, request, reply)) return reply.code(204).send();
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, { request, reply, defaultLocale }));
  return app;
}

export function isApi(url: string): boolean {
  return [apiBase, castApiBase].some(
    (base) => url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`),
  );
}

/** A malformed URL of a page is a missing page, shown by the app; in an API it stays malformed. */
function readableAddress(url: string): string {
  if (isApi(url)) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** Requests rejected by Node's parser: not HTTP, too long or too slow. */
function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Duplex,
  transportHeader: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, code] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ([431, 'Request Header Fields Too Large', 'request.too_large'] as const)
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ([408, 'Request Timeout', 'service.timeout'] as const)
        : ([400, 'Bad Request', 'request.malformed'] as const);
  const { title } = errorCodes[code];
  const body = JSON.stringify({
    type: `urn:studio:problem:${code}`,
    title,
    status,
    code,
    message: `${title}.`,
    requestId: randomUUID(),
  });
  const headers = {
    ...securityHeaders,
    ...transportHeader,
    ...apiHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head.join('')}\r\n${body}`);
  // A client that keeps sending or never closes does not keep the socket.
  setTimeout(() => socket.destroy(), lastWordMs).unref();
}

/** Logs connections rejected by a limit, at most once a minute, so that they cannot flood the log. */
function logRefusal(logger: FastifyBaseLogger): (why: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (why) => {
    if (performance.now() - saidAt < refusalLogEveryMs) return;
    saidAt = performance.now();
    logger.warn({ why }, 'connections are refused');
  };
}
