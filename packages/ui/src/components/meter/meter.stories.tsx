import type { Meta, StoryObj } from '@storybook/react';
import { MeterBar } from './index.ts';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  subcomponents: { MeterBar },
  args: {
    label: 'Transfer this month',
    value: 566.1,
    max: 1000,
    unit: 'gigabyte',
    high: 900,
    note: 'about 938 GB by month end',
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Levels: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Meter {...args} value={566.1} />
      <Meter {...args} value={938.4} />
      <Meter {...args} value={1034.2} />
    </div>
  ),
};
export const WithMarks: Story = {
  args: {
    label: 'Listeners',
    unit: undefined,
    value: 137,
    max: 500,
    high: 400,
    note: '27 % of plan',
    marks: [
      { value: 400, label: '400: you get an email' },
      { value: 475, label: '475: you get a call' },
    ],
  },
};
export const WithoutLabel: Story = { args: { hideLabel: true } };
export const Unknown: Story = { args: { value: null, note: undefined } };
export const Zero: Story = { args: { value: 0, note: undefined } };
export const LongText: Story = { args: { label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Japanese: Story = {
  args: { label: '今月の転送量', note: '月末には約938 GB' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { ...WithMarks, globals: { direction: 'rtl' } };
