import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, renderScreen } from '#/testing/screen-story.tsx';

const path = '/cast/aurora/geoblocking';
const meta = {
  title: 'Screens/Geoblocking',
  parameters: { layout: 'fullscreen' },
  render: renderScreen,
  args: { path, visitor: 'customer' },
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const saying =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const [found] = await within(canvasElement).findAllByText(words);
    await expect(found).toBeVisible();
  };
const filled = saying('412 of 37,455');

export const Filled: Story = { play: filled };
export const Off: Story = {
  args: { handlers: { 'geolock.read': fixtures.geoLockOff } },
  play: saying('Everybody may listen, wherever they are.'),
};
export const RefusesYou: Story = {
  args: {
    handlers: {
      'geolock.try': {
        ...fixtures.geoTrialResult,
        impact: { ...fixtures.geoTrialResult.impact, refusesYou: true },
      },
    },
  },
  play: saying('These rules refuse the country you are in'),
};
export const EngineOff: Story = {
  args: { handlers: { 'geolock.read': { ...fixtures.geoLock, denyStatus: null } } },
  play: saying('No streaming engine is connected'),
};
export const TrialFailed: Story = {
  args: { handlers: { 'geolock.try': problem('internal') } },
  play: saying('What the rules would do could not be counted.'),
};
export const Tried: Story = {
  args: {
    handlers: {
      'geolock.try': {
        ...fixtures.geoTrialResult,
        decision: { allowed: false, rule: 'not_listed', country: 'DE' },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Address'), '198.51.100.7{Enter}');
    await expect(await canvas.findByText('Germany: refused')).toBeVisible();
  },
};
export const NobodyRefused: Story = {
  args: { handlers: { 'statistics.geoDenied': { total: 0, items: [] } } },
  play: saying('Nobody was refused.'),
};
export const Suspended: Story = {
  args: { path: '/cast/tidewater/geoblocking' },
  play: saying('This cast is suspended'),
};
export const NotThere: Story = {
  args: {
    path: '/cast/somebody-elses/geoblocking',
    handlers: { 'geolock.read': problem('resource.not_found') },
  },
  play: saying('No cast “somebody-elses” in your account'),
};
export const Loading: Story = { args: { handlers: { 'geolock.read': neverAnswering() } } };
export const Failed: Story = {
  args: { handlers: { 'geolock.read': problem('internal') } },
  play: saying('The rules by country did not load'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const RightToLeft: Story = { play: filled, globals: mirrored };
export const Japanese: Story = { play: saying('地域制限'), globals: inJapanese };
