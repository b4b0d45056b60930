import type { Meta, StoryObj } from '@storybook/react';
import { Waveform } from './waveform.tsx';

const meta = {
  title: 'Media/Waveform',
  component: Waveform,
  args: { now: new Date('2026-09-14T18:44:12Z'), clock: '18:44:12', timeZone: 'UTC' },
  decorators: [(Story) => <div className="h-130 w-full bg-surface-sunken">{Story()}</div>],
} satisfies Meta<typeof Waveform>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithTitle: Story = { args: { title: 'Now' } };
export const Narrow: Story = {
  render: (args) => (
    <div className="h-full w-80">
      <Waveform {...args} />
    </div>
  ),
};
export const Japanese: Story = { args: { title: '現在' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
