import { castRoutes, mainRoutes, permits, problem, type Route } from '@unmuted/api/contract';
import castDocument from '@unmuted/api/openapi/cast.json' with { type: 'json' };
import mainDocument from '@unmuted/api/openapi/main.json' with { type: 'json' };
import { expectExactly } from '#/testing/app/expect-exactly.ts';
import type { Actor } from '#/testing/app/test-app.ts';
import { allExamples } from '#/testing/examples/all-examples.ts';
import type { OperationExample } from '#/testing/examples/example.ts';

export { expectExactly };

export interface Operation {
  readonly id: string;
  readonly base: '/api' | '/cast-api';
  readonly method: string;
  /** The path in OpenAPI notation. */
  readonly template: string;
  readonly route: Route;
}

interface Document {
  readonly paths: Record<string, Record<string, { operationId: string }>>;
}

/** Every operation of both published documents. */
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

/** An id without an object. */
export const missingId = '00000000-0000-7000-8000-000000000000';

/** Path parameters of a call whose example does not set them. */
const defaultParams = {
  username: 'aurora',
  stream: 'aurora',
  section: 'general',
  revision: '0',
  id: missingId,
  sessionId: missingId,
};

interface Example extends OperationExample {
  readonly path: string;
}

export function exampleOf(operation: Operation): Example {
  const example = allExamples.get(operation.id);
  if (!example) throw new Error(`${operation.id} has no example: add one to *.examples.ts.`);
  return { ...example, path: pathOf(operation) };
}

/** The path of the example's call, with other path parameters and another query. */
export function pathOf(
  { id, base, template }: Operation,
  other: OperationExample['params'] = {},
  otherQuery?: string,
): string {
  const { query = '', params } = allExamples.get(id) ?? {};
  const values: Readonly<Record<string, string>> = { ...defaultParams, ...params, ...other };
  const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The example of ${id} sets no ${name}.`);
    return encodeURIComponent(value);
  });
  return base + path + (otherQuery ?? query);
}

/** The statuses of the example's call for an actor with access. */
export function statusesOf(operation: Operation): readonly number[] {
  return exampleOf(operation).statuses ?? [operation.route.reply.status];
}

/** An actor with access to the example's call. */
export function rightfulActor({ route }: Operation): Actor {
  if (route.access !== 'admin') return 'owner';
  return route.permission && permits('admin', route.permission) ? 'admin' : 'superadmin';
}

/** The problem document of a response, validated against the contract. */
export async function problemOf(response: Response) {
  const body: unknown = await response.json();
  expectExactly(problem, body);
  return problem.parse(body);
}

/** Internal details that a response must not contain: stacks, SQL, tables, files, modules, versions. */
export const inside =
  /\bat \S+:\d+|select |relation|constraint|\/(?:work|home|src|usr|tmp)\/|node_modules|\.ts\b|Error:|zod|fastify|kysely|postgres|argon|\d+\.\d+\.\d+/i;
