import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/directories';
const meta = {
  title: 'Screens/Cast/Directories',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;
type Play = NonNullable<Story['play']>;
type Directory = (typeof fixtures.directoryList.items)[number];

const { announcedDirectories: spoken, manualDirectories: guided } = fixtures;
const patiently = { timeout: 5_000 };
const filled = showsText('Listed in 2 of 4 selected directories');
const showing = (...items: Directory[]) => ({ handlers: { 'directories.list': fixtures.listOf(items) } });
/** Uses distinct names for one directory in several states. */
const named = (directories: Readonly<Record<string, Directory>>) =>
  Object.entries(directories).map(([state, each]) => ({
    ...each,
    id: state.toLowerCase(),
    name: `${state}.example`,
  }));
const checking: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Check my stream' }, patiently));
};
const checked: Play = async (context) => {
  await checking(context);
  const checks = await within(context.canvasElement).findByRole('list', { name: 'Checks' }, patiently);
  await expect(checks).toBeVisible();
};
const turning: Play = async ({ canvasElement }) => {
  const [first] = await within(canvasElement).findAllByRole('switch', {}, patiently);
  if (first) await userEvent.click(first);
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Default: Story = { play: filled };
export const AnnouncedStates: Story = {
  args: showing(...named(spoken)),
  play: showsText('unreachable.example'),
};
export const ManualStates: Story = {
  args: showing(...named(guided)),
  play: showsText('Directories with manual submission'),
};
export const NotConfigured: Story = {
  args: {
    handlers: {
      'directories.list': fixtures.directoryListNotConfigured,
      'directories.getListingMismatch': {
        ...fixtures.listingMismatch,
        state: 'not_configured',
        checkedAt: null,
        entries: [],
      },
    },
  },
  play: showsText('Not listed in any directory yet'),
};
export const Empty: Story = { args: showing(), play: showsText('None configured by your provider.') };
export const AllListed: Story = {
  args: showing(spoken.listed, guided.listed),
  play: showsText('No action needed.'),
};
export const NotPublic: Story = {
  args: {
    handlers: {
      'directories.list': fixtures.listOf<Directory>([spoken.notPublic]),
      'listing.get': fixtures.listingEmpty,
    },
  },
  play: showsText(/The listing isn’t public, so/),
};
export const TurnOnDialog: Story = { args: showing(spoken.off), play: turning };
export const TurnOffDialog: Story = { play: turning };
export const SubmissionValues: Story = {
  play: async ({ canvasElement }) => {
    const [open] = await within(canvasElement).findAllByRole(
      'button',
      { name: 'Values for the form' },
      patiently,
    );
    if (open) await userEvent.click(open);
    await expect(within(canvasElement).getByRole('button', { name: 'Copy Name for TuneIn' })).toBeVisible();
  },
};
export const Throttled: Story = {
  args: { handlers: { 'directories.check': problem('request.rate_limited', {}, { 'Retry-After': '250' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [check] = await canvas.findAllByRole('button', { name: 'Check now' }, patiently);
    if (check) await userEvent.click(check);
    await expect(await canvas.findByText(/Just checked/)).toBeVisible();
  },
};
export const DirectoryMessage: Story = {
  args: showing({
    ...spoken.refused,
    message: `\u202e<script>refused</script> ${'Überprüfungsverfahren'.repeat(9)}`,
  }),
  play: showsText(/<script>refused/),
};
export const Checked: Story = { play: checked };
export const CheckedOffAir: Story = {
  args: { handlers: { 'preflight.run': fixtures.preflightOffAir } },
  play: checked,
};
export const Checking: Story = {
  args: { handlers: { 'preflight.run': neverAnswering() } },
  play: async (context) => {
    await checking(context);
    await showsText(/Checking the stream/)(context);
  },
};
export const CheckFailed: Story = {
  args: { handlers: { 'preflight.run': problem('internal') } },
  play: async (context) => {
    await checking(context);
    await showsText('Couldn’t check the stream')(context);
  },
};
export const Duplicates: Story = {
  args: {
    handlers: {
      'directories.getListingMismatch': {
        ...fixtures.listingMismatch,
        entries: fixtures.listingMismatch.entries.map((entry) => ({ ...entry, isOurs: true })),
      },
    },
  },
  play: showsText('Duplicate entries'),
};
export const MismatchNotChecked: Story = {
  args: { handlers: { 'directories.getListingMismatch': fixtures.listingMismatchNotChecked } },
  play: showsText('Not checked yet'),
};
export const MismatchNotListed: Story = {
  args: { handlers: { 'directories.getListingMismatch': { ...fixtures.listingMismatch, entries: [] } } },
  play: showsText('The cast isn’t listed there'),
};
export const MismatchUnreachable: Story = {
  args: {
    handlers: { 'directories.getListingMismatch': { ...fixtures.listingMismatch, state: 'unreachable' } },
  },
  play: showsText('Showing the last known entries.'),
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater/directories' },
  play: showsText('This cast is suspended'),
};
export const NotFound: Story = {
  args: {
    path: '/cast/somebody-elses/directories',
    handlers: {
      'directories.list': problem('resource.not_found'),
      'directories.getListingMismatch': problem('resource.not_found'),
      'listing.get': problem('resource.not_found'),
    },
  },
  play: showsText('No cast “somebody-elses” in your account'),
};
export const Loading: Story = {
  args: {
    handlers: {
      'directories.list': neverAnswering(),
      'directories.getListingMismatch': neverAnswering(),
      'listing.get': neverAnswering(),
    },
  },
};
export const Failed: Story = {
  args: {
    handlers: {
      'directories.list': problem('internal'),
      'directories.getListingMismatch': problem('internal'),
      'listing.get': problem('internal'),
    },
  },
  play: showsText('Couldn’t load the directories'),
};
export const Staff: Story = {
  args: { path: '/admin/cast/aurora/directories', visitor: 'admin' },
  play: filled,
};
export const Phone: Story = {
  globals: onPhone,
  play: async (context) => {
    await checked(context);
    const { scrollWidth, clientWidth } = context.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const Dark: Story = { play: checked, globals: inDark };
export const Japanese: Story = {
  play: showsText('選んだ 4 件のディレクトリのうち 2 件に掲載中'),
  globals: inJapanese,
};
export const RightToLeft: Story = { play: checked, globals: mirrored };
