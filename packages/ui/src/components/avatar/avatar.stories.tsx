import type { Meta, StoryObj } from '@storybook/react';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maeve O’Brien' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

// An inline image: one grey pixel.
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAISNmwAAACwAAAAAAQABAAACAkQBADs=';

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="Maeve O’Brien" size="sm" />
      <Avatar name="Maeve O’Brien" />
      <Avatar name="Maeve O’Brien" size="lg" />
    </div>
  ),
};
export const Shapes: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar name="Radio Aurora" shape="round" size="lg" />
      <Avatar name="Radio Aurora" shape="square" size="lg" />
    </div>
  ),
};
export const WithImage: Story = { args: { src: PIXEL, size: 'lg' } };
export const Empty: Story = { args: { name: '', decorative: true } };
export const Chinese: Story = { args: { name: '王小明' } };
