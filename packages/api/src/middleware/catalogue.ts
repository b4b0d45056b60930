import { type ApiError, type CallError, NetworkError } from '#/errors.ts';

/** Titles and texts of the specification, section 8. A null text is replaced by the error's message. */
export const catalogue = {
  'session-expired': {
    title: 'Session Expired',
    text: 'Your session has expired. Please log in again.',
  },
  'check-login': {
    title: 'Is your login correct?',
    text: 'Please check your login and try again.',
  },
  'server-error': {
    title: 'Internal Server Error',
    text: 'An error occurred on the server. Please try again later.',
  },
  'time-out': {
    title: 'Time Out',
    text: 'The server took too long to respond. Please try again later.',
  },
  'setup-failure': { title: 'Error', text: 'There was an error with the request.' },
  default: { title: 'Error', text: null },
} as const satisfies Record<string, { title: string; text: string | null }>;

/** A key of the catalogue, used by translations. */
export type NoticeKind = keyof typeof catalogue;

/** The notification of a failed call, in the English of the specification. */
export interface Notice {
  /** The key of the text, for translations. */
  readonly kind: NoticeKind;
  /** English title. */
  readonly title: string;
  /** English text: the one of the catalogue, or the message of the error. */
  readonly text: string;
  /** The failure, for translations of `default` by its code or reason. */
  readonly error: CallError;
}

/** Returns the notification of a failure; null for 404, which the specification leaves silent. */
export function noticeOf(error: CallError): Notice | null {
  const kind = error instanceof NetworkError ? kindOfReason[error.reason] : kindOfStatus(error);
  if (kind === null) return null;
  const { title, text } = catalogue[kind];
  return { kind, title, text: text ?? error.message, error };
}

/** A client timeout has the same text as a 508 of the server. */
const kindOfReason = {
  unreachable: 'default',
  'time-out': 'time-out',
  setup: 'setup-failure',
} as const satisfies Record<NetworkError['reason'], NoticeKind>;

function kindOfStatus({ status }: ApiError): NoticeKind | null {
  switch (status) {
    case 419:
      return 'session-expired';
    case 400:
    case 401:
    case 403:
      return 'check-login';
    case 404:
      return null;
    case 500:
      return 'server-error';
    case 508:
      return 'time-out';
    default:
      return 'default';
  }
}

/** Whether the specification signs the user out on this status. */
export function endsSession(status: number): status is SessionEndStatus {
  return status === 400 || status === 401 || status === 403 || status === 419;
}

/** See `endsSession`. */
export type SessionEndStatus = 400 | 401 | 403 | 419;
