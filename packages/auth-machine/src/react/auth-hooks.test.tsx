// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type AuthSnapshot, SignInError, selectIsLoading, selectMessage, selectUser } from '#/index.ts';
import { AuthProvider, typedAuthHooks, useAuth, useAuthActor } from '#/react/index.ts';
import { createTestAuth, type TestAuth } from '#/testing/index.ts';

afterEach(cleanup);

const session = { token: 'token-1', user: { role: 'customer' } };
const within = (auth: TestAuth) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <AuthProvider actor={auth.actor}>{children}</AuthProvider>
  ),
});

function SignInForm() {
  const actor = useAuthActor();
  const isLoading = useAuth(selectIsLoading);
  const message = useAuth(selectMessage);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'signIn.customer', credentials: { email: 'a@studio.test', password: 'x' } });
      }}
    >
      {message && <p role="alert">{message}</p>}
      <button type="submit">{isLoading ? 'Signing in' : 'Sign in'}</button>
    </form>
  );
}

test('a form shows its pending state, then the error', async () => {
  const auth = createTestAuth();
  render(<SignInForm />, within(auth));
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('button', { name: 'Signing in' })).toBeTruthy();
  const call = await auth.nextCall('signInCustomer');
  call.reject(new SignInError('Wrong password'));
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong password');
});

test('a component re-renders only when its selected value changes', () => {
  const auth = createTestAuth({ session });
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useAuth(selectUser);
  }, within(auth));
  act(() => auth.actor.send({ type: 'redirect.cleared' }));
  act(() => auth.actor.send({ type: 'session.used' }));
  expect(renders).toBe(1);
  act(() => auth.actor.send({ type: 'signOut' }));
  expect(result.current).toBeUndefined();
});

test('a selector that builds an object uses the given equality function', () => {
  const auth = createTestAuth({ session });
  let renders = 0;
  const select = ({ context }: AuthSnapshot) => ({ role: context.user?.role });
  renderHook(() => {
    renders += 1;
    return useAuth(select, (a, b) => a.role === b.role);
  }, within(auth));
  act(() =>
    auth.actor.send({ type: 'session.replaced', session: { ...session, user: { role: 'customer' } } }),
  );
  expect(renders).toBe(1);
});

test('typed hooks read the actor of their provider', () => {
  interface Listener {
    readonly role: string;
    readonly firstName: string;
  }
  const hooks = typedAuthHooks<Listener>();
  const auth = createTestAuth<Listener>({
    session: { token: 't', user: { role: 'customer', firstName: 'Ada' } },
  });
  const { result } = renderHook(() => hooks.useAuth(selectUser)?.firstName, {
    wrapper: ({ children }) => <hooks.AuthProvider actor={auth.actor}>{children}</hooks.AuthProvider>,
  });
  expect(result.current).toBe('Ada');
});

test('a hook without a provider throws a descriptive error', () => {
  expect(() => renderHook(() => useAuthActor())).toThrow('need an AuthProvider');
});
