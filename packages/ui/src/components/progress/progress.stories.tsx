import type { Meta, StoryObj } from '@storybook/react';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Uploading aurora-logo.png', value: 132, max: 212, note: '212 kB' },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Indeterminate: Story = { args: { value: null, label: 'Building for Android', note: undefined } };
export const Complete: Story = { args: { value: 212 } };
export const NotStarted: Story = { args: { value: 0 } };
export const SongPosition: Story = {
  args: {
    label: 'The Barrel',
    hideLabel: true,
    max: 286,
    value: 192,
    valueText: '3:12 of 4:46',
    note: (
      <span className="flex justify-between tabular-nums">
        <span>3:12</span>
        <span>4:46</span>
      </span>
    ),
  },
};
export const LongText: Story = { args: { label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Japanese: Story = { args: { label: 'ロゴをアップロードしています' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
