import { type OpenApiDocument, resolved, type Schema } from '#/platform/api-docs/openapi.ts';
import { escaped } from '#/platform/lib/escape-html.ts';

/** The fields of a schema as nested lists; a schema within itself is only named. */
export function schemaHtml(document: OpenApiDocument, given: Schema, within: readonly string[] = []): string {
  const { name, schema } = resolved(document, given);
  if (name !== null && within.includes(name)) return '';
  const seen = name === null ? within : [...within, name];
  const inner = (each: Schema) => schemaHtml(document, each, seen);
  if (schema.items) return inner(schema.items);
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (options.length) return [...new Set(options.map(inner))].filter(Boolean).join('<p class="or">or</p>');
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return '';
  const items = fields.map(([key, value]) => {
    const required = schema.required?.includes(key) ? '' : ' <span class="note">optional</span>';
    const { description } = resolved(document, value).schema;
    return `<li><code>${escaped(key)}</code> <span class="type">${escaped(typeText(document, value))}</span>${required}${
      description ? `<br>${escaped(description)}` : ''
    }${inner(value)}</li>`;
  });
  return `<ul class="fields">${items.join('')}</ul>`;
}

/** `string, 1 to 60 characters`. */
export function typeText(document: OpenApiDocument, given: Schema): string {
  const { schema } = resolved(document, given);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((option) => typeText(document, option)))].join(' | ');
  if (schema.items)
    return `list of ${typeText(document, schema.items)}${range(schema.minItems, schema.maxItems, 'items')}`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.join(' | ') ?? 'any value');
  const format = schema.format ? ` (${schema.format})` : '';
  return `${type}${format}${range(schema.minLength, schema.maxLength, 'characters')}${range(schema.minimum, schema.maximum, '')}`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const [from, to] = [least || undefined, most];
  if (from === undefined && to === undefined) return '';
  const text =
    to === undefined ? `at least ${from}` : from === undefined ? `at most ${to}` : `${from} to ${to}`;
  return `, ${text}${unit && ` ${unit}`}`;
}
