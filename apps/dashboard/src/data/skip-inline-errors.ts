import { ApiError, type CallError } from '@unmuted/api';

/** What a form says beside its fields or above them: the server has looked at what was sent and refused it. */
const shownInPlace: readonly number[] = [409, 422, 429];

/** `notify` of calls that a form sends: every other failure, the end of the session too, is told as the catalogue says. */
export function skipInlineErrors(failure: CallError): boolean {
  return !(failure instanceof ApiError && shownInPlace.includes(failure.status));
}
