import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { AreaChart } from './area-chart.tsx';

const HOUR_MS = 3_600_000;
const end = Date.UTC(2026, 8, 14, 17, 44);
const points = Array.from({ length: 97 }, (_, index) => ({
  at: end - 24 * HOUR_MS + (index * HOUR_MS) / 4,
  value: Math.round(120 + 90 * Math.sin(index / 8) + 60 * Math.sin(index / 21)),
}));

const meta = {
  title: 'Charts/AreaChart',
  component: AreaChart,
  args: {
    title: 'Evenings carry the day',
    description: 'Listeners on all casts, last 24 h',
    unit: 'listeners',
    points,
    timeZone: 'UTC',
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Live: Story = { args: { live: true } };
export const Gap: Story = {
  args: {
    title: 'Six hours are missing',
    points: points.map((point, index) => (index > 30 && index < 55 ? { ...point, value: null } : point)),
  },
};
export const NothingMeasured: Story = { args: { points: [], from: end - 24 * HOUR_MS, to: end } };
export const AlwaysZero: Story = { args: { points: points.map(({ at }) => ({ at, value: 0 })) } };
export const Tall: Story = { args: { height: 270 } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const cursor = within(canvasElement).getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '1');
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible();
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};
export const LongWord: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Cjk: Story = {
  args: { title: '夜がいちばん聴かれています', unit: '人' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
