import { act, screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { app, returnedApp, draftApp, iosApp } = fixtures;
const patient = { timeout: 15_000 };
const open = (
  handlers: TestAppOptions['handlers'] = {},
  { id = app.id, search = '', ...options }: Partial<TestAppOptions> & { id?: string; search?: string } = {},
) => renderApp({ path: `/apps/android/${id}${search}`, visitor: 'customer', handlers, ...options });

describe('the listing', () => {
  test('is measured against four stores at once: 34 kanji are too long for the App Store only', async () => {
    const { user } = await open();
    const field = await screen.findByRole('textbox', { name: /^Keywords/ }, patient);
    await user.clear(field);
    await user.click(field);
    await user.paste('局'.repeat(34));
    const apple = within(screen.getByRole('listitem', { name: 'App Store' }));
    expect(await apple.findByText('1 thing to fix')).toBeVisible();
    expect(apple.getByText(/102 bytes, at most 100/)).toBeVisible();
    for (const name of ['Google Play', 'Alexa', 'Your site'])
      expect(within(screen.getByRole('listitem', { name })).getByText('Everything fits')).toBeVisible();
    // Another store does not block sending.
    expect(screen.getByText('The draft can be sent for review')).toBeVisible();
  });

  test('gets a language with texts made from its name, and loses it again', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add language' }, patient));
    await user.click(await screen.findByRole('menuitem', { name: /^Japanese/ }));
    expect(await screen.findByLabelText(/^One sentence/)).toHaveValue('Radio Aurora をどこでもライブで。');
    await user.click(screen.getByRole('button', { name: /^Remove Japanese/ }));
    await user.click(
      within(await screen.findByRole('alertdialog', {}, patient)).getByRole('button', {
        name: 'Remove language',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Japanese/ })).toBeNull());
    await user.click(screen.getByLabelText(/^Promotional text/));
    await user.paste('Now with a sleep timer.');
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(fetch.callsOf('apps.update')).toHaveLength(1));
    expect(fetch.callsOf('apps.update')[0]?.headers.get('if-match')).toBe('6');
    expect(fetch.callsOf('apps.update')[0]?.body).toMatchObject({
      listings: [{ language: 'en-GB', promo: 'Now with a sleep timer.' }, { language: 'fr-FR' }],
    });
  });
});

describe('a change', () => {
  test('says what it needs before listeners see it', async () => {
    await open({}, { search: '?tab=content' });
    expect(await screen.findAllByText('live at once', {}, patient)).not.toHaveLength(0);
    expect(screen.queryByText('needs a new build')).toBeNull();
  });

  test('that somebody else made too is a choice, field by field', async () => {
    const current = { ...app, version: 9, draft: { ...app.draft, website: 'https://their.example' } };
    const update = vi.fn().mockReturnValueOnce(problem('resource.version_conflict', { current }));
    update.mockImplementation(({ body }) => ({ ...current, draft: body, version: 10 }));
    const { user } = await open({ 'apps.update': update }, { search: '?tab=content' });
    const website = await screen.findByLabelText(
      'Website',
      { selector: 'input:not([type=checkbox])' },
      patient,
    );
    await user.clear(website);
    await user.click(website);
    await user.paste('https://mine.example');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    expect(dialog.getByText('https://their.example')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.lastCall?.[0].body).toMatchObject({ website: 'https://mine.example' });
    expect(update.mock.lastCall?.[0].headers?.get('if-match') ?? '9').toBe('9');
  });
});

describe('a review', () => {
  test('that asks for changes leads to the fields', async () => {
    const { user } = await open({}, { id: returnedApp.id });
    expect(await screen.findByText('Our review asks for changes', {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Title, English (UK)' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveFocus());
    expect(screen.getByRole('list', { name: 'Remarks of the review' })).toHaveTextContent(
      'Google Play refuses titles in capitals.',
    );
  });

  test('cannot be asked for while the store would refuse the app', async () => {
    const { user, fetch } = await open({}, { id: draftApp.id });
    await user.click(await screen.findByRole('button', { name: 'Send for review' }, patient));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'The app is not complete yet' }, patient),
    );
    expect(dialog.getByText('Privacy policy')).toBeVisible();
    expect(fetch.callsOf('apps.submit')).toHaveLength(0);
  });

  test('gets the saved version, and can be ended', async () => {
    const ready = { ...iosApp, state: 'draft' as const };
    const { user, fetch } = await open(
      {
        'apps.get': ready,
        'apps.update': ({ body }) => ({ ...ready, ...(body && { draft: body }), version: 4 }),
      },
      { id: iosApp.id },
    );
    await user.type(await screen.findByLabelText(/^Promotional text/, {}, patient), 'New.');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('alertdialog', {}, patient));
    expect(dialog.getByText('fm.aurora.app')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('The app was sent for review')).toBeVisible();
    expect(fetch.callsOf('apps.submit')[0]?.headers.get('if-match')).toBe('4');
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await user.click(
      within(await screen.findByRole('alertdialog', {}, patient)).getByRole('button', { name: 'Withdraw' }),
    );
    expect(await screen.findByText('The app was withdrawn')).toBeVisible();
  });
});

test('an app leaves its store only after its name was typed', async () => {
  const { user, fetch } = await open();
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }, patient));
  const dialog = within(await screen.findByRole('alertdialog', {}, patient));
  const confirm = dialog.getByRole('button', { name: 'Unpublish' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox'), app.draft.name);
  await user.click(confirm);
  expect(await screen.findByText('The app was unpublished')).toBeVisible();
  expect(fetch.callsOf('apps.unpublish')).toHaveLength(1);
});

test('a build shows its progress as it is reported', async () => {
  const [build] = app.builds;
  if (!build) throw new Error('The fixture has no build.');
  const running = { ...build, state: 'building' as const, finishedAt: null, progress: 10, artifacts: [] };
  const { live } = await open(
    { 'apps.get': { ...app, state: 'building', builds: [running] } },
    { search: '?tab=builds' },
  );
  await screen.findByRole('progressbar', { name: 'Build 2' }, patient);
  await vi.waitFor(() => expect(live.open()).toBe(1));
  act(() =>
    live.send({
      event: 'app',
      ts: fixtures.fixtureNow,
      data: { id: app.id, version: 6, state: 'building', build: { id: build.id, progress: 60, logBytes: 9 } },
    }),
  );
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Build 2' })).toHaveAttribute('aria-valuenow', '60'),
  );
  expect(screen.getByText(/^60% done, running for/)).toBeVisible();
});

test('statistics have their own address, for each period', async () => {
  const { user, fetch, path } = await open({}, { search: '?tab=statistics' });
  expect(await screen.findByText('The app was listened to 486 times.', {}, patient)).toBeVisible();
  expect(screen.getByText('Version 1.3.0 has 82.7% of the sessions')).toBeVisible();
  expect(screen.getByText('Crashes are in Google Play Console.', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(path()).toBe(`/apps/android/${app.id}?tab=statistics&days=90`));
  expect(fetch.callsOf('apps.getStatistics').at(-1)?.query).toEqual({ days: '90' });
});

test.each([
  ['nobody listened yet', {}, {}, 'Nobody has listened with the app yet', null],
  ['it was never built', { live: null, builds: [] }, {}, 'The app hasn’t been built yet', 'Go to the builds'],
  [
    'it plays streams of other providers',
    {},
    { playsCast: false },
    'The listeners of this app can’t be counted',
    'Go to the content',
  ],
])('an app without figures says so if %s', async (_why, change, statistics, title, action) => {
  await open(
    {
      'apps.get': { ...app, ...change },
      'apps.getStatistics': { ...fixtures.emptyAppStatistics, ...statistics },
    },
    { search: '?tab=statistics' },
  );
  expect(await screen.findByText(title, {}, patient)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Go to the (?:builds|content)$/ })?.textContent ?? null).toBe(
    action,
  );
});

test('an app that does not exist is not found', async () => {
  await open({}, { id: '00000000-0000-7000-8000-000000000000' });
  expect(await screen.findByText('No such app in your account', {}, patient)).toBeVisible();
});
