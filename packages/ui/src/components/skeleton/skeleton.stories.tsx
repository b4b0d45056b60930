import type { Meta, StoryObj } from '@storybook/react';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shapes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Skeleton height={40} width={120} />
      <Skeleton height={48} shape="tile" width={48} />
      <Skeleton height={24} shape="pill" width={72} />
      <Skeleton height={32} shape="circle" width={32} />
    </div>
  ),
};
export const Narrow: Story = {
  render: () => (
    <div className="w-40">
      <Skeleton width={999} />
    </div>
  ),
};
