import {
  type OpenApiDocument,
  type Parameter,
  type PlacedOperation,
  resolved,
  type Schema,
} from '#/platform/api-docs/openapi.ts';

/** Deepest nesting of an example. */
const depthLimit = 8;
const names: Readonly<Record<string, unknown>> = {
  username: 'aurora',
  stream: 'aurora',
  email: 'maeve@example.com',
  password: '…',
  timezone: 'Europe/Dublin',
  timeZone: 'Europe/Dublin',
  networks: ['203.0.113.0/24'],
  domain: 'radio.example',
};
const formats: Readonly<Record<string, unknown>> = {
  uuid: '019b2f6e-0000-7000-8000-000000000001',
  'date-time': '2027-01-31T12:00:00.000Z',
  date: '2027-01-31',
};

/** A value of a schema: the first of its alternatives, and plausible texts. */
export function exampleOf(document: OpenApiDocument, given: Schema, name = '', depth = 0): unknown {
  const { schema } = resolved(document, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.[0]) return exampleOf(document, options[0], name, depth + 1);
  if (Object.hasOwn(names, name)) return names[name];
  if (schema.format && Object.hasOwn(formats, schema.format)) return formats[schema.format];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') return objectExample(document, schema, depth);
  if (type === 'array')
    return schema.items && depth < depthLimit ? [exampleOf(document, schema.items, name, depth + 1)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'text';
}

function objectExample(document: OpenApiDocument, schema: Schema, depth: number): unknown {
  if (depth >= depthLimit) return {};
  const required = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([key]) => required.includes(key))
      .map(([key, value]) => [key, exampleOf(document, value, key, depth + 1)]),
  );
}

/** Runs in a shell with `STUDIO_KEY` set. `baseUrl` is the URL of the API. */
export function curlOf(document: OpenApiDocument, operation: PlacedOperation, baseUrl: string): string {
  const { method, path, parameters = [], requestBody, 'x-access': access } = operation;
  const place = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(parameterExample(document, parameters, name))),
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(document, schema, name)))}`);
  const address = `${baseUrl}${place}${query.length ? `?${query.join('&')}` : ''}`;
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(address)}`];
  if (access === 'runner') lines.push('-H "Authorization: Bearer $RUNNER_TOKEN"');
  else if (access !== 'public') lines.push('-H "Authorization: Bearer $STUDIO_KEY"');
  if (parameters.some(({ name }) => name === 'If-Match')) lines.push("-H 'If-Match: 1'");
  if (method !== 'GET' && parameters.some(({ name }) => name === 'Idempotency-Key'))
    lines.push('-H "Idempotency-Key: $(uuidgen)"');
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (type === 'application/json' && body?.schema) {
    lines.push("-H 'Content-Type: application/json'");
    lines.push(`-d ${quoted(JSON.stringify(exampleOf(document, body.schema)))}`);
  } else if (type) {
    lines.push(`-H 'Content-Type: ${type}'`, '--data-binary @file');
  }
  return lines.join(' \\\n  ');
}

function parameterExample(
  document: OpenApiDocument,
  parameters: readonly Parameter[],
  name: string,
): unknown {
  const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
  return parameter ? exampleOf(document, parameter.schema, name) : name;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
