import type { Meta, StoryObj } from '@storybook/react';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { children: 'Checking DNS' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner label="Loading" size="sm" />
      <Spinner label="Loading" size="md" />
      <Spinner label="Loading" size="lg" />
    </div>
  ),
};
export const Decorative: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-fg-muted">
      <Spinner size="sm" /> Waiting for the source
    </p>
  ),
};
export const LongText: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän' },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
};
export const Japanese: Story = { args: { children: 'DNSを確認しています' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
