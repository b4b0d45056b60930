import type {
  AdminCredentials,
  AuthArea,
  AuthList,
  AuthSession,
  AuthUser,
  CustomerCredentials,
} from '#/auth.types.ts';

/** What a sign-in call gave. Without a token the sign-in fails. */
export interface SignInReply<TUser extends AuthUser = AuthUser> {
  readonly token?: string | undefined;
  readonly user?: TUser | undefined;
}

/** One call to sign in. `signal` aborts when nobody waits for the answer any more. */
export interface SignInRequest<TCredentials> {
  readonly credentials: TCredentials;
  readonly signal: AbortSignal;
}

/** One call for a list, with the session that is not stored yet. */
export interface LoadListRequest<TUser extends AuthUser = AuthUser> {
  readonly list: AuthList;
  readonly session: AuthSession<TUser>;
  readonly signal: AbortSignal;
}

/** One call to extend the session. */
export interface RenewRequest<TUser extends AuthUser = AuthUser> {
  readonly token: string;
  readonly user: TUser;
  readonly signal: AbortSignal;
}

/**
 * What the machine needs from the outside: calls, which return promises, and effects, which return nothing.
 * An effect runs before subscribers see the new state, and once for each time it is due.
 */
export interface AuthServices<TUser extends AuthUser = AuthUser> {
  /**
   * Reject with {@link SignInError} to have the server's message shown, with {@link CodeRequiredError} when the
   * password is right and the second step is still to be taken.
   */
  signInCustomer(request: SignInRequest<CustomerCredentials>): Promise<SignInReply<TUser>>;
  /** As {@link AuthServices.signInCustomer}. */
  signInAdmin(request: SignInRequest<AdminCredentials>): Promise<SignInReply<TUser>>;
  /**
   * Loads one list and keeps what came, the error too. A rejection marks the list as failed and sign-in goes
   * on, except for {@link SessionEndedError}, which ends the sign-in.
   */
  loadList(request: LoadListRequest<TUser>): Promise<unknown>;
  /** Extends the same token. {@link SessionEndedError} expires the session; other errors wait for the next turn. */
  renew(request: RenewRequest<TUser>): Promise<unknown>;
  /** A sign-in has succeeded: keep the token and the user. */
  storeSession(session: AuthSession<TUser>): void;
  /** Remove the token and the user from storage. */
  clearSession(): void;
  /** Empty the four lists in memory, with whatever else was read for this user. */
  clearLists(): void;
  /** Remove the persisted state from storage. */
  clearPersisted(): void;
}

/** What a refused sign-in says besides its text. */
export interface SignInErrorOptions extends ErrorOptions {
  /** Why, as a word for programs: it comes back as `context.reason`. */
  readonly reason?: string | undefined;
  /** For so many seconds another try would be refused too: `context.retryAt` tells until when. */
  readonly retryAfterS?: number | undefined;
}

/** The server refused the sign-in; `message` is its own text, shown as it is. */
export class SignInError extends Error {
  override readonly name: string = 'SignInError';
  readonly reason: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(message?: string, { reason, retryAfterS, ...options }: SignInErrorOptions = {}) {
    super(message, options);
    this.reason = reason;
    this.retryAfterS = retryAfterS;
  }
}

/** The password is right, and the account asks for a code. Nothing has failed: `context.challenge` says what is next. */
export class CodeRequiredError extends Error {
  override readonly name: string = 'CodeRequiredError';
}

/** The server ended the session during this call; `message` is the text to show. */
export class SessionEndedError extends Error {
  override readonly name: string = 'SessionEndedError';
}

/** Where the machine sends the reader. */
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

/** A text, or a function for one that depends on the language of the moment. */
export type AuthText = string | (() => string);

/** Timers and the time they go by; the global ones when nothing else is given. */
export interface AuthClock {
  /** Milliseconds, as `Date.now` counts them. */
  now(): number;
  setTimeout(run: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** How a machine starts and what differs from the defaults. */
export interface AuthOptions<TUser extends AuthUser = AuthUser> {
  /** A session restored from storage: the machine starts in `authenticated`. */
  readonly session?: AuthSession<TUser> | undefined;
  readonly defaultRedirects?: Partial<AuthRedirects>;
  /** Shown when a sign-in fails without a message of the server. Default `Login failed`. */
  readonly failureMessage?: AuthText;
  /** Shown when the reply holds no token. Default `Token not found in response`. */
  readonly tokenMissingMessage?: AuthText;
  /** How often a session in use is renewed. Default 15 minutes. */
  readonly renewEveryMs?: number;
  /** Which roles belong to the admin area. Default `admin` and `superadmin`. */
  readonly adminRoles?: readonly string[];
  readonly clock?: AuthClock;
  /** Told when an effect throws; the machine goes on. By default the error is thrown again in a task of its own. */
  readonly onEffectError?: (error: unknown) => void;
}

/** {@link AuthOptions} with every default filled in. */
export interface AuthSettings {
  readonly redirects: AuthRedirects;
  readonly failureMessage: () => string;
  readonly tokenMissingMessage: () => string;
  readonly renewEveryMs: number;
  readonly areaOf: (user: AuthUser) => AuthArea;
  readonly clock: AuthClock;
  readonly onEffectError: (error: unknown) => void;
}

/** The page to go to when the session in this area is gone. */
export function signInPath(redirects: AuthRedirects, area: AuthArea): string {
  return area === 'admin' ? redirects.adminSignIn : redirects.customerSignIn;
}

const quarterHourMs = 15 * 60_000;
const globalClock: AuthClock = {
  now: () => Date.now(),
  setTimeout: (run, delayMs) => setTimeout(run, delayMs),
  // The id is what this very clock returned above.
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Fills in the defaults. */
export function resolveSettings(options: AuthOptions): AuthSettings {
  const adminRoles = options.adminRoles ?? ['admin', 'superadmin'];
  return {
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
