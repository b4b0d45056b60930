import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/onepage/${fixtures.site.username}/requests`;
const meta = { title: 'Screens/Site/Requests', ...screenMeta(path) } satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: NonNullable<TestAppOptions['handlers']>): TestAppOptions => ({ path, handlers });
const filled = showsText('4 unread messages');
const none = { ...fixtures.siteMessageList, items: [], total: 0, unread: 0 };

export const Default: Story = { play: filled };
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Claire Whelan/ }));
    await page.findByRole('link', { name: 'Reply by email' });
  },
};
export const Empty: Story = {
  args: answering({ 'siteMessages.list': none }),
  play: showsText('No messages yet'),
};
export const NoData: Story = {
  args: { ...answering({ 'siteMessages.list': none }), path: `${path}?unread=true` },
  play: showsText('No message matches the filter'),
};
export const Loading: Story = { args: answering({ 'siteMessages.list': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'siteMessages.list': problem('internal') }),
  play: showsText('Couldn’t load the messages'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
