import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { screen, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Staff/Requests',
  ...screenMeta('/admin/customers/requests', 'admin'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const filled = showsText('We move from another provider at the end of the month.');
const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({
  path: '/admin/customers/requests',
  visitor: 'admin',
  handlers,
});
const assigned = fixtures.adminRequests.map((request) => ({
  ...request,
  assignee: { username: 'pavel', name: 'Pavel Linhart' },
}));
const opening =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await screen.findByRole('dialog');
  };

export const Default: Story = { play: filled };
export const Loading: Story = { args: answering({ 'adminRequests.list': neverAnswering() }) };
export const Empty: Story = {
  args: answering({ 'adminRequests.list': { ...fixtures.listOf([]), pending: 0 } }),
  play: showsText('No requests are waiting'),
};
export const Failed: Story = {
  args: answering({ 'adminRequests.list': problem('internal') }),
  play: showsText('Couldn’t load the requests'),
};
export const MineEmpty: Story = {
  args: {
    ...answering({ 'adminRequests.list': { ...fixtures.listOf([]), pending: 0 } }),
    path: '/admin/customers/requests?assignee=me',
  },
  play: showsText('No requests are assigned to you'),
};
export const Assigned: Story = {
  args: answering({ 'adminRequests.list': { ...fixtures.listOf(assigned), pending: 1 } }),
  play: showsText('Pavel Linhart'),
};
export const AssigneeMenu: Story = {
  play: async ({ canvasElement }) => {
    const name = 'Assignee of the request of Aurora Media: Unassigned';
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    await screen.findByRole('menuitemradio', { name: 'Pavel Linhart' });
  },
};
export const ApproveDialog: Story = { play: opening('Approve the request of Aurora Media') };
export const RefuseDialog: Story = { play: opening('Refuse the request of Aurora Media') };
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
