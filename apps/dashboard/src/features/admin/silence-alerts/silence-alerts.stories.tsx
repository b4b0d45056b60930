import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
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

const path = '/admin/silence/notifications';
const meta = {
  title: 'Screens/Admin/SilenceNotifications',
  ...screenMeta(path, 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('on-call');
const nothing = { ...fixtures.alertList, items: [], total: 0, day: { sent: 0, failed: 0, queued: 0 } };

export const Default: Story = { play: filled };
export const ResendDialog: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const [menu] = within(canvasElement).getAllByRole('button', { name: /^Actions/ });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Send again…' }));
    await within(document.body).findByRole('alertdialog');
  },
};
export const Empty: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.notifications': nothing } },
  play: showsText('No message was sent yet'),
};
export const NoResults: Story = {
  args: {
    path: `${path}?q=nobody&state=bounced`,
    visitor: 'admin',
    handlers: { 'adminSilence.notifications': nothing },
  },
};
export const Loading: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.notifications': neverAnswering() } },
};
export const Failed: Story = {
  args: { path, visitor: 'admin', handlers: { 'adminSilence.notifications': problem('internal') } },
  play: showsText('Couldn’t load the messages'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Chinese: Story = { play: filled, globals: inChinese };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
