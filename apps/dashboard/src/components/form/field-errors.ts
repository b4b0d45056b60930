import type { I18n } from '@lingui/core';
import { ApiError, type ErrorCode, type FieldProblem } from '@unmuted/api';
import type { FieldError, FieldPath, FieldValues } from 'react-hook-form';
import { errorTexts } from '#/i18n/error.messages.ts';
import { isValidationCode, validationText } from '#/i18n/validation.messages.ts';

/** What is wrong with one field: a rule of the contract, a code of the server's answer, or a word of the form's own. */
export interface Fault {
  code: string;
  params?: FieldProblem['params'];
}

/** Fields to blame for an answer that names none: a wrong password is the password field's. */
export type CodeFields<Values extends FieldValues> = Partial<Record<ErrorCode, FieldPath<Values>>>;

/** Texts for faults that a field words in its own way, or that only its form knows. */
export type OwnTexts = Readonly<Record<string, string>>;

/** The form library keeps a type and a message for each field; here these are the code and its figures. */
export function asFieldError({ code, params = {} }: Fault): FieldError {
  return { type: code, message: JSON.stringify(params) };
}

/** What the reader is told about a field; words come late, so that they follow the language of the page. */
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

/** The field a pointer names: `/items/0/name` is `items.0.name` to the form library. */
export function fieldOf(pointer: string): string {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

export interface SortedFaults {
  byField: Map<string, Fault>;
  /** Something was said that no field of this form can carry. */
  hasRest: boolean;
}

/** Gives each problem to its field, the first one where several speak of the same. */
export function sortProblems(problems: readonly FieldProblem[], fields: readonly string[]): SortedFaults {
  const byField = new Map<string, Fault>();
  let hasRest = false;
  for (const { pointer, code, params } of problems) {
    const name = fieldOf(pointer);
    if (!fields.includes(name)) hasRest = true;
    else if (!byField.has(name)) byField.set(name, { code, params });
  }
  return { byField, hasRest };
}

/** What an answer of the server says about the fields; all of it is rest when it is no such answer. */
export function faultsOf<Values extends FieldValues>(
  error: unknown,
  fields: readonly string[],
  codeFields: CodeFields<Values>,
): SortedFaults {
  if (!(error instanceof ApiError)) return { byField: new Map(), hasRest: true };
  const blamed = codeFields[error.code];
  if (blamed !== undefined) return { byField: new Map([[blamed, { code: error.code }]]), hasRest: false };
  const problems = error.status === 422 ? (error.problem?.errors ?? []) : [];
  const sorted = sortProblems(problems, fields);
  return { ...sorted, hasRest: sorted.hasRest || sorted.byField.size === 0 };
}
