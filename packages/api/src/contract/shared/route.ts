import type * as z from 'zod/mini';
import type { ErrorCode } from '#/contract/shared/error-codes.ts';
import type { Permission } from '#/contract/shared/permissions.ts';

/**
 * Who may call an operation. `any`: any signed-in account; the server also checks ownership. `runner`: build machines, by
 * tokens that open nothing else.
 */
export type Access = 'public' | 'customer' | 'admin' | 'any' | 'runner';

/** The success response of an operation. A `stream` is `text/event-stream`, and the data of each event matches `schema`. */
export interface Reply {
  /** HTTP status; 204 has no body. */
  readonly status: 200 | 201 | 202 | 204;
  /** What the response contains, for the OpenAPI document. */
  readonly description: string;
  /** Schema of the JSON body, or of each event of a stream; absent for 204. */
  readonly schema?: z.ZodMiniType;
  /** Whether the response is an event stream that stays open. */
  readonly stream?: boolean;
}

/** One operation of the main or the cast API: the source of server routes, OpenAPI documents, client types and forms. */
export interface Route {
  /** `resource.verb`, unique in both documents. */
  readonly operationId: string;
  /** HTTP method. */
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Relative to the API's base URL, in OpenAPI notation: `/control/cast/{username}`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Group in the OpenAPI document. */
  readonly tag: string;
  /** Who may call it. */
  readonly access: Access;
  /** What the caller's role must permit; otherwise `account.not_permitted`. Required unless it is public or for build machines. */
  readonly permission?: Permission;
  /** Schema of the path parameters, one per `{name}` of `path`. */
  readonly params?: z.ZodMiniObject;
  /** Schema of the query; unknown names are `request.invalid`. */
  readonly query?: z.ZodMiniObject;
  /** Schema of the JSON body; unknown fields are `request.invalid`. */
  readonly body?: z.ZodMiniObject;
  /** The request body is a file, sent as `application/octet-stream`; its type is detected from its content. */
  readonly file?: true;
  /** Requires `If-Match` with the version that the change is based on; a mismatch is `resource.version_conflict`. */
  readonly ifMatch?: true;
  /** Readable by third-party pages: any origin, with an ETag and this `Cache-Control`. Never for private data. */
  readonly publicCors?: { readonly cacheControl: string };
  /** Heavy on the database: an account's calls run a few at a time, and further ones are `request.rate_limited`. */
  readonly costly?: true;
  /** Also allowed in a read-only session, although it is no GET. */
  readonly inView?: true;
  /** The success response. */
  readonly reply: Reply;
  /** The error codes of this operation, in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
}

/** Preserves the literal types of a route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}
