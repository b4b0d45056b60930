import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import {
  type Access,
  fieldProblems,
  keyPrefix,
  type Locale,
  type Permission,
  type Route,
} from '@unmuted/api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type ActiveSession,
  type AdminScope,
  accountOf,
  type CustomerScope,
  type Scope,
} from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { type Caller, callerOf } from '#/platform/http/caller.ts';
import { allowPublicCors, isKnown } from '#/platform/http/public-cors.ts';
import type { Idempotency } from '#/platform/idempotency/idempotency.ts';
import type { FairQueue } from '#/platform/throttle/fair-queue.ts';

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Member<R, K extends PropertyKey> = R extends Readonly<Record<K, infer Value>> ? Value : undefined;

/** The unread body of a request that sends a file. */
export interface IncomingFile {
  readonly stream: Readable;
  /** `Content-Length`; null when the client does not announce it. */
  readonly bytes: number | null;
}

type SessionFor<A extends Access> = A extends 'public' | 'runner'
  ? undefined
  : ActiveSession<A extends 'customer' ? CustomerScope : A extends 'admin' ? AdminScope : Scope>;

/** The input of a handler: values validated by the contract's schemas, and the caller. */
export interface Call<R extends Route> {
  readonly params: Output<Member<R, 'params'>>;
  readonly query: Output<Member<R, 'query'>>;
  readonly body: Member<R, 'file'> extends true ? IncomingFile : Output<Member<R, 'body'>>;
  /** For a route with `ifMatch`: the version that the change is based on. */
  readonly version: Member<R, 'ifMatch'> extends true ? number : undefined;
  readonly session: SessionFor<R['access']>;
  readonly machine: R['access'] extends 'runner' ? MachineIdentity : undefined;
  /** For build machines, whose calls wait: aborted when the connection is closed. */
  readonly gone: R['access'] extends 'runner' ? AbortSignal : undefined;
  readonly caller: Caller;
  /** The `Cookie` header. */
  readonly cookie: string | undefined;
  /** Sets a header of the response. */
  readonly setHeader: (name: string, value: string) => void;
  /** Aborted on timeout; the caller has already received a response. */
  readonly signal: AbortSignal;
}

type Answer<R extends Route> =
  Member<R['reply'], 'stream'> extends true
    ? Readable
    : Member<R['reply'], 'schema'> extends infer Schema extends z.ZodMiniType
      ? z.input<Schema>
      : undefined;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;
/** One handler per operation of a route table; a missing one is a type error. */
export type Handlers<Routes extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Routes]: Handler<Routes[Name]>;
};

/** What a caller must be and may do. */
export interface Rule {
  readonly access: Exclude<Access, 'public' | 'runner'>;
  readonly permission: Permission;
  /** Whether the operation changes nothing that belongs to the customer. */
  readonly isRead: boolean;
  readonly operationId: string;
}

/** A request whose caller is not known yet. */
export interface GuardedRequest {
  readonly authorization: string | undefined;
  readonly caller: Caller;
  /** Calls the listener with the status of the response. */
  readonly onAnswer: (listener: (status: number) => void) => void;
}

/** Resolves the session of a request; throws 401, 403, 409 or 419 if the rule rejects it. */
export type SessionGuard = (request: GuardedRequest, rule: Rule) => Promise<ActiveSession>;

/** A build machine that was registered when the request arrived. */
export interface MachineIdentity {
  readonly id: string;
  readonly name: string;
  /** X25519, 32 bytes. */
  readonly publicKey: Buffer;
}

/** Resolves the build machine of a request; throws 401 for every other caller. */
export type MachineGuard = (authorization: string | undefined) => Promise<MachineIdentity>;

export interface RouteDeps {
  readonly guard: SessionGuard;
  readonly machineGuard: MachineGuard;
  readonly once: Idempotency;
  /** The turn of a costly call. */
  readonly costly: FairQueue;
  readonly timeoutMs: number;
  /** Additional time for operations that receive a file. */
  readonly uploadMs: number;
  readonly defaultLocale: Locale;
  /** Whether an undeclared field in a reply is an error; otherwise it is left out. */
  readonly strictReplies: boolean;
}

interface Identity {
  readonly caller: Caller;
  readonly session: ActiveSession | undefined;
  readonly machine: MachineIdentity | undefined;
}

/** Registers one operation of the contract under `base`. */
export function registerRoute<R extends Route>(
  app: FastifyInstance,
  deps: RouteDeps,
  { base, route, handler }: { base: string; route: R; handler: Handler<R> },
): void {
  const identities = new WeakMap<FastifyRequest, Identity>();
  const listeners = new WeakMap<FastifyRequest, (status: number) => void>();
  const rule = ruleOf(route);
  app.route({
    method: route.method.toUpperCase(),
    url: base + route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: route.operationId },
    // Before the body is read, so that unauthenticated callers cannot make the server parse it.
    onRequest: async (request, reply) => {
      if (route.publicCors) allowPublicCors(request, reply);
      refuseKeyInUrl(request.url);
      const caller = callerOf(request, deps.defaultLocale);
      const { authorization } = request.headers;
      const onAnswer = (listener: (status: number) => void) => void listeners.set(request, listener);
      const session = rule && (await deps.guard({ authorization, caller, onAnswer }, rule));
      const machine = route.access === 'runner' ? await deps.machineGuard(authorization) : undefined;
      identities.set(request, { caller, session, machine });
    },
    onResponse: async (request, reply) => listeners.get(request)?.(reply.statusCode),
    handler: async (request, reply) => {
      const input = validate(route, request);
      const identity = identities.get(request);
      const transport = {
        cookie: request.headers.cookie,
        setHeader: (name: string, value: string) => void reply.header(name, value),
      };
      const gone = route.access === 'runner' ? goneSignal(reply) : undefined;
      const answer = (signal: AbortSignal) =>
        handler({ ...input, ...identity, ...transport, gone, signal } as Call<R>);
      if (route.reply.stream) return sendStream(route, reply, await answer(new AbortController().signal));
      const key = route.file ? undefined : keyOf(request);
      const timeoutMs = route.file ? deps.timeoutMs + deps.uploadMs : deps.timeoutMs;
      const text = await withinTime(timeoutMs, (signal) => {
        const run = async () => render(route, await answer(signal), deps.strictReplies);
        const account = identity?.session && accountOf(identity.session.scope);
        const act = () => (route.costly && account ? deps.costly(account, signal, run) : run());
        if (!identity?.session || key === undefined || route.method === 'get') return act();
        const { scope } = identity.session;
        return deps.once({ account: JSON.stringify(scope), key, request: wholeOf(request), signal }, act);
      });
      return send(route, { request, reply }, text);
    },
  });
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Undefined for operations without a session. */
function ruleOf({ operationId, access, permission, method, inView }: Route): Rule | undefined {
  if (access === 'public' || access === 'runner') return undefined;
  if (!permission) throw new Error(`${operationId} names no permission.`);
  return { access, permission, operationId, isRead: method === 'get' || inView === true };
}

/** Addresses are kept in histories and in the logs of proxies, so an API key in one is refused. */
function refuseKeyInUrl(url: string): void {
  if (!url.replaceAll(/%5f/gi, '_').includes(keyPrefix)) return;
  throw new AppError('request.invalid', { errors: [{ pointer: '/url', code: 'pattern', params: {} }] });
}

function validate(route: Route, request: FastifyRequest) {
  if (route.body && request.body === undefined) throw new AppError('request.malformed');
  const hasBody = !route.file && (route.body || request.body !== undefined);
  return {
    params: check(route.params ?? nothing, request.params),
    query: check(route.query ?? nothing, request.query),
    body: route.file ? fileOf(request) : hasBody ? check(route.body ?? nothing, request.body) : undefined,
    version: route.ifMatch && versionOf(request),
  };
}

function fileOf({ body, headers }: FastifyRequest): IncomingFile {
  if (!(body instanceof Readable)) throw new AppError('request.unsupported_media_type');
  const length = headers['content-length'];
  return { stream: body, bytes: length === undefined ? null : Number(length) };
}

function versionOf({ headers }: FastifyRequest): number {
  const text = headers['if-match'];
  if (text !== undefined && /^(?:0|[1-9]\d{0,8})$/.test(text)) return Number(text);
  const code = text === undefined ? 'required' : 'pattern';
  throw new AppError('request.invalid', { errors: [{ pointer: '/headers/if-match', code, params: {} }] });
}

/** The client's idempotency key; a repeated request with the same key gets the stored response. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const text = headers['idempotency-key'];
  if (text === undefined) return undefined;
  if (typeof text === 'string' && /^[\x21-\x7e]{8,128}$/.test(text)) return text;
  throw new AppError('request.invalid', {
    errors: [{ pointer: '/headers/idempotency-key', code: 'pattern', params: {} }],
  });
}

function wholeOf({ method, url, headers, body }: FastifyRequest): string {
  return JSON.stringify([method, url, headers['if-match'], body]);
}

/** Undeclared input is rejected. */
const nothing = z.strictObject({});

function check(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw new AppError('request.invalid', { errors: fieldProblems(result.error.issues) });
  return result.data;
}

/** Clients time out after 60 s, so a problem document at 55 s still reaches them. */
async function withinTime<T>(timeoutMs: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return await new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new AppError('service.timeout');
      controller.abort(error);
      reject(error);
    }, timeoutMs);
    task(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function sendStream({ reply: { status } }: Route, reply: FastifyReply, answer: unknown): FastifyReply {
  const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
  return reply.code(status).headers(headers).send(answer);
}

/** Serializes a reply by its schema. In strict mode, an undeclared field is a server error; otherwise it is left out. */
function render({ operationId, reply }: Route, answer: unknown, isStrict: boolean): string {
  if (!reply.schema) return '';
  const result = z.safeParse(reply.schema, answer);
  if (!result.success) throw violation(operationId, z.prettifyError(result.error));
  const text = JSON.stringify(result.data);
  if (isStrict && !isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(answer))))
    throw violation(operationId, 'It contains undeclared fields.');
  return text;
}

const violation = (operationId: string, message: string) =>
  new AppError('internal', {
    cause: new Error(`The reply of ${operationId} violates the contract: ${message}`),
  });

function send(
  { reply: { status, schema }, publicCors }: Route,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  text: string,
): FastifyReply {
  reply.code(status);
  if (publicCors && isKnown(request, reply, { text, ...publicCors })) return reply.code(304).send();
  return schema ? reply.header('content-type', 'application/json; charset=utf-8').send(text) : reply.send();
}
