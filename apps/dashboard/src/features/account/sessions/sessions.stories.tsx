import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, networkFailure, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import { eventTexts } from '#/i18n/event.messages.ts';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  hasFocus,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  pageIsThere,
  screenMeta,
} from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/Sessions',
  ...screenMeta('/template/pages/setting/sessions'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { accountEventList, accountEvents, accountSessionList, accountSessions } = fixtures;
const [event] = accountEvents;
const [session] = accountSessions;
const everyAction = Object.keys(eventTexts).flatMap((action) =>
  event ? [{ ...event, id: action, action: action as keyof typeof eventTexts }] : [],
);
const longDevice = {
  browser: 'Donaudampfschifffahrtsgesellschaftskapitänsbrowser 143',
  system: 'Elektrizitätenhauptbetriebswerk 26',
  kind: 'tablet',
} as const;

export const Default: Story = {};
export const OneSession: Story = {
  args: {
    handlers: {
      'account.listSessions': { ...accountSessionList, items: session ? [session] : [], total: 1 },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No other browser is signed in.');
  },
};
export const ActivityEmpty: Story = {
  args: { handlers: { 'account.listEvents': { ...accountEventList, items: [], total: 0 } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No activity yet');
  },
};
export const AllActivityTypes: Story = {
  args: {
    handlers: {
      'account.listEvents': { ...accountEventList, items: everyAction, total: everyAction.length + 40 },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Show more' });
  },
};
export const Loading: Story = {
  args: {
    handlers: { 'account.listSessions': neverAnswering(), 'account.listEvents': neverAnswering() },
  },
};
export const PartlyFailed: Story = {
  args: { handlers: { 'account.listSessions': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Couldn’t load your sessions');
    await within(canvasElement).findByText('Sign-in rejected');
  },
};
export const SignOutDialogFailed: Story = {
  args: { handlers: { 'account.revokeSession': networkFailure() } },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button', { name: 'Sign out' });
    if (!button) throw new Error('there is no other session');
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out Safari 26 on iOS 26?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await hasFocus(await dialog.findByRole('alert'));
  },
};
export const SignOutEverywhereDialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByRole('alertdialog', { name: 'Sign out all 3 sessions?' });
  },
};
export const Staff: Story = { args: { path: '/admin/settings/account/sessions', visitor: 'admin' } };
const longNames = {
  'account.listSessions': {
    ...accountSessionList,
    items: accountSessions.map((one) => ({ ...one, device: longDevice })),
    total: 240,
  },
  'account.listEvents': {
    ...accountEventList,
    items: accountEvents.map((one) => ({ ...one, device: longDevice })),
  },
};
export const LongText: Story = { args: { handlers: longNames } };
export const LongTextPhone: Story = { args: { handlers: longNames }, globals: onPhone };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
