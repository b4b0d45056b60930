import type { I18n } from '@lingui/core';
import { ApiError } from '@unmuted/api';
import { errorTexts } from '#/i18n/error.messages.ts';
import { validationText } from '#/i18n/validation.messages.ts';

/** Why the server refused a value of the document: the text of its error, or that of the rule if the error has none. */
export function refusalAt(i18n: I18n, error: unknown, pointer: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const problem = error.problem?.errors?.find((each) => each.pointer === pointer);
  if (!problem) return undefined;
  return error.code === 'request.invalid' ? validationText(i18n, problem) : i18n._(errorTexts[error.code]);
}
