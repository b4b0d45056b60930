import * as z from 'zod/mini';
import { type ErrorCode, errorStatuses } from '#/contract/shared/error-codes.ts';
import { text } from '#/contract/shared/fields.ts';

const codes = Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]];

/**
 * One invalid value: its JSON pointer (RFC 6901), the violated rule and the parameters of the rule. `common`: a common
 * password; `personal`: the account's own name as password; `unchanged`: the current password; `duplicate`: a repeated
 * list item; `hidden_characters`: text with invisible characters or characters that change the direction of text.
 */
export const fieldProblem = z
  .object({
    pointer: text,
    code: z.enum([
      'required',
      'type',
      'enum',
      'whitespace',
      'length',
      'range',
      'array_size',
      'pattern',
      'unknown_field',
      'common',
      'personal',
      'unchanged',
      'duplicate',
      'hidden_characters',
    ]),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .register(z.globalRegistry, { id: 'FieldProblem' });

/** RFC 9457 problem document; `code` is machine-readable, `message` is localized to the requested language. */
export const problem = z
  .object({
    type: text,
    title: text,
    status: z.int(),
    code: z.enum(codes),
    message: text,
    requestId: text,
    errors: z.optional(z.array(fieldProblem)),
    /** The actual and the required values of some errors: `{ width: 300, height: 300, minSide: 512 }`. */
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** For `resource.version_conflict`: the saved version, in the response shape of the operation. */
    current: z.optional(z.unknown()),
  })
  .register(z.globalRegistry, { id: 'Problem' });

/** RFC 9457 problem document. */
export type Problem = z.infer<typeof problem>;
/** One invalid value of a request. */
export type FieldProblem = z.infer<typeof fieldProblem>;
