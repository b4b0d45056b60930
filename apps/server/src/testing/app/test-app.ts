import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, type AppDeps, createApp } from '#/composition/app.ts';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import type { EngineSink } from '#/engine/monitor.ts';
import { relayCapabilities } from '#/engine/relay/engine.ts';
import { createEngineSink } from '#/modules/casts/engine/engine-sink.ts';
import { connect } from '#/platform/db/connect.ts';
import type { Db } from '#/platform/db/schema.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { createTestDeps, type SentMail } from '#/testing/app/test-deps.ts';
import { takeDemoDatabase } from '#/testing/databases/demo-database.ts';
// Includes the types that the global setup provides.
import type {} from '#/testing/global-setup.ts';
import { hasReplicas, noteCalls, startReplica, travelling } from '#/testing/replicas/replica.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

export { cheapPasswords } from '#/testing/app/test-deps.ts';

export const actors = ['owner', 'second', 'admin', 'superadmin'] as const;
export type Actor = (typeof actors)[number];

export interface TestApp {
  readonly app: App;
  /** Dependencies for another server on the same database: `createApp(test.deps)`. */
  readonly deps: AppDeps;
  readonly db: Db;
  readonly clock: TestClock;
  readonly sink: EngineSink;
  /** The emails that the server sent, in order. */
  readonly mails: SentMail[];
  /** The server's log at every level. */
  readonly logs: string[];
  readonly dashboardRoot: string;
  /** Calls a path of this server, with the token of `as` if given. */
  call(path: string, options?: CallOptions): Promise<Response>;
  tokenOf(actor: Actor): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly as?: Actor;
  readonly token?: string;
  readonly method?: string;
  readonly json?: unknown;
  /** The body of an operation that receives a file. */
  readonly file?: Buffer | undefined;
  readonly headers?: Record<string, string> | undefined;
  /** The client address; 127.0.0.1 by default. */
  readonly from?: string;
  readonly signal?: AbortSignal;
}

export interface TestAppOptions {
  /** Why this test needs one process: with TEST_REPLICAS=2, all others alternate between two. */
  readonly oneProcess?: string;
}

/** The complete server on its own database with the demo accounts. */
export async function createTestApp(
  overrides: Partial<AppDeps> = {},
  { oneProcess }: TestAppOptions = {},
): Promise<TestApp> {
  const database = await takeDemoDatabase();
  const connection = connect({ connection: database.connection, poolSize: 4 });
  const clock = new TestClock();
  const logs: string[] = [];
  const mails: SentMail[] = [];
  const logger = createLogger('trace', { write: (line) => void logs.push(line) });
  const dashboardRoot = await mkdtemp(path.join(tmpdir(), 'studio-dashboard-'));
  const keepMail = (sent: SentMail) => void mails.push(sent);
  const deps: AppDeps = {
    ...createTestDeps({ connection, clock, logger, dashboardRoot, keepMail }),
    ...overrides,
  };
  const { bus } = deps;
  const app = await createApp(deps);
  // Sign-ins have no timeout, so that a slow machine does not fail tests of the timeout.
  const { timeoutMs, ...depsWithoutTimeout } = deps;
  const signInApp = timeoutMs === undefined ? undefined : await createApp(depsWithoutTimeout);
  const replica =
    hasReplicas && oneProcess === undefined
      ? await startReplica({
          connection: database.connection,
          dashboardRoot,
          overrides: travelling(overrides),
          onLog: (line) => void logs.push(line),
          onMail: keepMail,
        })
      : undefined;
  const calls = { here: 0, there: 0 };
  const tokens = new Map<Actor, Promise<string>>();

  async function call(to: string, options: CallOptions = {}) {
    const { as, token, from } = options;
    const request = requestOf(to, options, token ?? (as && (await tokenOf(as))));
    if (replica && calls.here > calls.there) {
      calls.there += 1;
      return replica.fetch(request, { from, now: clock.now() });
    }
    calls.here += 1;
    return app.fetch(request, from);
  }

  const callToSignIn: TestApp['call'] = (to, options = {}) =>
    signInApp ? signInApp.fetch(requestOf(to, options, undefined)) : call(to, options);

  function tokenOf(actor: Actor): Promise<string> {
    const known = tokens.get(actor) ?? signIn(callToSignIn, actor);
    tokens.set(actor, known);
    return known;
  }

  return {
    app,
    deps,
    db: connection.db,
    clock,
    mails,
    logs,
    dashboardRoot,
    sink: createRelaySink(connection.db, bus),
    call,
    tokenOf,
    async close() {
      await replica?.stop();
      if (replica) noteCalls(calls);
      await signInApp?.close();
      await app.close();
      await bus.close();
      await connection.close();
      await database.drop();
      await rm(dashboardRoot, { recursive: true });
    },
  };
}

/** The sink of a relay that reports its listeners. */
function createRelaySink(db: Db, bus: AppDeps['bus']): EngineSink {
  return createEngineSink({
    db,
    bus,
    engine: { kind: 'relay', capabilities: relayCapabilities },
    tellsListeners: true,
  });
}

/** The path and body that sign an actor in. */
export function credentialsOf(actor: Actor): { path: string; json: Record<string, string> } {
  return actor === 'owner' || actor === 'second'
    ? { path: '/api/authenticate', json: { email: `${actor}@studio.test`, password: demoPassword } }
    : { path: '/api/admin/authenticate', json: { username: actor, password: demoPassword } };
}

function requestOf(
  to: string,
  { method, json, file, headers, signal }: CallOptions,
  bearer: string | undefined,
): Request {
  return new Request(`http://studio.test${to}`, {
    method: method ?? (json === undefined && file === undefined ? 'GET' : 'POST'),
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream', 'content-length': String(file.length) }),
      ...headers,
    },
    ...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
    ...(file && { body: new Uint8Array(file) }),
    ...(signal && { signal }),
  });
}

async function signIn(call: TestApp['call'], actor: Actor): Promise<string> {
  const { path: to, json } = credentialsOf(actor);
  const { token } = (await (await call(to, { json })).json()) as { token?: string };
  if (!token) throw new Error(`${actor} could not sign in.`);
  return token;
}
