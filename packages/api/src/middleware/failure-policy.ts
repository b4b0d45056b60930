import { ApiError, type CallError } from '#/errors.ts';
import { endsSession, type Notice, noticeOf, type SessionEndStatus } from '#/middleware/catalogue.ts';

/** The end of a session and the area of the sign-in page to open. */
export interface SessionEnd {
  /** The status of the response that ended the session. */
  readonly status: SessionEndStatus;
  /** The area of the current path, whose sign-in page is to be opened. */
  readonly area: 'admin' | 'customer';
}

/** Application callbacks of the failure policy. */
export interface FailurePolicyOptions {
  /** The token of the current session. */
  readonly getToken: () => string | null;
  /** The current path, which determines the area. */
  readonly getPath: () => string;
  /** Shows the notification of a failed call. */
  readonly notify: (notice: Notice) => void;
  /** Called when a response ends the current session. */
  readonly onSessionEnded: (end: SessionEnd) => void;
  /**
   * Called with each failure of the current session, also of calls that opted out of the notification. Returns whether
   * the application responds to it in another way, without the notification.
   */
  readonly onFailure?: (error: CallError) => boolean;
}

/** The context of a failed call. */
interface SentCall {
  readonly token: string | null;
  /** The call overrode the token, during a sign-in whose token is not stored yet. */
  readonly hasOwnToken?: boolean;
  /** False when the call opted out of the notification; the session ends in any case. */
  readonly notify: boolean;
}

/** Handles one failure. */
export type ReportFailure = (error: CallError, call: SentCall) => void;

/**
 * Creates the failure handler shared by both APIs and the live stream.
 *
 * A failure applies only to the session in which its call was sent:
 * - sent with the current token: notified per the catalogue; 400, 401, 403 and 419 end the session;
 * - sent with a stale token (signed out, or another session): ignored, because a late response must neither end a newer
 *   session nor notify on the sign-in page; of calls that fail together only the first is notified;
 * - sent with its own token while none is stored: notified per the catalogue, except a rejection of that token, which the
 *   sign-in reports itself; there is no session to end yet;
 * - sent without a token, such as a sign-in with a wrong password: there is no session to end, so no redirect loop.
 */
export function createFailurePolicy(options: FailurePolicyOptions): ReportFailure {
  let expiryNotified = false;

  return (error, { token, hasOwnToken = false, notify }) => {
    const present = options.getToken();
    const isSigningIn = hasOwnToken && present === null;
    if (token !== null && token !== present && !isSigningIn) return;
    if (token !== null && error instanceof ApiError && endsSession(error.status)) {
      if (isSigningIn) return;
      options.onSessionEnded({
        status: error.status,
        area: options.getPath().startsWith('/admin') ? 'admin' : 'customer',
      });
    }
    if (options.onFailure?.(error)) return;
    const notice = notify ? noticeOf(error) : null;
    if (!notice) return;
    if (notice.kind === 'session-expired') {
      if (expiryNotified) return;
      expiryNotified = true;
    }
    options.notify(notice);
  };
}
