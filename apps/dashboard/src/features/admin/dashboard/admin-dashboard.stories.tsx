import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta } from '#/testing/screen-story.tsx';

const meta = {
  title: 'Screens/Staff/Dashboard',
  ...screenMeta('/admin/dashboard', 'admin'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
  },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const { adminDashboard } = fixtures;
const unknown = { troubled: [], busiest: [] };

const longQueue = {
  total: 12,
  unassigned: 3,
  requests: ['Aurora Media', 'Meadow Lane', 'Harbour Sessions', 'Low Tide Radio', 'Atlantic Talk'].map(
    (account, index) => ({
      id: `01983f2a-0000-7000-8000-0000000000b${index}`,
      account,
      plan: 'Cast 500',
      createdAt: new Date(Date.parse(fixtures.fixtureNow) - (30 - 6 * index) * 3_600_000).toISOString(),
    }),
  ),
};

/** Waits for the data, so that the whole screen is checked. */
const filled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByTestId('fleet-listeners')).toHaveTextContent('179');
};
const settled: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByText('Customers');
};

export const Default: Story = { play: filled };
export const FullCast: Story = {
  args: {
    handlers: {
      'admin.getDashboard': {
        ...adminDashboard,
        troubled: [
          ...adminDashboard.troubled,
          { ...fixtures.fullNow, name: 'Radio Aurora', customer: 'Aurora Media' },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('12 turned away today');
  },
};
export const LongQueue: Story = {
  args: { handlers: { 'admin.getDashboard': { ...adminDashboard, queue: longQueue } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Show all 12');
  },
};
export const QueueEmpty: Story = {
  args: {
    handlers: {
      'admin.getDashboard': { ...adminDashboard, queue: { total: 0, requests: [], unassigned: 0 } },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No requests are assigned to you.');
  },
};
export const NoProblems: Story = {
  args: { handlers: { 'admin.getDashboard': { ...adminDashboard, troubled: [], busiest: [] } } },
  play: settled,
};
export const Loading: Story = { args: { handlers: { 'admin.getDashboard': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'admin.getDashboard': problem('internal') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Couldn’t load fleet figures');
  },
};
export const EngineDown: Story = {
  args: {
    handlers: { 'admin.getDashboard': { ...adminDashboard, ...unknown, now: fixtures.fleetNowEngineDown } },
  },
  play: settled,
};
export const EngineOff: Story = {
  args: {
    handlers: {
      'admin.getDashboard': {
        ...adminDashboard,
        ...unknown,
        now: { ...fixtures.fleetNowEngineDown, engine: fixtures.engineOff, checkedAt: null },
      },
    },
  },
  play: settled,
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { play: filled, globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
