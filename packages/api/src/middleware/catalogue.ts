import { type ApiError, type CallError, NetworkError } from '#/errors.ts';

/** Titles and texts of the specification, section 8. A null text stands for the error's own message. */
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

/** A line of the catalogue: what a translation hangs on. */
export type NoticeKind = keyof typeof catalogue;

/** What a person is told about a failed call, in the specification's English. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly title: string;
  readonly text: string;
  readonly error: CallError;
}

/** The catalogue's line for a failure; null where it asks for silence (404). */
export function noticeOf(error: CallError): Notice | null {
  const kind = error instanceof NetworkError ? kindOfReason[error.reason] : kindOfStatus(error);
  if (kind === null) return null;
  const { title, text } = catalogue[kind];
  return { kind, title, text: text ?? error.message, error };
}

/** The client's own time-out says what the server's 508 says: to a person they are one thing. */
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

/** The statuses on which the specification signs the person out. */
export function endsSession(status: number): status is SessionEndStatus {
  return status === 400 || status === 401 || status === 403 || status === 419;
}

/** See `endsSession`. */
export type SessionEndStatus = 400 | 401 | 403 | 419;
