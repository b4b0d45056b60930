import { SimulatedClock } from 'xstate';
import { empty } from '#/auth.context.ts';
import { runAuthMachine } from '#/auth.machine.ts';
import { type AuthOptions, type AuthServices, resolveSettings } from '#/auth.services.ts';
import type { AuthActor, AuthContext, AuthSession, AuthState, AuthUser } from '#/auth.types.ts';
import { createCallQueue, type OpenCall } from '#/testing/call-queue.ts';

type CallName = 'signInCustomer' | 'signInAdmin' | 'loadList' | 'renew';
type EffectName = 'storeSession' | 'clearSession' | 'clearLists' | 'clearPersisted';
type RequestOf<TUser extends AuthUser, TName extends CallName> = Parameters<AuthServices<TUser>[TName]>[0];
type ReplyOf<TUser extends AuthUser, TName extends CallName> = Awaited<
  ReturnType<AuthServices<TUser>[TName]>
>;

/** The initial state of a machine under test. */
export interface TestAuthOptions<TUser extends AuthUser = AuthUser>
  extends Omit<AuthOptions<TUser>, 'clock'> {
  /** A fixed state for stories: `pending` waits for no call. Without it, `session` decides. */
  readonly at?: {
    readonly value: Exclude<AuthState, 'authenticated'>;
    readonly context?: Partial<Omit<AuthContext, 'token' | 'user'>>;
  };
  /** Overrides the calls that wait for the test, or adds `loadProfile`. */
  readonly services?: Partial<AuthServices<TUser>>;
}

/** A running machine whose dependencies are controlled by the test. */
export interface TestAuth<TUser extends AuthUser = AuthUser> {
  readonly actor: AuthActor<TUser>;
  /** The names of all effects so far, in order. */
  readonly effects: readonly EffectName[];
  /** The currently stored session. */
  readonly stored: () => AuthSession<TUser> | undefined;
  /** The oldest pending call of this name that was not taken yet; waits for one if necessary. */
  readonly nextCall: <TName extends CallName>(
    name: TName,
  ) => Promise<OpenCall<RequestOf<TUser, TName>, ReplyOf<TUser, TName>>>;
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
export function createTestAuth<TUser extends AuthUser = AuthUser>(
  options: TestAuthOptions<TUser> = {},
): TestAuth<TUser> {
  const clock = new SimulatedClock();
  const effects: EffectName[] = [];
  let stored = options.at ? undefined : options.session;
  const queues: {
    [TName in CallName]: ReturnType<typeof createCallQueue<RequestOf<TUser, TName>, ReplyOf<TUser, TName>>>;
  } = {
    signInCustomer: createCallQueue(),
    signInAdmin: createCallQueue(),
    loadList: createCallQueue(),
    renew: createCallQueue(),
  };
  const services: AuthServices<TUser> = {
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
  const at = options.at && { value: options.at.value, context: { ...empty, ...options.at.context } };
  // Every user in this machine comes from these services, so it is a TUser.
  const actor = runAuthMachine(services, settings, stored, at) as AuthActor<TUser>;

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
