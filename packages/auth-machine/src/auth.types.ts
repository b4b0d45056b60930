/** The values of the machine, exactly these five. */
export const authStates = ['idle', 'pending', 'authenticated', 'failed', 'expired'] as const;
/** One of the machine's values. */
export type AuthState = (typeof authStates)[number];

/** The lists a customer's sign-in loads, one after another, in this order. */
export const authLists = ['products', 'onePage', 'alexa', 'mobileApps'] as const;
/** The name of one of the four lists. */
export type AuthList = (typeof authLists)[number];

/** How far one list has come during sign-in. */
export type ListProgress = 'waiting' | 'busy' | 'done' | 'failed';

/** The two areas of the product: each has a sign-in page of its own. */
export type AuthArea = 'customer' | 'admin';

/** The least a user must have. Extend it with the fields of your profile. */
export interface AuthUser {
  readonly role: string;
}

/** A token together with the user it belongs to. */
export interface AuthSession<TUser extends AuthUser = AuthUser> {
  readonly token: string;
  readonly user: TUser;
}

/** What a customer types. */
export interface CustomerCredentials {
  readonly email: string;
  readonly password: string;
  /** The second step, once it was asked for. */
  readonly code?: string | undefined;
}

/** What an admin types. */
export interface AdminCredentials {
  readonly username: string;
  readonly password: string;
  /** The second step, once it was asked for. */
  readonly code?: string | undefined;
}

/** What a sign-in under way still asks for. */
export type AuthChallenge = 'code';

/** What the machine remembers. It never holds a password or a code. */
export interface AuthContext<TUser extends AuthUser = AuthUser> {
  /** Why the last sign-in failed. */
  readonly message: string | undefined;
  /** Whether {@link AuthContext.message} is to be shown. */
  readonly showMessage: boolean;
  /** The {@link SignInError.reason} of the last failed sign-in, for a form that offers a way out. */
  readonly reason: string | undefined;
  /** No sign-in before this moment, in milliseconds of the given clock. */
  readonly retryAt: number | undefined;
  /** The password was right and the code of the second step is missing: sign in again with it. */
  readonly challenge: AuthChallenge | undefined;
  /** Where the app should go now; answer it with the event `redirect.cleared`. */
  readonly redirect: string | undefined;
  /** Set in `authenticated` only. */
  readonly token: string | undefined;
  /** Set in `authenticated` only. */
  readonly user: TUser | undefined;
  /** The four lists of the latest customer sign-in. */
  readonly progress: Readonly<Record<AuthList, ListProgress>>;
}

/** Everything an app may tell the machine. */
export type AuthEvent<TUser extends AuthUser = AuthUser> =
  /** `returnTo` replaces the usual redirect; the caller has checked that it is safe. */
  | { type: 'signIn.customer'; credentials: CustomerCredentials; returnTo?: string | undefined }
  | { type: 'signIn.admin'; credentials: AdminCredentials; returnTo?: string | undefined }
  /** Gives up the sign-in under way, also one that waits for its code. */
  | { type: 'cancel' }
  /** Back to the password: the code will not be given. */
  | { type: 'challenge.dismissed' }
  | { type: 'signOut' }
  /**
   * The server no longer accepts the session; `area` is where the reader is. With the `token` of the call that
   * was refused, a late answer to an earlier session cannot end the present one.
   */
  | { type: 'session.dropped'; area: AuthArea; token?: string | undefined }
  /** Storage holds another session, or none, because another tab wrote it. */
  | { type: 'session.replaced'; session: AuthSession<TUser> | undefined }
  /** The reader does something: as long as this comes, the session is renewed. */
  | { type: 'session.used' }
  | { type: 'redirect.cleared' }
  | { type: 'message.dismissed' };

/** The machine at one moment. */
export interface AuthSnapshot<TUser extends AuthUser = AuthUser> {
  readonly value: AuthState;
  readonly context: AuthContext<TUser>;
}

/** Receives every new snapshot. */
export interface AuthObserver<TUser extends AuthUser = AuthUser> {
  next?: (snapshot: AuthSnapshot<TUser>) => void;
  error?: (error: unknown) => void;
  complete?: () => void;
}

/** A running machine. */
export interface AuthActor<TUser extends AuthUser = AuthUser> {
  send(event: AuthEvent<TUser>): void;
  getSnapshot(): AuthSnapshot<TUser>;
  /** Calls back after each event that changed something, not for the present snapshot. */
  subscribe(observer: AuthObserver<TUser>): { unsubscribe(): void };
  subscribe(next: (snapshot: AuthSnapshot<TUser>) => void): { unsubscribe(): void };
  /** Ends calls and timers for good. It is no sign-out: nothing is cleared. */
  stop(): void;
}
