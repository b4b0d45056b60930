import type { Meta, StoryObj } from '@storybook/react';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  pageIsThere,
  renderScreen,
  screenParameters,
} from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Shared/Error page',
  parameters: screenParameters,
  render: renderScreen,
  play: pageIsThere,
  args: { path: '/error-page?code=500&id=req-0199f2a0' },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const ServerError: Story = {};
export const WithoutCode: Story = { args: { path: '/error-page' } };
export const NotFound: Story = { args: { path: '/error-page?code=404' } };
export const Unavailable: Story = {
  args: { path: '/error-page?code=503', config: { supportUrl: 'https://help.example' } },
};
export const NewVersion: Story = { args: { path: '/error-page?code=chunk' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
