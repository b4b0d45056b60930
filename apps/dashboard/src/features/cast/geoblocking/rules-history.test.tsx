import { screen, waitFor, within } from '@testing-library/react';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const list = fixtures.revisions.geoblocking;

async function open(options: Partial<TestAppOptions> = {}) {
  const app = await renderApp({ path: '/cast/aurora/geoblocking', visitor: 'customer', ...options });
  await app.user.click(await screen.findByRole('button', { name: 'History of Country rules' }));
  const history = within(await screen.findByRole('dialog'));
  await history.findByText('Initial version');
  return { ...app, history };
}

test('lists each change with its author, both values and the disconnected listeners, starting from open rules', async () => {
  const { history } = await open();
  expect(history.getByText('12 listeners were disconnected.')).toBeVisible();
  expect(history.getByText(/Your provider’s staff/)).toBeVisible();
  const [first] = history.getAllByText('Countries on the list').slice(-1);
  const field = first?.closest<HTMLElement>('[data-part="field"]');
  expect(field).toHaveTextContent('Not set');
  expect(field).toHaveTextContent('United States');
});

test('restores earlier rules after a confirmation; the current rules have no such button', async () => {
  const { history, user, fetch } = await open();
  const buttons = history.getAllByTestId('restore-button');
  expect(buttons).toHaveLength(list.items.length - 1);
  await user.click(buttons.at(-2) as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Applies to new listeners. Connected listeners stay.')).toBeVisible();
  expect(fetch.callsOf('revisions.restore')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(fetch.callsOf('revisions.restore')).toHaveLength(1));
  const [call] = fetch.callsOf('revisions.restore');
  expect(call?.path).toEqual({ username: 'aurora', section: 'geoblocking', revision: '1' });
  expect(call?.headers.get('If-Match')).toBe(String(fixtures.geoLock.version));
  await waitFor(() => expect(fetch.callsOf('geolock.get').length).toBeGreaterThan(1));
});

test('read-only users cannot restore earlier rules', async () => {
  const { history } = await open({ path: '/cast/tidewater/geoblocking' });
  for (const button of history.getAllByTestId('restore-button')) expect(button).toBeDisabled();
});

test('the staff can restore earlier rules', async () => {
  const { history } = await open({ path: '/admin/cast/aurora/geoblocking', visitor: 'admin' });
  for (const button of history.getAllByTestId('restore-button')) expect(button).toBeEnabled();
});
