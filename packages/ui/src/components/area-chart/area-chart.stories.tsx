import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
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
  decorators: [(Story) => <Card className="p-5">{Story()}</Card>],
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Live: Story = { args: { live: true } };
export const MissingData: Story = {
  args: {
    title: 'Six hours are missing',
    points: points.map((point, index) => (index > 30 && index < 55 ? { ...point, value: null } : point)),
  },
};
export const NoData: Story = { args: { points: [], from: end - 24 * HOUR_MS, to: end } };
export const AllZero: Story = { args: { points: points.map(({ at }) => ({ at, value: 0 })) } };
export const Tall: Story = { args: { height: 270 } };
export const WithTooltip: Story = {
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};

const fortnightStart = Date.UTC(2026, 7, 31, 23);
const fortnight = Array.from({ length: 14 * 24 }, (_, hour) => {
  const [day, at] = [Math.floor(hour / 24), hour % 24];
  const evening = Math.exp(-((at - 20) ** 2) / 5) * (90 + ((day * 37) % 30) + (day === 10 ? 90 : 0));
  const value = Math.round(evening + 14 * Math.max(0, Math.sin((at - 6) / 5)) + 4);
  const isMissing = day === 5 && at >= 2 && at < 8;
  return {
    at: fortnightStart + hour * HOUR_MS,
    value: isMissing ? null : value,
    min: isMissing ? null : Math.round(value * 0.8),
    max: isMissing ? null : Math.round(value * 1.25),
  };
});
/** Average with minimum and maximum, previous period, annotations, and a gap. */
export const AllFeatures: Story = {
  args: {
    title: 'The Friday show doubled your evening',
    description: 'Listeners by hour, mean with lowest and highest, 1 to 14 Sep 2026',
    points: fortnight,
    compare: {
      points: fortnight.map(({ at, value }) => ({
        at,
        value: value === null ? 9 : Math.round(value * 0.78),
      })),
    },
    marks: [
      {
        at: fortnightStart + (10 * 24 + 20) * HOUR_MS,
        value: 212,
        label: '212',
        detail: 'Fri 11 Sep, Hoppípolla',
      },
      { at: fortnightStart + (8 * 24 + 11) * HOUR_MS, label: 'Geoblocking changed', detail: '9 Sep, 11:00' },
    ],
    height: 240,
    timeZone: 'Europe/Dublin',
  },
};
export const MultipleSeries: Story = {
  args: {
    title: 'Most listen in high quality',
    points: undefined,
    series: [
      { id: 'mp3', name: '/128kbps', points },
      {
        id: 'aac',
        name: '/64kbps',
        points: points.map(({ at, value }) => ({ at, value: Math.round(value / 2) })),
      },
      {
        id: 'hls',
        name: 'HLS',
        points: points.map(({ at, value }) => ({ at, value: Math.round(value / 5) })),
      },
    ],
  },
};
export const Incident: Story = {
  args: {
    title: 'On air 23 h 44 min of the last 24 h',
    marks: [
      {
        at: end - 15.4 * HOUR_MS,
        label: '16 min off air',
        detail: '03:20, encoder lost, 9 people left',
        tone: 'danger',
      },
    ],
  },
};
export const ManyMarks: Story = {
  args: {
    title: 'Words find their places, or stay with the cursor',
    marks: [2, 2.5, 3, 3.4, 12, 12.2, 23.8].map((hours) => ({
      at: end - hours * HOUR_MS,
      label: 'Show began',
      detail: `${hours} h ago`,
    })),
  },
};
export const PartialPeriod: Story = {
  args: {
    title: 'The evening is still to come',
    from: end - 17.7 * HOUR_MS,
    to: end + 6.3 * HOUR_MS,
    points: points.filter(({ at }) => at >= end - 17.7 * HOUR_MS),
    now: end,
    live: true,
  },
};
export const DaylightSavingChange: Story = {
  args: {
    title: 'The night had an hour more',
    description: 'Listeners, Europe/Dublin, 24 to 26 Oct 2026',
    timeZone: 'Europe/Dublin',
    points: points.map(({ value }, index) => ({
      at: Date.UTC(2026, 9, 24, 12) + index * 0.25 * HOUR_MS,
      value,
    })),
  },
};
export const ManyPoints: Story = {
  args: {
    title: 'Two thousand minutes',
    points: Array.from({ length: 2000 }, (_, index) => ({
      at: end - (2000 - index) * 60_000,
      value: Math.round(140 + 80 * Math.sin(index / 90) + 30 * Math.sin(index / 7)),
    })),
  },
};
export const LargeValues: Story = {
  args: {
    title: 'The day of the final',
    points: points.map(({ at, value }) => ({ at, value: value * 521 })),
  },
};
export const Loading: Story = { args: { title: 'Listeners', loading: true, points: [] } };
export const Empty: Story = {
  args: {
    title: 'Listeners',
    points: [],
    from: end - 24 * HOUR_MS,
    to: end,
    empty: { title: 'No measurements yet', description: 'The first hour appears at 19:00.' },
  },
};
export const Failed: Story = {
  args: {
    title: 'Listeners',
    points: [],
    failed: {
      title: 'Couldn’t load the listeners',
      description: 'The server took too long to respond.',
      onRetry: fn(),
    },
  },
};
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Narrow: Story = {
  ...AllFeatures,
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
export const Japanese: Story = {
  args: { title: '夜がいちばん聴かれています', unit: '人' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { ...AllFeatures, globals: { direction: 'rtl' } };
