import type { Meta, StoryObj } from '@storybook/react';
import type { TuneIn } from '@unmuted/api';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import {
  inChinese,
  inDark,
  inJapanese,
  mirrored,
  onPhone,
  screenMeta,
  showsText,
} from '#/testing/screen-story.tsx';

const path = `/station/${fixtures.station.id}/tunein`;
const meta = {
  title: 'Screens/Station/TuneIn',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (tuneIn: TuneIn, log = fixtures.tuneInLog): TestAppOptions => ({
  path,
  handlers: { 'tuneIn.get': tuneIn, 'tuneIn.log': log },
});
const ok = showsText(/^TuneIn accepts the songs/);
const refused = answering(fixtures.refusedTuneIn, fixtures.refusedTuneInLog);
const isRefused = showsText(/^TuneIn refuses every song/);

export const Default: Story = { play: ok };
export const Refused: Story = { args: refused, play: isRefused };
export const Failing: Story = {
  args: answering({ ...fixtures.tuneIn, state: 'failing', since: fixtures.before(20), problem: 'time_out' }),
  play: showsText(/^TuneIn does not accept/),
};
export const Pending: Story = {
  args: answering(
    {
      ...fixtures.emptyTuneIn,
      settings: fixtures.tuneIn.settings,
      state: 'pending',
      since: fixtures.before(2),
      version: 1,
    },
    { items: [] },
  ),
  play: showsText(/^TuneIn has not accepted/),
};
export const KeyUnreadable: Story = {
  args: answering({ ...fixtures.tuneIn, state: 'failing', problem: 'key_unreadable' }),
  play: showsText(/can no longer be read/),
};
export const Off: Story = {
  args: answering({
    ...fixtures.tuneIn,
    state: 'off',
    settings: fixtures.tuneIn.settings && { ...fixtures.tuneIn.settings, isEnabled: false },
  }),
  play: showsText('TuneIn receives no songs.'),
};
export const Paused: Story = {
  args: answering({
    ...fixtures.tuneIn,
    state: 'paused',
    disableReason: 'Maintenance at TuneIn until Monday',
  }),
  play: showsText('Our staff paused the calls.'),
};
export const Disabled: Story = {
  args: answering({
    ...fixtures.tuneIn,
    state: 'disabled',
    disableReason: 'TuneIn blocked the station: two encoders sent the same songs',
  }),
  play: showsText(/^Our staff disabled/),
};
export const ServiceDown: Story = {
  args: answering({ ...fixtures.tuneIn, serviceDownUntil: fixtures.before(-4) }),
  play: showsText('TuneIn does not respond'),
};
export const Empty: Story = {
  args: answering(fixtures.emptyTuneIn, { items: [] }),
  play: showsText('Show your songs on TuneIn.'),
};
export const Loading: Story = { args: { path, handlers: { 'tuneIn.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'tuneIn.get': problem('internal') } },
  play: showsText('Couldn’t load TuneIn'),
};
export const LogFailed: Story = {
  args: { path, handlers: { 'tuneIn.log': problem('internal') } },
  play: showsText('Couldn’t load the calls'),
};
export const NotFound: Story = {
  args: { path, handlers: { 'stations.get': problem('resource.not_found') } },
  play: showsText('No such station in your account'),
};
export const Phone: Story = { args: refused, play: isRefused, globals: onPhone };
export const Dark: Story = { args: refused, play: isRefused, globals: inDark };
export const Chinese: Story = { args: refused, globals: inChinese };
export const Japanese: Story = { args: refused, globals: inJapanese };
export const RightToLeft: Story = { args: refused, play: isRefused, globals: mirrored };
