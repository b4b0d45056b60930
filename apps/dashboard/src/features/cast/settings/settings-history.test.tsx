import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/cast/aurora/settings';
type App = Awaited<ReturnType<typeof renderApp>>;

async function open(options: Partial<TestAppOptions> = {}, prepare?: (app: App) => Promise<unknown>) {
  const app = await renderApp({ path, visitor: 'customer', ...options });
  const button = await screen.findByTestId('history-button');
  await prepare?.(app);
  await app.user.click(button);
  const history = within(await screen.findByRole('dialog'));
  return { ...app, button, history };
}

/** Opens the confirmation of the initial version. */
async function openRestore({ user, history }: Awaited<ReturnType<typeof open>>) {
  const buttons = await history.findAllByTestId('restore-button');
  await user.click(buttons.at(-1) as HTMLElement);
  return within(await screen.findByRole('alertdialog'));
}

test('loads the revisions only when the history is opened', async () => {
  const { fetch, user } = await renderApp({ path, visitor: 'customer' });
  const button = await screen.findByRole('button', { name: 'History of General' });
  expect(fetch.callsOf('revisions.list')).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('Initial version')).toBeVisible();
  const [call] = fetch.callsOf('revisions.list');
  expect(call?.path).toEqual({ username: 'aurora', section: 'general' });
});

test('lists author, changed fields and both values; the current version cannot be restored', async () => {
  const { history } = await open();
  expect(await history.findByText('Initial version')).toBeVisible();
  expect(history.getByText('Current version')).toBeVisible();
  expect(history.getByText('Restored')).toBeVisible();
  expect(history.getByText(/Your provider’s staff/)).toBeVisible();
  const [latest] = history.getAllByText('Name', { selector: '[data-part="label"]' });
  const field = latest?.closest('[data-part="field"]');
  expect(field).toHaveTextContent('Aurora Radio Galway');
  expect(field).toHaveTextContent('Radio Aurora');
  // The third of five has the current values too.
  expect(history.getAllByTestId('restore-button')).toHaveLength(3);
});

test('the confirmation names the fields that change; a restore sends the version and reads the settings again', async () => {
  const opened = await open();
  const { fetch, button } = opened;
  const dialog = await openRestore(opened);
  const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([expect.stringMatching(/^Description/), expect.stringMatching(/^Genres/)]);
  expect(fetch.callsOf('revisions.restore')).toEqual([]);
  const reads = fetch.callsOf('settings.getGeneral').length;
  await opened.user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version restored')).toBeVisible();
  const [call, ...others] = fetch.callsOf('revisions.restore');
  expect(others).toEqual([]);
  expect(call?.path).toEqual({ username: 'aurora', section: 'general', revision: '0' });
  expect(call?.headers.get('if-match')).toBe('4');
  await waitFor(() => expect(fetch.callsOf('settings.getGeneral').length).toBeGreaterThan(reads));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());
});

test('a restore keeps unsaved changes, after a warning', async () => {
  const saved = { ...fixtures.generalSettings, genres: ['Jazz'], version: 5 };
  let isRestored = false;
  const opened = await open(
    {
      handlers: {
        'settings.getGeneral': () => (isRestored ? saved : fixtures.generalSettings),
        'revisions.restore': () => {
          isRestored = true;
          return undefined;
        },
      },
    },
    async ({ user }) => user.type(await screen.findByDisplayValue('Radio Aurora'), ' Galway'),
  );
  const dialog = await openRestore(opened);
  expect(dialog.getByText(/You have unsaved changes/)).toBeVisible();
  await opened.user.click(dialog.getByRole('button', { name: 'Restore' }));
  const genres = await screen.findByRole('list', { name: 'Genres' });
  await waitFor(() => expect(genres).toHaveTextContent('Jazz'));
  expect(screen.getByDisplayValue('Radio Aurora Galway')).toBeVisible();
  // The save is based on the version of the edit, so the server reports a conflict.
  await opened.user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(opened.fetch.callsOf('settings.updateGeneral')).toHaveLength(1));
  expect(opened.fetch.callsOf('settings.updateGeneral')[0]?.headers.get('if-match')).toBe('4');
});

test('names the fields that are no longer valid', async () => {
  const opened = await open({
    handlers: {
      'revisions.restore': problem('request.invalid', {
        errors: [{ pointer: '/genres/0', code: 'length', params: { min: 2 } }],
      }),
    },
  });
  const dialog = await openRestore(opened);
  await opened.user.click(dialog.getByRole('button', { name: 'Restore' }));
  expect(await dialog.findByText(/no longer valid: Genres/)).toBeVisible();
});

test('a version conflict is shown, and the next attempt has the current version', async () => {
  let version = 4;
  const opened = await open({
    handlers: {
      'settings.getGeneral': () => ({ ...fixtures.generalSettings, version }),
      'revisions.restore': () => {
        version = 5;
        return problem('resource.version_conflict');
      },
    },
  });
  const dialog = await openRestore(opened);
  const restore = dialog.getByRole('button', { name: 'Restore' });
  await opened.user.click(restore);
  expect(await dialog.findByText('Someone else changed this in the meantime.')).toBeVisible();
  await waitFor(() => expect(opened.fetch.callsOf('settings.getGeneral')).toHaveLength(2));
  await opened.user.click(restore);
  await waitFor(() => expect(opened.fetch.callsOf('revisions.restore')).toHaveLength(2));
  const versions = opened.fetch.callsOf('revisions.restore').map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual(['4', '5']);
});

test('shows when there are no changes, and retries after an error', async () => {
  let fails = true;
  const { history, user } = await open({
    handlers: { 'revisions.list': () => (fails ? problem('resource.not_found') : fixtures.listOf([])) },
  });
  expect(await history.findByText('Couldn’t load the history', {}, { timeout: 10_000 })).toBeVisible();
  fails = false;
  await user.click(history.getByRole('button', { name: 'Retry' }));
  expect(await history.findByText('No changes yet')).toBeVisible();
});

test('loads older pages on demand', async () => {
  const { items } = fixtures.revisions.general;
  const { history, user, fetch } = await open({
    handlers: {
      'revisions.list': ({ query }) => ({
        items: query.page === '2' ? items.slice(3) : items.slice(0, 3),
        total: 21,
        page: Number(query.page),
        pageSize: 20,
      }),
    },
  });
  await user.click(await history.findByRole('button', { name: 'Show older changes' }));
  expect(await history.findByText('Initial version')).toBeVisible();
  expect(fetch.callsOf('revisions.list').map(({ query }) => query.page)).toEqual(['1', '2']);
  expect(history.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

test('read-only users see the history without restoring', async () => {
  const { history } = await open({ path: '/cast/tidewater/settings' });
  for (const button of await history.findAllByTestId('restore-button')) expect(button).toBeDisabled();
});

test('a rollback by the server and a change by staff are listed as such', async () => {
  const { history } = await open({ path: `${path}?tab=streams` });
  expect(await history.findByText(/Automatic/)).toBeVisible();
});

test('the staff see the names of staff in the history of the limits', async () => {
  const { history } = await open({ path: '/admin/cast/aurora/settings?tab=limits', visitor: 'admin' });
  expect(await history.findByText('Tomás Reyes, staff')).toBeVisible();
});
