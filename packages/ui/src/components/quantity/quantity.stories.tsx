import type { Meta, StoryObj } from '@storybook/react';
import { Bytes, Duration, FormattedNumber } from './index.ts';

const meta = {
  title: 'Components/Quantity',
  component: FormattedNumber,
  subcomponents: { Bytes, Duration },
  args: { value: 9841.6, unit: 'h' },
} satisfies Meta<typeof FormattedNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Units: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <FormattedNumber unit="percent" value={41.5} />
      <FormattedNumber unit="kilobit-per-second" value={128} />
      <FormattedNumber digits={1} unit="dBFS" value={-11.8} />
      <FormattedNumber digits={1} unit="LUFS" value={-14} />
    </div>
  ),
};
export const Signed: Story = { args: { value: 8.3, sign: true, unit: 'percent' } };
export const Compact: Story = { args: { value: 18_230, compact: true, unit: undefined } };
export const Unknown: Story = { args: { value: null } };
export const DataSizes: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Bytes value={211_700} />
      <Bytes value={4_810_000} />
      <Bytes value={566_100_000_000} />
      <Bytes unit="gigabyte" value={1_000_000_000_000} />
    </div>
  ),
};
export const Durations: Story = {
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Duration seconds={42} />
      <Duration seconds={192} />
      <Duration seconds={4980} />
      <Duration seconds={1_051_200} />
      <Duration format="clock" seconds={192} />
      <Duration format="clock" seconds={3723} />
    </div>
  ),
};
export const French: Story = { ...DataSizes, globals: { locale: 'fr' } };
export const Japanese: Story = { ...Units, globals: { locale: 'ja' } };
export const RightToLeft: Story = { ...Units, globals: { direction: 'rtl' } };
