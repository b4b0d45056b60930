import * as core from 'zod/v4/core';

/** A `zod/mini` schema and its definition. */
type Def = core.$ZodTypeDef &
  Partial<Record<Inner, core.$ZodType>> &
  Partial<Parts> & { readonly format?: string };
type Inner = 'element' | 'innerType' | 'valueType' | 'catchall';

interface Parts {
  readonly options: readonly core.$ZodType[];
  readonly shape: Readonly<Record<string, core.$ZodType>>;
}

const inner: readonly Inner[] = ['element', 'innerType', 'valueType', 'catchall'];

/**
 * Returns the schema with its objects compiled on first use. `zod/mini` omits that, which suits a browser; a server
 * validates the same responses for hours.
 */
export function compiled<Schema extends core.$ZodType>(schema: Schema): Schema {
  return rebuilt(schema) as Schema;
}

/** Schemas that are shared stay shared after compilation. */
const known = new WeakMap<core.$ZodType, core.$ZodType>();

function rebuilt(schema: core.$ZodType): core.$ZodType {
  const before = known.get(schema);
  if (before) return before;
  const def = { ...schema._zod.def } as { -readonly [Key in keyof Def]: Def[Key] };
  for (const key of inner) if (def[key]) def[key] = rebuilt(def[key]);
  if (def.options) def.options = def.options.map(rebuilt);
  if (def.shape) {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, rebuilt(field)] as const);
    def.shape = Object.fromEntries(fields);
  }
  const made =
    def.type === 'object'
      ? new core.$ZodObjectJIT(def as core.$ZodObjectDef)
      : core.clone(schema, def as typeof schema._zod.def);
  if (def.type === 'array' && def.element && !def.checks?.length) readAtOnce(made, def.element);
  known.set(schema, made);
  return made;
}

/** An array of valid numbers is accepted as a whole, without validating each element separately. */
function readAtOnce(list: core.$ZodType, element: core.$ZodType): void {
  const { run } = list._zod;
  const fits = fittingNumber(element);
  if (!fits) return;
  // Unlike `every`, `findIndex` visits holes in sparse arrays.
  const isFull = (value: readonly unknown[]) => value.findIndex((each) => !fits(each)) === -1;
  list._zod.run = (payload, ctx) =>
    Array.isArray(payload.value) && isFull(payload.value) ? payload : run(payload, ctx);
}

/** A predicate for integers that the schema accepts unchanged; null if the schema has rules unknown here. */
function fittingNumber(schema: core.$ZodType): ((value: unknown) => boolean) | null {
  const def: Def = schema._zod.def;
  if (def.type === 'nullable' && def.innerType) {
    const fits = fittingNumber(def.innerType);
    return fits && ((value) => value === null || fits(value));
  }
  if (def.type !== 'number' || def.format !== 'safeint') return null;
  let [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
  for (const { _zod } of def.checks ?? []) {
    const { check, value, inclusive } = _zod.def as Partial<core.$ZodCheckGreaterThanDef>;
    if (inclusive !== true || typeof value !== 'number') return null;
    if (check === 'greater_than') least = Math.max(least, value);
    else if (String(check) === 'less_than') most = Math.min(most, value);
    else return null;
  }
  return (value) => Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
}
