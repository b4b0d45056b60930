/** Type tests: each line below an expected error must not compile. */
import {
  type AuthActor,
  type AuthContext,
  type AuthEvent,
  type AuthServices,
  type AuthSnapshot,
  type AuthState,
  createAuthActor,
  type ListProgress,
  SignInError,
  selectProgress,
  selectRole,
  selectUser,
} from '#/index.ts';
import { typedAuthHooks, useAuth } from '#/react/index.ts';
import { createTestAuth } from '#/testing/index.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function assertType<T extends true>(): T | undefined {
  return undefined;
}

interface Customer {
  readonly role: 'customer';
  readonly firstName: string;
}
declare const services: AuthServices<Customer>;
declare const actor: AuthActor<Customer>;
declare const snapshot: AuthSnapshot<Customer>;
declare const withLists: AuthServices<Customer, 'products' | 'sites'>;

// The states are exactly the specification's, with `loading` derived from `pending`; the second
// step adds none.
assertType<Equal<AuthState, 'idle' | 'pending' | 'authenticated' | 'failed' | 'expired'>>();
type OfTheSpecification = 'message' | 'showMessage' | 'redirect' | 'token' | 'user';
type OfTheForm = 'progress' | 'reason' | 'retryAt' | 'challenge';
assertType<Equal<keyof AuthContext, OfTheSpecification | OfTheForm>>();
assertType<Equal<AuthContext['challenge'], 'code' | undefined>>();
assertType<Equal<AuthContext['retryAt'], number | undefined>>();

// The user type is passed from the services to all selectors.
assertType<Equal<ReturnType<typeof createAuthActor<Customer>>, AuthActor<Customer>>>();
const fromServices = createAuthActor(services).getSnapshot().context.user;
assertType<Equal<typeof fromServices, Customer | undefined>>();
const selected = selectUser(snapshot);
assertType<Equal<typeof selected, Customer | undefined>>();
const hooks = typedAuthHooks<Customer>();
const readByHook = () => hooks.useAuth(selectUser);
assertType<Equal<ReturnType<typeof readByHook>, Customer | undefined>>();
const readUntyped = () => useAuth(({ value }) => value);
assertType<Equal<ReturnType<typeof readUntyped>, AuthState>>();
const role = selectRole(snapshot);
assertType<Equal<typeof role, string | undefined>>();

// The names of the lists are passed on too.
const { progress } = createAuthActor(withLists, { lists: ['products', 'sites'] }).getSnapshot().context;
assertType<Equal<typeof progress, Readonly<Record<'products' | 'sites', ListProgress>>>>();
const listHooks = typedAuthHooks<Customer, 'products' | 'sites'>();
const readProgress = () => listHooks.useAuth(selectProgress);
assertType<Equal<ReturnType<typeof readProgress>, typeof progress>>();
// @ts-expect-error these services load no such list
createAuthActor(withLists, { lists: ['alexa'] });

// Observers may be a function or an object.
actor.subscribe(({ context }) => context.user?.firstName);
actor.subscribe({ next: ({ value }) => value, error: (error: unknown) => error });

// @ts-expect-error a user has a role
createAuthActor<{ name: string }>(services);
// @ts-expect-error every service is needed
createAuthActor<Customer>({ signInCustomer: services.signInCustomer });
// @ts-expect-error a restored session has a token
createAuthActor(services, { session: { user: { role: 'customer', firstName: 'Ada' } } });
// @ts-expect-error no such event
actor.send({ type: 'signUp' });
// @ts-expect-error what the machine tells itself is no event of the app
actor.send({ type: 'list.progressed', list: 'products', progress: 'done' });
// @ts-expect-error customers sign in with e-mail
actor.send({ type: 'signIn.customer', credentials: { username: 'admin', password: 'x' } });
// @ts-expect-error a code alone signs nobody in: the machine holds no password to go with it
actor.send({ type: 'signIn.customer', credentials: { code: '123456' } });
// @ts-expect-error a wait is a number of seconds
export const wordyWait = new SignInError('Wait', { retryAfterS: '60' });
// @ts-expect-error a dropped session has an area
actor.send({ type: 'session.dropped' });
// @ts-expect-error no such state
export const unknownState: AuthState = 'loading';
// @ts-expect-error the context is read-only
snapshot.context.token = 'x';
// @ts-expect-error a still picture of a signed-in state is made by giving a session
createTestAuth({ at: { value: 'authenticated' } });
// @ts-expect-error an actor for other users does not fit a typed provider
hooks.AuthProvider({ actor: createTestAuth().actor });

export const everyEvent: Record<AuthEvent['type'], true> = {
  'signIn.customer': true,
  'signIn.admin': true,
  cancel: true,
  'challenge.dismissed': true,
  signOut: true,
  'session.dropped': true,
  'session.replaced': true,
  'session.used': true,
  'redirect.cleared': true,
  'message.dismissed': true,
};
