import { ApiError, type CallError } from '#/errors.ts';
import { endsSession, type Notice, noticeOf, type SessionEndStatus } from '#/middleware/catalogue.ts';

/** The end of the session, and whose sign-in page comes next. */
export interface SessionEnd {
  readonly status: SessionEndStatus;
  readonly area: 'admin' | 'customer';
}

/** What the policy asks of the application. */
export interface FailurePolicyOptions {
  /** The token of the present session. */
  readonly getToken: () => string | null;
  /** The path of the screen; the area is told by it. */
  readonly getPath: () => string;
  readonly notify: (notice: Notice) => void;
  readonly onSessionEnded: (end: SessionEnd) => void;
}

/** What a failed call was sent with. */
interface SentCall {
  readonly token: string | null;
  /** The call brought the token itself: that of a sign-in under way, while none is stored. */
  readonly hasOwnToken?: boolean;
  /** False when the call opted out of the notification; the session ends all the same. */
  readonly notify: boolean;
}

/** Acts upon one failure. */
export type ReportFailure = (error: CallError, call: SentCall) => void;

/**
 * What a failure leads to, for both hosts and the live stream together.
 *
 * A failure counts for the session its call was sent in, and for no other:
 * - sent with the present token: as the catalogue says; 400, 401, 403 and 419 end the session;
 * - sent with a token that has gone since (signed out, or another session): silent, a late answer must neither end a
 *   newer session nor speak to someone on the sign-in page, and of calls failing together only the first is heard;
 * - sent with a token of its own while none is stored: told as the catalogue says, save for a refusal of that token,
 *   which is for whoever signs in to say; there is no session to end yet;
 * - sent without a token, such as a sign-in with a wrong password: there is no session to end, so nothing can loop.
 */
export function createFailurePolicy(options: FailurePolicyOptions): ReportFailure {
  let saidExpired = false;

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
    const notice = notify ? noticeOf(error) : null;
    if (!notice) return;
    if (notice.kind === 'session-expired') {
      if (saidExpired) return;
      saidExpired = true;
    }
    options.notify(notice);
  };
}
