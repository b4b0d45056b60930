import { act, screen, waitFor } from '@testing-library/react';
import { delayed, fixtures, neverAnswering, problem, rawReply } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import { stateKey, tokenKey } from '#/session/persistence.ts';
import { renderApp } from '#/testing/render-app.tsx';

type View = Awaited<ReturnType<typeof renderApp>>;

const credentials = { email: 'owner@studio.test', password: 'studio-demo-1' };
const signIn = ({ app }: Pick<View, 'app'>) =>
  act(() => app.auth.send({ type: 'signIn.customer', credentials }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const persisted = (storage: Storage) =>
  JSON.parse(storage.getItem(stateKey) ?? '{}') as Record<string, unknown>;

describe('signing in', () => {
  test('[G2] stores the token separately from the user, the theme and the four lists', async () => {
    const view = await renderApp({ path: '/login' });
    signIn(view);
    await heading('Dashboard');
    expect(view.storage.getItem(tokenKey)).toBe('customer-token-for-tests');
    expect(Object.keys(persisted(view.storage)).sort()).toEqual([
      'alexa',
      'auth',
      'mobileApps',
      'onePage',
      'products',
      'theme',
      'v',
    ]);
    expect(view.storage.getItem(stateKey)).not.toContain('customer-token-for-tests');
  });

  test('[G1] takes the user from the profile, not from the response', async () => {
    const user = { ...fixtures.customerUser, firstName: 'Profile' };
    const view = await renderApp({ path: '/login', handlers: { 'session.getCustomer': user } });
    signIn(view);
    await heading('Dashboard');
    expect(persisted(view.storage)).toMatchObject({ auth: { user: { firstName: 'Profile' } } });
  });

  test('[A8] a response without a token fails with the specified text and stores nothing', async () => {
    const view = await renderApp({
      path: '/login',
      handlers: { 'session.authenticateCustomer': rawReply(() => Response.json({})) },
    });
    signIn(view);
    expect(await screen.findByText('Token not found in response')).toBeVisible();
    expect(view.storage.length).toBe(0);
  });

  test('a failure without a server message shows “Login failed”', async () => {
    const view = await renderApp({
      path: '/login',
      handlers: { 'session.authenticateCustomer': rawReply(() => new Response('', { status: 502 })) },
    });
    signIn(view);
    expect(await screen.findByText('Login failed')).toBeVisible();
  });

  test('a list that fails keeps its own error, and the sign-in goes on', async () => {
    const view = await renderApp({ path: '/login', handlers: { 'onePages.list': problem('internal') } });
    signIn(view);
    await heading('Dashboard');
    expect(persisted(view.storage)).toMatchObject({
      onePage: { items: [], loading: false, error: 'internal' },
    });
    expect(view.fetch.callsOf('mobileApps.list').length).toBeGreaterThan(0);
    expect(await screen.findAllByText('Internal Server Error')).toHaveLength(1);
  });

  test('a list that ends the session fails the sign-in with the catalogue text and stores nothing', async () => {
    const view = await renderApp({
      path: '/login',
      handlers: { 'alexaSkills.list': problem('auth.session_expired') },
    });
    signIn(view);
    expect(await screen.findByText('Your session has expired. Please log in again.')).toBeVisible();
    expect(view.storage.length).toBe(0);
    expect(view.fetch.callsOf('mobileApps.list')).toHaveLength(0);
  });

  test('redirects to the requested page', async () => {
    const view = await renderApp({ path: '/dashboard?view=list' });
    await heading('Sign in');
    await view.user.type(screen.getByLabelText('Email'), credentials.email);
    await view.user.type(screen.getByLabelText('Password'), `${credentials.password}{Enter}`);
    await heading('Dashboard');
    expect(view.path()).toBe('/dashboard?view=list');
  });
});

describe('the end of a session', () => {
  test('[A3] two simultaneous 419 responses show one toast and redirect once', async () => {
    const expired = {
      'products.list': problem('auth.session_expired'),
      'alexaSkills.list': problem('auth.session_expired'),
    };
    const view = await renderApp({ path: '/dashboard', visitor: 'customer', handlers: expired });
    await heading('Sign in');
    expect(await screen.findAllByText('Session Expired')).toHaveLength(1);
    expect(view.path()).toBe('/login?redirect=%2Fdashboard');
    expect(view.storage.length).toBe(0);
  });

  test('[A3] in the admin area it leads to the admin sign-in', async () => {
    const view = await renderApp({
      path: '/admin/dashboard',
      visitor: 'admin',
      handlers: { 'admin.getDashboard': problem('auth.session_expired') },
    });
    await waitFor(() => expect(view.path()).toBe('/admin?redirect=%2Fadmin%2Fdashboard'));
  });

  test('[G4] signing out in another tab signs out here', async () => {
    const view = await renderApp({ path: '/dashboard', visitor: 'customer' });
    await heading('Dashboard');
    view.storage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: tokenKey })));
    await heading('Sign in');
  });

  test('[G5] settings stay in memory and are stored again on the next change', async () => {
    const view = await renderApp({
      path: '/dashboard',
      visitor: 'customer',
      theme: { currentTheme: 'dark' },
    });
    await heading('Dashboard');
    act(() => view.app.auth.send({ type: 'signOut' }));
    await heading('Sign in');
    expect(view.storage.length).toBe(0);
    act(() => view.app.theme.set({ direction: 'rtl' }));
    expect(persisted(view.storage)).toMatchObject({ theme: { currentTheme: 'dark', direction: 'rtl' } });
  });
});

describe('a resumed session', () => {
  test('shows the stored lists before the server responds', async () => {
    const first = await renderApp({ path: '/login' });
    signIn(first);
    await heading('Dashboard');
    const stored = Object.fromEntries(
      [tokenKey, stateKey].map((key) => [key, first.storage.getItem(key) ?? '']),
    );
    first.unmount();
    const { app } = await renderApp({
      path: '/dashboard',
      stored,
      handlers: { 'onePages.list': neverAnswering() },
    });
    const { queryClient } = await app.data.load();
    expect(queryClient.getQueryData(['onePage'])).toEqual(fixtures.onePages);
  });

  test('[G2] a token with a malformed user is not a session', async () => {
    const view = await renderApp({
      path: '/dashboard',
      stored: {
        [tokenKey]: 'token',
        [stateKey]: JSON.stringify({ v: 1, auth: { user: { role: 'customer' } } }),
      },
    });
    await heading('Sign in');
    expect(view.storage.getItem(tokenKey)).toBeNull();
  });

  test('refreshes the profile and stores it', async () => {
    const firstName = 'Maeve Aoife';
    const view = await renderApp({
      path: '/dashboard',
      visitor: 'customer',
      handlers: { 'session.getCustomer': { ...fixtures.customerUser, firstName } },
    });
    await waitFor(() => expect(persisted(view.storage)).toMatchObject({ auth: { user: { firstName } } }));
    expect(view.app.auth.getSnapshot()).toMatchObject({
      value: 'authenticated',
      context: { user: { firstName } },
    });
  });

  test('is renewed while the tab is in use', async () => {
    const view = await renderApp({ path: '/dashboard', visitor: 'customer' });
    await heading('Dashboard');
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    await waitFor(() => expect(view.fetch.callsOf('session.extendCustomer')).toHaveLength(1));
  });

  test('[G6] a response that takes longer than a minute is reported as a time-out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await renderApp({
        path: '/admin/dashboard',
        visitor: 'admin',
        handlers: { 'admin.getDashboard': delayed(90_000, problem('internal')) },
      });
      await heading('Admin dashboard');
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(await screen.findByText('Time Out')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});
