import type { Meta, StoryObj } from '@storybook/react';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { createLevelSource, LevelMeter } from './index.ts';

const meta = {
  title: 'Media/LevelMeter',
  component: LevelMeter,
  args: { 'aria-label': 'Level of Radio Aurora', source: createLevelSource([-11.8, -12.4]) },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function Running() {
  const [source] = useState(() => createLevelSource([-60, -60]));
  useEffect(() => {
    let at = 0;
    const timer = setInterval(() => {
      at += 0.1;
      const swell = -18 + 9 * Math.sin(at) + 6 * Math.sin(at * 7.3);
      source.push([swell, swell - 1 + 2 * Math.sin(at * 3)]);
    }, 50);
    return () => clearInterval(timer);
  }, [source]);
  return <LevelMeter aria-label="Level of Radio Aurora" source={source} />;
}
export const Live: Story = {
  render: () => <Running />,
  play: async ({ canvasElement }) => {
    const left = within(canvasElement).getByRole('group').querySelector('[role="meter"]');
    await waitFor(() => expect(Number(left?.getAttribute('aria-valuenow'))).toBeGreaterThan(-40));
  },
};
export const PeakHold: Story = {
  render: () => <HeldPeak />,
};
function HeldPeak() {
  const [source] = useState(() => createLevelSource([-2, -8]));
  useEffect(() => {
    const frame = requestAnimationFrame(() => source.push([-11.8, -12.4]));
    return () => cancelAnimationFrame(frame);
  }, [source]);
  return <LevelMeter aria-label="Level of Radio Aurora" source={source} />;
}
export const Clipping: Story = { args: { source: createLevelSource([-0.2, -1.6]) } };
export const Quiet: Story = { args: { source: createLevelSource([-52, -60]) } };
export const NoSignal: Story = { args: { source: createLevelSource([null, null]) } };
export const Mono: Story = { args: { channels: 'mono', source: createLevelSource([-18.3]) } };
export const Threshold: Story = {
  args: {
    floor: -90,
    size: 'lg',
    source: createLevelSource([-11.8, -12.4], [-3.1, -4.2]),
    threshold: { level: -50, label: 'Alarm below −50 dBFS' },
  },
};
export const WithoutScale: Story = { args: { scale: false } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
