import { fromPromise } from 'xstate';
import {
  type AuthServices,
  type AuthSettings,
  type LoadListRequest,
  SessionEndedError,
  SignInError,
} from '#/auth.services.ts';
import type {
  AdminCredentials,
  AuthContext,
  AuthEvent,
  AuthSession,
  CustomerCredentials,
  ListProgress,
} from '#/auth.types.ts';

/** The input of a sign-in. */
export type SignInInput = {
  readonly returnTo: string | undefined;
  readonly report: (step: ListProgressed) => void;
} & (
  | { readonly area: 'customer'; readonly credentials: CustomerCredentials }
  | { readonly area: 'admin'; readonly credentials: AdminCredentials }
);

/** A progress event of the current sign-in. */
export interface ListProgressed {
  readonly type: 'list.progressed';
  readonly list: string;
  readonly progress: ListProgress;
}

/** Returns the input for the event that started `pending`. */
export function toSignInInput(event: AuthEvent | ListProgressed, report: SignInInput['report']): SignInInput {
  if (!('credentials' in event)) throw new TypeError(`No sign-in starts with ${event.type}`);
  const { type, credentials, returnTo } = event;
  const area = type === 'signIn.admin' ? 'admin' : 'customer';
  // Each of the two events contains the credentials of its own area.
  return { area, credentials, returnTo, report } as SignInInput;
}

/** The output of a successful sign-in. */
export interface SignInOutput {
  readonly session: AuthSession;
  readonly redirect: string;
}

/**
 * One sign-in: the call, then the profile and the lists for a customer. Leaving `pending` aborts
 * it, and any later result is ignored.
 */
export function signInLogic(services: AuthServices, settings: AuthSettings) {
  return fromPromise<SignInOutput, SignInInput>(async ({ input, signal }) => {
    const redirect = input.returnTo ?? settings.redirects[input.area];
    const signedIn = await requestSession(services, settings, input, signal);
    if (input.area === 'admin') return { session: signedIn, redirect };
    const session = await withProfile(services, signedIn, signal);
    await loadLists(services, settings.lists, { session, signal }, input.report);
    return { session, redirect };
  });
}

async function requestSession(
  services: AuthServices,
  settings: AuthSettings,
  input: SignInInput,
  signal: AbortSignal,
): Promise<AuthSession> {
  const { token, user } = await (input.area === 'customer'
    ? services.signInCustomer({ credentials: input.credentials, signal })
    : services.signInAdmin({ credentials: input.credentials, signal }));
  if (!token) throw new SignInError(settings.tokenMissingMessage());
  if (!user) throw new SignInError(settings.failureMessage());
  return { token, user };
}

async function withProfile(
  services: AuthServices,
  session: AuthSession,
  signal: AbortSignal,
): Promise<AuthSession> {
  signal.throwIfAborted();
  try {
    const user = await services.loadProfile?.({ session, signal });
    return user ? { ...session, user } : session;
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    return session;
  }
}

async function loadLists(
  services: AuthServices,
  lists: readonly string[],
  request: Omit<LoadListRequest, 'list'>,
  report: SignInInput['report'],
): Promise<void> {
  const { signal } = request;
  for (const list of lists) {
    // An aborted sign-in must neither start another call nor affect the progress of the next
    // sign-in.
    signal.throwIfAborted();
    report({ type: 'list.progressed', list, progress: 'busy' });
    const progress = await loadOne(services, { ...request, list });
    signal.throwIfAborted();
    report({ type: 'list.progressed', list, progress });
  }
}

async function loadOne(services: AuthServices, request: LoadListRequest): Promise<ListProgress> {
  try {
    await services.loadList?.(request);
    return 'done';
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    return 'failed';
  }
}

/** Why a sign-in failed, as stored in the context. */
export type Refusal = Pick<AuthContext, 'message' | 'reason' | 'retryAt'>;

/**
 * Returns the context of a failed sign-in. The message is only ever a user-facing one, never that
 * of an unexpected exception; the retry time counts from now.
 */
export function refusalOf(error: unknown, { clock, failureMessage }: AuthSettings): Refusal {
  const isForReaders = error instanceof SignInError || error instanceof SessionEndedError;
  const { reason, retryAfterS } = error instanceof SignInError ? error : {};
  return {
    message: (isForReaders && error.message) || failureMessage(),
    reason,
    retryAt: retryAfterS === undefined ? undefined : clock.now() + retryAfterS * 1000,
  };
}
