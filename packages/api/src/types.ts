import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type { CallError } from '#/errors.ts';
import type { paths as CastPaths } from '#/generated/cast.gen.ts';
import type { paths as MainPaths } from '#/generated/main.gen.ts';
import type { ApiResult } from '#/unwrap.ts';

/** What a call may ask for besides its parameters and body. */
export interface CallOptions {
  /** False, or for which failures: this call fails without a notification. The session ends all the same. */
  readonly notify?: boolean | ((failure: CallError) => boolean);
  /** Aborts the call; an aborted call is silent. */
  readonly signal?: AbortSignal | null | undefined;
  /** Sent instead of the stored token: for calls between the answer to a sign-in and the storing of its token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** The paths of a document that know a method. */
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
/** The options may be left out only where nothing in them is required. */
type InitArguments<Init> = [RequiredKeys<Init>] extends [never] ? [init?: Init] : [init: Init];

type SuccessOf<Responses> = Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>];
type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The data of an operation's success. */
export type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? BodyOf<SuccessOf<Responses>>
  : never;

/**
 * One HTTP method over all paths of a document that know it. Unlike openapi-fetch's own type it refuses options it
 * does not know, so that a misspelt `notify` does not compile.
 */
type ApiMethod<Paths, M extends Method> = <Path extends PathsOf<Paths, M>>(
  path: Path,
  ...init: InitArguments<InitOf<OperationOf<Paths, Path, M>>>
) => Promise<ApiResult<DataOf<OperationOf<Paths, Path, M>>>>;

/** A typed client of one host. */
export interface ApiClient<Paths> {
  readonly GET: ApiMethod<Paths, 'get'>;
  readonly POST: ApiMethod<Paths, 'post'>;
  readonly PUT: ApiMethod<Paths, 'put'>;
  readonly PATCH: ApiMethod<Paths, 'patch'>;
  readonly DELETE: ApiMethod<Paths, 'delete'>;
}

/** The main API: accounts, products, settings. */
export type MainClient = ApiClient<MainPaths>;
/** The cast API: live data and series. Its event stream has a reader of its own, `live`. */
export type CastClient = ApiClient<Omit<CastPaths, '/live'>>;
