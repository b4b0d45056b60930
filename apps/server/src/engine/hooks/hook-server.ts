import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { EngineEvent } from '../engine.ts';
import { type HookCall, readHookCall } from './hook-fields.ts';
import type { Admission, EngineHooks } from './hooks.ts';

/** The URL an engine calls, and the secret it sends. */
export interface HookTarget {
  /** `http://127.0.0.1:40123/engine` */
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

export interface HookServer {
  readonly target: HookTarget;
  close(): Promise<void>;
}

export interface HookServerOptions {
  readonly hooks: EngineHooks;
  /** Proxies whose X-Forwarded-For is trusted; none by default. */
  readonly isTrustedProxy?: (address: string) => boolean;
  readonly onEvent?: (event: EngineEvent) => void;
  readonly onError?: (error: unknown) => void;
  /** Time from the complete request to the complete response, in milliseconds. */
  readonly onAnswered?: (tookMs: number) => void;
}

/** The header that admits a listener; configured in engines as `icecast-auth-user: 1`. */
const admitHeader = 'icecast-auth-user';
const messageHeader = 'Icecast-Auth-Message';

const path = '/engine';
const username = 'engine';
const maxBodyBytes = 16 * 1024;
const requestMs = 5000;
const refused: Admission = { allowed: false, message: 'Not admitted' };

/**
 * Starts a server for engines on this machine. A listener waits for each response, so all of them
 * are computed in memory.
 */
export async function startHookServer(options: HookServerOptions): Promise<HookServer> {
  const { hooks, isTrustedProxy, onEvent = () => {}, onError = () => {}, onAnswered = () => {} } = options;
  const password = randomBytes(24).toString('base64url');
  const wanted = digest(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);

  function obey(call: HookCall, response: ServerResponse): void {
    if (call.action === 'join') {
      writeAdmission(response, hooks.admit(call.request));
    } else if (call.action === 'turnedAway') {
      hooks.turnedAway(call.request);
    } else if (call.action === 'leave') {
      hooks.left(call.notice);
    } else {
      onEvent({ kind: call.action, mount: call.mount, at: new Date().toISOString() });
    }
  }

  function answer(body: string, response: ServerResponse): void {
    const call = readHookCall(body, isTrustedProxy);
    try {
      if (call) obey(call, response);
      else response.statusCode = 400;
    } catch (error) {
      writeAdmission(response, refused);
      onError(error);
    }
    response.end();
  }

  const server = createServer((request, response) => {
    const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ''), wanted);
    if (!isKnown) return refuse(request, response, 401);
    if (request.method !== 'POST' || request.url !== path) return refuse(request, response, 404);
    const pieces: Buffer[] = [];
    let size = 0;
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size <= maxBodyBytes) pieces.push(piece);
      else if (!response.headersSent) refuse(request, response, 413);
    });
    request.on('end', () => {
      if (response.headersSent) return;
      const startedAtMs = performance.now();
      answer(Buffer.concat(pieces).toString('utf8'), response);
      onAnswered(performance.now() - startedAtMs);
    });
    request.on('error', onError);
  });
  server.requestTimeout = requestMs;
  server.headersTimeout = requestMs;
  // Never close idle connections: a join sent at that moment would be rejected.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.on('error', onError);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    target: { url: `http://127.0.0.1:${port}${path}`, username, password },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function writeAdmission(response: ServerResponse, admission: Admission): void {
  if (admission.allowed) response.setHeader(admitHeader, '1');
  // Header values must be printable ASCII; other characters would throw or arrive garbled.
  else response.setHeader(messageHeader, admission.message.replace(/[^\x20-\x7e]/g, '?').slice(0, 200));
}

/** Also closes the connection: further requests on it are not read. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  response.writeHead(status, { Connection: 'close' }).end();
}

/** Digests have equal length, so the comparison does not leak the secret's length. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
