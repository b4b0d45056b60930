import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';

/** A schema of Amazon's document, which is Swagger 2. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly pattern?: string;
  readonly const?: string;
  /** The property that tells which of the definitions that extend this one applies. */
  readonly discriminator?: string;
  readonly 'x-discriminator-value'?: string;
}
type Definitions = Readonly<Record<string, Schema>>;

const refOf = (name: string) => `#/definitions/${name}`;

/** Swagger's inheritance as JSON Schema: the base is one of those that extend it, each with its value. */
function withVariants(definitions: Definitions): Definitions {
  const all: Record<string, Schema> = { ...definitions };
  for (const [name, base] of Object.entries(definitions)) {
    const { discriminator } = base;
    if (discriminator === undefined) continue;
    const variants = Object.entries(definitions).filter(([, { allOf }]) =>
      allOf?.some(({ $ref }) => $ref === refOf(name)),
    );
    for (const [variant, schema] of variants) {
      const own = [schema, ...(schema.allOf ?? [])];
      all[variant] = {
        type: 'object',
        required: [base, ...own].flatMap(({ required = [] }) => required),
        properties: {
          ...Object.assign({}, base.properties, ...own.map(({ properties }) => properties)),
          [discriminator]: { const: schema['x-discriminator-value'] ?? '' },
        },
      };
    }
    all[name] = { oneOf: variants.map(([variant]) => ({ $ref: refOf(variant) })) };
  }
  return all;
}

/** Unknown fields are faults; Swagger allows them unless told otherwise. */
function closed(schema: Schema): Schema {
  const { properties, additionalProperties = false } = schema;
  return properties && !schema.allOf ? { ...schema, additionalProperties } : schema;
}

/** The document states the locales once only, as the pattern of another field. */
function withLocales(schema: Schema, locale: Schema): Schema {
  const { properties = {} } = schema;
  const { locales } = properties;
  if (!locales?.additionalProperties) return schema;
  return {
    ...schema,
    properties: { ...properties, locales: { ...locales, propertyNames: { pattern: locale.pattern ?? '' } } },
  };
}

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly responses: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Spec {
  readonly definitions: Definitions;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

function readSpec(): Spec {
  const require = createRequire(import.meta.url);
  return JSON.parse(readFileSync(require.resolve('ask-smapi-model/spec.json'), 'utf8')) as Spec;
}

/** The published schema of Amazon's Skill Management API. */
function readSchema() {
  const spec = readSpec();
  const { locale = {} } = spec.definitions['v1.skill.Manifest.LocalizedName']?.properties ?? {};
  const definitions = Object.entries(withVariants(spec.definitions)).map(([name, schema]) => [
    name,
    closed(name.startsWith('v1.skill.Manifest.') ? withLocales(schema, locale) : schema),
  ]);
  return { $id: 'smapi', definitions: Object.fromEntries(definitions) as Definitions };
}

/** Returns the places and messages of what Amazon would refuse. */
type FaultsOf = (document: unknown) => string[];

/** Validates documents by Amazon's published schema. It knows no list of categories. */
export function createOracle(): { readonly manifest: FaultsOf; readonly model: FaultsOf } {
  const ajv = new Ajv({ allErrors: true, strict: false, formats: { uri: URL.canParse }, logger: false });
  ajv.addSchema(readSchema());
  const compile = (name: string, part: string): FaultsOf => {
    const validate = ajv.compile({ $ref: `smapi${refOf(name)}`, required: [part] });
    return (document) => {
      validate(document);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
    };
  };
  return {
    manifest: compile('v1.skill.Manifest.SkillManifestEnvelope', 'manifest'),
    model: compile('v1.skill.interactionModel.InteractionModelData', 'interactionModel'),
  };
}

/** Some enumerations of strings are declared as objects. */
const asWritten = ({ type, ...schema }: Schema): Schema =>
  'enum' in schema || !type ? schema : { ...schema, type };

const mapValues = (definitions: Definitions, change: (schema: Schema) => Schema): Definitions =>
  Object.fromEntries(Object.entries(definitions).map(([name, each]) => [name, change(each)]));

interface Call {
  readonly method: string;
  readonly path: string;
  /** Undefined without a body. */
  readonly body: unknown;
}

/** Returns what is wrong with a call, or with a reply to it, by Amazon's published document. */
export function createCallOracle() {
  const { paths, definitions } = readSpec();
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false, logger: false });
  // Errors have the fields of the one that they extend, which the document states outside of the schema.
  ajv.addSchema({ $id: 'replies', definitions: mapValues(definitions, asWritten) });
  ajv.addSchema({
    $id: 'requests',
    definitions: mapValues(definitions, closed),
  });
  const validate = (id: string, { $ref = '' }: Schema, value: unknown): string[] => {
    const check = ajv.compile({ $ref: id + $ref });
    check(value);
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const find = ({ method, path }: Pick<Call, 'method' | 'path'>): Operation | undefined => {
    // `/v1/skills/uploads` before `/v1/skills/{skillId}`.
    const byParameters = (path: string) => path.split('{').length;
    const sorted = Object.keys(paths).sort((one, other) => byParameters(one) - byParameters(other));
    const template = sorted.find((each) =>
      new RegExp(`^${each.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return template === undefined ? undefined : paths[template]?.[method.toLowerCase()];
  };
  return {
    request(call: Call): string[] {
      const operation = find(call);
      if (!operation) return [`${call.method} ${call.path} does not exist`];
      const body = operation.parameters?.find((each) => each.in === 'body');
      if (call.body === undefined) return body?.required ? ['a body is required'] : [];
      return body?.schema ? validate('requests', body.schema, call.body) : ['there must be no body'];
    },
    reply(call: Pick<Call, 'method' | 'path'>, status: number, body: unknown): string[] {
      const response = find(call)?.responses[status];
      if (!response) return [`${call.method} ${call.path} has no reply ${status}`];
      return response.schema ? validate('replies', response.schema, body) : [];
    },
  };
}
