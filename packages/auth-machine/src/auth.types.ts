/** The values of the machine, exactly these five. */
export const authStates = ['idle', 'pending', 'authenticated', 'failed', 'expired'] as const;
/** One of the machine's values. */
export type AuthState = (typeof authStates)[number];

/** The progress of one list during sign-in. */
export type ListProgress = 'waiting' | 'busy' | 'done' | 'failed';

/** The two areas of the product, each with its own sign-in page. */
export type AuthArea = 'customer' | 'admin';

/** The minimum of a user. Extend it with the fields of your profile. */
export interface AuthUser {
  readonly role: string;
}

/** A token and its user. */
export interface AuthSession<TUser extends AuthUser = AuthUser> {
  readonly token: string;
  readonly user: TUser;
}

/** The input of a customer's sign-in. */
export interface CustomerCredentials {
  readonly email: string;
  readonly password: string;
  /** The code of the second step, if required. */
  readonly code?: string | undefined;
}

/** The input of an admin's sign-in. */
export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
  /** The code of the second step, if required. */
  readonly code?: string | undefined;
}

/** The pending step of a sign-in. */
export type AuthChallenge = 'code';

/** The context of the machine. It never contains a password or a code. */
export interface AuthContext<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** Why the last sign-in failed. */
  readonly message: string | undefined;
  /** Whether {@link AuthContext.message} should be shown. */
  readonly showMessage: boolean;
  /**
   * The {@link SignInError.reason} of the last failed sign-in, so that a form can offer a solution.
   */
  readonly reason: string | undefined;
  /** When sign-in attempts are allowed again, in milliseconds of the machine's clock. */
  readonly retryAt: number | undefined;
  /** The password was correct and the code of the second step is missing: sign in again with it. */
  readonly challenge: AuthChallenge | undefined;
  /** The pending redirect of the app; send `redirect.cleared` once it is done. */
  readonly redirect: string | undefined;
  /** Set in `authenticated` only. */
  readonly token: string | undefined;
  /** Set in `authenticated` only. */
  readonly user: TUser | undefined;
  /** The lists of the latest customer sign-in, in the order of the option `lists`. */
  readonly progress: Readonly<Record<TList, ListProgress>>;
}

/** All events that an app may send. */
export type AuthEvent<TUser extends AuthUser = AuthUser> =
  /** `returnTo` overrides the default redirect; the caller must have validated it. */
  | { type: 'signIn.customer'; credentials: CustomerCredentials; returnTo?: string | undefined }
  | { type: 'signIn.admin'; credentials: AdminCredentials; returnTo?: string | undefined }
  /** Cancels the current sign-in, even while it waits for its code. */
  | { type: 'cancel' }
  /** Returns to the password without a code. */
  | { type: 'challenge.dismissed' }
  | { type: 'signOut' }
  /**
   * The server no longer accepts the session; `area` is the area of the current page. With the
   * `token` of the rejected request, a late response to an earlier session cannot end the current
   * one.
   */
  | { type: 'session.dropped'; area: AuthArea; token?: string | undefined }
  /** Another tab has replaced or removed the stored session. */
  | { type: 'session.replaced'; session: AuthSession<TUser> | undefined }
  /** User activity: the session is renewed as long as this event is sent. */
  | { type: 'session.used' }
  | { type: 'redirect.cleared' }
  | { type: 'message.dismissed' };

/** A snapshot of the machine. */
export interface AuthSnapshot<TUser extends AuthUser = AuthUser, TList extends string = string> {
  readonly value: AuthState;
  readonly context: AuthContext<TUser, TList>;
}

/** Receives every new snapshot. */
export interface AuthObserver<TUser extends AuthUser = AuthUser, TList extends string = string> {
  next?: (snapshot: AuthSnapshot<TUser, TList>) => void;
  error?: (error: unknown) => void;
  complete?: () => void;
}

/** A running machine. */
export interface AuthActor<TUser extends AuthUser = AuthUser, TList extends string = string> {
  send(event: AuthEvent<TUser>): void;
  getSnapshot(): AuthSnapshot<TUser, TList>;
  /** Calls back after each event with a change, but not for the current snapshot. */
  subscribe(observer: AuthObserver<TUser, TList>): { unsubscribe(): void };
  subscribe(next: (snapshot: AuthSnapshot<TUser, TList>) => void): { unsubscribe(): void };
  /** Ends calls and timers permanently. Does not sign out: nothing is cleared. */
  stop(): void;
}
