import * as cast from '#/contract/cast/cast.contract.ts';
import * as admin from '#/contract/main/admin.contract.ts';
import * as products from '#/contract/main/products.contract.ts';
import * as session from '#/contract/main/session.contract.ts';

/** Every operation of the main API, by the name its module gives it. */
export const mainRoutes = { ...session, ...products, ...admin };
/** Every operation of the cast API. */
export const castRoutes = { ...cast };

export { commonErrors, type ErrorCode, errorCodes } from '#/contract/error-codes.ts';
export { limits } from '#/contract/limits.ts';
export type { Access, Reply, Route } from '#/contract/route.ts';
export * from '#/contract/schemas/account.ts';
export * from '#/contract/schemas/admin-dashboard.ts';
export * from '#/contract/schemas/cast.ts';
export * from '#/contract/schemas/engine.ts';
export * from '#/contract/schemas/live.ts';
export * from '#/contract/schemas/problem.ts';
export * from '#/contract/schemas/product.ts';
