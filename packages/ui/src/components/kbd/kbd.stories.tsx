import type { Meta, StoryObj } from '@storybook/react';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['mod', 'K'] },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CustomText: Story = { args: { keys: undefined, children: 'Échap' } };
export const InText: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-13 text-fg-muted">
      <Kbd keys={['↑']} />
      <Kbd keys={['↓']} />
      to move, <Kbd keys={['Enter']} /> to open
    </p>
  ),
};
export const Japanese: Story = { args: { keys: undefined, children: '変換' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
