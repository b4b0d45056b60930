import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, inTurn, networkFailure, problem } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/template/pages/setting/sessions', visitor: 'customer', ...options });
type Opened = Awaited<ReturnType<typeof open>>;
const { accountSessionList, accountSessions, accountEventList, accountEvents } = fixtures;
const [thisOne, phone] = accountSessions;
const card = (name: string) => screen.findByRole('region', { name });
const without = (id?: string) => ({
  ...accountSessionList,
  items: accountSessions.filter((session) => session.id !== id),
  total: 2,
});

async function rowOf(text: string) {
  const list = within(await card('Where you are signed in'));
  return within((await list.findByText(text)).closest('li') as HTMLElement);
}

async function confirm({ user }: Opened, button: HTMLElement, dialogName: string, action: string) {
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: dialogName }));
  await user.click(dialog.getByRole('button', { name: action }));
  return dialog;
}

test('describes each session, and the current one has no sign-out button', async () => {
  await open();
  const own = await rowOf('Firefox 143 on Linux');
  expect(own.getByText('This browser')).toBeVisible();
  expect(own.getByText('203.0.113.24')).toBeVisible();
  expect(own.queryByRole('button')).toBeNull();
  expect((await rowOf('Unknown app')).getByText('Unknown address')).toBeVisible();
});

test('shows relative last activity, with the exact time in the title', async () => {
  await open();
  const lastSeen = (await rowOf('Safari 26 on iOS 26')).getByText(/ago$/);
  expect(lastSeen.tagName).toBe('TIME');
  expect(lastSeen).toHaveAttribute('datetime', new Date(phone?.lastSeenAt ?? '').toISOString());
  expect(lastSeen.title).toMatch(/2026, \d\d:\d\d:\d\d$/);
});

describe('signing out a session', () => {
  test('shows a confirmation and removes it from the list', async () => {
    const handlers = {
      'account.listSessions': inTurn<'account.listSessions'>(accountSessionList, without(phone?.id)),
    };
    const app = await open({ handlers });
    const row = await rowOf('Safari 26 on iOS 26');
    await confirm(
      app,
      row.getByRole('button', { name: 'Sign out' }),
      'Sign out Safari 26 on iOS 26?',
      'Sign out',
    );
    await waitFor(() => expect(screen.queryByText('Safari 26 on iOS 26')).toBeNull());
    expect(app.fetch.callsOf('account.revokeSession').map(({ path }) => path.sessionId)).toEqual([phone?.id]);
    await waitFor(() => expect(screen.getByText('Where you are signed in')).toHaveFocus());
  });

  test('succeeds if the session has already ended', async () => {
    const handlers = {
      'account.revokeSession': problem('resource.not_found'),
      'account.listSessions': inTurn<'account.listSessions'>(accountSessionList, without(phone?.id)),
    };
    const app = await open({ handlers });
    const row = await rowOf('Safari 26 on iOS 26');
    await confirm(
      app,
      row.getByRole('button', { name: 'Sign out' }),
      'Sign out Safari 26 on iOS 26?',
      'Sign out',
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Safari 26 on iOS 26')).toBeNull());
  });

  test('[F7] shows a failure in place', async () => {
    const app = await open({ handlers: { 'account.revokeSession': networkFailure() } });
    const row = await rowOf('Safari 26 on iOS 26');
    const dialog = await confirm(
      app,
      row.getByRole('button', { name: 'Sign out' }),
      'Sign out Safari 26 on iOS 26?',
      'Sign out',
    );
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing has changed. Please try again in a moment.');
    await waitFor(() => expect(alert).toHaveFocus());
  });
});

test('everywhere else keeps the current session', async () => {
  const alone = { ...accountSessionList, items: thisOne ? [thisOne] : [], total: 1 };
  const app = await open({
    handlers: { 'account.listSessions': inTurn<'account.listSessions'>(accountSessionList, alone) },
  });
  const button = await screen.findByRole('button', { name: 'Sign out everywhere else (2)' });
  await confirm(app, button, 'Sign out 2 other sessions?', 'Sign out everywhere else');
  expect(await screen.findByText('No other browser is signed in.')).toBeVisible();
  expect(app.fetch.callsOf('account.revokeSessions')[0]?.body).toEqual({ keepCurrent: true });
  expect(app.app.auth.getSnapshot().value).toBe('authenticated');
});

test('everywhere also ends the current session', async () => {
  const app = await open();
  const button = await screen.findByRole('button', { name: 'Sign out everywhere' });
  await confirm(app, button, 'Sign out all 3 sessions?', 'Sign out everywhere');
  await waitFor(() => expect(app.path()).toMatch(/^\/login/));
  expect(app.fetch.callsOf('account.revokeSessions')[0]?.body).toEqual({ keepCurrent: false });
  expect(app.storage.getItem('auth_token')).toBeNull();
});

describe('recent activity', () => {
  test('is described in words, and unusual events have a label', async () => {
    await open();
    const list = within(await card('Recent activity'));
    const rowWith = (text: string) => within(list.getByText(text).closest('li') as HTMLElement);
    expect(rowWith('Sign-in rejected').getByText('Unusual')).toBeVisible();
    expect(rowWith('Password changed').queryByText('Unusual')).toBeNull();
  });

  test('names who acted: support without a name, API keys, the server', async () => {
    await open();
    const list = within(await card('Recent activity'));
    const rowWith = (text: string | RegExp) => within(list.getByText(text).closest('li') as HTMLElement);
    expect(rowWith('Signed in').getByText('You')).toBeVisible();
    expect(rowWith('Sign-in rejected').getByText('Not signed in')).toBeVisible();
    expect(rowWith('Cast limits changed').getByText('Support')).toBeVisible();
    expect(rowWith('Cast limits changed').getByText('aurora')).toBeVisible();
    expect(rowWith('Widget changed').getByText('API key Website')).toBeVisible();
    expect(rowWith(/^Settings change rolled back/).getByText('The server')).toBeVisible();
  });

  test('is paginated', async () => {
    const latest = accountEvents.slice(0, 4);
    const older = latest.map((event) => ({ ...event, id: `older-${event.id}` }));
    const app = await open({
      handlers: {
        'account.listEvents': ({ query }) => ({
          items: query.page === '2' ? older : latest,
          total: 8,
          page: Number(query.page),
          pageSize: 4,
        }),
      },
    });
    expect(await screen.findByText('4 of 8 shown')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('8 of 8 shown')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('has an empty state', async () => {
    await open({ handlers: { 'account.listEvents': { ...accountEventList, items: [], total: 0 } } });
    expect(await screen.findByText('No activity yet')).toBeVisible();
  });
});

test('[F7] each card fails independently and can be retried', async () => {
  let isBack = false;
  const { user } = await open({
    handlers: { 'account.listSessions': () => (isBack ? accountSessionList : problem('internal')) },
  });
  expect(await screen.findByText('Couldn’t load your sessions')).toBeVisible();
  expect(await card('Recent activity')).toBeVisible();
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Where you are signed in')).toBeVisible();
});

test('an admin sees the same', async () => {
  await open({ path: '/admin/settings/account/sessions', visitor: 'admin' });
  expect(await card('Where you are signed in')).toBeVisible();
  expect(await card('Recent activity')).toBeVisible();
});
