import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { CallError } from '#/errors.ts';
import type { paths as CastPaths } from '#/generated/cast.gen.ts';
import type { paths as MainPaths } from '#/generated/main.gen.ts';
import type { ApiResult } from '#/unwrap.ts';

/** Options of a call in addition to its parameters and body. */
export interface CallOptions {
  /** Whether failures are notified, or a predicate. Session-ending failures end the session in any case. */
  readonly notify?: boolean | ((failure: CallError) => boolean);
  /** Aborts the call; an aborted call is not notified. */
  readonly signal?: AbortSignal | null | undefined;
  /** Overrides the stored token, for calls made before a new token is stored. */
  readonly token?: string;
  /** Headers in addition to those of the client. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Called while the body is sent, from 0 to 1. The timeout then applies to the time without progress, because the
   * duration of an upload depends on the connection.
   */
  readonly onUploadProgress?: (sent: number) => void;
}

/** @inline */
type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** The paths of a document that have a method. */
type PathsOf<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [K in M]: { responses: unknown } } ? Path : never;
}[keyof Paths] &
  string;

type OperationOf<Paths, Path extends keyof Paths, M extends Method> = Paths[Path] extends {
  [K in M]: infer Operation;
}
  ? Operation
  : never;

type InitOf<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation> & CallOptions;

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];
/** The options are optional only when they have no required keys. */
type InitArguments<Init> = [RequiredKeys<Init>] extends [never] ? [init?: Init] : [init: Init];

type SuccessOf<Responses> = Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>];
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The success data of an operation. */
export type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<SuccessOf<Responses>>
  : never;

/**
 * One HTTP method over all paths of a document that have it. Unlike the type of openapi-fetch it rejects unknown options,
 * so that a misspelt `notify` does not compile.
 */
export type ApiMethod<Paths, M extends Method> = <Path extends PathsOf<Paths, M>>(
  path: Path,
  ...init: InitArguments<InitOf<OperationOf<Paths, Path, M>>>
) => Promise<ApiResult<DataOf<OperationOf<Paths, Path, M>>>>;

/**
 * A typed client of one API. The first argument is a path of its OpenAPI document; the second has the parameters, the body
 * and {@link CallOptions}. Writes except uploads carry an idempotency key, so that a repeated call runs once.
 */
export interface ApiClient<Paths> {
  /** Reads. Retried after a network failure and after 502, 503 and 504, within the timeout. */
  readonly GET: ApiMethod<Paths, 'get'>;
  /** Creates a resource or runs an action. */
  readonly POST: ApiMethod<Paths, 'post'>;
  /** Replaces a resource. */
  readonly PUT: ApiMethod<Paths, 'put'>;
  /** Changes some fields of a resource. */
  readonly PATCH: ApiMethod<Paths, 'patch'>;
  /** Deletes a resource. */
  readonly DELETE: ApiMethod<Paths, 'delete'>;
}

/** The main API: accounts, products, settings. */
export type MainClient = ApiClient<MainPaths>;
/** The cast API: live data and time series. Its event stream has its own client, `live`. */
export type CastClient = ApiClient<Omit<CastPaths, '/live'>>;
