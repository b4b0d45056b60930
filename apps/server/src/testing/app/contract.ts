import { castRoutes, mainRoutes, problem, type Route } from '@unmuted/api/contract';
import castDocument from '@unmuted/api/openapi/cast.json' with { type: 'json' };
import mainDocument from '@unmuted/api/openapi/main.json' with { type: 'json' };
import { expectExactly } from '#/testing/app/expect-exactly.ts';
import { type Actor, credentialsOf } from '#/testing/app/test-app.ts';
import { accountExamples } from '#/testing/examples/account-examples.ts';
import { castExamples } from '#/testing/examples/cast-examples.ts';
import { domainExamples, exampleDomain, exampleSite } from '#/testing/examples/domain-examples.ts';

export { expectExactly };

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
  readonly headers?: Record<string, string>;
  /** What it answers where it cannot succeed again and again; else the success of the contract. */
  readonly statuses?: readonly number[];
}

/** One good call of each operation, on what belongs to `owner`. */
const examples: Readonly<Record<string, Omit<Example, 'path'> & { query?: string }>> = {
  ...accountExamples,
  'session.authenticateCustomer': { json: credentialsOf('owner').json },
  'session.authenticateAdmin': { json: credentialsOf('admin').json },
  'session.getCustomer': {},
  'session.getAdmin': {},
  'session.extendCustomer': {},
  'session.extendAdmin': {},
  'products.list': {},
  'onePages.list': {},
  ...domainExamples,
  'alexaSkills.list': {},
  'mobileApps.list': {},
  'admin.getDashboard': {},
  'casts.listOverviews': {},
  'casts.getNow': {},
  'live.subscribe': { query: '?topics=cast:aurora,listeners:aurora' },
  ...castExamples,
};

/** A session that nobody has. */
export const noSession = '00000000-0000-7000-8000-000000000000';

export function exampleOf({ id, base, template }: Operation): Example {
  const example = examples[id];
  if (!example) throw new Error(`${id} has no example: add one.`);
  const { query = '', ...rest } = example;
  const path = template
    .replace('/onepage/{username}', `/onepage/${exampleSite}`)
    .replace('{domain}', exampleDomain)
    .replace('{username}', 'aurora')
    .replace('{stream}', 'aurora')
    .replace('{rev}', '1')
    .replace(/\{(?:sessionId|id)\}/, noSession);
  return { ...rest, path: base + path + query };
}

/** What the example's call answers to whoever may make it. */
export function statusesOf(operation: Operation): readonly number[] {
  return exampleOf(operation).statuses ?? [operation.route.reply.status];
}

/** Somebody who may make the example's call. */
export function rightfulActor({ route }: Operation): Actor {
  return route.access === 'admin' ? 'admin' : 'owner';
}

/** The problem document of a refusal, checked against the contract. */
export async function problemOf(response: Response) {
  const body: unknown = await response.json();
  expectExactly(problem, body);
  return problem.parse(body);
}

/** What only the inside knows: stacks, SQL, tables, files, modules, versions. */
export const inside =
  /\bat \S+:\d+|select |relation|constraint|\/(?:work|home|src|usr|tmp)\/|node_modules|\.ts\b|Error:|zod|fastify|kysely|postgres|argon|\d+\.\d+\.\d+/i;
