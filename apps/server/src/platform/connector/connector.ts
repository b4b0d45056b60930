import { lookup as dnsLookup } from 'node:dns/promises';
import { createConcurrencyLimit } from '#/platform/connector/concurrency-limit.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { type Followed, type Following, followReply } from '#/platform/connector/follow-reply.ts';
import { type Dial, dialTcp, openSocket } from '#/platform/connector/open-socket.ts';
import { type RawReply, type ReplyLimits, readReply, type Wanted } from '#/platform/connector/read-reply.ts';
import type { ReplyHead } from '#/platform/connector/reply-head.ts';
import {
  type Lookup,
  type Policy,
  parseUrl,
  resolveTarget,
  type Target,
} from '#/platform/connector/target.ts';

export interface ConnectorLimits extends ReplyLimits {
  readonly connectMs: number;
  readonly redirects: number;
  /** Concurrent requests per address, and in total. */
  readonly perHost: number;
  readonly inAll: number;
  /** How long a request waits for its turn. */
  readonly waitMs: number;
}

/** Default limits; see rule E4. */
export const shippedLimits: ConnectorLimits = {
  connectMs: 5_000,
  firstByteMs: 10_000,
  totalMs: 30_000,
  headBytes: 65_536,
  bodyBytes: 2_000_000,
  redirects: 3,
  perHost: 2,
  inAll: 20,
  waitMs: 10_000,
};

/** Default ports; see rule E1. */
export const shippedPorts: Policy['ports'] = [
  [80, 80],
  [443, 443],
  [8_000, 9_000],
];

export interface ConnectorOptions {
  /**
   * `host:port` pairs that are allowed although they are not public: our own engine, test servers.
   */
  readonly allow?: readonly string[];
  readonly ports?: Policy['ports'];
  /** Our user agent. */
  readonly userAgent: string;
  readonly limits?: Partial<ConnectorLimits>;
  readonly lookup?: Lookup;
  readonly dial?: Dial;
  readonly ca?: string;
}

export interface Question {
  readonly url: string;
  /** Credentials are not sent on to another origin by a redirect. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as a form with POST; redirects are not followed. */
  readonly form?: string;
  /** Sent as JSON with POST; redirects are not followed. */
  readonly json?: string;
  /** Sent as they are with POST; redirects are not followed. */
  readonly bytes?: Buffer;
  /** Sent as they are with PUT and without a content type; redirects are not followed. */
  readonly put?: Buffer;
  /** Sent with DELETE; redirects are not followed. */
  readonly isDelete?: boolean;
  readonly wanted?: Wanted;
  /** Total timeout, including waiting and redirects; defaults to `totalMs` of the limits. */
  readonly withinMs?: number;
}

export interface Answer extends RawReply {
  /** The final URL after redirects. */
  readonly url: string;
  readonly address: string;
  /** From the start of the first connection to the response head, redirects included. */
  readonly tookMs: number;
  readonly certificateEndsAt: Date | null;
}

/** The only way to send requests to addresses from users or third parties (ADR 19). */
export interface Connector {
  /** Resolves to a response with any status; rejects with a `ConnectorError` without one. */
  ask(question: Question): Promise<Answer>;
}

/** A connector for streams too. */
export interface StreamConnector extends Connector {
  /**
   * Opens an endless stream. Resolves with a head of any status that is no redirect; rejects with a `ConnectorError` without one. It
   * takes none of the concurrent requests once it is open.
   */
  follow(question: Pick<Question, 'url' | 'headers'>, following: Following): Promise<Followed>;
}

export function createConnector(options: ConnectorOptions): StreamConnector {
  const limits = { ...shippedLimits, ...options.limits };
  const policy: Policy = { ports: options.ports ?? shippedPorts, allow: options.allow ?? [] };
  const lookup = within(options.lookup ?? ((host) => dnsLookup(host, { all: true })), limits.connectMs);
  const enter = createConcurrencyLimit(limits);

  async function once(target: Target, question: Question, until: number): Promise<Answer> {
    const atMost = (ms: number) => Math.max(1, Math.min(ms, until - performance.now()));
    // Keyed by address, so that several names of one host share its limit.
    const leave = await enter(target.addresses[0] ?? target.host, atMost(limits.waitMs));
    try {
      const { dial = dialTcp, ca } = options;
      const began = performance.now();
      const { socket, address, certificateEndsAt } = await openSocket(target, {
        dial,
        ca,
        connectMs: atMost(limits.connectMs),
      });
      const openMs = performance.now() - began;
      const request = requestOf(target.url, question, options.userAgent);
      const reply = await readReply(socket, request, {
        limits: { ...limits, firstByteMs: atMost(limits.firstByteMs), totalMs: atMost(limits.totalMs) },
        wanted: question.wanted ?? 'whole',
      });
      const tookMs = Math.round(openMs) + reply.headMs;
      return { ...reply, url: target.url.href, address, certificateEndsAt, tookMs };
    } finally {
      leave();
    }
  }

  async function open(target: Target, question: Question, following: Following): Promise<Followed> {
    const leave = await enter(target.addresses[0] ?? target.host, limits.waitMs);
    try {
      const { dial = dialTcp, ca } = options;
      const { socket } = await openSocket(target, { dial, ca, connectMs: limits.connectMs });
      const request = requestOf(target.url, question, options.userAgent);
      return await followReply(socket, request, { limits, following });
    } finally {
      leave();
    }
  }

  /** Makes a request, and the requests that it is redirected to. */
  async function redirected<Reply extends ReplyHead>(
    question: Question,
    make: (target: Target, question: Question) => Promise<Reply>,
  ): Promise<Reply> {
    let url = parseUrl(question.url);
    let headers = question.headers;
    for (let redirects = 0; ; redirects += 1) {
      const reply = await make(await resolveTarget(url, policy, lookup), { ...question, headers });
      const location = reply.headers.get('location');
      const isRedirect = [301, 302, 303, 307, 308].includes(reply.status) && location !== undefined;
      if (!isRedirect || contentOf(question) || question.isDelete) return reply;
      if ('close' in reply && typeof reply.close === 'function') reply.close();
      if (redirects === limits.redirects)
        throw new ConnectorError('too_many_redirects', `${url.hostname} redirects again and again`);
      const next = parseUrl(URL.canParse(location, url.href) ? new URL(location, url.href).href : location);
      if (next.origin !== url.origin) headers = withoutCredentials(headers);
      url = next;
    }
  }

  return {
    async ask(question) {
      let tookMs = 0;
      const until = performance.now() + (question.withinMs ?? limits.totalMs);
      const answer = await redirected(question, async (target, each) => {
        const reply = await once(target, each, until);
        tookMs += reply.tookMs;
        return reply;
      });
      return { ...answer, tookMs };
    },
    follow: (question, following) => redirected(question, (target, each) => open(target, each, following)),
  };
}

/** Credentials and headers of our own are meant for the origin that they were given for, not for where it redirects to. */
const isOurs = (name: string): boolean => name.toLowerCase().startsWith('x-studio-');

function withoutCredentials(headers: Question['headers']): Question['headers'] {
  const secret = ['authorization', 'cookie'];
  return (
    headers &&
    Object.fromEntries(
      Object.entries(headers).filter(([name]) => !secret.includes(name.toLowerCase()) && !isOurs(name)),
    )
  );
}

/** All parts are constants or normalized by the URL parser, so line breaks cannot be injected. */
function requestOf(url: URL, question: Question, userAgent: string): Buffer {
  const content = contentOf(question);
  const all: Record<string, string> = {
    host: url.host,
    'user-agent': userAgent,
    accept: '*/*',
    'accept-encoding': 'identity',
    connection: 'close',
    ...question.headers,
    ...(content && {
      ...(content.type !== null && { 'content-type': content.type }),
      'content-length': String(content.body.length),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}\r\n`);
  const method = content?.method ?? (question.isDelete ? 'DELETE' : 'GET');
  const head = `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), ...(content ? [content.body] : [])]);
}

interface Content {
  readonly method: 'POST' | 'PUT';
  readonly type: string | null;
  readonly body: Buffer;
}

/** The body of a request; null for GET and DELETE. */
function contentOf({ form, json, bytes, put }: Question): Content | null {
  const method = 'POST';
  // The signature of an address to upload to may cover the content type.
  if (put !== undefined) return { method: 'PUT', type: null, body: put };
  if (bytes !== undefined) return { method, type: 'application/octet-stream', body: bytes };
  if (form !== undefined)
    return { method, type: 'application/x-www-form-urlencoded', body: Buffer.from(form) };
  return json === undefined ? null : { method, type: 'application/json', body: Buffer.from(json) };
}

/** A resolver that does not respond counts as failed. */
function within(lookup: Lookup, timeoutMs: number): Lookup {
  return async (host) => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
    try {
      return await Promise.race([lookup(host), promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
