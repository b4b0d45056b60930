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
  /** Decides the area: one of the option `adminRoles` is an admin, any other a customer. */
  readonly role: string;
}

/** A token and its user. */
export interface AuthSession<TUser extends AuthUser = AuthUser> {
  /** The bearer token, sent with each request. */
  readonly token: string;
  /** The user to whom the token belongs. */
  readonly user: TUser;
}

/** The input of a customer's sign-in. */
export interface CustomerCredentials {
  /** The email address of the account. */
  readonly email: string;
  /** The password as entered, without trimming. */
  readonly password: string;
  /** The code of the second step, if required. */
  readonly code?: string | undefined;
  /** The token of a sign-in link, in place of email and password, which are then empty. */
  readonly link?: string | undefined;
}

/** The input of an admin's sign-in. */
export interface AdminCredentials {
  /** The user name of the account. */
  readonly username: string;
  /** The password as entered, without trimming. */
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
  /** `returnTo` overrides the default redirect; whoever follows the redirect validates it. */
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
  /** The current state. */
  readonly value: AuthState;
  /** The data of the current state. */
  readonly context: AuthContext<TUser, TList>;
}

/** Receives every new snapshot. */
export interface AuthObserver<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** Called with each new snapshot. */
  next?: (snapshot: AuthSnapshot<TUser, TList>) => void;
  /** Called when the machine itself fails. It handles the errors of services and effects, which do not get here. */
  error?: (error: unknown) => void;
  /** Called once when the machine stops. */
  complete?: () => void;
}

/** A subscription to the snapshots of a machine. */
export interface AuthSubscription {
  /** Ends the subscription; no callback runs afterwards. */
  unsubscribe(): void;
}

/** A running machine. */
export interface AuthActor<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** Sends an event. Events that the current state does not accept are ignored. */
  send(event: AuthEvent<TUser>): void;
  /** The current snapshot. The same object until the next change. */
  getSnapshot(): AuthSnapshot<TUser, TList>;
  /** Calls back after each event with a change, but not for the current snapshot. */
  subscribe(observer: AuthObserver<TUser, TList>): AuthSubscription;
  /** Calls back after each event with a change, but not for the current snapshot. */
  subscribe(next: (snapshot: AuthSnapshot<TUser, TList>) => void): AuthSubscription;
  /** Ends calls and timers permanently. Does not sign out: nothing is cleared. */
  stop(): void;
}
