import { toNestErrors } from '@hookform/resolvers';
import type { FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { asFieldError, type Fault, sortProblems } from '#/components/form/field-errors.ts';
import { type BodySchema, validate } from '#/components/form/validate.schema.ts';

export interface ContractResolverOptions<Values extends FieldValues, Body> {
  schema: BodySchema<Body>;
  toBody: (values: Values) => unknown;
  fields: readonly string[];
  check?: ((values: Values) => Partial<Record<FieldPath<Values>, Fault>>) | undefined;
  /** Maps `/genres/0` to the field `genres` as `genres.0`. By default only exact field names match. */
  nested?: boolean;
}

/** Validates the values of a form by the contract's schema. A problem without a field becomes the `root` error. */
export function contractResolver<Values extends FieldValues, Body>({
  schema,
  toBody,
  fields,
  check,
  nested = false,
}: ContractResolverOptions<Values, Body>): Resolver<Values, unknown, Values> {
  return (values, _context, resolverOptions) => {
    const { problems } = validate(schema, toBody(values));
    const { byField, hasRest } = sortProblems(problems, fields, nested);
    for (const [name, fault] of Object.entries<Fault | undefined>(check?.(values) ?? {}))
      if (fault && !byField.has(name)) byField.set(name, fault);
    if (byField.size === 0 && !hasRest) return { values, errors: {} };
    const errors = Object.fromEntries([...byField].map(([name, fault]) => [name, asFieldError(fault)]));
    if (byField.size === 0) errors.root = asFieldError({ code: 'type' });
    return { values: {}, errors: toNestErrors<Values>(errors, resolverOptions) };
  };
}
