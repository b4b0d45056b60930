import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/admin/cast/aurora';
const meta = {
  title: 'Screens/Staff/Cast',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;

const filled: Play = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('region', { name: 'Customer' })).toBeVisible();
};
const pressing =
  (name: string, role: 'dialog' | 'alertdialog'): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await screen.findByRole(role);
  };
const limits = `${path}/settings?tab=limits`;
const typing =
  (limit: string): Play =>
  async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('spinbutton', { name: 'Listeners at once' });
    await userEvent.clear(field);
    await userEvent.type(field, limit);
    await within(canvasElement).findByRole('button', { name: 'Save changes' });
  };

export const Default: Story = { play: filled };
export const Suspended: Story = {
  args: { path: '/admin/cast/tidewater' },
  play: showsText('This cast is suspended'),
};
export const StoppedByCustomer: Story = {
  args: {
    handlers: {
      'casts.listOverviews': {
        ...fixtures.castOverviewList,
        items: fixtures.castOverviews.map((each) => ({
          ...each,
          now: fixtures.stoppedNow(each.now.username),
        })),
      },
    },
  },
  play: showsText(/Stopped by the customer/),
};
export const NeverConnected: Story = {
  args: { path: '/admin/cast/nightfall' },
  play: showsText('Connect your encoder'),
};
export const Loading: Story = {
  args: { handlers: { 'adminCasts.get': neverAnswering(), 'casts.listOverviews': neverAnswering() } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
};
export const PartlyFailed: Story = {
  args: { handlers: { 'adminCasts.get': problem('internal') } },
  play: showsText('Couldn’t load customer and limits'),
};
export const NotFound: Story = {
  args: { path: '/admin/cast/nowhere', handlers: { 'casts.listOverviews': problem('resource.not_found') } },
  play: showsText('There is no cast “nowhere”'),
};
export const Listeners: Story = {
  args: { path: `${path}/current-listeners` },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTestId('listening-now');
  },
};
export const Geoblocking: Story = {
  args: { path: `${path}/geoblocking` },
  play: showsText('Restrict by country'),
};
export const Limits: Story = {
  args: { path: limits },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('spinbutton', { name: 'Listeners at once' });
  },
};
export const LimitsBelowListeners: Story = { args: { path: limits }, play: typing('100') };
export const LimitsFailed: Story = {
  args: { path: limits, handlers: { 'adminCasts.get': problem('internal') } },
  play: showsText('Couldn’t load the limits'),
};
export const Activity: Story = {
  args: { path: `${path}/settings?tab=activity` },
  play: showsText('Cast suspended'),
};
export const ActivityEmpty: Story = {
  args: {
    path: `${path}/settings?tab=activity`,
    handlers: { 'adminCasts.listEvents': fixtures.listOf([]) },
  },
  play: showsText('No activity yet'),
};
export const ActivityFailed: Story = {
  args: {
    path: `${path}/settings?tab=activity`,
    handlers: { 'adminCasts.listEvents': problem('internal') },
  },
  play: showsText('Couldn’t load the activity'),
};
export const SuspendDialog: Story = { play: pressing('Suspend…', 'dialog') };
export const SuspendDialogFailed: Story = {
  args: { handlers: { 'adminCasts.suspend': problem('engine.not_configurable') } },
  play: async (context) => {
    await pressing('Suspend…', 'dialog')(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The invoice is open.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await dialog.findByText('This engine is managed by its operator.');
  },
};
export const ChangeReasonDialog: Story = {
  args: { path: '/admin/cast/tidewater' },
  play: pressing('Change the reason…', 'dialog'),
};
export const LiftSuspensionDialog: Story = {
  args: { path: '/admin/cast/tidewater' },
  play: pressing('Lift the suspension…', 'alertdialog'),
};
const choosing =
  (item: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More staff actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await screen.findByRole('alertdialog');
  };
export const PlanDialog: Story = { play: choosing('Change plan…') };
export const TransferDialog: Story = { play: choosing('Transfer to another customer…') };
export const TerminateDialog: Story = {
  args: { visitor: 'superadmin' },
  play: choosing('Terminate…'),
};
export const Terminated: Story = {
  args: { path: '/admin/cast/lowtide' },
  play: showsText('This cast is terminated'),
};
export const TerminatedPhone: Story = { ...Terminated, globals: onPhone };
export const SuspendedPhone: Story = {
  args: { path: '/admin/cast/tidewater' },
  play: showsText('This cast is suspended'),
  globals: onPhone,
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTestId('listeners');
  },
  globals: inJapanese,
};
export const RightToLeft: Story = { play: filled, globals: mirrored };
