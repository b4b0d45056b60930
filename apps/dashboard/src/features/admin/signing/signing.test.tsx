import { screen, waitFor, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = '/admin/apps/ios/signing-bundles';
const [unused, , , , used] = fixtures.signingBundles;
const keyed = fixtures.signingBundles.find(({ uploadKey }) => uploadKey !== null);
const [keystore] = fixtures.keystores;
const appName = used?.usedBy[0]?.name ?? '';
const open = (search = '', options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: `${path}${search}`, visitor: 'superadmin', ...options });
const file = (name: string, content = 'content') => new File([content], name);
const inDialog = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

// Certificates end on dates, so the date has to be the one of the fixtures.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(fixtures.fixtureNow), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page', () => {
  test('says which app is stopped, and opens each list by its address', async () => {
    const { user, path: address } = await open();
    expect(
      await screen.findByRole('heading', { name: 'atlantic-dist-2026 can’t sign Radio Aurora' }),
    ).toBeVisible();
    expect(within(await rowOf(/jazz-dist-2025/)).getByText('Expiring')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Android keystores/ }));
    await waitFor(() => expect(address()).toBe(`${path}?tab=keystores`));
    expect(await rowOf(/aurora-upload/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Android keystores/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /iOS bundles/ })).not.toHaveAttribute('aria-current');
  });

  test('of those who may not replace secrets has no acts', async () => {
    const { user } = await open('', { visitor: 'admin' });
    await user.click(
      within(await rowOf(/aurora-dist-2026/)).getByRole('button', { name: /^(?!Copy).*aurora-dist/ }),
    );
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Details',
    ]);
    expect(screen.queryByRole('button', { name: 'Add bundle' })).toBeNull();
  });

  test('is one entry of the navigation', async () => {
    await open();
    const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    const current = nav.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['Signing']);
  });

  test('the drawer leads to the apps and says what happened', async () => {
    await open(`?id=${used?.id}`);
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByRole('link', { name: appName })).toHaveAttribute(
      'href',
      `/admin/apps/ios/edit/${used?.usedBy[0]?.id}?tab=settings`,
    );
    expect(drawer.getByText('Changed or replaced')).toBeVisible();
    expect(drawer.getByText(/mac-build-1/)).toBeVisible();
  });
});

describe('a new bundle', () => {
  type App = Awaited<ReturnType<typeof open>>;
  async function choose({ user }: App) {
    await user.click(await screen.findByRole('button', { name: 'Add bundle' }));
    const dialog = await inDialog();
    await user.upload(await dialog.findByLabelText('Certificate with its private key'), file('a.p12'));
    await user.type(dialog.getByLabelText('Password of the .p12 file'), 'wrong');
    await user.upload(dialog.getByLabelText('Provisioning profile'), file('a.mobileprovision'));
    await user.click(dialog.getByRole('button', { name: 'Read the files' }));
    return dialog;
  }

  test('asks for a wrong password again, with the file still chosen, then stores what it found', async () => {
    let isWrong = true;
    const app = await open('', {
      handlers: {
        'signingBundles.inspect': () => {
          if (!isWrong) return fixtures.signingInspection;
          isWrong = false;
          return {
            ...fixtures.signingInspection,
            certificate: null,
            checks: [],
            faults: [{ file: 'certificate' as const, code: 'password_wrong' as const, params: {} }],
          };
        },
      },
    });
    const dialog = await choose(app);
    expect(await dialog.findByText(/This password doesn’t open the file/)).toBeVisible();
    const password = dialog.getByLabelText('Password of the .p12 file');
    expect(password).toHaveFocus();
    expect(dialog.getByText('a.p12')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Save bundle' })).toBeNull();
    await app.user.clear(password);
    await app.user.type(password, 'right');
    await app.user.click(dialog.getByRole('button', { name: 'Read the files' }));
    expect(await dialog.findByText('The files fit each other')).toBeVisible();
    await app.user.clear(dialog.getByLabelText('Name'));
    await app.user.type(dialog.getByLabelText('Name'), 'aurora-2027');
    await app.user.click(dialog.getByRole('button', { name: 'Save bundle' }));
    await waitFor(() => expect(app.fetch.callsOf('signingBundles.create')).toHaveLength(1));
    expect(app.fetch.callsOf('signingBundles.create')[0]?.body).toEqual({
      reference: 'aurora-2027',
      certificate: { content: btoa('content'), password: 'right' },
      profile: { content: btoa('content') },
      uploadKey: null,
    });
    // The drawer of the new bundle.
    await waitFor(() => expect(app.path()).toContain('id='));
  });

  test('with a profile of another team shows both teams and cannot be stored', async () => {
    const app = await open('', { handlers: { 'signingBundles.inspect': fixtures.signingMismatch } });
    const dialog = await choose(app);
    await dialog.findByText('Certificate and profile are of two teams');
    const [, alert] = dialog.getAllByRole('alert');
    expect(alert).toHaveTextContent('A1B2C3D4E5≠Z9Y8X7W6V5');
    expect(dialog.getByRole('button', { name: 'Save bundle' })).toBeDisabled();
    // Another file has to be read again.
    await app.user.click(dialog.getByRole('button', { name: /instead of a.mobileprovision/ }));
    expect(dialog.getByRole('button', { name: 'Read the files' })).toBeEnabled();
    expect(dialog.queryByText('Certificate and profile are of two teams')).toBeNull();
  });

  test('needs both files before anything is sent, and a name that no other has', async () => {
    const app = await open('', {
      handlers: { 'signingBundles.create': problem('signing.reference_taken') },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Add bundle' }));
    const dialog = await inDialog();
    await app.user.click(await dialog.findByRole('button', { name: 'Read the files' }));
    expect(await dialog.findAllByText('Please fill in this field.')).toHaveLength(2);
    expect(app.fetch.callsOf('signingBundles.inspect')).toHaveLength(0);
    await app.user.upload(dialog.getByLabelText('Certificate with its private key'), file('a.p12'));
    await app.user.upload(dialog.getByLabelText('Provisioning profile'), file('a.mobileprovision'));
    await app.user.upload(dialog.getByLabelText(/Key of App Store Connect/), file('AuthKey_ABC123DEFG.p8'));
    expect(dialog.getByLabelText('Key ID')).toHaveValue('ABC123DEFG');
    await app.user.type(dialog.getByLabelText('Issuer ID'), '69a6de70-1234-47e3-8053-5b8c7c11a4d1');
    await app.user.click(dialog.getByRole('button', { name: 'Read the files' }));
    expect(await dialog.findByLabelText('Name')).toHaveValue('aurora-media-2027');
    await app.user.click(dialog.getByRole('button', { name: 'Save bundle' }));
    expect(await dialog.findByText('This name is used already.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
  });

  test('made by Apple needs an ID and a key, and shows why Apple refuses', async () => {
    const reason = 'You already have a current Distribution certificate.';
    let refusals = 1;
    const app = await open('', {
      handlers: {
        'signingBundles.request': () =>
          refusals-- > 0
            ? problem('signing.apple_refused', { params: { reason } })
            : (used ?? problem('internal')),
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Add bundle' }));
    const dialog = await inDialog();
    await app.user.click(await dialog.findByRole('radio', { name: 'Make both for me' }));
    await app.user.click(dialog.getByRole('button', { name: 'Make both' }));
    expect(await dialog.findAllByText('Please fill in this field.')).toHaveLength(3);
    expect(app.fetch.callsOf('signingBundles.request')).toHaveLength(0);
    await app.user.type(dialog.getByLabelText('Name'), 'aurora-2027');
    await app.user.type(dialog.getByLabelText('Bundle ID'), 'fm.aurora.app');
    await app.user.selectOptions(dialog.getByLabelText('Key that asks Apple'), keyed?.id ?? '');
    await app.user.click(dialog.getByRole('button', { name: 'Make both' }));
    expect(await dialog.findByText(reason)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Make both' }));
    await waitFor(() => expect(app.path()).toContain(`id=${used?.id}`));
    expect(app.fetch.callsOf('signingBundles.request')[1]?.body).toEqual({
      reference: 'aurora-2027',
      bundleId: 'fm.aurora.app',
      uploadKey: null,
      keyOf: keyed?.id,
    });
  });
});

async function act(item: string, search: string, options: Partial<TestAppOptions> = {}) {
  const app = await open(search, options);
  const drawer = within(await screen.findByRole('dialog'));
  await app.user.click(await drawer.findByRole('button', { name: 'Actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return app;
}

describe('acts', () => {
  test('a replacement is read with the stored files, and sends only what is new', async () => {
    const { user, fetch } = await act('Replace files…', `?id=${used?.id}`);
    await screen.findByRole('heading', { name: /Replace files of/ });
    const dialog = await inDialog();
    await user.upload(dialog.getByLabelText(/^Provisioning profile/), file('new.mobileprovision'));
    await user.click(dialog.getByRole('button', { name: 'Read the files' }));
    await dialog.findByText('The files fit each other');
    expect(fetch.callsOf('signingBundles.inspect')[0]?.body).toMatchObject({
      certificate: null,
      bundleId: used?.id,
    });
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(fetch.callsOf('signingBundles.replace')).toHaveLength(1));
    const [call] = fetch.callsOf('signingBundles.replace');
    expect(call?.body).toMatchObject({ reference: used?.reference, certificate: null, uploadKey: null });
    expect(call?.headers.get('if-match')).toBe(String(used?.version));
  });

  test('what apps use cannot be deleted: the dialog leads to them', async () => {
    const { fetch } = await act('Delete…', `?id=${used?.id}`);
    expect(await screen.findByRole('heading', { name: /is in use/ })).toBeVisible();
    const dialog = await inDialog();
    expect(dialog.getByRole('link', { name: appName })).toBeVisible();
    expect(fetch.callsOf('signingBundles.delete')).toHaveLength(0);
  });

  test('a deletion needs the name', async () => {
    const { user, fetch, path: address } = await act('Delete…', `?id=${unused?.id}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete bundle' }));
    expect(fetch.callsOf('signingBundles.delete')).toHaveLength(0);
    await user.type(dialog.getByRole('textbox'), unused?.reference ?? '');
    await user.click(dialog.getByRole('button', { name: 'Delete bundle' }));
    await waitFor(() => expect(fetch.callsOf('signingBundles.delete')).toHaveLength(1));
    await waitFor(() => expect(address()).toBe(path));
  });

  test('a revocation says how many apps it stops', async () => {
    const { user, fetch } = await act('Revoke…', `?id=${used?.id}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('1 app can’t be signed until it gets another one')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(fetch.callsOf('signingBundles.revoke')).toHaveLength(1));
  });
});

describe('a keystore', () => {
  test('with several keys needs one that opens', async () => {
    const { user, fetch } = await open('?tab=keystores', {
      handlers: { 'keystores.inspect': fixtures.severalKeys },
    });
    await user.click(await screen.findByRole('button', { name: 'Add keystore' }));
    const dialog = await inDialog();
    await user.upload(await dialog.findByLabelText('Keystore'), file('aurora.p12'));
    await user.type(dialog.getByLabelText('Password of the keystore'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Read the files' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Alias' }));
    await user.click(await screen.findByRole('option', { name: 'legacy' }));
    expect(await dialog.findByText('This key has another password. Type it above.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save keystore' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Alias' }));
    await user.click(await screen.findByRole('option', { name: 'upload' }));
    await user.click(dialog.getByRole('button', { name: 'Save keystore' }));
    await waitFor(() => expect(fetch.callsOf('keystores.create')).toHaveLength(1));
    expect(fetch.callsOf('keystores.create')[0]?.body).toEqual({
      reference: 'aurora',
      content: btoa('content'),
      password: 'secret',
      keyPassword: '',
      alias: 'upload',
      isPlaySigning: true,
      resetAt: null,
    });
  });

  test('is changed without a file', async () => {
    const { user, fetch } = await act('Edit or replace…', `?tab=keystores&id=${keystore?.id}`);
    await screen.findByRole('heading', { name: /^Change/ });
    const dialog = await inDialog();
    await user.click(dialog.getByRole('checkbox', { name: /Play App Signing is on/ }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(fetch.callsOf('keystores.replace')).toHaveLength(1));
    expect(fetch.callsOf('keystores.replace')[0]?.body).toEqual({
      reference: keystore?.reference,
      isPlaySigning: false,
      resetAt: null,
      file: null,
    });
    expect(fetch.callsOf('keystores.inspect')).toHaveLength(0);
  });
});
