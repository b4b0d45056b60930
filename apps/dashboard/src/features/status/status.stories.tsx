import type { Meta, StoryObj } from '@storybook/react';
import type { StationStatus } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inChinese, inDark, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = '/status/a1b2c3d4e5f6';
const meta = {
  title: 'Screens/Public/Status',
  ...screenMeta(path, 'nobody'),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const replying = (change: Partial<StationStatus>): TestAppOptions => ({
  path,
  handlers: { 'stationStatus.get': { ...fixtures.stationStatus, ...change } },
});
const isShown = showsText('Status of the stream');

export const Default: Story = { play: isShown };
export const Silent: Story = {
  args: replying({ state: 'trouble', since: fixtures.before(2) }),
  play: showsText('Trouble with the sound'),
};
export const OffAir: Story = {
  args: replying({ state: 'off_air', since: fixtures.before(130) }),
  play: isShown,
};
export const Unknown: Story = {
  args: replying({
    state: 'unknown',
    since: null,
    uptime: null,
    days: fixtures.stationStatus.days.map(({ date }) => ({ date, share: null })),
    incidents: [],
  }),
  play: showsText('Not checked now'),
};
export const Loading: Story = { args: { path, handlers: { 'stationStatus.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'stationStatus.get': problem('internal') } },
  play: showsText('Couldn’t load the status'),
};
export const NotFound: Story = {
  args: { path, handlers: { 'stationStatus.get': problem('resource.not_found') } },
  play: showsText('No status page here'),
};
export const SignedIn: Story = { args: { path, visitor: 'customer' }, play: isShown };
export const Phone: Story = { globals: onPhone, play: isShown };
export const Dark: Story = { globals: inDark, play: isShown };
export const Chinese: Story = { globals: inChinese };
export const RightToLeft: Story = { globals: mirrored, play: isShown };
