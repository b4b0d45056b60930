import * as cast from '#/contract/cast/cast.contract.ts';
import * as directories from '#/contract/cast/directories.contract.ts';
import * as onAir from '#/contract/cast/on-air.contract.ts';
import * as publicly from '#/contract/cast/public.contract.ts';
import * as statistics from '#/contract/cast/statistics.contract.ts';
import * as widgets from '#/contract/cast/widgets.contract.ts';
import * as access from '#/contract/main/access.contract.ts';
import * as account from '#/contract/main/account.contract.ts';
import * as admin from '#/contract/main/admin.contract.ts';
import * as adminCast from '#/contract/main/admin-cast.contract.ts';
import * as control from '#/contract/main/control.contract.ts';
import * as dayParts from '#/contract/main/day-parts.contract.ts';
import * as domains from '#/contract/main/domains.contract.ts';
import * as mfa from '#/contract/main/mfa.contract.ts';
import * as products from '#/contract/main/products.contract.ts';
import * as registration from '#/contract/main/registration.contract.ts';
import * as reports from '#/contract/main/reports.contract.ts';
import * as session from '#/contract/main/session.contract.ts';
import * as settings from '#/contract/main/settings.contract.ts';
import * as source from '#/contract/main/source.contract.ts';

/** Every operation of the main API, by the name its module gives it. */
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
  ...dayParts,
  ...control,
  ...admin,
  ...adminCast,
};
/** Every operation of the cast API. */
export const castRoutes = { ...cast, ...onAir, ...statistics, ...widgets, ...publicly, ...directories };

export { countryCodes } from '#/contract/countries.ts';
export { commonErrors, type ErrorCode, errorCodes } from '#/contract/error-codes.ts';
export { fieldProblems } from '#/contract/field-problems.ts';
export { limits } from '#/contract/limits.ts';
export type { Access, Reply, Route } from '#/contract/route.ts';
export * from '#/contract/schemas/access.ts';
export * from '#/contract/schemas/account.ts';
export * from '#/contract/schemas/admin-cast.ts';
export * from '#/contract/schemas/admin-dashboard.ts';
export * from '#/contract/schemas/cast.ts';
export * from '#/contract/schemas/cast-settings.ts';
export * from '#/contract/schemas/connection-test.ts';
export * from '#/contract/schemas/control.ts';
export * from '#/contract/schemas/day-parts.ts';
export * from '#/contract/schemas/directories.ts';
export * from '#/contract/schemas/directory-drift.ts';
export * from '#/contract/schemas/domains.ts';
export * from '#/contract/schemas/engine.ts';
export * from '#/contract/schemas/listeners.ts';
export * from '#/contract/schemas/listing.ts';
export * from '#/contract/schemas/live.ts';
export * from '#/contract/schemas/on-air.ts';
export * from '#/contract/schemas/preflight.ts';
export * from '#/contract/schemas/problem.ts';
export * from '#/contract/schemas/product.ts';
export * from '#/contract/schemas/public-widget.ts';
export * from '#/contract/schemas/registration.ts';
export * from '#/contract/schemas/reports.ts';
export * from '#/contract/schemas/security.ts';
export * from '#/contract/schemas/source.ts';
export * from '#/contract/schemas/statistics.ts';
export * from '#/contract/schemas/statistics-marks.ts';
export { robotClasses, statisticsCountings } from '#/contract/schemas/statistics-parts.ts';
export * from '#/contract/schemas/statistics-songs.ts';
export * from '#/contract/schemas/widgets.ts';
