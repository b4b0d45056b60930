import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { Donut } from './index.ts';

const meta = {
  title: 'Charts/Donut',
  component: Donut,
  args: {
    title: 'Phones lead, smart speakers follow',
    description: 'Listening hours by device, 1 to 14 Sep 2026',
    parts: [
      { id: 'phone', label: 'Mobile', value: 3779 },
      { id: 'speaker', label: 'Smart speaker', value: 2746 },
      { id: 'desktop', label: 'Desktop', value: 2126 },
      { id: 'car', label: 'Car', value: 659 },
      { id: 'tv', label: 'TV', value: 532 },
      { id: 'relay', label: 'Relay', value: 70 },
      { id: 'bot', label: 'Bot', value: 41 },
    ],
    unit: 'hours',
  },
  decorators: [(Story) => <Card className="max-w-120 p-5">{Story()}</Card>],
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCenterLabel: Story = {
  args: {
    title: 'Two thirds listen in high quality',
    description: 'Listeners now, by stream',
    parts: [
      { id: 'mp3', label: '/128kbps', value: 92, color: 1 },
      { id: 'aac', label: '/64kbps', value: 31, color: 2 },
      { id: 'hls', label: 'HLS', value: 14, color: 3 },
    ],
    centerLabel: 'listeners now',
  },
};
export const SinglePart: Story = {
  args: { title: 'All listen on the phone', parts: [{ id: 'phone', label: 'Mobile', value: 12 }] },
};
export const AllZero: Story = {
  args: { title: 'No listeners', parts: [{ id: 'phone', label: 'Mobile', value: 0 }] },
};
export const Highlighted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText('Desktop'));
    await expect(canvasElement.querySelectorAll('[data-part="slice"]')[2]).toHaveStyle({ opacity: '1' });
  },
};
export const Loading: Story = { args: { title: 'Devices', loading: true } };
export const Empty: Story = {
  args: { title: 'Devices', parts: [], empty: { title: 'No listeners yet' } },
};
export const LongText: Story = {
  args: {
    parts: [
      { id: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitän', value: 1_234_567 },
      { id: 'b', label: 'Radio', value: 600_000 },
    ],
    unit: 'Geschwindigkeitsbegrenzungen',
  },
};
export const Narrow: Story = { decorators: [(Story) => <div className="w-70">{Story()}</div>] };
export const Japanese: Story = {
  args: { title: 'スマートフォンがいちばんです', unit: '時間' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
