import type { Meta, StoryObj } from '@storybook/react';
import { Badge } from './badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'Owner' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <div className="flex gap-2">
      <Badge>1.3.0</Badge>
      <Badge>5</Badge>
      <Badge tone="info">Sample</Badge>
    </div>
  ),
};
export const LongText: Story = { args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän' } };
export const Japanese: Story = { args: { children: '所有者' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: '5 of 7' } };
