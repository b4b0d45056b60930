import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { CountryMap, StaticMap, WorldMap } from './index.ts';

const hours = {
  IE: 668,
  GB: 172,
  US: 49,
  FR: 31,
  DE: 26,
  NL: 19,
  CA: 12,
  AU: 9,
  NZ: 4,
  JP: 3,
  ZA: 3,
  BR: 2,
  MT: 2,
  SG: 1,
};
const values = Object.entries(hours).map(([code, value]) => ({ code, value }));
const points = [
  { id: 'dublin', label: 'Dublin', longitude: -6.26, latitude: 53.35, value: 42 },
  { id: 'galway', label: 'Galway', longitude: -9.05, latitude: 53.27, value: 31 },
  { id: 'london', label: 'London', longitude: -0.13, latitude: 51.51, value: 17 },
  { id: 'cork', label: 'Cork', longitude: -8.47, latitude: 51.9, value: 14 },
  { id: 'paris', label: 'Paris', longitude: 2.35, latitude: 48.86, value: 6 },
  { id: 'amsterdam', label: 'Amsterdam', longitude: 4.9, latitude: 52.37, value: 5 },
  { id: 'cologne', label: 'Cologne', longitude: 6.96, latitude: 50.94, value: 3 },
];

const meta = {
  title: 'Charts/WorldMap',
  component: WorldMap,
  subcomponents: { CountryMap, StaticMap },
  args: {
    title: 'Two thirds listen from Ireland',
    description: 'Listening hours by country, 1 to 14 Sep 2026',
    values,
    unit: 'h',
  },
  decorators: [(Story) => <Card className="max-w-220 p-5">{Story()}</Card>],
} satisfies Meta<typeof WorldMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Europe: Story = { args: { defaultRegion: 'europe', points } };
export const Oceania: Story = { args: { defaultRegion: 'oceania' } };
/** For a card with its own title: a part of the map, with places. */
export const StaticPicture: Story = {
  render: () => (
    <StaticMap
      className="rounded-control bg-surface-sunken"
      label="Listeners by place"
      points={points}
      region={{ west: -12, east: 9, south: 47.5, north: 57 }}
      shape={1.5}
      unit="listeners"
      values={[{ code: 'IE', value: 94 }]}
    />
  ),
};
/** A country rule, with the countries it would block. */
export const CountryRule: Story = {
  render: () => (
    <StaticMap
      className="bg-surface-sunken"
      label="Who may listen"
      region="europe"
      unit="sessions"
      values={[
        { code: 'IE', value: 0, fill: 'strong' },
        { code: 'GB', value: 0, fill: 'strong' },
        { code: 'FR', value: 148, fill: 'hatched' },
        { code: 'DE', value: 97, fill: 'hatched' },
      ]}
    />
  ),
};
const markOf = (code: string) => {
  if (code === 'IE' || code === 'GB') return { fill: 'strong', status: 'allowed' } as const;
  return code === 'FR' || code === 'DE'
    ? ({ fill: 'hatched', status: 'blocked, 148 sessions' } as const)
    : ({ fill: 'plain', status: 'blocked' } as const);
};
/** Selectable countries. Provide an alternative input next to the map, such as `CountryMultiSelect`. */
export const Selectable: Story = {
  render: () => (
    <CountryMap
      className="bg-surface-sunken"
      counts={[
        { code: 'IE', value: 71 },
        { code: 'GB', value: 32 },
        { code: 'FR', value: 4 },
      ]}
      defaultValue={['IE', 'GB']}
      label="Who may listen"
      markOf={markOf}
      region="europe"
      shape={1.6}
    />
  ),
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('listbox', { name: 'Who may listen' });
    list.focus();
    await userEvent.keyboard('iceland{Enter}');
    await expect(within(canvasElement).getByRole('option', { name: 'Iceland: blocked' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible());
  },
};
export const WithTooltip: Story = {
  play: async ({ canvasElement }) => {
    const cursor = await within(canvasElement).findByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', 'United Kingdom: 172 h');
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Oceania' }));
    await expect(await within(canvasElement).findByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      'Australia: 9 h',
    );
  },
};
export const Loading: Story = { args: { title: 'Countries', loading: true } };
export const Empty: Story = {
  args: { title: 'Countries', values: [], empty: { title: 'No listeners yet' } },
};
export const Failed: Story = {
  args: { title: 'Countries', failed: { title: 'Couldn’t load the countries' } },
};
export const LongText: Story = {
  args: { unit: 'Geschwindigkeitsbegrenzungsüberschreitungen' },
  decorators: [(Story) => <div className="w-75">{Story()}</div>],
};
export const Japanese: Story = {
  args: { title: '三分の二はアイルランドから聴いています', unit: '時間' },
  globals: { locale: 'ja' },
};
export const RightToLeft: Story = {
  args: { defaultRegion: 'europe', points },
  globals: { direction: 'rtl' },
};
