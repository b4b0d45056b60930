import type { Meta, StoryObj } from '@storybook/react';
import { Sparkline } from './sparkline.tsx';

const day = Array.from({ length: 48 }, (_, index) => Math.round(70 + 60 * Math.sin(index / 5)));

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: day, label: 'Listeners, last 24 h' },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tall: Story = { args: { height: 80 } };
export const FixedScale: Story = { args: { max: 400 } };
export const MissingData: Story = {
  args: { values: day.map((value, index) => (index > 15 && index < 25 ? null : value)) },
};
export const IsolatedPoint: Story = { args: { values: [null, null, 5, null, null] } };
export const NoData: Story = { args: { values: [null, null, null] } };
export const AllZero: Story = { args: { values: [0, 0, 0, 0] } };
export const Empty: Story = { args: { values: [] } };
export const SingleValue: Story = { args: { values: [12] } };
export const Flat: Story = { args: { values: [12, 12, 12, 12], max: 20 } };
export const WithExtremes: Story = { args: { extremes: true } };
export const Japanese: Story = {
  args: { extremes: true, label: '過去24時間のリスナー' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = {
  ...MissingData,
  args: { ...MissingData.args, extremes: true },
  globals: { direction: 'rtl' },
};
