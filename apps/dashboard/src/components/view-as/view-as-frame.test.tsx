import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('a tab with a view shows whose area it is and ends the session on request', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  const expiresAt = new Date(Date.now() + 20 * 60_000).toISOString();
  sessionStorage.setItem('studio.view', JSON.stringify({ customer: 'Aurora Media', expiresAt }));
  const { user, fetch } = await renderApp({ path: '/dashboard', visitor: 'customer' });
  expect(await screen.findByText(/You are viewing/)).toHaveTextContent('You are viewing Aurora Media.');
  await user.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(fetch.callsOf('session.endView')).toHaveLength(1));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sessionStorage).toHaveLength(0);
});

test('any other tab shows no frame', async () => {
  await renderApp({ path: '/dashboard', visitor: 'customer' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/You are viewing/)).toBeNull();
});
