import type { Meta, StoryObj } from '@storybook/react';
import { RelativeTime } from './relative-time.tsx';

const now = new Date('2026-09-14T18:00:00Z');

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { date: new Date('2026-09-14T17:16:00Z'), now },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Formats: Story = {
  render: (args) => (
    <div className="grid gap-2">
      <RelativeTime {...args} format="long" />
      <RelativeTime {...args} format="short" />
      <RelativeTime {...args} format="narrow" />
    </div>
  ),
};
export const Now: Story = { args: { date: now } };
export const Future: Story = { args: { date: new Date('2026-09-20T18:00:00Z') } };
export const Japanese: Story = { globals: { locale: 'ja' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
