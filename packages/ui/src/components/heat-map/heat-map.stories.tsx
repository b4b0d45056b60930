import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { HeatMap } from './index.ts';

const week = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) => {
    const evening = 90 * Math.exp(-((hour - 20) ** 2) / 4) * (day === 4 ? 1.8 : 0.9 + ((day * 7) % 3) / 8);
    return Math.round(4 + 18 * Math.max(0, Math.sin((hour - 5) / 6)) + evening);
  }),
);

const meta = {
  title: 'Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Friday from 19:00 to 22:00 is your best time',
    description: 'Mean listeners by weekday and hour, Europe/Dublin',
    values: week,
    unit: 'listeners',
  },
  decorators: [(Story) => <Card className="max-w-165 p-5">{Story()}</Card>],
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SundayFirst: Story = { args: { firstDay: 7 } };
export const MissingData: Story = {
  args: {
    title: 'Wednesday night was not measured',
    values: week.map((hours, day) => hours.map((value, hour) => (day === 2 && hour < 6 ? null : value))),
  },
};
export const WithTooltip: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('gridcell', { name: /Monday 00:00/ })
      .focus();
    await userEvent.keyboard(
      '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}',
    );
    await expect(within(canvasElement).getByRole('gridcell', { name: /Friday 20:00/ })).toHaveFocus();
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible();
  },
};
export const AllZero: Story = { args: { values: week.map((hours) => hours.map(() => 0)) } };
export const Loading: Story = { args: { title: 'Times of the week', loading: true } };
export const Empty: Story = {
  args: {
    title: 'Times of the week',
    values: [],
    empty: { title: 'A week has not passed yet', description: 'The map fills from Monday on.' },
  },
};
export const LongText: Story = { args: { unit: 'Geschwindigkeitsbegrenzungsüberschreitungen' } };
export const Narrow: Story = { decorators: [(Story) => <div className="w-75">{Story()}</div>] };
export const Japanese: Story = {
  args: { title: '金曜の夜がいちばんです', unit: '人' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
