import * as z from 'zod/mini';
import { commonErrors, type ErrorCode, errorStatuses } from '#/contract/shared/error-codes.ts';
import { scopesFor } from '#/contract/shared/key-scopes.ts';
import { accountRoles, permits, type Role, staffRoles } from '#/contract/shared/permissions.ts';
import { problem } from '#/contract/shared/problem.ts';
import type { Route } from '#/contract/shared/route.ts';

type Json = Record<string, unknown>;

interface DocumentInput {
  readonly title: string;
  readonly description: string;
  readonly serverUrl: string;
  readonly routes: readonly Route[];
}

/** Builds an OpenAPI 3.1 document; paths are relative to `serverUrl`. */
export function buildDocument({ title, description, serverUrl, routes }: DocumentInput): Json {
  const components = new Map<string, Json>();
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route, components) };
  }
  const tags = [...new Set(routes.map((route) => route.tag))];
  return {
    openapi: '3.1.1',
    info: {
      title,
      description,
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Unmuted' },
      contact: { name: 'Unmuted Ltd' },
    },
    servers: [{ url: serverUrl }],
    tags: tags.map((name) => ({ name, description: `Operations on ${name}.` })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries([...components].sort(([a], [b]) => a.localeCompare(b, 'en'))),
    },
  };
}

function operation(route: Route, components: Map<string, Json>): Json {
  const content = (schema: z.ZodMiniType, io: 'input' | 'output', type = 'application/json') => ({
    content: { [type]: { schema: reference(schema, io, components) } },
  });
  const { reply } = route;
  const responses: Json = {
    [reply.status]: {
      description: reply.description,
      ...(reply.schema && content(reply.schema, 'output', reply.stream ? 'text/event-stream' : undefined)),
    },
  };
  if (route.publicCors) responses[304] = { description: 'Unchanged since the version in `If-None-Match`' };
  for (const [status, codes] of errorsByStatus(route)) {
    responses[status] = {
      description: codes.join(', '),
      ...(retryAfterStatuses.includes(status) && { headers: { 'Retry-After': retryAfter } }),
      ...content(problem, 'output', 'application/problem+json'),
    };
  }
  return {
    operationId: route.operationId,
    summary: route.summary,
    tags: [route.tag],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': route.access,
    ...(route.permission && {
      'x-permission': route.permission,
      'x-scopes': scopesFor(route.permission),
    }),
    ...parameters(route, components),
    ...(route.file && { requestBody: fileBody }),
    ...(route.body && { requestBody: { required: true, ...content(route.body, 'input') } }),
    responses,
  };
}

/** Statuses with a `Retry-After` header. */
const retryAfterStatuses: readonly number[] = [
  errorStatuses['service.unavailable'],
  errorStatuses['request.rate_limited'],
];
const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } };

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The version that the change is based on',
  schema: { type: 'string', pattern: '^(?:0|[1-9][0-9]{0,8})$' },
};

const fileBody = {
  required: true,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Requests with the same key and body within 24 hours run once and receive the same response',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
};

/** Whether an operation accepts an idempotency key. A file is identified by its content instead. */
const acceptsIdempotencyKey = ({ access, method, file }: Route): boolean =>
  access !== 'public' && access !== 'runner' && method !== 'get' && !file;

/** Whether all roles with access have the permission of an operation. */
function isForEveryone({ access, permission }: Route): boolean {
  const callers: readonly Role[] =
    access === 'customer' ? accountRoles : access === 'admin' ? staffRoles : [...accountRoles, ...staffRoles];
  return permission === undefined || callers.every((role) => permits(role, permission));
}

/** Whether a scope of API keys permits an operation. */
const acceptsKeys = ({ permission }: Route): boolean =>
  permission !== undefined && scopesFor(permission).length > 0;

/** All error codes of an operation: its own, the common ones and those of its access rule. */
export function errorsOf(route: Route): ErrorCode[] {
  const guarded: ErrorCode[] =
    route.access === 'public'
      ? []
      : route.access === 'runner'
        ? ['auth.missing_token', 'auth.invalid_token']
        : [
            'auth.missing_token',
            'auth.invalid_token',
            'auth.session_expired',
            ...(route.access === 'any' ? [] : (['auth.forbidden'] as const)),
            ...(route.access === 'admin' || route.method === 'get' || route.inView
              ? []
              : (['account.read_only'] as const)),
            ...(isForEveryone(route) && !acceptsKeys(route) ? [] : (['account.not_permitted'] as const)),
            ...(acceptsKeys(route) ? (['request.rate_limited'] as const) : []),
          ];
  const keyed: ErrorCode[] = acceptsIdempotencyKey(route) ? ['request.idempotency_key_reused'] : [];
  return [...new Set([...route.errors, ...guarded, ...keyed, ...commonErrors])];
}

function errorsByStatus(route: Route): [number, ErrorCode[]][] {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(route)) {
    const status = errorStatuses[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].sort(([a], [b]) => a - b);
}

function parameters(route: Route, components: Map<string, Json>): Json {
  const list = (place: 'path' | 'query', object: z.ZodMiniObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(schema as z.ZodMiniType, undefined).success,
      schema: reference(schema as z.ZodMiniType, 'input', components),
    }));
  const all = [
    ...list('path', route.params),
    ...list('query', route.query),
    ...(route.ifMatch ? [ifMatch] : []),
    ...(acceptsIdempotencyKey(route) ? [idempotencyKey] : []),
  ];
  return all.length ? { parameters: all } : {};
}

/** Returns a `$ref` for schemas with an id and collects them as components; returns other schemas inline. */
function reference(schema: z.ZodMiniType, io: 'input' | 'output', components: Map<string, Json>): Json {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, { io, override: ({ jsonSchema }) => simplify(jsonSchema, io) }) as Json & {
    $defs?: Record<string, Json>;
  };
  for (const [id, definition] of Object.entries($defs)) {
    components.set(id, relocate(definition) as Json);
  }
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) return relocate(root) as Json;
  if (!components.has(id)) components.set(id, relocate(root) as Json);
  return { $ref: `#/components/schemas/${id}` };
}

function relocate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocate);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id' || typeof (value as Json).id !== 'string')
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', '#/components/schemas/')
          : relocate(inner),
      ]),
  );
}

/** Removes redundant keywords, and `additionalProperties: false` from responses so that a new field is not a breaking change. */
function simplify(jsonSchema: Json, io: 'input' | 'output'): void {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date-time' || jsonSchema.type === 'integer') delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
