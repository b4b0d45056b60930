import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, type CallError, type Notice, type NoticeKind, noticeOf } from '@unmuted/api';
import { errorTexts } from '#/i18n/error.messages.ts';

/** The catalogue of the specification, section 8. A null text stands for the error's own message. */
const noticeTexts: Record<NoticeKind, { title: MessageDescriptor; text: MessageDescriptor | null }> = {
  'session-expired': {
    title: msg`Session Expired`,
    text: msg`Your session has expired. Please log in again.`,
  },
  'check-login': {
    title: msg`Is your login correct?`,
    text: msg`Please check your login and try again.`,
  },
  'server-error': {
    title: msg`Internal Server Error`,
    text: msg`An error occurred on the server. Please try again later.`,
  },
  'time-out': {
    title: msg`Time Out`,
    text: msg`The server took too long to respond. Please try again later.`,
  },
  'setup-failure': { title: msg`Error`, text: msg`There was an error with the request.` },
  default: { title: msg`Error`, text: null },
};

/** The message of a failed call in the reader's language. */
export function errorText(i18n: I18n, error: unknown): string {
  if (!(error instanceof ApiError)) return i18n._(msg`Couldn’t reach the server.`);
  // A newer server may send codes without a text here: show its own message.
  const isKnown = error.problem === null || error.problem.code === error.code;
  return isKnown ? i18n._(errorTexts[error.code]) : error.message;
}

function ownText(i18n: I18n, error: CallError): string {
  return error instanceof ApiError && error.problem?.message ? error.problem.message : errorText(i18n, error);
}

/** The catalogue text of a failed call. */
export function callText(i18n: I18n, error: unknown): string {
  const notice = error instanceof ApiError ? noticeOf(error) : null;
  return notice ? noticeText(i18n, notice).text : errorText(i18n, error);
}

/** Title and text of a toast; server messages arrive in the requested language. */
export function noticeText(i18n: I18n, { kind, error }: Notice): { title: string; text: string } {
  const { title, text } = noticeTexts[kind];
  return { title: i18n._(title), text: text ? i18n._(text) : ownText(i18n, error) };
}
