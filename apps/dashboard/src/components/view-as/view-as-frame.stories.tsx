import type { Meta, StoryObj } from '@storybook/react';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Shared/View as customer',
  ...screenMeta('/dashboard'),
  beforeEach: () => {
    const expiresAt = new Date(Date.now() + 28 * 60_000).toISOString();
    sessionStorage.setItem('studio.view', JSON.stringify({ customer: 'Aurora Media', expiresAt }));
    return () => sessionStorage.removeItem('studio.view');
  },
  play: showsText(/You are viewing/),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = {};
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const RightToLeft: Story = { globals: mirrored };
