import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, pageIsThere, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/Notifications',
  ...screenMeta('/template/pages/setting/notifications'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = {};
export const NoMessages: Story = {
  args: {
    handlers: { 'notifications.listMessages': { ...fixtures.notificationList, items: [], total: 0 } },
  },
};
export const Loading: Story = {
  args: {
    handlers: {
      'notifications.getSettings': neverAnswering(),
      'notifications.listMessages': neverAnswering(),
    },
  },
};
export const PartlyFailed: Story = {
  args: { handlers: { 'notifications.getSettings': problem('internal') } },
};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
