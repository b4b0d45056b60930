import type * as z from 'zod/mini';
import type { ErrorCode } from '#/contract/shared/error-codes.ts';

/** Who may call an operation. `any` is any signed-in person; ownership is checked on top of it, on the server. */
export type Access = 'public' | 'customer' | 'admin' | 'any';

/** The successful answer of an operation. A `stream` answers `text/event-stream`, each event's data one `schema`. */
export interface Reply {
  readonly status: 200 | 201 | 202 | 204;
  readonly description: string;
  readonly schema?: z.ZodMiniType;
  readonly stream?: boolean;
}

/** One operation of one of the two APIs. Server routes, OpenAPI documents, client types and forms all come from it. */
export interface Route {
  /** `resource.verb`, unique in both documents. */
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Relative to the API's base, in OpenAPI's notation: `/control/cast/{username}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The change names the version it began with in `If-Match`; another one by now is `resource.version_conflict`. */
  readonly ifMatch?: true;
  /** Read by pages of others: from every origin, with an ETag, and kept as it says. Never for what only some may see. */
  readonly forPages?: { readonly cacheControl: string };
  readonly reply: Reply;
  /** Codes this operation may answer besides those every operation may (see `commonErrors`). */
  readonly errors: readonly ErrorCode[];
}

/** Gives a route its literal types. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
