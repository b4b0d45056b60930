import type { Meta, StoryObj } from '@storybook/react';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, pageIsThere, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Account/Appearance',
  ...screenMeta('/template/pages/setting/appearance'),
  play: pageIsThere,
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

export const Default: Story = {};
export const TopNavigation: Story = { args: { theme: { navType: 'top' } } };
export const CustomHeaderColour: Story = { args: { theme: { headerNavColor: '#0f766e' } } };
export const Staff: Story = { args: { path: '/admin/settings/account/appearance', visitor: 'admin' } };
export const Phone: Story = { globals: onPhone };
export const Dark: Story = { globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { globals: mirrored };
