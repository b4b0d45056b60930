import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inFrench,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = '/admin/apps/ios/signing-bundles';
const keystoresPath = `${path}?tab=keystores`;
const meta = {
  title: 'Screens/Staff/Signing',
  ...screenMeta(path, 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const [expired, urgent, , mismatch, ok, revoked] = fixtures.signingBundles;
const [keystore, ending] = fixtures.keystores;
const filled = showsText('aurora-dist-2026');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>, at = path): TestAppOptions => ({
  path: at,
  visitor: 'superadmin',
  handlers,
});
const drawerOf = (one: { id: string } | undefined, at = `${path}?`): TestAppOptions =>
  answering({}, `${at}&id=${one?.id}`);
/** The drawer is outside of the canvas. */
const drawerShows =
  (text: string | RegExp): Play =>
  async () => {
    await within(await screen.findByRole('dialog', {}, { timeout: 15_000 })).findAllByText(text);
  };
const acting =
  (item: string, role: 'dialog' | 'alertdialog', then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async () => {
    const drawer = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    const [dialog] = (await screen.findAllByRole(role, {}, { timeout: 5_000 })).slice(-1);
    if (dialog) await then?.(dialog);
  };
/** While a dialog opens, nothing takes the pointer. */
const unchecked = { pointerEventsCheck: 0 };
const file = (name: string) => new File(['content'], name);
/** Chooses the files of a new bundle and reads them. */
const reading =
  (then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Add bundle' }, { timeout: 15_000 }),
    );
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 });
    const form = within(dialog);
    await userEvent.upload(
      await form.findByLabelText('Certificate with its private key'),
      file('aurora-2027.p12'),
      unchecked,
    );
    await userEvent.type(form.getByLabelText('Password of the .p12 file'), 'secret');
    await userEvent.upload(
      form.getByLabelText('Provisioning profile'),
      file('aurora.mobileprovision'),
      unchecked,
    );
    await userEvent.click(form.getByRole('button', { name: 'Read the files' }));
    await then?.(dialog);
  };
const readingKeystore =
  (then?: (dialog: HTMLElement) => Promise<void>): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Add keystore' }, { timeout: 15_000 }),
    );
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5_000 });
    await userEvent.upload(await within(dialog).findByLabelText('Keystore'), file('aurora.jks'), unchecked);
    await userEvent.type(within(dialog).getByLabelText('Password of the keystore'), 'secret');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Read the files' }));
    await then?.(dialog);
  };
const longest = fixtures.signingBundles.map((bundle, index) =>
  index === 1
    ? {
        ...bundle,
        reference: 'oesterreichisch-bayerische-rundfunkgenossenschaft-passau-2026',
        usedBy: bundle.usedBy.map((app) => ({
          ...app,
          name: 'Donaudampfschifffahrtsgesellschaftsradio Passau-Innstadt',
          packageId: 'de.rundfunkgenossenschaft.donaudampfschifffahrtsgesellschaftsradio',
        })),
      }
    : bundle,
);
const late = fixtures.signingBundles.slice(4, 5);

export const Default: Story = { play: filled };
export const Keystores: Story = {
  args: { path: keystoresPath, visitor: 'superadmin' },
  play: showsText('aurora-upload'),
};
export const ReadOnly: Story = {
  args: { path, visitor: 'admin' },
  play: async (context) => {
    await filled(context);
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Add bundle' })).toBeNull();
  },
};
export const NoEnds: Story = {
  args: answering({ 'signingBundles.list': { items: late }, 'keystores.list': { items: [] } }),
  play: showsText('Nothing ends in the next 60 days'),
};
export const Loading: Story = {
  args: answering({ 'signingBundles.list': neverAnswering(), 'keystores.list': neverAnswering() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
  },
};
export const Empty: Story = {
  args: answering({ 'signingBundles.list': { items: [] }, 'keystores.list': { items: [] } }),
  play: showsText('There are no signing bundles yet'),
};
export const KeystoresEmpty: Story = {
  args: answering({ 'keystores.list': { items: [] } }, keystoresPath),
  play: showsText('There are no keystores yet'),
};
export const NoResults: Story = {
  args: answering({}, `${path}?q=nothing`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Clear filters' });
  },
};
export const Failed: Story = {
  args: answering({ 'signingBundles.list': problem('internal'), 'keystores.list': problem('internal') }),
  play: showsText('Couldn’t load what signs apps'),
};
export const AllColumns: Story = { args: answering({}, `${path}?hide=`), play: filled };
export const LongText: Story = {
  args: answering({ 'signingBundles.list': { items: longest } }),
  play: showsText(/oesterreichisch-bayerische/),
};
export const Drawer: Story = { args: drawerOf(ok), play: drawerShows('History') };
export const DrawerMismatch: Story = {
  args: drawerOf(mismatch),
  play: drawerShows('not covered by the profile'),
};
export const DrawerExpired: Story = { args: drawerOf(expired), play: drawerShows('Expired') };
export const DrawerRevoked: Story = { args: drawerOf(revoked), play: drawerShows('Revoked') };
export const DrawerKeystore: Story = {
  args: drawerOf(ending, keystoresPath),
  play: drawerShows('Ends too early for Google Play'),
};
export const DrawerNotFound: Story = {
  args: drawerOf({ id: '00000000-0000-7000-8000-000000000000' }),
  play: drawerShows('No such signing bundle'),
};
export const AddBundle: Story = {
  play: reading(async (dialog) => {
    await within(dialog).findByText('The files fit each other');
  }),
};
export const AddBundleMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Add bundle' }, { timeout: 15_000 }),
    );
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Read the files' }));
    await expect(await dialog.findAllByText('Please fill in this field.')).toHaveLength(2);
  },
};
export const AddBundleOtherTeam: Story = {
  args: answering({ 'signingBundles.inspect': fixtures.signingMismatch }),
  play: reading(async (dialog) => {
    await within(dialog).findByText('Z9Y8X7W6V5', { selector: 'p code' });
  }),
};
export const AddBundleWrongPassword: Story = {
  args: answering({
    'signingBundles.inspect': {
      ...fixtures.signingInspection,
      certificate: null,
      checks: [],
      faults: [{ file: 'certificate', code: 'password_wrong', params: {} }],
    },
  }),
  play: reading(async (dialog) => {
    await within(dialog).findByText(/This password doesn’t open the file/);
  }),
};
export const AddBundleLost: Story = {
  args: answering({ 'signingBundles.inspect': problem('internal') }),
  play: reading(async (dialog) => {
    await within(dialog).findByText(/the files are still chosen/);
  }),
};
const requesting: Play = async ({ canvasElement }) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: 'Add bundle' }, { timeout: 15_000 }),
  );
  const form = within(await screen.findByRole('dialog', {}, { timeout: 5_000 }));
  await userEvent.click(await form.findByRole('radio', { name: 'Make both for me' }), unchecked);
  await userEvent.type(await form.findByLabelText('Name'), 'aurora-2027');
  await userEvent.type(form.getByLabelText('Bundle ID'), 'fm.aurora.app');
  await userEvent.upload(
    form.getByLabelText('Key of App Store Connect'),
    file('AuthKey_ABC123DEFG.p8'),
    unchecked,
  );
  await userEvent.type(form.getByLabelText('Issuer ID'), '69a6de70-1234-47e3-8053-5b8c7c11a4d1');
};
export const RequestBundle: Story = { play: requesting };
export const RequestBundleRefused: Story = {
  args: answering({
    'signingBundles.request': problem('signing.apple_refused', {
      params: { reason: 'You already have a current Distribution certificate.' },
    }),
  }),
  play: async (context) => {
    await requesting(context);
    await userEvent.click(screen.getByRole('button', { name: 'Make both' }));
    await screen.findByText(/already have a current Distribution/);
  },
};
export const ReplaceBundle: Story = { args: drawerOf(ok), play: acting('Replace files…', 'dialog') };
export const RevokeBundle: Story = { args: drawerOf(urgent), play: acting('Revoke…', 'alertdialog') };
export const DeleteBundle: Story = { args: drawerOf(expired), play: acting('Delete…', 'alertdialog') };
export const DeleteBundleInUse: Story = {
  args: drawerOf(ok),
  play: acting('Delete…', 'dialog', async (dialog) => {
    await within(dialog).findByText(/is in use/);
  }),
};
export const AddKeystore: Story = {
  args: { path: keystoresPath, visitor: 'superadmin' },
  play: readingKeystore(async (dialog) => {
    await within(dialog).findByText('A keystore in the format JKS');
  }),
};
export const AddKeystoreSeveralKeys: Story = {
  args: answering({ 'keystores.inspect': fixtures.severalKeys }, keystoresPath),
  play: readingKeystore(async (dialog) => {
    await within(dialog).findByRole('combobox', { name: 'Alias' });
  }),
};
export const EditKeystore: Story = {
  args: drawerOf(keystore, keystoresPath),
  play: acting('Edit or replace…', 'dialog'),
};
export const PhoneDrawer: Story = { args: drawerOf(ok), play: drawerShows('History'), globals: onPhone };
export const PhoneAddBundle: Story = {
  args: answering({ 'signingBundles.inspect': fixtures.signingMismatch }),
  play: reading(async (dialog) => {
    await within(dialog).findByText('These files can’t be used');
  }),
  globals: onPhone,
};
export const DarkAddBundle: Story = {
  args: answering({ 'signingBundles.inspect': fixtures.signingMismatch }),
  play: reading(async (dialog) => {
    await within(dialog).findByText('These files can’t be used');
  }),
  globals: inDark,
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const French: Story = { play: filled, globals: inFrench };
export const Chinese: Story = { play: filled, globals: inChinese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
