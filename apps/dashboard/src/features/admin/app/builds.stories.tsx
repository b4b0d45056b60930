import type { Meta, StoryObj } from '@storybook/react';
import { type App, type AppBuild, limits } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
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

const { staffApp, staffIosApp, runningBuild, succeededBuild, failedBuild, queuedBuild } = fixtures;
const path = `/admin/apps/android/edit/${staffApp.app.id}?tab=builds`;
const meta = {
  title: 'Screens/Staff/App builds',
  ...screenMeta(path, 'superadmin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const there = { timeout: 15_000 };
const earlier = [succeededBuild, failedBuild];
const withBuilds = (
  builds: readonly AppBuild[],
  state: App['state'],
  handlers: TestAppOptions['handlers'] = {},
): TestAppOptions => ({
  path,
  visitor: 'superadmin',
  handlers: {
    'adminApps.get': { ...staffApp, app: { ...staffApp.app, state, builds: [...builds] } },
    ...handlers,
  },
});
const pressing =
  (name: string, role: 'dialog' | 'alertdialog', then?: (dialog: HTMLElement) => Promise<unknown>): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }, there));
    await then?.(await screen.findByRole(role));
    await screen.findByRole(role);
  };
const sending =
  (text: string | RegExp): Play =>
  (context) =>
    pressing('Upload a file', 'dialog', async (dialog) => {
      await userEvent.upload(
        within(dialog).getByLabelText('File of the build'),
        new File(['PK'], 'app.aab', { type: 'application/octet-stream' }),
      );
      await userEvent.click(within(dialog).getByRole('button', { name: 'Upload' }));
      await within(dialog).findByText(text);
    })(context);
const lines = showsText(/bundleRelease/);

export const Default: Story = { args: withBuilds([runningBuild, ...earlier], 'building'), play: lines };
export const Queued: Story = {
  args: withBuilds([queuedBuild, ...earlier], 'queued', {
    'buildMachines.list': { ...fixtures.buildMachineList, waiting: [{ platform: 'android', count: 3 }] },
  }),
  play: showsText(/builds another app/),
};
export const QueuedWithoutMachine: Story = {
  args: withBuilds([queuedBuild, ...earlier], 'queued', {
    'buildMachines.list': { items: [], waiting: [{ platform: 'android', count: 1 }] },
  }),
  play: showsText(/^There is none\./),
};
export const Succeeded: Story = { args: withBuilds(earlier, 'ready'), play: showsText(/BUILD SUCCESSFUL/) };
export const Failed: Story = {
  args: withBuilds([failedBuild], 'build_failed'),
  play: showsText(/keystore password was incorrect/),
};
export const Cancelled: Story = {
  args: withBuilds(
    [{ ...queuedBuild, state: 'cancelled', fault: 'cancelled', finishedAt: fixtures.fixtureNow }],
    'build_failed',
    { 'appBuilds.getLog': { text: '', nextOffset: 0, isComplete: true } },
  ),
  play: showsText('The machine wrote no log'),
};
export const LogCut: Story = {
  args: withBuilds([{ ...succeededBuild, logBytes: limits.buildLogBytes }], 'ready'),
  play: showsText(/^The log ends here/),
};
export const LogDeleted: Story = {
  args: withBuilds([succeededBuild], 'ready', {
    'appBuilds.getLog': { text: '', nextOffset: 0, isComplete: false },
  }),
  play: showsText(/^Deleted/),
};
export const LogLoading: Story = {
  args: withBuilds(earlier, 'ready', { 'appBuilds.getLog': neverAnswering() }),
  play: showsText('Build 2'),
};
export const LogFailed: Story = {
  args: withBuilds(earlier, 'ready', { 'appBuilds.getLog': problem('internal') }),
  play: showsText('Couldn’t load the log'),
};
export const Empty: Story = {
  args: {
    path: `/admin/apps/ios/edit/${staffIosApp.app.id}?tab=builds`,
    visitor: 'superadmin',
    handlers: { 'adminApps.get': staffIosApp },
  },
  play: showsText('No builds yet'),
};
export const CancelDialog: Story = {
  args: withBuilds([runningBuild, ...earlier], 'building'),
  play: pressing('Cancel build', 'alertdialog'),
};
export const CancelDialogQueued: Story = {
  args: withBuilds([queuedBuild], 'queued'),
  play: pressing('Cancel build', 'alertdialog'),
};
export const CancelDialogFailed: Story = {
  args: withBuilds([runningBuild], 'building', { 'appBuilds.cancel': problem('build.ended') }),
  play: pressing('Cancel build', 'alertdialog', async (dialog) => {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel build' }));
    await within(dialog).findByRole('alert');
  }),
};
export const UploadDialog: Story = {
  args: withBuilds([failedBuild], 'build_failed'),
  play: pressing('Upload a file', 'dialog'),
};
export const UploadDialogSending: Story = {
  args: withBuilds([failedBuild], 'build_failed', { 'appBuilds.upload': neverAnswering() }),
  play: sending('app.aab'),
};
export const UploadDialogRefused: Story = {
  args: withBuilds([failedBuild], 'build_failed', {
    'appBuilds.upload': problem('build.artifact_invalid', {
      params: { reason: 'package', expected: 'fm.aurora.app', found: 'fm.harbour985.app' },
    }),
  }),
  play: sending(/^The package ID in the file is fm.harbour985.app/),
};
export const QueuedPhone: Story = { ...Queued, globals: onPhone };
export const UploadDialogRefusedPhone: Story = { ...UploadDialogRefused, globals: onPhone };
export const FailedDark: Story = { ...Failed, globals: inDark };
export const Phone: Story = { ...Default, globals: onPhone };
export const Dark: Story = { ...Default, globals: inDark };
export const French: Story = { args: Default.args ?? {}, globals: { locale: 'fr' } };
export const Chinese: Story = { args: Default.args ?? {}, globals: inChinese };
export const Japanese: Story = { args: Default.args ?? {}, globals: inJapanese };
export const RightToLeft: Story = { ...Default, globals: mirrored };
