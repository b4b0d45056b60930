import { ApiError, type CallError } from '@unmuted/api';

/** Errors that a form shows inline: the server validated the request and rejected it. */
const shownInPlace: readonly number[] = [409, 422, 429];

/** `notify` option of form requests: every other failure, including session end, shows the catalogue toast. */
export function skipInlineErrors(failure: CallError): boolean {
  return !(failure instanceof ApiError && shownInPlace.includes(failure.status));
}
