import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { AreaChart } from '#/components/area-chart/index.ts';
import { Card } from '#/components/card/index.ts';
import { type RibbonSegment, type RibbonState, RibbonTrack, StatusRibbon } from './index.ts';

const HOUR_MS = 3_600_000;
const to = Date.UTC(2026, 8, 14, 17, 44);
const from = to - 24 * HOUR_MS;
const parts: [hours: number, state: RibbonState][] = [
  [4.25, 'live'],
  [4.3, 'automatic'],
  [0.04, 'silent'],
  [0.27, 'off-air'],
  [2.4, 'automatic'],
  [3, 'live'],
  [3, 'automatic'],
  [2.5, 'live'],
  [3.5, 'automatic'],
  [0.74, 'live'],
];
let reached = from;
const segments: RibbonSegment[] = parts.map(([hours, state]) => {
  const start = reached;
  reached += hours * HOUR_MS;
  return { from: start, to: reached, state };
});

const meta = {
  title: 'Charts/StatusRibbon',
  component: StatusRibbon,
  subcomponents: { RibbonTrack },
  args: {
    title: 'On air 23 h 44 min of the last 24 h',
    description: 'Source, Sun 13 Sep 18:44 to Mon 14 Sep 18:44',
    segments,
    from,
    to,
    timeZone: 'Europe/Dublin',
    note: '2 reconnects, 0 buffer underruns',
  },
  decorators: [(Story) => <Card className="p-5">{Story()}</Card>],
} satisfies Meta<typeof StatusRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MissingData: Story = {
  args: { segments: segments.filter((_, index) => index !== 4 && index !== 5), note: undefined },
};
export const States: Story = {
  args: {
    segments: (['live', 'automatic', 'silent', 'off-air', 'suspended'] as const).map((state, index) => ({
      from: from + index * 4 * HOUR_MS,
      to: from + (index + 1) * 4 * HOUR_MS,
      state,
    })),
  },
};
export const WithTooltip: Story = {
  play: async ({ canvasElement }) => {
    const cursor = within(canvasElement).getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(cursor.getAttribute('aria-valuetext')).toContain('Off air, 16 minutes');
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible();
  },
};
/** As the track of an area chart it shares the time axis. */
export const InAreaChart: Story = {
  render: ({ title, description }) => (
    <AreaChart
      description={description}
      from={from}
      live
      marks={[
        { at: from + 8.6 * HOUR_MS, label: '16 min off air', detail: '03:20, encoder lost', tone: 'danger' },
      ]}
      points={Array.from({ length: 97 }, (_, index) => ({
        at: from + (index * HOUR_MS) / 4,
        value: Math.round(80 + 60 * Math.cos(index / 16)),
      }))}
      timeZone="Europe/Dublin"
      title={title}
      to={to}
      track={<RibbonTrack from={from} label="Source" segments={segments} timeZone="Europe/Dublin" to={to} />}
      unit="listeners"
    />
  ),
};
export const Loading: Story = { args: { title: 'Source', loading: true } };
export const Empty: Story = {
  args: {
    title: 'Source',
    segments: [],
    empty: { title: 'Never connected', description: 'Set up your encoder.' },
  },
};
export const LongText: Story = { args: { names: { live: 'Donaudampfschifffahrtsgesellschaftskapitän' } } };
export const Narrow: Story = { decorators: [(Story) => <div className="w-75">{Story()}</div>] };
export const Japanese: Story = {
  args: { title: '24時間のうち23時間44分放送しました' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
