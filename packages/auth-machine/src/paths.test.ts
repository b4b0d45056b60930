import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { createAuthMachine } from '#/auth.machine.ts';
import { type AuthServices, CodeRequiredError, resolveSettings } from '#/auth.services.ts';
import { authStates } from '#/index.ts';

const never = () => new Promise<never>(() => {});
const nothing = () => {};
const services: AuthServices = {
  signInCustomer: never,
  signInAdmin: never,
  loadList: never,
  renew: never,
  storeSession: nothing,
  clearSession: nothing,
  clearLists: nothing,
  clearPersisted: nothing,
};
const session = { token: 'token-1', user: { role: 'customer' } };
const credentials = { email: 'owner@studio.test', username: 'admin', password: 'studio-demo-1' };

/** All events, including the results of calls; paths are computed without running any call. */
const events = [
  { type: 'signIn.customer', credentials },
  { type: 'signIn.admin', credentials },
  { type: 'signIn.customer', credentials: { ...credentials, code: '123456' } },
  { type: 'cancel' },
  { type: 'challenge.dismissed' },
  { type: 'signOut' },
  { type: 'session.dropped', area: 'customer' },
  { type: 'session.replaced', session: undefined },
  { type: 'session.replaced', session },
  { type: 'redirect.cleared' },
  { type: 'message.dismissed' },
  { type: 'xstate.done.actor.signIn', output: { session, redirect: '/dashboard' } },
  { type: 'xstate.error.actor.signIn', error: new Error('no') },
  { type: 'xstate.error.actor.signIn', error: new CodeRequiredError() },
];
const options = {
  events,
  serializeState: ({ value }: AnyMachineSnapshot) => String(value),
};
const settings = resolveSettings({});
const stateIn = (snapshot: unknown) => (snapshot as AnyMachineSnapshot).value;

test('the machine has exactly the five states', () => {
  expect(Object.keys(createAuthMachine(services, settings).states)).toEqual([...authStates]);
});

test.each([
  ['nobody', undefined, 'idle'],
  ['a restored session', session, 'authenticated'],
] as const)('reaches every state from %s', (_, restored, first) => {
  const paths = getShortestPaths(createAuthMachine(services, settings, restored), options);
  expect(new Set(paths.map(({ state }) => stateIn(state)))).toEqual(new Set(authStates));
  expect(stateIn(paths[0]?.state)).toBe(first);
});

test('every state is at most two events from the start', () => {
  const paths = getShortestPaths(createAuthMachine(services, settings), options);
  const steps = Object.fromEntries(paths.map(({ state, weight }) => [stateIn(state), weight]));
  expect(steps).toEqual({ idle: 0, pending: 1, authenticated: 1, failed: 2, expired: 2 });
});

test.each(authStates)('%s can be left', (state) => {
  const paths = getSimplePaths(createAuthMachine(services, settings), options);
  const isLeft = paths.some(({ steps }) => {
    const visited = steps.map((step) => stateIn(step.state));
    const at = visited.indexOf(state);
    return at >= 0 && visited.slice(at + 1).some((next) => next !== state);
  });
  expect(isLeft).toBe(true);
});

test.each(authStates)('from %s a signed-out and a signed-in state can be reached', (state) => {
  const machine = createAuthMachine(services, settings);
  const start = getShortestPaths(machine, options).find((path) => stateIn(path.state) === state);
  const onward = getShortestPaths(machine, { ...options, ...(start && { fromState: start.state }) });
  const reached = new Set(onward.map((path) => stateIn(path.state)));
  expect(reached).toContain('authenticated');
  expect(reached).toContain('idle');
});

/** Paths that distinguish the states with a challenge. */
const withChallenge = {
  events,
  serializeState: ({ value, context }: AnyMachineSnapshot) => `${value} ${context.challenge ?? ''}`.trim(),
};

test('a code is required before and during its verification and after a wrong one, and nowhere else', () => {
  const paths = getShortestPaths(createAuthMachine(services, settings), withChallenge);
  const reached = new Set(
    paths.map(({ state }) => withChallenge.serializeState(state as unknown as AnyMachineSnapshot)),
  );
  expect(reached).toEqual(new Set([...authStates, 'idle code', 'pending code', 'failed code']));
});

test.each(['idle code', 'pending code', 'failed code'])(
  '%s can be left for a state without a challenge',
  (name) => {
    const machine = createAuthMachine(services, settings);
    const nameOf = (state: unknown) => withChallenge.serializeState(state as AnyMachineSnapshot);
    const start = getShortestPaths(machine, withChallenge).find(({ state }) => nameOf(state) === name);
    const onward = getShortestPaths(machine, { ...withChallenge, ...(start && { fromState: start.state }) });
    const after = onward.filter(({ weight }) => weight === 1).map(({ state }) => nameOf(state));
    expect(after).toContain('idle');
  },
);
