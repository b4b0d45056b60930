import type { Meta, StoryObj } from '@storybook/react';
import { Gauge } from './gauge.tsx';

const meta = {
  title: 'Charts/Gauge',
  component: Gauge,
  args: {
    label: 'Loudness, last 3 s',
    value: -14.2,
    min: -36,
    max: 0,
    unit: 'LUFS',
    digits: 1,
    ticks: [-36, -24, -18, -10, 0],
    zones: [
      { from: -36, tone: 'warning', label: 'Too quiet' },
      { from: -18, tone: 'good', label: 'Well balanced' },
      { from: -10, tone: 'bad', label: 'Too loud' },
    ],
  },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutZones: Story = {
  args: {
    label: 'Load of eu-ams-2',
    value: 41,
    min: 0,
    max: 100,
    unit: 'percent',
    digits: 0,
    zones: [],
    ticks: [0, 50, 100],
  },
};
export const Extremes: Story = {
  render: (args) => (
    <div className="grid grid-cols-3 gap-6">
      <Gauge {...args} value={-48} />
      <Gauge {...args} value={-22} />
      <Gauge {...args} value={-2.1} />
    </div>
  ),
};
export const Unknown: Story = { args: { value: null } };
export const LongText: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitän', className: 'w-40' },
};
export const Japanese: Story = { args: { label: 'ラウドネス（直近3秒）' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
