import type { Meta, StoryObj } from '@storybook/react';
import { CarIcon, MonitorIcon, SmartphoneIcon } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { Flag } from '#/components/flag/index.ts';
import { BarChart, BarList } from './index.ts';

const hours = {
  IE: 6574,
  GB: 1693,
  US: 482,
  FR: 305,
  DE: 256,
  NL: 187,
  CA: 118,
  ES: 61,
  PT: 44,
  MT: 12,
  JP: 9,
};
const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = Object.entries(hours).map(([code, value]) => ({
  id: code,
  label: names.of(code) ?? code,
  value,
  icon: <Flag code={code} />,
}));

const selected = fn();

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  subcomponents: { BarList },
  args: {
    title: 'Two thirds listen from Ireland',
    description: 'Share of listening hours, 1 to 14 Sep 2026',
    items: countries,
    unit: 'h',
    show: 'share',
    max: 7,
  },
  decorators: [(Story) => <Card className="max-w-110 p-5">{Story()}</Card>],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Values: Story = { args: { show: 'value', description: 'Listening hours, 1 to 14 Sep 2026' } };
export const SharesAndValues: Story = { args: { show: 'both' } };
export const ScaledToLargest: Story = { args: { scale: 'largest' } };
export const WithIcons: Story = {
  args: {
    title: 'Phones lead, cars follow',
    description: 'Share of listening hours by device',
    items: [
      { id: 'phone', label: 'Mobile', value: 384, icon: <SmartphoneIcon className="text-fg-muted" /> },
      { id: 'car', label: 'Car', value: 279, icon: <CarIcon className="text-fg-muted" /> },
      { id: 'desktop', label: 'Desktop', value: 216, icon: <MonitorIcon className="text-fg-muted" /> },
    ],
  },
};
export const WithRest: Story = { args: { max: 5, rest: { count: 41, value: 96 } } };
export const Selectable: Story = {
  args: {
    items: countries.map((item) => ({
      ...item,
      select: { label: `Only ${item.label}`, onSelect: selected },
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Only Ireland' }));
    await expect(selected).toHaveBeenCalled();
  },
};
export const ListOnly: Story = {
  render: () => <BarList aria-label="Listeners by country" items={countries.slice(0, 5)} total={8200} />,
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /Japan/ })).toBeVisible();
  },
};
export const Loading: Story = { args: { title: 'Countries', loading: true } };
export const Empty: Story = {
  args: { title: 'Countries', items: [], empty: { title: 'No listeners yet' } },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitän', value: 1_234_567 },
      { id: 'b', label: 'Radio', value: 3 },
    ],
    show: 'both',
  },
  decorators: [(Story) => <div className="w-70">{Story()}</div>],
};
export const Japanese: Story = {
  args: {
    title: '三分の二はアイルランドから聴いています',
    items: countries.map((item) => ({
      ...item,
      label: new Intl.DisplayNames('ja', { type: 'region' }).of(item.id) ?? item.id,
    })),
  },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
