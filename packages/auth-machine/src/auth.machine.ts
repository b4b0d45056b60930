import { type AnyStateMachine, assign, createActor, sendTo } from 'xstate';
import { sessionOf, signedOutContext } from '#/auth.context.ts';
import { type AuthServices, type AuthSettings, CodeRequiredError, signInPath } from '#/auth.services.ts';
import type { AuthActor, AuthContext, AuthEvent, AuthSession, AuthSnapshot } from '#/auth.types.ts';
import { renewalLogic } from '#/renewal.actor.ts';
import { setup } from '#/setup.ts';
import { type ListProgressed, type Refusal, refusalOf, signInLogic, toSignInInput } from '#/sign-in.actor.ts';

const wipe = ['clearSession', 'clearLists', 'clearPersisted'] as const;
const leaveFor = <T extends string | undefined>(redirect: T) =>
  ({ type: 'leaveFor', params: redirect }) as const;
const abandon = { target: 'idle', actions: ['clearLists', leaveFor(undefined)] } as const;
/** Nothing is stored between the password and the code, so only the challenge has to be cleared. */
const giveUp = { guard: 'isChallenged', target: 'idle', actions: leaveFor(undefined) } as const;
const signedOutOn = {
  'signIn.customer': { target: 'pending' },
  'signIn.admin': { target: 'pending' },
  'challenge.dismissed': giveUp,
  cancel: giveUp,
  signOut: giveUp,
} as const;

function defineMachine(services: AuthServices, settings: AuthSettings, restored: AuthSession | undefined) {
  const { redirects, areaOf } = settings;
  const empty = signedOutContext(settings.lists);
  // A throwing effect would stop the machine permanently, and storage may well be full or blocked.
  const guarded = (effect: () => void) => {
    try {
      effect();
    } catch (error) {
      settings.onEffectError(error);
    }
  };

  return setup({
    // XState uses only the type of this value.
    types: {} as { context: AuthContext; events: AuthEvent | ListProgressed },
    actors: { signIn: signInLogic(services, settings), renewal: renewalLogic(services, settings) },
    guards: { isChallenged: ({ context }) => context.challenge !== undefined },
    actions: {
      storeSession: (_, session: AuthSession) => guarded(() => services.storeSession(session)),
      clearSession: () => guarded(() => services.clearSession()),
      clearLists: () => guarded(() => services.clearLists()),
      clearPersisted: () => guarded(() => services.clearPersisted()),
      /** `session` is always set here: guards ensure it, but they do not narrow types. */
      enter: assign((_, to: { session: AuthSession | undefined; redirect: string | undefined }) => ({
        challenge: undefined,
        redirect: to.redirect,
        token: to.session?.token,
        user: to.session?.user,
      })),
      leaveFor: assign((_, redirect: string | undefined) => ({ ...empty, redirect })),
      /** The challenge stays while the code is verified; a sign-in without a code starts over. */
      begin: assign(({ context, event }) => ({
        ...empty,
        challenge: 'credentials' in event && event.credentials.code ? context.challenge : undefined,
      })),
      refuse: assign(({ context: { progress, challenge } }, refusal: Refusal) => ({
        ...empty,
        ...refusal,
        progress,
        challenge,
        showMessage: true,
      })),
    },
  }).createMachine({
    id: 'auth',
    context: { ...empty, token: restored?.token, user: restored?.user },
    initial: restored ? 'authenticated' : 'idle',
    on: {
      'redirect.cleared': { actions: assign({ redirect: undefined }) },
      'message.dismissed': {
        actions: assign({ message: undefined, showMessage: false, reason: undefined, retryAt: undefined }),
      },
      'session.replaced': {
        guard: ({ event }) => event.session !== undefined,
        target: '.authenticated',
        actions: [
          'clearLists',
          leaveFor(undefined),
          {
            type: 'enter',
            params: ({ event: { session } }) => ({
              session,
              redirect: session && redirects[areaOf(session.user)],
            }),
          },
        ],
      },
    },
    states: {
      idle: { on: signedOutOn },
      pending: {
        entry: 'begin',
        invoke: {
          id: 'signIn',
          src: 'signIn',
          input: ({ event, self }) => toSignInInput(event, (next) => self.send(next)),
          onDone: {
            target: 'authenticated',
            actions: [
              { type: 'storeSession', params: ({ event }) => event.output.session },
              { type: 'enter', params: ({ event }) => event.output },
            ],
          },
          onError: [
            {
              guard: ({ event }) => event.error instanceof CodeRequiredError,
              target: 'idle',
              actions: assign({ ...empty, challenge: 'code' }),
            },
            {
              target: 'failed',
              actions: [
                'clearSession',
                'clearLists',
                { type: 'refuse', params: ({ event }) => refusalOf(event.error, settings) },
              ],
            },
          ],
        },
        on: {
          'list.progressed': {
            actions: assign(({ context, event }) => ({
              progress: { ...context.progress, [event.list]: event.progress },
            })),
          },
          cancel: abandon,
          'challenge.dismissed': { ...giveUp, ...abandon },
          signOut: { target: 'idle', actions: [...wipe, leaveFor(redirects.signedOut)] },
        },
      },
      authenticated: {
        invoke: {
          id: 'renewal',
          src: 'renewal',
          input: ({ context, self }) => ({
            session: sessionOf(context),
            isDue: context.token === restored?.token,
            onEnded: (area) => self.send({ type: 'session.dropped', area }),
          }),
        },
        on: {
          'session.used': { actions: sendTo('renewal', { type: 'session.used' }) },
          signOut: { target: 'idle', actions: [...wipe, leaveFor(redirects.signedOut)] },
          'session.dropped': {
            guard: ({ context, event }) => event.token === undefined || event.token === context.token,
            target: 'expired',
            actions: [
              ...wipe,
              { type: 'leaveFor', params: ({ event }) => signInPath(redirects, event.area) },
            ],
          },
          'session.replaced': [
            {
              // The other tab has already cleared the storage, which may contain the next session
              // by now.
              guard: ({ event }) => event.session === undefined,
              target: 'idle',
              actions: ['clearLists', leaveFor(redirects.signedOut)],
            },
            {
              guard: ({ context, event }) => event.session?.token === context.token,
              actions: assign(({ context, event }) => ({ user: event.session?.user ?? context.user })),
            },
          ],
        },
      },
      failed: { on: signedOutOn },
      expired: { on: signedOutOn },
    },
  });
}

/**
 * The bare machine, for path generation. The type of a `setup()` result cannot be emitted, so it
 * stays in this file.
 */
export function createAuthMachine(
  services: AuthServices,
  settings: AuthSettings,
  restored?: AuthSession,
): AnyStateMachine {
  return defineMachine(services, settings, restored);
}

/** Runs the machine, from the snapshot `at` if given. */
export function runAuthMachine(
  services: AuthServices,
  settings: AuthSettings,
  restored: AuthSession | undefined,
  at?: AuthSnapshot,
): AuthActor {
  const machine = defineMachine(services, settings, restored);
  return createActor(machine, at ? { snapshot: machine.resolveState(at) } : {}).start();
}
