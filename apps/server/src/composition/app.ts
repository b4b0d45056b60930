import { castRoutes, type Locale, limits, mainRoutes } from '@unmuted/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ExternalServices } from '#/composition/external-services.ts';
import {
  allModules,
  clearStatistics,
  type ModuleSettings,
  type RouteDeps,
  revisedSections,
  servedNames,
} from '#/composition/modules.ts';
import { collectHandlers, type Mounted, mount } from '#/composition/mount.ts';
import { firstRewrite } from '#/composition/rewrite-url.ts';
import { type ApiDocsOptions, serveApiDocs } from '#/platform/api-docs/serve-api-docs.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { compressAnswers } from '#/platform/http/compression.ts';
import { type DashboardOptions, serveDashboard } from '#/platform/http/dashboard.ts';
import { serveHealth } from '#/platform/http/health.ts';
import { createInjectFetch } from '#/platform/http/inject-fetch.ts';
import { createMissingRoute } from '#/platform/http/not-found.ts';
import { type MachineGuard, registerRoute, type SessionGuard } from '#/platform/http/register-route.ts';
import { acceptOnlyFiles } from '#/platform/http/request-bodies.ts';
import { apiBase, castApiBase, createServer, isApi } from '#/platform/http/server.ts';
import { type SocketLimits, shippedLimits } from '#/platform/http/sockets.ts';
import { strictTransportOf } from '#/platform/http/strict-transport.ts';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import { createIdempotency } from '#/platform/idempotency/idempotency.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { LiveHub } from '#/platform/live/hub.ts';
import { liveHandlers } from '#/platform/live/live.routes.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import type { ModuleRoutes, Sessions } from '#/platform/modules/define-module.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';
import { createCallBudget } from '#/platform/throttle/call-budget.ts';
import { costlyCalls, createFairQueue, type FairQueueLimits } from '#/platform/throttle/fair-queue.ts';
import { createThrottle } from '#/platform/throttle/throttle.ts';

/** A page with a widget sends about six calls a minute: enough for a large household behind one address. */
const publicCalls = { limit: 1_200, windowMs: 60_000 };

export interface AppDeps
  extends ExternalServices,
    Omit<ModuleSettings, 'registrationLimits'>,
    Partial<Pick<ModuleSettings, 'registrationLimits'>> {
  readonly connection: Pick<Connection, 'db'>;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  readonly storage: FileStorage;
  /** The public base URL for links in e-mails, independent of the Host header. */
  readonly publicUrl: () => string;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks; none by default. */
  readonly trustedProxies?: readonly string[];
  readonly logger: Logger;
  readonly dashboard: DashboardOptions;
  /** The build output of apps/embed. */
  readonly embedRoot: string;
  /** The build output of apps/site; without it no site is served. */
  readonly siteRoot: string;
  readonly defaultLocale: Locale;
  readonly corsOrigins?: readonly string[];
  /** Shorter than the client's timeout of 60 s. */
  readonly timeoutMs?: number;
  readonly heartbeatMs?: number;
  /** Treats an undeclared field in a reply as an error instead of leaving it out; true by default. */
  readonly strictReplies?: boolean;
  /** Overrides the rate limit per address of public calls. */
  readonly publicCalls?: Partial<typeof publicCalls>;
  /** Overrides the rate limit per API key. */
  readonly keyCalls?: Partial<typeof publicCalls>;
  /** Overrides the limits of costly calls. */
  readonly costlyCalls?: Partial<FairQueueLimits>;
  /** Overrides the connection limits. */
  readonly sockets?: Partial<SocketLimits>;
  /** Certificate authorities that are trusted to sign for Alexa, in PEM; those of Node by default. */
  readonly alexaRoots?: () => readonly string[];
  /** Overrides what builds do with their apps. */
  readonly buildHooks?: NonNullable<RouteDeps['buildHooks']>;
  /** The time step of responses that must not reveal whether an address is known. */
  readonly answerStepMs?: number;
}

export interface App {
  /** Calls the server without a socket; `from` is the client address. */
  fetch(request: Request, from?: string): Promise<Response>;
  /** Returns the address that it listens on. */
  listen(address: { host: string; port: number }): Promise<string>;
  /** Ends the streams, then waits for calls in progress. */
  close(): Promise<void>;
  readonly fastify: FastifyInstance;
}

export async function createApp(deps: AppDeps): Promise<App> {
  const { clock, logger, heartbeatMs = 15_000 } = deps;
  const { db } = deps.connection;
  let rewriteUrl = (_host: string | undefined, url: string): string => url;
  const server = createAppServer(deps, (host, url) => rewriteUrl(host, url));
  let isDraining = false;
  // On close, Node closes connections that are idle then, but not those that become idle afterwards.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  await compressAnswers(server);
  serveHealth(server, { db, isDraining: () => isDraining });

  const routeDeps = routeDepsOf(deps);
  const modules = allModules.map((module) => module.routes(routeDeps));
  rewriteUrl = (host, url) => firstRewrite(modules, host, url) ?? url;
  const sessions = sessionsOf(modules);
  const hub = new LiveHub({
    topics: allModules.flatMap((module) => module.liveTopics?.(routeDeps) ?? []),
    bus: deps.bus,
    clock,
    findValidSessions: sessions.findValid,
    heartbeatMs,
    onError: (err) => logger.error({ err }, 'live events'),
  });
  const served: readonly ModuleRoutes[] = [{ cast: liveHandlers(hub) }, ...modules];
  const mounted = [
    ...mount(apiBase, mainRoutes, collectHandlers(served.map(({ main }) => main))),
    ...mount(castApiBase, castRoutes, collectHandlers(served.map(({ cast }) => cast))),
  ];
  const machineGuard = machineGuardOf(modules);
  await registerRoutes(server, deps, { guard: sessions.guard, machineGuard, mounted });
  for (const { servePages } of served) await servePages?.(server);
  serveApiDocs(server, routeDeps);
  await serveFallback(server, deps.dashboard, mounted);
  await server.ready();

  return {
    fastify: server,
    fetch: createInjectFetch(server),
    listen: (address) => server.listen(address),
    async close() {
      isDraining = true;
      await hub.close();
      await server.close();
      for (const { close } of served) await close?.();
    },
  };
}

function createAppServer(
  deps: AppDeps,
  rewriteUrl: (host: string | undefined, url: string) => string,
): FastifyInstance {
  const isTrustedProxy = trusting(deps.trustedProxies ?? []);
  return createServer({
    rewriteUrl,
    logger: deps.logger,
    defaultLocale: deps.defaultLocale,
    corsOrigins: deps.corsOrigins ?? [],
    isTrustedProxy,
    strictTransport: () =>
      strictTransportOf({
        publicUrl: deps.publicUrl(),
        apiUrls: [deps.dashboard.runtime.apiUrl, deps.dashboard.runtime.castApiUrl],
        streamUrl: deps.streamUrlOf('/'),
      }),
    // A proxy's connections are shared by all clients behind it.
    sockets: { isShared: isTrustedProxy, ...deps.sockets },
  });
}

/** Dependencies of all modules' routes. */
function routeDepsOf(deps: AppDeps): RouteDeps & ApiDocsOptions {
  const { clock, dashboard, answerStepMs = 250 } = deps;
  const { db } = deps.connection;
  const apiUrl = () => new URL(dashboard.runtime.apiUrl, deps.publicUrl()).href;
  const routeDeps: RouteDeps & ApiDocsOptions = {
    ...deps,
    db,
    answerStepMs,
    clearStatistics,
    revisedSections: () => revisedSections(routeDeps),
    throttle: createThrottle({ db, clock, secrets: deps.secrets }),
    takeKeyCall: createCallBudget({
      clock,
      limit: limits.keyCallsPerMinute,
      windowMs: 60_000,
      ...deps.keyCalls,
    }),
    takeCall: createCallBudget({ clock, ...publicCalls, ...deps.publicCalls }),
    brand: dashboard.runtime.brand,
    castUrl: () => new URL(dashboard.runtime.castApiUrl, deps.publicUrl()).href.replace(/\/$/, ''),
    apiUrl,
    ownHosts: () => ownHostsOf(deps),
    servedNames: () => servedNames({ ...deps, db }, productUrlsOf(deps)),
    embed: {
      root: deps.embedRoot,
      base: castApiBase,
      dashboardOrigins: () => [new URL(deps.publicUrl()).origin, ...(deps.corsOrigins ?? [])],
      streamOrigins: dashboard.streamOrigins,
      defaultLocale: deps.defaultLocale,
    },
    dashboardOrigins: () => [new URL(deps.publicUrl()).origin, ...(deps.corsOrigins ?? [])],
    streamOrigins: dashboard.streamOrigins,
  };
  return routeDeps;
}

function sessionsOf(modules: readonly ModuleRoutes[]): Sessions {
  const [sessions, ...others] = modules.flatMap((module) => module.sessions ?? []);
  if (!sessions || others.length > 0) throw new Error('Exactly one module must authenticate requests.');
  return sessions;
}

function machineGuardOf(modules: readonly ModuleRoutes[]): MachineGuard {
  const [machineGuard, ...others] = modules.flatMap((module) => module.machineGuard ?? []);
  if (!machineGuard || others.length > 0)
    throw new Error('Exactly one module must authenticate build machines.');
  return machineGuard;
}

interface Registration {
  readonly guard: SessionGuard;
  readonly machineGuard: MachineGuard;
  readonly mounted: readonly Mounted[];
}

async function registerRoutes(
  server: FastifyInstance,
  deps: AppDeps,
  { guard, machineGuard, mounted }: Registration,
): Promise<void> {
  // The client times out after 60 s; the server responds before that.
  const { defaultLocale, timeoutMs = 55_000, strictReplies = true } = deps;
  const { db } = deps.connection;
  const { uploadMs } = { ...shippedLimits, ...deps.sockets };
  const once = createIdempotency({ ...deps, db });
  const costly = createFairQueue({ ...costlyCalls, ...deps.costlyCalls });
  const routeDeps = { guard, machineGuard, once, costly, timeoutMs, uploadMs, defaultLocale, strictReplies };
  for (const entry of mounted) if (!entry.route.file) registerRoute(server, routeDeps, entry);
  await server.register(async (scope) => {
    acceptOnlyFiles(scope);
    for (const entry of mounted) if (entry.route.file) registerRoute(scope, routeDeps, entry);
  });
}

/** Serves the dashboard, and a problem document for API paths without a route. */
async function serveFallback(
  server: FastifyInstance,
  dashboard: DashboardOptions,
  mounted: readonly Mounted[],
): Promise<void> {
  const answerNavigation = await serveDashboard(server, dashboard);
  const missingRoute = createMissingRoute(mounted);
  server.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) throw missingRoute(request.url);
    return answerNavigation(request, reply);
  });
}

/** Addresses of the product and its streams. */
function productUrlsOf({ publicUrl, streamUrlOf, dashboard: { runtime } }: AppDeps): (string | null)[] {
  return [publicUrl(), streamUrlOf('/'), runtime.apiUrl, runtime.castApiUrl];
}

/** Host names of the product and its streams. */
function ownHostsOf(deps: AppDeps): string[] {
  return productUrlsOf(deps).flatMap((url) =>
    url !== null && URL.canParse(url) ? new URL(url).hostname : [],
  );
}
