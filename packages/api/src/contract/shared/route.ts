import type * as z from 'zod/mini';
import type { ErrorCode } from '#/contract/shared/error-codes.ts';

/** Who may call an operation. `any`: any signed-in account; the server also checks ownership. */
export type Access = 'public' | 'customer' | 'admin' | 'any';

/** The success response of an operation. A `stream` is `text/event-stream`, and the data of each event matches `schema`. */
export interface Reply {
  readonly status: 200 | 201 | 202 | 204;
  readonly description: string;
  readonly schema?: z.ZodMiniType;
  readonly stream?: boolean;
}

/** One operation of the main or the cast API: the source of server routes, OpenAPI documents, client types and forms. */
export interface Route {
  /** `resource.verb`, unique in both documents. */
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Relative to the API's base URL, in OpenAPI notation: `/control/cast/{username}`. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniObject;
  /** The request body is a file, sent as `application/octet-stream`; its type is detected from its content. */
  readonly file?: true;
  /** Requires `If-Match` with the version that the change is based on; a mismatch is `resource.version_conflict`. */
  readonly ifMatch?: true;
  /** Readable by third-party pages: any origin, with an ETag and this `Cache-Control`. Never for private data. */
  readonly publicCors?: { readonly cacheControl: string };
  /** Heavy on the database: an account's calls run a few at a time, and further ones are `request.rate_limited`. */
  readonly costly?: true;
  readonly reply: Reply;
  /** The error codes of this operation, in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
}

/** Preserves the literal types of a route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
