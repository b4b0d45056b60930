import { type FieldProblem, fieldProblems } from '@unmuted/api/contract';
import type * as z from 'zod/mini';

/** What a body must be, and what it becomes (trimmed, composed) once it is. */
export type BodySchema<Body> = z.ZodMiniType<Body>;

export type ValidationResult<Body> = { body: Body; problems: [] } | { body: null; problems: FieldProblem[] };

/** Judges a body by the contract, and says what is wrong in the server's own terms. */
export function validate<Body>(schema: BodySchema<Body>, value: unknown): ValidationResult<Body> {
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  return success ? { body: data, problems: [] } : { body: null, problems: fieldProblems(error.issues) };
}
