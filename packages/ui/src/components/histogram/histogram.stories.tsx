import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { Histogram } from './index.ts';

const bins = [
  { id: '0', label: '< 1 min', value: 8880, muted: true },
  { id: '1', label: '1 to 5', value: 5210 },
  { id: '2', label: '5 to 15', value: 4630 },
  { id: '3', label: '15 to 60', value: 5120 },
  { id: '4', label: '1 to 3 h', value: 2490 },
  { id: '5', label: '> 3 h', value: 780 },
];
const days = Array.from({ length: 30 }, (_, day) => ({
  id: `${day}`,
  label: `${day + 1} Sep`,
  value: day === 11 ? null : Math.round(18 + 6 * Math.sin(day / 1.1) + day / 4),
  muted: day === 29,
}));

const meta = {
  title: 'Charts/Histogram',
  component: Histogram,
  args: {
    title: 'One start in three ends within a minute',
    description: 'Session starts by length, 1 to 14 Sep 2026',
    bins,
    unit: 'starts',
  },
  decorators: [(Story) => <Card className="max-w-140 p-5">{Story()}</Card>],
} satisfies Meta<typeof Histogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyBins: Story = {
  args: {
    title: 'Transfer grows a little each week',
    description: 'GB a day, Sep 2026',
    bins: days,
    unit: 'GB',
  },
};
export const WithTooltip: Story = {
  ...ManyBins,
  play: async ({ canvasElement }) => {
    const cursor = within(canvasElement).getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '2');
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible();
  },
};
const levels = [
  4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 2, 4, 6, 7, 6, 7, 10, 16, 22, 31, 47, 86, 100, 81, 55, 31, 15, 6, 2, 1,
];
/** The line can be dragged, and moved with the arrow keys. */
export const Threshold: Story = {
  args: {
    title: 'These settings would have alarmed 3 times in 7 days',
    description: 'Share of time at each loudness, Mon 7 to Mon 14 Sep.',
    height: 180,
    bins: levels.map((value, index) => ({
      id: `${index}`,
      label: `−${90 - index * 3} to −${87 - index * 3} dBFS`,
      value,
      warning: index * 3 - 90 < -50,
    })),
    scale: {
      from: -90,
      to: 0,
      ticks: [-90, -60, -30, 0].map((value) => ({ value, label: `${value}`.replace('-', '−') })),
      threshold: {
        value: -50,
        text: '−50 dBFS',
        label: 'Threshold',
        min: -90,
        max: -10,
        onValueChange: fn(),
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('slider', { name: 'Threshold' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.scale?.threshold?.onValueChange).toHaveBeenLastCalledWith(-49);
  },
};
export const AllZero: Story = { args: { bins: bins.map((bin) => ({ ...bin, value: 0 })) } };
export const Loading: Story = { args: { title: 'Session length', loading: true } };
export const Empty: Story = {
  args: { title: 'Session length', bins: [], empty: { title: 'No session has ended yet' } },
};
/** The reason stands in the plot, not on the labels. */
export const EmptyDays: Story = {
  args: {
    title: 'Incidents per day',
    bins: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `${index + 1} Sept`,
      value: 0,
    })),
    empty: {
      title: 'No incident in this period',
      description: 'Every watched station was heard, as far as it was checked.',
    },
  },
};
export const LongText: Story = {
  args: {
    bins: bins.map((bin) => ({
      ...bin,
      label: 'Geschwindigkeitsbegrenzung',
      value: (bin.value ?? 0) * 1000,
    })),
  },
};
export const Narrow: Story = { decorators: [(Story) => <div className="w-70">{Story()}</div>] };
export const Japanese: Story = {
  args: {
    title: '三回に一回は一分以内に終わります',
    bins: bins.map((bin) => ({ ...bin, label: '一分未満' })),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
