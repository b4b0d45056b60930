import { act, screen, waitFor, within } from '@testing-library/react';
import type { AppSettings, LiveData, App as MobileApp, StaffApp } from '@unmuted/api';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const { staffIosApp, staffApp } = fixtures;
const pathOf = ({ app }: StaffApp) => `/admin/apps/${app.platform}/edit/${app.id}`;
const of = (
  part: Partial<MobileApp>,
  staff: StaffApp = staffIosApp,
  settings: Partial<AppSettings> = {},
): StaffApp => ({
  ...staff,
  settings: { ...staff.settings, ...settings },
  app: { ...staff.app, ...part },
});
const open = (staff: StaffApp = staffIosApp, options: Partial<TestAppOptions> & { tab?: string } = {}) =>
  renderApp({
    path: `${pathOf(staff)}${options.tab ? `?tab=${options.tab}` : ''}`,
    visitor: 'superadmin',
    ...options,
    handlers: { 'adminApps.get': staff, ...options.handlers },
  });
type Screen = Awaited<ReturnType<typeof open>>;
const movesOf = ({ fetch }: Screen) => fetch.callsOf('adminApps.transition');
const inFrench = { 'adminCustomers.get': { ...fixtures.adminCustomer, locale: 'fr' as const } };

/** A sent version with a listing that differs. */
const sentWith = (listing: Partial<MobileApp['draft']['listings'][number]>) => {
  const document = {
    ...fixtures.appDocument,
    listings: [{ ...fixtures.appListing, ...listing }],
  };
  return of({ draft: document, sent: { document, at: fixtures.fixtureNow } });
};
const verdictOf = (label: string) =>
  screen.findByRole('radiogroup', { name: `Verdict on “${label}”` }).then(within);

describe('the header and the decision bar', () => {
  test('link to the customer and offer only legal moves', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Radio Aurora' })).toBeVisible();
    expect(screen.getByRole('link', { name: staffIosApp.customer.name })).toHaveAttribute(
      'href',
      `/admin/customers/${staffIosApp.customer.id}`,
    );
    expect(screen.getByText(/waiting for/)).toBeVisible();
    const bar = within(screen.getByRole('region', { name: 'Decision' }));
    expect(bar.getByRole('button', { name: 'Approve and build' })).toBeVisible();
    expect(bar.getByRole('button', { name: 'Ask for changes' })).toBeVisible();
    expect(bar.queryByRole('button', { name: /published/ })).not.toBeInTheDocument();
  });

  test('an approval says what is built, and that no machine is online', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Approve and build' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('It becomes version 1.0.0, build 1.')).toBeVisible();
    expect(dialog.getByText(/No build machine is online/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Approve and build' }));
    await waitFor(() => expect(movesOf(app)[0]?.body).toEqual({ move: 'approve', reason: '', comments: [] }));
  });

  test('holding needs a reason', async () => {
    const app = await open(staffApp);
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: /^More moves/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Put on hold…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeInvalid());
    expect(movesOf(app)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The rights are disputed.');
    await user.click(dialog.getByRole('button', { name: 'Put on hold' }));
    await waitFor(() =>
      expect(movesOf(app)[0]?.body).toEqual({
        move: 'hold',
        reason: 'The rights are disputed.',
        comments: [],
      }),
    );
  });
});

describe('the review', () => {
  test('measures texts against the store, and marks the words that it refuses', async () => {
    await open(sentWith({ full: 'Also for Android phones.', keywords: '独'.repeat(34) }));
    expect(await screen.findByText('App Store 102 of 100 bytes')).toBeVisible();
    expect(screen.getByText('2 fields would be rejected by App Store')).toBeVisible();
    expect(screen.getByText('Android', { selector: 'mark' })).toBeVisible();
    expect(screen.getByText('Not ready')).toBeVisible();
  });

  test('turns verdicts into comments, ready-made in the language of the customer', async () => {
    const app = await open(sentWith({ full: 'Also for Android phones.' }), { handlers: inFrench });
    const { user } = app;
    const title = await verdictOf('Title');
    await user.click(title.getByRole('radio', { name: 'Fine' }));
    expect(screen.getByText('1 field is fine')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /ready-made/ })).toHaveTextContent('Français'),
    );
    await user.click((await verdictOf('Description')).getByRole('radio', { name: 'Change' }));
    expect(screen.getByRole('textbox', { name: 'Comment on “Description”' })).toHaveDisplayValue(
      /autres plateformes/,
    );
    await user.click((await verdictOf('Website')).getByRole('radio', { name: 'Change' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment on “Website”' }), 'It is down.');
    await user.click(screen.getByRole('button', { name: 'Ask for 2 changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Two things.');
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() => expect(movesOf(app)).toHaveLength(1));
    expect(movesOf(app)[0]?.body).toEqual({
      move: 'request_changes',
      reason: 'Two things.',
      comments: [
        { field: 'full', language: 'en-GB', text: expect.stringContaining('Android') },
        { field: 'website', language: null, text: 'It is down.' },
      ],
    });
  });

  test('a field that is fine after all loses its comment, and a tab keeps the rest', async () => {
    const { user } = await open();
    const title = await verdictOf('Title');
    await user.click(title.getByRole('radio', { name: 'Change' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment on “Title”' }), 'Too long.');
    await user.click((await verdictOf('Picture')).getByRole('radio', { name: 'Change' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment on “Picture”' }), 'Blurry.');
    const tabs = within(screen.getByRole('navigation', { name: 'Views of the app' }));
    await user.click(tabs.getByRole('link', { name: 'History' }));
    expect(await screen.findByText('Sent for review')).toBeVisible();
    await user.click(tabs.getByRole('link', { name: /^Review\s*2/ }));
    await user.click((await verdictOf('Title')).getByRole('radio', { name: 'Fine' }));
    expect(screen.queryByRole('textbox', { name: 'Comment on “Title”' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask for 1 change' })).toBeVisible();
  });

  test('has no verdicts while no changes can be asked for', async () => {
    await open(of({ state: 'draft', sent: null }));
    expect(await screen.findByText('The customer writes it')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: /^Verdict/ })).not.toBeInTheDocument();
  });

  test('a conflict keeps the text, shows the state now, and sends with the newer version', async () => {
    let version = 3;
    const app = await open(staffIosApp, {
      handlers: {
        'adminApps.get': () => of({ version }),
        'adminApps.transition': ({ headers }) => {
          if (headers.get('if-match') === '3') {
            version = 4;
            return problem('resource.version_conflict', { current: fixtures.iosApp });
          }
          return of({ state: 'changes_requested', version: 5 });
        },
      },
    });
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Ask for changes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Please see below.');
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    expect(await dialog.findByText(/The state is now “In review”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ask for changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(movesOf(app).map(({ headers }) => headers.get('if-match'))).toEqual(['3', '4']);
  });
});

describe('the settings', () => {
  test('refuse a build number that a store may know, and are saved with the version of the app', async () => {
    const { user, fetch } = await open(staffApp, { tab: 'settings' });
    const code = await screen.findByRole('spinbutton', { name: 'Build number' });
    await user.clear(code);
    await user.type(code, '12');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('It has to be higher than that of the last build.')).toBeVisible();
    expect(fetch.callsOf('adminApps.update')).toEqual([]);
    await user.clear(code);
    await user.type(code, '14');
    await user.tab();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    const [call] = fetch.callsOf('adminApps.update');
    expect(call?.body).toMatchObject({ versionCode: 14 });
    expect(call?.headers.get('if-match')).toBe(String(staffApp.app.version));
  });

  test('remind of the rules of Google, and count the closed test', async () => {
    const since = new Date(Date.now() - 6.5 * 86_400_000).toISOString();
    await open(of({}, staffApp, { isPackageRegistered: null, testers: 9, testersSince: since }), {
      tab: 'settings',
    });
    expect(await screen.findByText('The package ID is not registered')).toBeVisible();
    expect(screen.getByText('Builds must target Android API 36')).toBeVisible();
    expect(screen.getByText(/9 of 12/)).toBeVisible();
    expect(screen.getByText(/6 of 14/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^SKU/ })).not.toBeInTheDocument();
  });

  test('of an iOS app are those of Apple', async () => {
    await open(staffIosApp, { tab: 'settings' });
    expect(await screen.findByRole('textbox', { name: /^Team ID/ })).toHaveValue('A1B2C3D4E5');
    expect(screen.queryByRole('combobox', { name: /^Track/ })).not.toBeInTheDocument();
  });
});

describe('the other tabs', () => {
  test('builds show state, fault, machine and files', async () => {
    await open(staffApp, { tab: 'builds' });
    const table = within(await screen.findByRole('table', { name: 'Builds of the app' }));
    const failed = within(table.getByRole('row', { name: /1\.3\.0 \(11\)/ }));
    expect(failed.getByText('Failed')).toBeVisible();
    expect(failed.getByText('The app could not be signed.')).toBeVisible();
    expect(failed.getByText('linux-build-1')).toBeVisible();
    expect(table.getByText('radio-aurora-1.3.0.aab')).toBeVisible();
  });

  test('the kit is downloaded, or says why not', async () => {
    let isReady = false;
    const { user, fetch } = await open(staffApp, {
      tab: 'kit',
      handlers: {
        'adminApps.getKit': () => (isReady ? fixtures.appKit : problem('app.not_ready')),
      },
    });
    const button = await screen.findByRole('button', { name: 'Download the kit' });
    await user.click(button);
    expect(await screen.findByText(/isn’t complete|not complete|incomplete/)).toBeVisible();
    isReady = true;
    await user.click(button);
    await waitFor(() =>
      expect(screen.queryByText(/isn’t complete|not complete|incomplete/)).not.toBeInTheDocument(),
    );
    expect(fetch.callsOf('adminApps.getKit')).toHaveLength(2);
  });

  test('a removed Android app has a way back with another package id', async () => {
    const app = await open(of({ state: 'removed_by_store', reason: 'Impersonation.' }, staffApp), {
      tab: 'store',
    });
    const recovery = within(await screen.findByRole('region', { name: 'Recovery' }));
    expect(recovery.getByText('fm.aurora.app2')).toBeVisible();
    expect(recovery.getByText('Impersonation.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Start the recovery' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Google never accepts the package ID again/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Start the recovery' }));
    await waitFor(() => expect(movesOf(app)[0]?.body).toMatchObject({ move: 'recover' }));
  });

  test('answers to Apple are filled with the data of the owner, and say what is not true yet', async () => {
    const { draft } = fixtures.iosApp;
    await open(of({ draft: { ...draft, legal: { ...draft.legal, account: 'provider' } } }), { tab: 'store' });
    const answer = within(await screen.findByRole('region', { name: /^The app looks like a template/ }));
    expect(answer.getByText(/is submitted by Aurora Media/)).toHaveTextContent('A1B2C3D4E5');
    expect(answer.getByText(/Not true yet: the app would be published from our account/)).toBeVisible();
    const rights = within(screen.getByRole('region', { name: /^Proof of the rights/ }));
    expect(rights.queryByText(/Not true yet/)).not.toBeInTheDocument();
  });
});

test('deleting needs the name of the app, and returns to the list', async () => {
  const app = await open(staffApp);
  await app.user.click(await screen.findByRole('button', { name: /^More actions/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('2 builds with their files and logs are deleted')).toBeVisible();
  await app.user.type(dialog.getByRole('textbox'), staffApp.app.draft.name);
  await app.user.click(dialog.getByRole('button', { name: 'Delete app' }));
  await waitFor(() => expect(app.path()).toBe('/admin/apps/android'));
  expect(app.fetch.callsOf('adminApps.delete')).toHaveLength(1);
});

test('live events move the progress of a build, and read an app again that changed', async () => {
  const building = of({
    state: 'building',
    builds: [{ ...(staffApp.app.builds[0] as MobileApp['builds'][number]), state: 'building', progress: 10 }],
  });
  const app = await open(building, { tab: 'builds' });
  const table = within(await screen.findByRole('table', { name: 'Builds of the app' }));
  expect(table.getByText('10%')).toBeVisible();
  await vi.waitFor(() => expect(app.live.open()).toBe(1));
  const reads = () => app.fetch.callsOf('adminApps.get').length;
  const before = reads();
  const { id, version, builds } = building.app;
  const build = { id: builds[0]?.id ?? '', progress: 60, logBytes: 900 };
  const send = (data: LiveData<'app'>) =>
    act(() => app.live.send({ event: 'app', ts: fixtures.fixtureNow, data }));
  send({ id, version, state: 'building', build });
  expect(await table.findByText('60%')).toBeVisible();
  expect(reads()).toBe(before);
  send({ id, version: version + 1, state: 'ready', build: null });
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('an app that does not exist, or can’t be loaded', async () => {
  const missing = await open(staffApp, { handlers: { 'adminApps.get': problem('resource.not_found') } });
  expect(await screen.findByText('There is no such app')).toBeVisible();
  missing.unmount();
  await open(staffApp, { handlers: { 'adminApps.get': problem('internal') } });
  expect(await screen.findByText('Couldn’t load the app')).toBeVisible();
});
