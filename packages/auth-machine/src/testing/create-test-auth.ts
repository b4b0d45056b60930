import { SimulatedClock } from 'xstate';
import { signedOutContext } from '#/auth.context.ts';
import { runAuthMachine } from '#/auth.machine.ts';
import { type AuthOptions, type AuthServices, resolveSettings } from '#/auth.services.ts';
import type { AuthActor, AuthContext, AuthSession, AuthState, AuthUser } from '#/auth.types.ts';
import { type CallQueue, createCallQueue, type OpenCall } from '#/testing/call-queue.ts';

/** The calls that wait for the test. */
export type CallName = 'signInCustomer' | 'signInAdmin' | 'loadList' | 'renew';
/** The effects that are recorded. */
export type EffectName = 'storeSession' | 'clearSession' | 'clearLists' | 'clearPersisted';
type CallOf<TUser extends AuthUser, TList extends string, TName extends CallName> = NonNullable<
  AuthServices<TUser, TList>[TName]
>;
/** A pending call, by the name of its service. */
export type OpenCallOf<TUser extends AuthUser, TList extends string, TName extends CallName> = OpenCall<
  Parameters<NonNullable<AuthServices<TUser, TList>[TName]>>[0],
  Awaited<ReturnType<NonNullable<AuthServices<TUser, TList>[TName]>>>
>;

/** The initial state of a machine under test. */
export interface TestAuthOptions<TUser extends AuthUser = AuthUser, TList extends string = string>
  extends Omit<AuthOptions<TUser, TList>, 'clock'> {
  /** A fixed state for stories: `pending` waits for no call. Without it, `session` decides. */
  readonly at?: {
    readonly value: Exclude<AuthState, 'authenticated'>;
    readonly context?: Partial<Omit<AuthContext<TUser, TList>, 'token' | 'user'>>;
  };
  /** Overrides the calls that wait for the test, or adds `loadProfile`. */
  readonly services?: Partial<AuthServices<TUser, TList>>;
}

/** A running machine whose dependencies are controlled by the test. */
export interface TestAuth<TUser extends AuthUser = AuthUser, TList extends string = string> {
  /** The running machine: pass it to `AuthProvider`, or send events to it. */
  readonly actor: AuthActor<TUser, TList>;
  /** The names of all effects so far, in order. */
  readonly effects: readonly EffectName[];
  /** The currently stored session. */
  readonly stored: () => AuthSession<TUser> | undefined;
  /** The oldest pending call of this name that was not taken yet; waits for one if necessary. */
  readonly nextCall: <TName extends CallName>(name: TName) => Promise<OpenCallOf<TUser, TList, TName>>;
  /** Resolves as soon as the machine is in this state. */
  readonly until: (state: AuthState) => Promise<void>;
  /** Moves the machine's own clock. */
  readonly advance: (ms: number) => void;
}

/**
 * A machine for tests and stories of your app: every call stays pending until the test settles it,
 * storage is a variable and time is frozen.
 *
 * @example
 * const auth = createTestAuth();
 * render(<AuthProvider actor={auth.actor}><SignIn /></AuthProvider>);
 * const call = await auth.nextCall('signInCustomer');
 * call.reject(new SignInError('Wrong password'));
 */
export function createTestAuth<TUser extends AuthUser = AuthUser, TList extends string = string>(
  options: TestAuthOptions<TUser, TList> = {},
): TestAuth<TUser, TList> {
  const clock = new SimulatedClock();
  const effects: EffectName[] = [];
  let stored = options.at ? undefined : options.session;
  const queues: {
    [TName in CallName]: CallQueue<
      Parameters<CallOf<TUser, TList, TName>>[0],
      Awaited<ReturnType<CallOf<TUser, TList, TName>>>
    >;
  } = {
    signInCustomer: createCallQueue(),
    signInAdmin: createCallQueue(),
    loadList: createCallQueue(),
    renew: createCallQueue(),
  };
  const services: AuthServices<TUser, TList> = {
    signInCustomer: queues.signInCustomer.call,
    signInAdmin: queues.signInAdmin.call,
    loadList: queues.loadList.call,
    renew: queues.renew.call,
    storeSession: (session) => {
      effects.push('storeSession');
      stored = session;
    },
    clearSession: () => {
      effects.push('clearSession');
      stored = undefined;
    },
    clearLists: () => void effects.push('clearLists'),
    clearPersisted: () => void effects.push('clearPersisted'),
    ...options.services,
  };
  const settings = resolveSettings({
    ...options,
    clock: {
      now: () => clock.now(),
      setTimeout: (run, delayMs) => clock.setTimeout(run, delayMs),
      // The ids of this clock are numbers, see above.
      clearTimeout: (timer) => clock.clearTimeout(timer as number),
    },
  });
  const at = options.at && {
    value: options.at.value,
    context: { ...signedOutContext(settings.lists), ...options.at.context },
  };
  // Every user and list in this machine comes from these services and options.
  const actor = runAuthMachine(services as AuthServices, settings, stored, at) as AuthActor<TUser, TList>;

  return {
    actor,
    effects,
    stored: () => stored,
    nextCall: (name) => queues[name].next(),
    until: (state) => reach(actor, state),
    advance: (ms) => clock.increment(ms),
  };
}

function reach<TUser extends AuthUser>(actor: AuthActor<TUser>, state: AuthState): Promise<void> {
  return new Promise((resolve) => {
    const isThere = () => actor.getSnapshot().value === state;
    if (isThere()) {
      resolve();
      return;
    }
    const subscription = actor.subscribe(() => {
      if (!isThere()) return;
      subscription.unsubscribe();
      resolve();
    });
  });
}
