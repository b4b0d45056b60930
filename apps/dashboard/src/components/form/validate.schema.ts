import { type FieldProblem, fieldProblems } from '@unmuted/api/contract';
import type * as z from 'zod/mini';

/** A contract schema that validates and normalizes a body. */
export type BodySchema<Body> = z.ZodMiniType<Body>;

export type ValidationResult<Body> = { body: Body; problems: [] } | { body: null; problems: FieldProblem[] };

/** Validates a body by the contract and returns problems in the server's format. */
export function validate<Body>(schema: BodySchema<Body>, value: unknown): ValidationResult<Body> {
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  return success ? { body: data, problems: [] } : { body: null, problems: fieldProblems(error.issues) };
}
