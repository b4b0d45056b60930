import * as adminCasts from '#/contract/admin/casts.routes.ts';
import * as adminDashboard from '#/contract/admin/dashboard.routes.ts';
import * as casts from '#/contract/casts/casts.routes.ts';
import * as control from '#/contract/casts/control.routes.ts';
import * as onAir from '#/contract/casts/on-air.routes.ts';
import * as products from '#/contract/casts/products.routes.ts';
import * as settings from '#/contract/casts/settings.routes.ts';
import * as source from '#/contract/casts/source.routes.ts';
import * as directories from '#/contract/directories/directories.routes.ts';
import * as account from '#/contract/identity/account.routes.ts';
import * as mfa from '#/contract/identity/mfa.routes.ts';
import * as registration from '#/contract/identity/registration.routes.ts';
import * as session from '#/contract/identity/session.routes.ts';
import * as access from '#/contract/listeners/access.routes.ts';
import * as listeners from '#/contract/listeners/listeners.routes.ts';
import * as live from '#/contract/live/live.routes.ts';
import * as domains from '#/contract/sites/domains.routes.ts';
import * as dayparts from '#/contract/statistics/dayparts.routes.ts';
import * as reports from '#/contract/statistics/reports.routes.ts';
import * as statistics from '#/contract/statistics/statistics.routes.ts';
import * as publicWidgets from '#/contract/widgets/public.routes.ts';
import * as widgets from '#/contract/widgets/widgets.routes.ts';

/** Every operation of the main API, by its exported name. */
export const mainRoutes = {
  ...session,
  ...registration,
  ...account,
  ...mfa,
  ...products,
  ...domains,
  ...access,
  ...source,
  ...settings,
  ...reports,
  ...dayparts,
  ...control,
  ...adminDashboard,
  ...adminCasts,
};
/** Every operation of the cast API. */
export const castRoutes = {
  ...casts,
  ...listeners,
  ...live,
  ...onAir,
  ...statistics,
  ...widgets,
  ...publicWidgets,
  ...directories,
};

export * from '#/contract/admin/casts.schemas.ts';
export * from '#/contract/admin/dashboard.schemas.ts';
export * from '#/contract/casts/casts.schemas.ts';
export * from '#/contract/casts/connection-test.schemas.ts';
export * from '#/contract/casts/control.schemas.ts';
export * from '#/contract/casts/on-air.schemas.ts';
export * from '#/contract/casts/products.schemas.ts';
export * from '#/contract/casts/settings.schemas.ts';
export * from '#/contract/casts/source.schemas.ts';
export * from '#/contract/directories/directories.schemas.ts';
export * from '#/contract/directories/listing.schemas.ts';
export * from '#/contract/directories/mismatch.schemas.ts';
export * from '#/contract/directories/preflight.schemas.ts';
export * from '#/contract/identity/account.schemas.ts';
export * from '#/contract/identity/registration.schemas.ts';
export * from '#/contract/identity/security.schemas.ts';
export * from '#/contract/listeners/access.schemas.ts';
export * from '#/contract/listeners/listeners.schemas.ts';
export * from '#/contract/live/live.schemas.ts';
export { countryCodes } from '#/contract/shared/countries.ts';
export * from '#/contract/shared/engine.ts';
export { commonErrors, type ErrorCode, errorCodes } from '#/contract/shared/error-codes.ts';
export { fieldProblems } from '#/contract/shared/field-problems.ts';
export { limits } from '#/contract/shared/limits.ts';
export * from '#/contract/shared/problem.ts';
export type { Access, Reply, Route } from '#/contract/shared/route.ts';
export * from '#/contract/sites/domains.schemas.ts';
export * from '#/contract/statistics/dayparts.schemas.ts';
export * from '#/contract/statistics/marks.schemas.ts';
export * from '#/contract/statistics/reports.schemas.ts';
export { robotClasses, statisticsCountings } from '#/contract/statistics/shared.schemas.ts';
export * from '#/contract/statistics/songs.schemas.ts';
export * from '#/contract/statistics/statistics.schemas.ts';
export * from '#/contract/widgets/public.schemas.ts';
export * from '#/contract/widgets/widgets.schemas.ts';
