import type { Meta, StoryObj } from '@storybook/react';
import type { App, AppSettings, StaffApp } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const { staffApp, staffIosApp, appDocument, appListing } = fixtures;
const pathOf = ({ app }: StaffApp, tab = '') =>
  `/admin/apps/${app.platform}/edit/${app.id}${tab === '' ? '' : `?tab=${tab}`}`;
const meta = {
  title: 'Screens/Staff/App',
  ...screenMeta(pathOf(staffIosApp), 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const there = { timeout: 15_000 };
const filled = showsText('Preflight');

interface Change {
  app?: Partial<App>;
  settings?: Partial<AppSettings>;
  tab?: string;
  handlers?: TestAppOptions['handlers'];
}

/** An app with changes, and the tab that is open. */
const of = (
  staff: StaffApp,
  { app = {}, settings = {}, tab = '', handlers = {} }: Change = {},
): TestAppOptions => ({
  path: pathOf(staff, tab),
  visitor: 'superadmin',
  handlers: {
    'adminApps.get': {
      ...staff,
      settings: { ...staff.settings, ...settings },
      app: { ...staff.app, ...app },
    },
    ...handlers,
  },
});
const android = (change?: Change) => of(staffApp, change);
const ios = (change?: Change) => of(staffIosApp, change);

/** With texts that Apple would refuse. */
const refused = {
  ...appDocument,
  listings: [
    {
      ...appListing,
      full: `Independent music from the west of Ireland.\nAlso available for Android phones and on Alexa.`,
    },
    {
      ...appListing,
      language: 'ja-JP' as const,
      title: 'ラジオ・オーロラ',
      keywords: 'ラジオ,インディー,アイルランド,ライブ配信,音楽,ゴールウェイ,独立系放送',
    },
  ],
};
const withFindings: Change = {
  app: { draft: refused, sent: { document: refused, at: fixtures.fixtureNow } },
};

const pressing =
  (name: string, role: 'dialog' | 'alertdialog', then?: (dialog: HTMLElement) => Promise<unknown>): Play =>
  async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name }, there);
    // One that needs more data is disabled until then.
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await then?.(await screen.findByRole(role));
    await screen.findByRole(role);
  };
const choosing =
  (menu: RegExp, item: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: menu }, there));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole(role);
  };
const judging: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const verdict = async (label: string, word: string) =>
    userEvent.click(
      within(await canvas.findByRole('radiogroup', { name: `Verdict on “${label}”` }, there)).getByRole(
        'radio',
        { name: word },
      ),
    );
  await verdict('Title', 'Fine');
  await verdict('Description', 'Change');
  await canvas.findByRole('button', { name: 'Ask for 1 change' });
};

export const Default: Story = { play: filled };
export const Android: Story = {
  args: android({ app: { state: 'in_review' } }),
  play: filled,
};
export const Findings: Story = { args: ios(withFindings), play: judging };
export const Draft: Story = { args: ios({ app: { state: 'draft', sent: null } }), play: filled };
export const ChangesRequested: Story = {
  args: android({ app: { ...fixtures.returnedApp } }),
  play: showsText('Waiting for changes by the customer'),
};
export const Building: Story = { args: android({ app: { state: 'building' } }), play: filled };
export const BuildFailed: Story = { args: android({ app: { state: 'build_failed' } }), play: filled };
export const Ready: Story = { args: android({ app: { state: 'ready' } }), play: filled };
export const Submitted: Story = { args: android({ app: { state: 'submitted' } }), play: filled };
export const Live: Story = { args: android(), play: filled };
export const OnHold: Story = {
  args: ios({ app: { state: 'on_hold', reason: 'The rights to the name are disputed.' } }),
  play: showsText('Put on hold by staff'),
};
export const Settings: Story = {
  args: android({
    tab: 'settings',
    settings: {
      track: 'closed',
      testers: 9,
      testersSince: '2026-11-01T00:00:00.000Z',
      isPackageRegistered: null,
    },
  }),
  play: showsText('Next build'),
};
export const SettingsOfApple: Story = { args: ios({ tab: 'settings' }), play: showsText('Next build') };
export const SettingsInvalid: Story = {
  args: ios({ tab: 'settings' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Team ID/ }, there), '?');
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Next version/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }));
    await canvas.findByText('Write two or three numbers with periods, such as 1.4.0.');
  },
};
export const SettingsConflict: Story = {
  args: {
    path: pathOf(staffIosApp, 'settings'),
    visitor: 'superadmin',
    handlers: {
      'adminApps.get': (() => {
        let calls = 0;
        return () => {
          calls += 1;
          const { settings, app } = staffIosApp;
          return calls === 1
            ? staffIosApp
            : { ...staffIosApp, settings: { ...settings, sku: 'other' }, app: { ...app, version: 9 } };
        };
      })(),
      'adminApps.update': problem('resource.version_conflict', { current: fixtures.iosApp }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^SKU/ }, there), '1');
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }));
    await screen.findByRole('button', { name: 'Save selection' });
  },
};
export const Kit: Story = { args: android({ tab: 'kit' }), play: showsText('Build kit') };
export const KitFailed: Story = {
  args: ios({ tab: 'kit', handlers: { 'adminApps.getKit': problem('app.not_ready') } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the kit' }, there));
    await canvas.findByRole('alert');
  },
};
export const Store: Story = { args: android({ tab: 'store' }), play: showsText('Rollout') };
export const StoreClosedTest: Story = {
  args: android({
    tab: 'store',
    settings: { track: 'closed', testers: 9, testersSince: '2026-11-01T00:00:00.000Z' },
  }),
  play: showsText('Days in a row'),
};
export const StoreRemoved: Story = {
  args: android({ tab: 'store', app: { state: 'removed_by_store', reason: 'Impersonation policy.' } }),
  play: showsText('Recovery'),
};
export const StoreAnswers: Story = {
  args: ios({ tab: 'store' }),
  play: showsText('Prepared answers to Apple'),
};
export const StoreAnswersNotTrue: Story = {
  args: ios({
    tab: 'store',
    app: {
      draft: { ...appDocument, legal: { ...appDocument.legal, account: 'provider', ownsStreams: false } },
    },
  }),
  play: showsText(/Not true yet: the customer/),
};
export const History: Story = { args: android({ tab: 'history' }), play: showsText('Sent for review') };
export const RequestChangesDialog: Story = {
  play: pressing('Ask for changes', 'dialog', async (dialog) => {
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Blurry picture' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'CAPITALS' }));
  }),
};
export const RequestChangesDialogInvalid: Story = {
  play: pressing('Ask for changes', 'dialog', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add comment' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
    await within(dialog).findAllByText('Please fill in this field.');
  }),
};
export const RequestChangesDialogConflict: Story = {
  args: ios({
    handlers: {
      'adminApps.transition': problem('resource.version_conflict', { current: fixtures.iosApp }),
    },
  }),
  play: pressing('Ask for changes', 'dialog', async (dialog) => {
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Blurry picture' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask for changes' }));
    await within(dialog).findByText(/The state is now/);
  }),
};
export const ApproveDialog: Story = { play: pressing('Approve and build', 'alertdialog') };
export const SendDialog: Story = {
  args: android({ app: { state: 'ready' } }),
  play: pressing('Mark as sent to the store', 'alertdialog'),
};
export const PublishDialog: Story = {
  args: android({ app: { state: 'submitted' } }),
  play: pressing('Mark as published', 'alertdialog'),
};
export const RejectDialog: Story = {
  args: ios({ app: { state: 'submitted' } }),
  play: pressing('Mark as rejected', 'dialog'),
};
export const RecoverDialog: Story = {
  args: android({ app: { state: 'removed_by_store' } }),
  play: pressing('Start the recovery', 'alertdialog'),
};
export const ResumeDialog: Story = {
  args: ios({ app: { state: 'on_hold' } }),
  play: pressing('Resume', 'alertdialog'),
};
export const HoldDialog: Story = {
  args: android(),
  play: choosing(/^More moves/, 'Put on hold…', 'dialog'),
};
export const RemoveDialog: Story = {
  args: android(),
  play: choosing(/^More moves/, 'Mark as removed by the store…', 'dialog'),
};
export const UnpublishDialog: Story = {
  args: android(),
  play: choosing(/^More moves/, 'Unpublish…', 'alertdialog'),
};
export const DeleteDialog: Story = {
  args: android(),
  play: choosing(/^More actions/, 'Delete…', 'alertdialog'),
};
export const ViewAsDialog: Story = { play: pressing('View as customer', 'dialog') };
export const Loading: Story = {
  args: { path: pathOf(staffIosApp), handlers: { 'adminApps.get': neverAnswering() } },
};
export const Failed: Story = {
  args: { path: pathOf(staffIosApp), handlers: { 'adminApps.get': problem('internal') } },
  play: showsText('Couldn’t load the app'),
};
export const NotFound: Story = {
  args: { path: pathOf(staffIosApp), handlers: { 'adminApps.get': problem('resource.not_found') } },
  play: showsText('There is no such app'),
};
export const RequestChangesDialogPhone: Story = { ...RequestChangesDialog, globals: onPhone };
export const FindingsPhone: Story = { ...Findings, globals: onPhone };
export const SettingsPhone: Story = { ...Settings, globals: onPhone };
export const FindingsDark: Story = { ...Findings, globals: inDark };
export const SettingsDark: Story = { ...Settings, globals: inDark };
export const StoreDark: Story = { ...StoreAnswersNotTrue, globals: inDark };
export const SettingsFrench: Story = { args: Settings.args ?? {}, globals: { locale: 'fr' } };
export const SettingsRightToLeft: Story = { ...Settings, globals: mirrored };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const French: Story = { globals: { locale: 'fr' } };
export const Chinese: Story = { globals: inChinese };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
