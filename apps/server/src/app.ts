import { castRoutes, type Locale, mainRoutes, type Route } from '@unmuted/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Connection } from '#/db/connect.ts';
import { type DashboardOptions, serveDashboard } from '#/http/dashboard.ts';
import { serveHealth } from '#/http/health.ts';
import { createInjectFetch } from '#/http/inject-fetch.ts';
import { createMissingRoute } from '#/http/not-found.ts';
import { type Handler, type Handlers, registerRoute } from '#/http/register-route.ts';
import { apiBase, castApiBase, createServer, isApi } from '#/http/server.ts';
import type { Clock } from '#/lib/clock.ts';
import type { Passwords } from '#/lib/passwords.ts';
import type { LiveBus } from '#/live/bus.ts';
import { createLiveHub } from '#/live/hub.ts';
import { accountHandlers } from '#/modules/account/account.routes.ts';
import { adminHandlers } from '#/modules/admin/admin.routes.ts';
import { castHandlers } from '#/modules/cast/cast.routes.ts';
import { productsHandlers } from '#/modules/products/products.routes.ts';
import type { StreamUrlOf } from '#/modules/products/products.service.ts';
import { sessionHandlers } from '#/modules/session/session.routes.ts';

export interface AppDeps {
  readonly connection: Pick<Connection, 'db'>;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly logger: Logger;
  readonly streamUrlOf: StreamUrlOf;
  readonly dashboard: DashboardOptions;
  readonly defaultLocale: Locale;
  readonly corsOrigins?: readonly string[];
  /** The server's own answer comes before the client's 60 s end. */
  readonly timeoutMs?: number;
  readonly heartbeatMs?: number;
}

export interface App {
  /** The server without a socket. */
  fetch(request: Request): Promise<Response>;
  /** Gives the address it listens on. */
  listen(address: { host: string; port: number }): Promise<string>;
  /** Ends the streams, then waits for the calls under way. */
  close(): Promise<void>;
  readonly fastify: FastifyInstance;
}

export async function createApp(deps: AppDeps): Promise<App> {
  const { clock, logger, timeoutMs = 55_000, heartbeatMs = 15_000 } = deps;
  const { db } = deps.connection;
  const server = createServer({
    logger,
    defaultLocale: deps.defaultLocale,
    corsOrigins: deps.corsOrigins ?? [],
  });
  const hub = createLiveHub({
    db,
    clock,
    bus: deps.bus,
    heartbeatMs,
    onError: (err) => logger.error({ err }, 'live events'),
  });
  let isDraining = false;
  // Node closes connections that are idle when the server closes, but not those that become idle afterwards.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  serveHealth(server, { db, isDraining: () => isDraining });
  const main: Handlers<typeof mainRoutes> = {
    ...sessionHandlers({ db, clock, passwords: deps.passwords }),
    ...accountHandlers({ db }),
    ...productsHandlers({ db, streamUrlOf: deps.streamUrlOf }),
    ...adminHandlers({ db, clock }),
  };
  const cast: Handlers<typeof castRoutes> = castHandlers({ db, clock, hub });
  const mounted = [...mount(apiBase, mainRoutes, main), ...mount(castApiBase, castRoutes, cast)];
  for (const entry of mounted) registerRoute(server, { db, clock, timeoutMs }, entry);

  const answerNavigation = await serveDashboard(server, deps.dashboard);
  const missingRoute = createMissingRoute(mounted);
  server.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) throw missingRoute(request.url);
    return answerNavigation(request, reply);
  });
  await server.ready();

  return {
    fastify: server,
    fetch: createInjectFetch(server),
    listen: (address) => server.listen(address),
    async close() {
      isDraining = true;
      await hub.close();
      await server.close();
    },
  };
}

interface Mounted {
  readonly base: string;
  readonly route: Route;
  readonly handler: Handler<Route>;
}

/** Pairs each route with its handler; the types of `Handlers` say that they fit, this only forgets which fits which. */
function mount<Routes extends Readonly<Record<string, Route>>>(
  base: string,
  routes: Routes,
  handlers: Handlers<Routes>,
): Mounted[] {
  return Object.entries(routes).map(([name, route]) => {
    const handler = handlers[name] as Handler<Route> | undefined;
    if (!handler) throw new Error(`${route.operationId} has no handler.`);
    return { base, route, handler };
  });
}
