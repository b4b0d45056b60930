import { castRoutes, type Locale, mainRoutes, type Route } from '@unmuted/api/contract';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createLiveHub } from '#/composition/live-hub.ts';
import { adminCastHandlers } from '#/modules/admin/casts/admin-cast.routes.ts';
import { adminHandlers } from '#/modules/admin/dashboard/dashboard.routes.ts';
import { castHandlers } from '#/modules/casts/cast/cast.routes.ts';
import type { StreamUrlOf } from '#/modules/casts/cast/cast-streams.ts';
import { controlHandlers } from '#/modules/casts/control/control.routes.ts';
import { onAirHandlers } from '#/modules/casts/on-air/on-air.routes.ts';
import { productsHandlers } from '#/modules/casts/products/products.routes.ts';
import type { ClearStatistics } from '#/modules/casts/settings/reset-statistics.ts';
import { settingsHandlers } from '#/modules/casts/settings/settings.routes.ts';
import { sourceHandlers } from '#/modules/casts/source/source.routes.ts';
import { directoriesHandlers } from '#/modules/directories/directories/directories.routes.ts';
import type { Place } from '#/modules/directories/directories/directory-registry.ts';
import { listingHandlers } from '#/modules/directories/listing/listing.routes.ts';
import { preflightHandlers } from '#/modules/directories/preflight/preflight.routes.ts';
import { accountHandlers } from '#/modules/identity/account/account.routes.ts';
import { mfaHandlers } from '#/modules/identity/mfa/mfa.routes.ts';
import {
  type RegistrationLimits,
  shippedRegistrationLimits,
} from '#/modules/identity/registration/registration.limits.ts';
import { registrationHandlers } from '#/modules/identity/registration/registration.routes.ts';
import { requireSession } from '#/modules/identity/session/session.guard.ts';
import { sessionHandlers } from '#/modules/identity/sign-in/sign-in.routes.ts';
import type { SignInLimits } from '#/modules/identity/sign-in/sign-in-limits.ts';
import { accessHandlers } from '#/modules/listeners/access/access.routes.ts';
import { refusalsHandlers } from '#/modules/listeners/geoblocking/refusals.routes.ts';
import { listenersHandlers } from '#/modules/listeners/listeners/listeners.routes.ts';
import { domainHandlers } from '#/modules/sites/domains/domains.routes.ts';
import { reportsHandlers } from '#/modules/statistics/reports/reports.routes.ts';
import { serveUnsubscribePage } from '#/modules/statistics/reports/unsubscribe-page.ts';
import { forgetSessionDays } from '#/modules/statistics/statistics/session-days.repository.ts';
import { dayPartsHandlers, statisticsHandlers } from '#/modules/statistics/statistics/statistics.routes.ts';
import { serveEmbed } from '#/modules/widgets/embed/serve-embed.ts';
import { publicHandlers } from '#/modules/widgets/public/public.routes.ts';
import { createPublicReader } from '#/modules/widgets/public/public.service.ts';
import { createLoadCounter } from '#/modules/widgets/widgets/load-counter.ts';
import { addWidgetLoads, forgetWidgetLoads } from '#/modules/widgets/widgets/widget-loads.repository.ts';
import { widgetHandlers } from '#/modules/widgets/widgets/widgets.routes.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { Names } from '#/platform/connector/names.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { compressAnswers } from '#/platform/http/compression.ts';
import { type DashboardOptions, serveDashboard } from '#/platform/http/dashboard.ts';
import { serveHealth } from '#/platform/http/health.ts';
import { createInjectFetch } from '#/platform/http/inject-fetch.ts';
import { createMissingRoute } from '#/platform/http/not-found.ts';
import {
  type Handler,
  type Handlers,
  registerRoute,
  type SessionGuard,
} from '#/platform/http/register-route.ts';
import { apiBase, castApiBase, createServer, isApi } from '#/platform/http/server.ts';
import type { SocketLimits } from '#/platform/http/sockets.ts';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import { createIdempotency } from '#/platform/idempotency/idempotency.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { liveHandlers } from '#/platform/live/live.routes.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import { createCallBudget } from '#/platform/throttle/call-budget.ts';
import { createThrottle } from '#/platform/throttle/throttle.ts';

/** A page with a widget asks some six times a minute: this is a house full of them behind one address. */
const publicCalls = { limit: 1_200, windowMs: 60_000 };

export interface AppDeps {
  readonly connection: Pick<Connection, 'db'>;
  readonly bus: LiveBus;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly passwords: Passwords;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  /** Where people reach the product: links in mails begin with it, whatever a request claims to have asked for. */
  readonly publicUrl: () => string;
  /** Failures of signing in that are let pass. */
  readonly signInLimits: SignInLimits;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed; none unless given. */
  readonly trustedProxies?: readonly string[];
  readonly logger: Logger;
  readonly streamUrlOf: StreamUrlOf;
  /** The one way out to addresses that are not ours. */
  readonly connector: Connector;
  /** What asks DNS about names that a person typed. */
  readonly names: Names;
  /** What the CNAME of a site's domain has to name; null: it is not set up. */
  readonly sitesHost: string | null;
  /** The directories of stations that are offered. */
  readonly places: readonly Place[];
  readonly dashboard: DashboardOptions;
  /** What was built of apps/embed. */
  readonly embedRoot: string;
  readonly defaultLocale: Locale;
  readonly corsOrigins?: readonly string[];
  /** The server's own answer comes before the client's 60 s end. */
  readonly timeoutMs?: number;
  readonly heartbeatMs?: number;
  /** Another budget than the shipped one of one address, for what pages of others ask. */
  readonly publicCalls?: Partial<typeof publicCalls>;
  /** Other limits of connections than the shipped ones. */
  readonly sockets?: Partial<SocketLimits>;
  /** Other budgets of registration and forgotten passwords than the shipped ones. */
  readonly registrationLimits?: Partial<RegistrationLimits>;
  /** The step of time at whose end calls answer that must not tell whether an address is known. */
  readonly answerStepMs?: number;
}

export interface App {
  /** The server without a socket; `from` is the address that the request comes from. */
  fetch(request: Request, from?: string): Promise<Response>;
  /** Gives the address it listens on. */
  listen(address: { host: string; port: number }): Promise<string>;
  /** Ends the streams, then waits for the calls under way. */
  close(): Promise<void>;
  readonly fastify: FastifyInstance;
}

export async function createApp(deps: AppDeps): Promise<App> {
  const { clock, logger, defaultLocale, timeoutMs = 55_000, heartbeatMs = 15_000 } = deps;
  const { answerStepMs = 250 } = deps;
  const { db } = deps.connection;
  const isTrustedProxy = trusting(deps.trustedProxies ?? []);
  const throttle = createThrottle({ db, clock });
  const server = createServer({
    logger,
    defaultLocale,
    corsOrigins: deps.corsOrigins ?? [],
    isTrustedProxy,
    // A proxy's connections are those of everybody behind it.
    sockets: { isShared: isTrustedProxy, ...deps.sockets },
  });
  const hub = createLiveHub({
    db,
    clock,
    bus: deps.bus,
    streamUrlOf: deps.streamUrlOf,
    heartbeatMs,
    onError: (err) => logger.error({ err }, 'live events'),
  });
  let isDraining = false;
  // Node closes connections that are idle when the server closes, but not those that become idle afterwards.
  server.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });

  await compressAnswers(server);
  serveHealth(server, { db, isDraining: () => isDraining });
  const reader = createPublicReader({ ...deps, db });
  const loads = createLoadCounter({
    clock,
    save: (batch) => addWidgetLoads(db, batch),
    onError: (err) => logger.error({ err }, 'widget loads'),
  });
  const takeCall = createCallBudget({ clock, ...publicCalls, ...deps.publicCalls });
  const castUrl = () => new URL(deps.dashboard.runtime.castApiUrl, deps.publicUrl()).href.replace(/\/$/, '');
  serveUnsubscribePage(server, { ...deps, db });
  const clearStatistics: ClearStatistics = async (tx, castId) => {
    await forgetSessionDays(tx, castId);
    await forgetWidgetLoads(tx, castId);
  };
  const main: Handlers<typeof mainRoutes> = {
    ...sessionHandlers({ ...deps, db, throttle }),
    ...registrationHandlers({
      db,
      clock,
      passwords: deps.passwords,
      mailer: deps.mailer,
      publicUrl: deps.publicUrl,
      throttle,
      limits: { ...shippedRegistrationLimits, ...deps.registrationLimits },
      answerStepMs,
    }),
    ...accountHandlers({ ...deps, db, throttle, answerStepMs }),
    ...mfaHandlers({ ...deps, db, throttle, brand: deps.dashboard.runtime.brand }),
    ...productsHandlers({ db, streamUrlOf: deps.streamUrlOf }),
    ...domainHandlers({ ...deps, db, throttle, ownHosts: () => ownHostsOf(deps) }),
    ...accessHandlers({ ...deps, db }),
    ...settingsHandlers({ ...deps, db, clearStatistics }),
    ...sourceHandlers({ ...deps, db, throttle }),
    ...controlHandlers({ ...deps, db }),
    ...dayPartsHandlers({ ...deps, db }),
    ...reportsHandlers({ ...deps, db, throttle }),
    ...adminHandlers({ db, clock }),
    ...adminCastHandlers({ ...deps, db }),
  };
  const cast: Handlers<typeof castRoutes> = {
    ...castHandlers({ ...deps, db }),
    ...onAirHandlers({ ...deps, db }),
    ...listenersHandlers({ ...deps, db }),
    ...refusalsHandlers({ ...deps, db }),
    ...liveHandlers(hub),
    ...statisticsHandlers({ ...deps, db }),
    ...widgetHandlers({ db, clock, castUrl, loads, changed: reader.forgetWidget }),
    ...publicHandlers({ reader, takeCall }),
    ...directoriesHandlers({ ...deps, db, throttle }),
    ...listingHandlers({ ...deps, db }),
    ...preflightHandlers({ ...deps, db, throttle }),
  };
  const mounted = [...mount(apiBase, mainRoutes, main), ...mount(castApiBase, castRoutes, cast)];
  const guard: SessionGuard = (request, access) => requireSession({ db, clock }, request, access);
  const once = createIdempotency({ ...deps, db });
  for (const entry of mounted) registerRoute(server, { guard, once, timeoutMs, defaultLocale }, entry);

  await serveEmbed(server, {
    root: deps.embedRoot,
    base: castApiBase,
    castUrl,
    dashboardOrigins: () => [new URL(deps.publicUrl()).origin, ...(deps.corsOrigins ?? [])],
    streamOrigins: deps.dashboard.streamOrigins,
    reader,
    loads,
    takeCall,
    defaultLocale,
  });
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
      await loads.close();
    },
  };
}

/** Names under which people and players reach the product. */
function ownHostsOf({ publicUrl, streamUrlOf, dashboard: { runtime } }: AppDeps): string[] {
  const urls = [publicUrl(), streamUrlOf('/'), runtime.apiUrl, runtime.castApiUrl];
  return urls.flatMap((url) => (url !== null && URL.canParse(url) ? new URL(url).hostname : []));
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
