import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from '#/contract/shared/error-codes.ts';
import { text } from '#/contract/shared/fields.ts';

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/**
 * One wrong value: where (RFC 6901 pointer), which rule, and the rule's figures. Besides the stock rules: `common` is a
 * password that many people have, `personal` one that is the account's own name, `unchanged` the one it has already;
 * `duplicate` stands in a list twice.
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
    ]),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .register(z.globalRegistry, { id: 'FieldProblem' });

/** RFC 9457 problem document; `code` is for programs, `message` for people in the language they asked for. */
export const problem = z
  .object({
    type: text,
    title: text,
    status: z.int(),
    code: z.enum(codes),
    message: text,
    requestId: text,
    errors: z.optional(z.array(fieldProblem)),
    /** What is kept now, of a `resource.version_conflict`: in the shape that the operation answers with. */
    current: z.optional(z.unknown()),
  })
  .register(z.globalRegistry, { id: 'Problem' });

/** RFC 9457 problem document. */
export type Problem = z.infer<typeof problem>;
/** One wrong value of a request. */
export type FieldProblem = z.infer<typeof fieldProblem>;
