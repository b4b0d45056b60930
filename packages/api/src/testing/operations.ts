import { castRoutes, mainRoutes } from '#/contract/index.ts';
import type { Route } from '#/contract/shared/route.ts';
import type { operations as CastOperations } from '#/generated/cast.gen.ts';
import type { operations as MainOperations } from '#/generated/main.gen.ts';
import type { DataOf } from '#/types.ts';

/** Every operation of both documents. */
type Operations = MainOperations & CastOperations;
/** `resource.verb` of the contract. */
export type OperationId = keyof Operations;

type Parameters<Id extends OperationId> = Operations[Id]['parameters'];
type Given<Value> = [Value] extends [never] ? Record<never, never> : Value;

/** The success body of an operation. */
export type DataOfOperation<Id extends OperationId> = DataOf<Operations[Id]>;
/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = Given<NonNullable<Parameters<Id>['path']>>;
/** The query of an operation as it is sent: numbers are digits. */
export type QueryOf<Id extends OperationId> = AsSent<Given<NonNullable<Parameters<Id>['query']>>>;
type AsSent<Query> = {
  [Name in keyof Query]: Query[Name] extends number | undefined ? string | undefined : Query[Name];
};
/** The JSON body of an operation. */
export type BodyOfOperation<Id extends OperationId> = Operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** The operation of a request with its path parameters. */
export interface Match {
  readonly id: OperationId;
  readonly status: number;
  readonly path: Readonly<Record<string, string>>;
}

interface Matcher {
  readonly method: string;
  /** The path of the base URL. */
  readonly prefix: string;
  readonly pattern: RegExp;
  readonly id: OperationId;
  readonly status: number;
}

/** Matches requests to operations of the contract by method and URL under the two base URLs. */
export function createOperationFinder(bases: { readonly apiUrl: string; readonly castApiUrl: string }) {
  const matchers = [
    // One base may be a prefix of the other, so the longer one is matched first.
    { base: bases.apiUrl, routes: Object.values<Route>(mainRoutes) },
    { base: bases.castApiUrl, routes: Object.values<Route>(castRoutes) },
  ]
    .sort((a, b) => b.base.length - a.base.length)
    // As in the server, a fixed segment comes before a parameter.
    .flatMap(({ base, routes }) =>
      routes.toSorted((a, b) => parametersOf(a) - parametersOf(b)).map((route) => matcherOf(base, route)),
    );

  return (method: string, url: URL): Match | undefined => {
    for (const matcher of matchers) {
      const { prefix, pattern } = matcher;
      if (matcher.method !== method || !url.pathname.startsWith(prefix)) continue;
      const found = pattern.exec(url.pathname.slice(prefix.length));
      if (found) return { id: matcher.id, status: matcher.status, path: decoded(found.groups) };
    }
    return undefined;
  };
}

const parametersOf = ({ path }: Route): number => path.split('{').length;

function matcherOf(base: string, route: Route): Matcher {
  const path = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return {
    method: route.method.toUpperCase(),
    prefix: new URL(base, 'http://relative.test').pathname.replace(/\/$/, ''),
    pattern: new RegExp(`^${path}$`),
    id: route.operationId as OperationId,
    status: route.reply.status,
  };
}

function decoded(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}
