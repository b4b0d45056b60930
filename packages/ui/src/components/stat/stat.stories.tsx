import type { Meta, StoryObj } from '@storybook/react';
import { MeterBar } from '#/components/meter/index.ts';
import { Pulse } from '#/components/pulse/index.ts';
import { Sparkline } from '#/components/sparkline/index.ts';
import { Stat, StatGroup } from './index.ts';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  subcomponents: { StatGroup },
  args: { label: 'Listening hours', value: '9,841.6', unit: 'h' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithChange: Story = {
  render: () => (
    <StatGroup>
      <Stat
        change={{ direction: 'up', text: '8.3 %', tone: 'good' }}
        label="Listening"
        note="was 9,087.4 h"
        unit="h"
        value="9,841.6"
      />
      <Stat
        change={{ direction: 'down', text: '0.9 pt', tone: 'bad' }}
        label="Returning"
        unit="%"
        value="41.5"
      />
      <Stat change={{ direction: 'same', text: '0 %' }} label="Casts" value="3" />
    </StatGroup>
  ),
};
/** Tile states: filled, with a limit, loading, stale. */
export const States: Story = {
  render: () => (
    <StatGroup>
      <Stat
        change={{ direction: 'up', rise: 'good', text: '8.3 %' }}
        label="Listening hours"
        note="was 9,087.4 h"
        unit="h"
        value="9,841.6"
      />
      <Stat
        chart={<MeterBar aria-label="Transfer" max={1000} value={566.1} valueText="566.1 of 1,000 GB" />}
        label="Transfer"
        note="of 1,000 GB, about 938 by month end"
        unit="GB"
        value="566.1"
      />
      <Stat label="Unique listeners" loading note="was 5,890" value={null} />
      <Stat label="Listeners now" stale="Last update 14:02:11" value="137" />
    </StatGroup>
  ),
};
export const WithSparkline: Story = {
  args: {
    label: 'Listeners now',
    value: '137',
    unit: undefined,
    chart: (
      <Sparkline height={32} label="Listeners, last 24 h" values={[12, 9, 8, 20, 44, 61, 58, 90, 137]} />
    ),
  },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
};
export const Large: Story = { args: { size: 'lg' } };
export const ExtraLarge: Story = {
  args: {
    size: 'xl',
    label: 'Listening now',
    value: '201',
    unit: undefined,
    marker: <Pulse />,
    note: '3 casts',
  },
};
export const LabelBelow: Story = {
  args: { labelPosition: 'below', label: 'listening', value: '137', unit: undefined },
};
export const Stale: Story = { args: { stale: 'Last update 14:02:11' } };
export const Loading: Story = { args: { loading: true } };
export const Unknown: Story = { args: { value: null } };
export const Zero: Story = { args: { value: '0', unit: undefined, label: 'Listeners now' } };
export const LongText: Story = {
  render: () => (
    <div className="w-40">
      <Stat label="Donaudampfschifffahrtsgesellschaftskapitän" value="1,234,567,890,123,456" />
    </div>
  ),
};
export const Japanese: Story = { args: { label: '総再生時間', unit: '時間' } };
export const RightToLeft: Story = { ...WithChange, globals: { direction: 'rtl' } };
