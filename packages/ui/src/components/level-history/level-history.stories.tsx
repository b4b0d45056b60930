import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { LevelHistory, type LevelHistoryProps, type LevelSilence } from './index.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const DAY_S = 86_400;
const startAt = Date.UTC(2026, 8, 6, 23);

/** Levels of a music station: quieter at night, pauses between songs, always the same. */
function music(seconds: number): Float32Array {
  const levels = new Float32Array(seconds);
  let noise = 7;
  for (let second = 0; second < seconds; second += 1) {
    noise = (noise * 16_807) % 2_147_483_647;
    const hour = (second / 3600) % 24;
    const night = hour < 6 ? -4 : 0;
    const pause = second % 231 < 2 ? -18 : 0;
    levels[second] = -13 + night + pause + 3 * Math.sin(second / 40) + (noise / 2_147_483_647 - 0.5) * 7;
  }
  return levels;
}

const week = music(7 * DAY_S);
const at = (day: number, hour: number, minute: number, second = 0) =>
  ((day * 24 + hour) * 60 + minute) * 60 + second;
const silent: readonly (readonly [from: number, seconds: number, level: number])[] = [
  [at(0, 23, 12, 20), 100, Number.NEGATIVE_INFINITY],
  [at(2, 11, 0), 1500, -72],
  [at(3, 22, 47, 5), 38, -58],
  [at(5, 3, 12, 20), 100, Number.NEGATIVE_INFINITY],
];
for (const [from, seconds, level] of silent) week.fill(level, from, from + seconds);
week.fill(Number.NaN, at(4, 16, 30), at(4, 22, 10));
const silences: readonly LevelSilence[] = silent.map(([from, seconds, level]) => ({
  from: startAt + from * SECOND_MS,
  to: startAt + (from + seconds) * SECOND_MS,
  label: level === Number.NEGATIVE_INFINITY ? 'Digital zero' : undefined,
}));
const series = { startAt, levels: week };

/** The threshold moves with the line. */
function Movable(props: LevelHistoryProps) {
  const [threshold, setThreshold] = useState(props.threshold ?? -50);
  return <LevelHistory {...props} onThresholdChange={setThreshold} threshold={threshold} />;
}

const meta = {
  title: 'Charts/LevelHistory',
  component: LevelHistory,
  args: {
    title: 'Silent four times in a week',
    description: 'Level in dBFS every second, Mon 7 to Sun 13 Sep 2026',
    series,
    silences,
    timeZone: 'Europe/Dublin',
  },
  decorators: [(Story) => <Card className="p-5">{Story()}</Card>],
  parameters: {
    docs: {
      description: {
        component:
          'Audio level over hours or days. The data is one `Float32Array` per series, `NaN` where nothing was measured.',
      },
    },
  },
} satisfies Meta<typeof LevelHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithThreshold: Story = { args: { threshold: -50 } };
export const MovableThreshold: Story = { render: (args) => <Movable {...args} threshold={-50} /> };
export const Zoomed: Story = {
  args: {
    title: 'The encoder sent 100 seconds of silence',
    description: 'Level in dBFS every second, Sat 12 Sep 2026',
    threshold: -50,
    defaultRange: {
      from: startAt + at(5, 3, 8) * SECOND_MS,
      to: startAt + at(5, 3, 18) * SECOND_MS,
    },
  },
};
export const ZoomedToMinute: Story = {
  args: {
    title: 'A pause between two songs',
    defaultRange: { from: startAt + at(1, 12, 0) * SECOND_MS, to: startAt + at(1, 12, 1) * SECOND_MS },
  },
};
export const OneHour: Story = {
  args: {
    title: 'Nothing was silent in the last hour',
    description: 'Level in dBFS every second',
    series: { startAt, levels: music(3600) },
    silences: [],
    threshold: -50,
  },
};
export const ManySilences: Story = {
  args: {
    title: 'The source drops out every half hour',
    silences: Array.from({ length: 336 }, (_, index) => ({
      from: startAt + (index * HOUR_MS) / 2,
      to: startAt + (index * HOUR_MS) / 2 + 40_000,
    })),
  },
};
export const AllSilent: Story = {
  args: {
    title: 'Silent for a day',
    series: { startAt, levels: new Float32Array(DAY_S).fill(Number.NEGATIVE_INFINITY) },
    silences: [{ from: startAt, to: startAt + DAY_S * SECOND_MS, label: 'Digital zero' }],
    threshold: -50,
  },
};
export const Loading: Story = { args: { title: 'Level', loading: true } };
export const Empty: Story = {
  args: {
    title: 'Level',
    series: { startAt, levels: new Float32Array() },
    silences: [],
    from: startAt,
    to: startAt + 24 * HOUR_MS,
    empty: { title: 'No measurements yet', description: 'The first minute appears at 19:01.' },
  },
};
/** The reason covers the threshold. */
export const EmptyWithThreshold: Story = { args: { ...Empty.args, threshold: -50 } };
export const Failed: Story = {
  args: {
    title: 'Level',
    failed: {
      title: 'Couldn’t load the level',
      description: 'The server took too long to respond.',
      onRetry: fn(),
    },
  },
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
    await expect(within(canvasElement).getByRole('table')).toBeVisible();
  },
};
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Narrow: Story = {
  render: (args) => <Movable {...args} threshold={-50} />,
  decorators: [(Story) => <div className="w-80">{Story()}</div>],
};
export const Japanese: Story = {
  args: { title: '一週間に四回の無音', threshold: -50 },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { args: { threshold: -50 }, globals: { direction: 'rtl' } };
export const ZoomByKeyboard: Story = {
  tags: ['test-only'],
  args: { onRangeChange: fn() },
  play: async ({ canvasElement, args }) => {
    const cursor = within(canvasElement).getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}+++');
    await expect(args.onRangeChange).toHaveBeenCalledTimes(3);
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible();
    await userEvent.keyboard('0');
    await expect(args.onRangeChange).toHaveBeenLastCalledWith({
      from: startAt,
      to: startAt + 7 * DAY_S * SECOND_MS,
    });
  },
};
