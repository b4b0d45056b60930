import type { AdminCredentials, AuthArea, AuthSession, AuthUser, CustomerCredentials } from '#/auth.types.ts';

/** The response of a sign-in call. Without a token the sign-in fails. */
export interface SignInReply<TUser extends AuthUser = AuthUser> {
  /** The bearer token of the new session. When it is missing or empty, the sign-in fails with `tokenMissingMessage`. */
  readonly token?: string | undefined;
  /** The signed-in user; without it the sign-in fails with `failureMessage`. `loadProfile` may replace it. */
  readonly user?: TUser | undefined;
}

/** A sign-in call. `signal` aborts when the result is no longer needed. */
export interface SignInRequest<TCredentials> {
  /** What the user entered, including the code of the second step. */
  readonly credentials: TCredentials;
  /** Aborts on `cancel`, `signOut` and `stop`. Pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** A call to load a list, with the session that is not stored yet. */
export interface LoadListRequest<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** The name of the list, one of the option `lists`. */
  readonly list: TList;
  /** The new session; use its token, because `storeSession` has not run. */
  readonly session: AuthSession<TUser>;
  /** Aborts when the sign-in ends before the list is loaded. */
  readonly signal: AbortSignal;
}

/** A call to load the profile, with the session that is not stored yet. */
export interface LoadProfileRequest<TUser extends AuthUser = AuthUser> {
  /** The new session, with the user of the sign-in response. */
  readonly session: AuthSession<TUser>;
  /** Aborts when the sign-in ends before the profile is loaded. */
  readonly signal: AbortSignal;
}

/** A call to extend the session. */
export interface RenewRequest<TUser extends AuthUser = AuthUser> {
  /** The token to extend. */
  readonly token: string;
  /** The signed-in user, whose role may decide the endpoint. */
  readonly user: TUser;
  /** Aborts when the session ends before the response. */
  readonly signal: AbortSignal;
}

/**
 * External dependencies of the machine: calls, which return promises, and effects, which return
 * nothing. An effect runs before subscribers see the new state, and once each time it is due.
 */
export interface AuthServices<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /**
   * Reject with {@link SignInError} to show the server's message, and with {@link
   * CodeRequiredError} when the password is correct and a code is required.
   */
  signInCustomer(request: SignInRequest<CustomerCredentials>): Promise<SignInReply<TUser>>;
  /** Like {@link AuthServices.signInCustomer}. */
  signInAdmin(request: SignInRequest<AdminCredentials>): Promise<SignInReply<TUser>>;
  /**
   * Loads the profile of a customer after the token, before the lists; it replaces the user of the response. After a rejection the
   * sign-in continues with that user, except for {@link SessionEndedError}, which ends the sign-in. Without this service the user of
   * the response is the profile.
   */
  loadProfile?(request: LoadProfileRequest<TUser>): Promise<TUser>;
  /**
   * Loads one of the option `lists` and stores the result, including an error. A rejection marks the
   * list as failed and the sign-in continues, except for {@link SessionEndedError}, which ends the
   * sign-in. Needed only with `lists`.
   */
  loadList?(request: LoadListRequest<TUser, TList>): Promise<unknown>;
  /**
   * Extends the same token. {@link SessionEndedError} expires the session; other errors are retried
   * at the next interval.
   */
  renew(request: RenewRequest<TUser>): Promise<unknown>;
  /** Stores the token and the user after a successful sign-in. */
  storeSession(session: AuthSession<TUser>): void;
  /** Removes the token and the user from storage. */
  clearSession(): void;
  /** Clears the lists in memory, and all other data of this user. */
  clearLists(): void;
  /** Removes the persisted state from storage. */
  clearPersisted(): void;
}

/** Details of a rejected sign-in besides its message. */
export interface SignInErrorOptions extends ErrorOptions {
  /** Machine-readable reason, available as `context.reason`. */
  readonly reason?: string | undefined;
  /** Seconds until another attempt is allowed, available as the time `context.retryAt`. */
  readonly retryAfterS?: number | undefined;
}

/** The server rejected the sign-in; `message` is the server's text, shown unchanged. */
export class SignInError extends Error {
  override readonly name: string = 'SignInError';
  /** Machine-readable reason; undefined when the server gave none. */
  readonly reason: string | undefined;
  /** Seconds until another attempt is allowed; undefined without a rate limit. */
  readonly retryAfterS: number | undefined;

  constructor(message?: string, { reason, retryAfterS, ...options }: SignInErrorOptions = {}) {
    super(message, options);
    this.reason = reason;
    this.retryAfterS = retryAfterS;
  }
}

/**
 * The password is correct, and the account requires a code. Not a failure: `context.challenge`
 * contains the next step.
 */
export class CodeRequiredError extends Error {
  override readonly name: string = 'CodeRequiredError';
}

/** The server ended the session during this call; `message` is the text to show. */
export class SessionEndedError extends Error {
  override readonly name: string = 'SessionEndedError';
}

/** The redirect targets of the machine. */
export interface AuthRedirects {
  /** After a customer's sign-in. Default `/dashboard`. */
  readonly customer: string;
  /** After an admin's sign-in. Default `/admin/dashboard`. */
  readonly admin: string;
  /** After sign-out. Default `/`. */
  readonly signedOut: string;
  /** After a dropped session in the customer area. Default `/login`. */
  readonly customerSignIn: string;
  /** After a dropped session in the admin area. Default `/admin`. */
  readonly adminSignIn: string;
}

/** A text, or a function for a text that depends on the current language. */
export type AuthText = string | (() => string);

/** Timers and the current time; defaults to the global ones. */
export interface AuthClock {
  /** Milliseconds, like `Date.now`. */
  now(): number;
  /** Calls `run` once after `delayMs` milliseconds, and returns the id of the timer. */
  setTimeout(run: () => void, delayMs: number): unknown;
  /** Cancels a timer by the id that `setTimeout` of the same clock returned. */
  clearTimeout(timer: unknown): void;
}

/** Initial state and overrides of the defaults. */
export interface AuthOptions<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** The lists that a customer's sign-in loads before it succeeds, one after another in this order. Default none. */
  readonly lists?: readonly TList[];
  /** A session restored from storage: the machine starts in `authenticated`. */
  readonly session?: AuthSession<TUser> | undefined;
  /** Redirect targets that differ from the defaults. */
  readonly defaultRedirects?: Partial<AuthRedirects>;
  /** Shown when a sign-in fails without a server message. Default `Login failed`. */
  readonly failureMessage?: AuthText;
  /** Shown when the response contains no token. Default `Token not found in response`. */
  readonly tokenMissingMessage?: AuthText;
  /** The renewal interval of a session in use. Default 15 minutes. */
  readonly renewEveryMs?: number;
  /** The roles of the admin area. Default `admin` and `superadmin`. */
  readonly adminRoles?: readonly string[];
  /** Timers and current time. Default the global ones; replace it in tests. */
  readonly clock?: AuthClock;
  /**
   * Called when an effect throws; the machine continues. By default the error is rethrown in a
   * separate task.
   */
  readonly onEffectError?: (error: unknown) => void;
}

/** {@link AuthOptions} with all defaults applied. */
export interface AuthSettings {
  readonly lists: readonly string[];
  readonly redirects: AuthRedirects;
  readonly failureMessage: () => string;
  readonly tokenMissingMessage: () => string;
  readonly renewEveryMs: number;
  readonly areaOf: (user: AuthUser) => AuthArea;
  readonly clock: AuthClock;
  readonly onEffectError: (error: unknown) => void;
}

/** The page to open when the session of this area has ended. */
export function signInPath(redirects: AuthRedirects, area: AuthArea): string {
  return area === 'admin' ? redirects.adminSignIn : redirects.customerSignIn;
}

const quarterHourMs = 15 * 60_000;
const globalClock: AuthClock = {
  now: () => Date.now(),
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  // The id was returned by this same clock above.
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Applies the defaults. */
export function resolveSettings(options: AuthOptions): AuthSettings {
  const adminRoles = options.adminRoles ?? ['admin', 'superadmin'];
  return {
    lists: options.lists ?? [],
    redirects: {
      customer: '/dashboard',
      admin: '/admin/dashboard',
      signedOut: '/',
      customerSignIn: '/login',
      adminSignIn: '/admin',
      ...options.defaultRedirects,
    },
    failureMessage: toText(options.failureMessage ?? 'Login failed'),
    tokenMissingMessage: toText(options.tokenMissingMessage ?? 'Token not found in response'),
    renewEveryMs: options.renewEveryMs ?? quarterHourMs,
    areaOf: (user) => (adminRoles.includes(user.role) ? 'admin' : 'customer'),
    clock: options.clock ?? globalClock,
    onEffectError: options.onEffectError ?? throwLater,
  };
}

function toText(text: AuthText): () => string {
  return typeof text === 'string' ? () => text : text;
}

function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
