import { castRoutes, mainRoutes, problem, type Route } from '@unmuted/api/contract';
import castDocument from '@unmuted/api/openapi/cast.json' with { type: 'json' };
import mainDocument from '@unmuted/api/openapi/main.json' with { type: 'json' };
import type * as z from 'zod/mini';
import { type Actor, credentialsOf } from '#/testing/app.ts';

export interface Operation {
  readonly id: string;
  readonly base: '/api' | '/cast-api';
  readonly method: string;
  /** As the document writes it. */
  readonly template: string;
  readonly route: Route;
}

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string }>>;
}

/** Every operation that the two published documents promise. */
export const operations: readonly Operation[] = [
  ...operationsOf(mainDocument as unknown as Document, '/api', Object.values(mainRoutes)),
  ...operationsOf(castDocument as unknown as Document, '/cast-api', Object.values(castRoutes)),
];

function operationsOf({ paths }: Document, base: Operation['base'], routes: readonly Route[]): Operation[] {
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => {
      const route = routes.find((candidate) => candidate.operationId === operationId);
      if (!route) throw new Error(`${operationId} is in a document but not in the contract.`);
      return { id: operationId, base, method: method.toUpperCase(), template, route };
    }),
  );
}

interface Example {
  readonly path: string;
  readonly json?: unknown;
}

/** One good call of each operation, on what belongs to `owner`. */
const examples: Readonly<Record<string, Omit<Example, 'path'> & { query?: string }>> = {
  'session.authenticateCustomer': { json: credentialsOf('owner').json },
  'session.authenticateAdmin': { json: credentialsOf('admin').json },
  'session.userInfo': {},
  'session.adminUserInfo': {},
  'session.keepAlive': {},
  'session.adminKeepAlive': {},
  'products.list': {},
  'onePage.list': {},
  'alexa.list': {},
  'mobile.list': {},
  'admin.dashboard': {},
  'cast.overview': {},
  'cast.now': {},
  'cast.live': { query: '?topics=cast:aurora' },
};

export function exampleOf({ id, base, template }: Operation): Example {
  const example = examples[id];
  if (!example) throw new Error(`${id} has no example: add one.`);
  const { query = '', ...rest } = example;
  return { ...rest, path: base + template.replace('{username}', 'aurora') + query };
}

/** Somebody who may make the example's call. */
export function rightfulActor({ route }: Operation): Actor {
  return route.access === 'admin' ? 'admin' : 'owner';
}

/** Fails unless the body is exactly what the schema declares: nothing missing, nothing more. */
export function expectExactly(schema: z.ZodMiniType | undefined, body: unknown): void {
  if (!schema) throw new Error('The operation declares no body.');
  const parsed = schema.parse(body);
  if (JSON.stringify(sorted(parsed)) !== JSON.stringify(sorted(body))) {
    throw new Error(`The reply has more than the contract declares: ${JSON.stringify(body)}`);
  }
}

/** The problem document of a refusal, checked against the contract. */
export async function problemOf(response: Response) {
  const body: unknown = await response.json();
  expectExactly(problem, body);
  return problem.parse(body);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
