import type { Meta, StoryObj } from '@storybook/react';
import { StatusIcon } from './index.ts';
import { StatusPill } from './status-pill.tsx';

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  subcomponents: { StatusIcon },
  args: { status: 'live' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

const STREAMS = ['live', 'silent', 'off-air', 'pending', 'suspended', 'unknown'] as const;
const all = (appearance: 'pill' | 'plain' | 'icon') => (
  <div className="flex flex-wrap gap-4">
    {STREAMS.map((status) => (
      <StatusPill appearance={appearance} key={status} status={status} />
    ))}
    <StatusPill appearance={appearance} status="passed">
      Published
    </StatusPill>
    <StatusPill appearance={appearance} status="failed">
      Rejected
    </StatusPill>
  </div>
);

export const Default: Story = {};
export const Pill: Story = { render: () => all('pill') };
export const Plain: Story = { render: () => all('plain') };
export const IconOnly: Story = { render: () => all('icon') };
export const CustomText: Story = { args: { status: 'pending', children: 'Waits for DNS' } };
export const LongText: Story = {
  render: () => (
    <div className="w-40">
      <StatusPill status="pending">Donaudampfschifffahrtsgesellschaftskapitän</StatusPill>
    </div>
  ),
};
export const Chinese: Story = { args: { status: 'silent', children: '无声 4 分钟' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: () => all('pill') };
