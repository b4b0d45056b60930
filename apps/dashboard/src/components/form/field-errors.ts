import type { I18n } from '@lingui/core';
import { ApiError, type ErrorCode, type FieldProblem } from '@unmuted/api';
import type { FieldError, FieldPath, FieldValues } from 'react-hook-form';
import { errorTexts } from '#/i18n/error.messages.ts';
import { isValidationCode, validationText } from '#/i18n/validation.messages.ts';

/** A validation error of one field: a contract rule, a server error code, or a rule of the form itself. */
export interface Fault {
  code: string;
  params?: FieldProblem['params'];
}

/** The field that an error code belongs to when the response has no pointer. */
export type CodeFields<Values extends FieldValues> = Partial<Record<ErrorCode, FieldPath<Values>>>;

/** Messages by code that override the defaults, or that only this form has. */
export type OwnTexts = Readonly<Record<string, string>>;

/** Stores the code and its parameters as the `type` and `message` of react-hook-form. */
export function asFieldError({ code, params = {} }: Fault): FieldError {
  return { type: code, message: JSON.stringify(params) };
}

/** Distinguishes an error from the errors of its nested fields, which may have a field named `type`. */
export function isFieldError(error: unknown): error is FieldError {
  return typeof error === 'object' && error !== null && 'type' in error && typeof error.type === 'string';
}

/** Counts the invalid fields in the nested errors of react-hook-form. */
export function countErrors(errors: unknown): number {
  if (isFieldError(errors)) return 1;
  if (typeof errors !== 'object' || errors === null) return 0;
  return Object.values(errors).reduce<number>((count, error) => count + countErrors(error), 0);
}

/** Translates a field error at render time, so that it follows a change of language. */
export function fieldText(i18n: I18n, { type, message }: FieldError, own: OwnTexts = {}): string {
  const code = String(type);
  const text = own[code];
  if (text !== undefined) return text;
  if (isErrorCode(code)) return i18n._(errorTexts[code]);
  const params = JSON.parse(message ?? '{}') as FieldProblem['params'];
  return validationText(i18n, { code: isValidationCode(code) ? code : 'pattern', params });
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorTexts, code);
}

/** Converts a JSON pointer to a field path: `/items/0/name` becomes `items.0.name`. */
export function fieldOf(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

export interface SortedFaults {
  byField: Map<string, Fault>;
  /** At least one problem matches no field of this form. */
  hasRest: boolean;
}

/** Groups problems by field and keeps the first of each. With `nested`, paths inside a field match too. */
export function sortProblems(
  problems: readonly FieldProblem[],
  fields: readonly string[],
  nested = false,
): SortedFaults {
  const byField = new Map<string, Fault>();
  let hasRest = false;
  for (const { pointer, code, params } of problems) {
    const name = fieldOf(pointer);
    if (!fields.includes(nested ? (name.split('.', 1)[0] ?? name) : name)) hasRest = true;
    else if (!byField.has(name)) byField.set(name, { code, params });
  }
  return { byField, hasRest };
}

/** Maps a server error to fields; errors without a matching field set `hasRest`. */
export function faultsOf<Values extends FieldValues>(
  error: unknown,
  fields: readonly string[],
  codeFields: CodeFields<Values>,
  nested = false,
): SortedFaults {
  if (!(error instanceof ApiError)) return { byField: new Map(), hasRest: true };
  const blamed = codeFields[error.code];
  if (blamed !== undefined) return { byField: new Map([[blamed, { code: error.code }]]), hasRest: false };
  const problems = error.status === 422 ? (error.problem?.errors ?? []) : [];
  const sorted = sortProblems(problems, fields, nested);
  return { ...sorted, hasRest: sorted.hasRest || sorted.byField.size === 0 };
}
