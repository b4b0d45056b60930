import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, type AppDeps, createApp } from '#/app.ts';
import { connect } from '#/db/connect.ts';
import type { Db } from '#/db/schema.ts';
import type { EngineSink } from '#/engine/monitor.ts';
import { relayCapabilities } from '#/engine/relay/engine.ts';
import { createLogger } from '#/lib/logger.ts';
import { createPasswords, type Passwords } from '#/lib/passwords.ts';
import { createSecretBox } from '#/lib/secrets.ts';
import { createLiveBus } from '#/live/bus.ts';
import { createEngineSink } from '#/modules/cast/engine-store.ts';
import { demoPassword } from '#/seed/demo-data.ts';
import { seedDemo } from '#/seed/seed.ts';
import { createTestDatabase } from '#/testing/database.ts';
// Whoever imports this file alone still gets the type of what the setup provides.
import type {} from '#/testing/global-setup.ts';

/** The server's clock, turned by hand. */
export class TestClock {
  #now: number;

  constructor(start = '2026-03-02T09:10:00.000Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance({ minutes = 0, seconds = 0 }: { minutes?: number; seconds?: number }): void {
    this.#now += (minutes * 60 + seconds) * 1000;
  }
}

export const actors = ['owner', 'second', 'admin', 'superadmin'] as const;
export type Actor = (typeof actors)[number];

export interface TestApp {
  readonly app: App;
  readonly db: Db;
  readonly clock: TestClock;
  readonly sink: EngineSink;
  /** What the server logged, at every level. */
  readonly logs: string[];
  readonly dashboardRoot: string;
  /** A path of this server, with the token of an actor when one is named. */
  call(path: string, options?: CallOptions): Promise<Response>;
  tokenOf(actor: Actor): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  readonly as?: Actor;
  readonly token?: string;
  readonly method?: string;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/** As cheap as argon2 gets: these tests prove who is let in, not how long guessing takes. */
export const cheapPasswords = (): Passwords =>
  createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The whole server on a database of its own that holds the demo's accounts. */
export async function createTestApp(overrides: Partial<AppDeps> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const connection = connect({ connection: database.connection, poolSize: 4 });
  const clock = new TestClock();
  const passwords = overrides.passwords ?? cheapPasswords();
  const secrets = createSecretBox([Buffer.alloc(32, 7)]);
  await seedDemo({ db: connection.db, passwords: cheapPasswords(), secrets, now: clock.now() }, 'fixed');
  const logs: string[] = [];
  const logger = createLogger('trace', { write: (line) => void logs.push(line) });
  const bus = createLiveBus({ connection, onError: (err) => logger.error({ err }) });
  const dashboardRoot = await mkdtemp(path.join(tmpdir(), 'studio-dashboard-'));
  const app = await createApp({
    connection,
    bus,
    clock,
    passwords,
    logger,
    defaultLocale: 'en',
    corsOrigins: ['https://studio.example'],
    streamUrlOf: (mount) => `https://streams.example${mount}`,
    dashboard: {
      root: dashboardRoot,
      streamOrigins: ['https://streams.example'],
      runtime: {
        apiUrl: '/api',
        castApiUrl: '/cast-api',
        brand: 'Studio',
        company: 'Unmuted Ltd',
        defaultLocale: 'en',
        releaseId: 'test',
      },
    },
    ...overrides,
  });
  const tokens = new Map<Actor, Promise<string>>();

  async function call(to: string, { as, token, method, json, headers, signal }: CallOptions = {}) {
    const bearer = token ?? (as && (await tokenOf(as)));
    return app.fetch(
      new Request(`http://studio.test${to}`, {
        method: method ?? (json === undefined ? 'GET' : 'POST'),
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
        ...(signal && { signal }),
      }),
    );
  }

  function tokenOf(actor: Actor): Promise<string> {
    const known = tokens.get(actor) ?? signIn(call, actor);
    tokens.set(actor, known);
    return known;
  }

  return {
    app,
    db: connection.db,
    clock,
    logs,
    dashboardRoot,
    sink: createEngineSink({
      db: connection.db,
      bus,
      engine: { kind: 'relay', capabilities: relayCapabilities },
    }),
    call,
    tokenOf,
    async close() {
      await app.close();
      await bus.close();
      await connection.close();
      await database.drop();
      await rm(dashboardRoot, { recursive: true });
    },
  };
}

/** The call that signs an actor in. */
export function credentialsOf(actor: Actor): { path: string; json: Record<string, string> } {
  return actor === 'owner' || actor === 'second'
    ? { path: '/api/authenticate', json: { email: `${actor}@studio.test`, password: demoPassword } }
    : { path: '/api/admin/authenticate', json: { username: actor, password: demoPassword } };
}

async function signIn(call: TestApp['call'], actor: Actor): Promise<string> {
  const { path: to, json } = credentialsOf(actor);
  const { token } = (await (await call(to, { json })).json()) as { token?: string };
  if (!token) throw new Error(`${actor} could not sign in.`);
  return token;
}
