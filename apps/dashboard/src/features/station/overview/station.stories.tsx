import type { Meta, StoryObj } from '@storybook/react';
import { fixtures, neverAnswering, problem } from '@unmuted/api/testing';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/station/${fixtures.station.id}`;
const meta = {
  title: 'Screens/Station/Overview',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (station: object): TestAppOptions => ({
  path,
  handlers: { 'stations.get': { ...fixtures.station, ...station } },
});
const filled = showsText('Radio Aurora is on air.');

export const Default: Story = { play: filled };
export const External: Story = {
  args: answering(fixtures.externalStation),
  play: showsText('Harbour Rock is on air.'),
};
export const Unreachable: Story = {
  args: answering(fixtures.brokenStation),
  play: showsText(/^Nobody can hear Old Pier/),
};
export const OffAir: Story = {
  args: answering({ state: 'off_air', song: null, listeners: null }),
  play: showsText(/^Radio Aurora is off air/),
};
export const Refused: Story = {
  args: answering({ state: 'refused', song: null, listeners: null }),
  play: showsText(/refuses the stream/),
};
export const NoAudio: Story = {
  args: answering({ state: 'not_audio', song: null, listeners: null }),
  play: showsText(/^No audio comes/),
};
export const Paused: Story = {
  args: answering({ state: 'paused', song: null }),
  play: showsText(/are paused/),
};
export const Suspended: Story = {
  args: answering({ state: 'suspended', status: 'suspended', song: null }),
  play: showsText(/is suspended\.$/),
};
export const NotChecked: Story = {
  args: answering({
    state: 'unknown',
    since: null,
    checkedAt: null,
    song: null,
    probe: null,
    listeners: null,
  }),
  play: showsText(/has not been checked yet/),
};
export const WithoutTitle: Story = { args: answering({ song: null }), play: showsText('No song title') };
export const WithoutStream: Story = {
  args: answering({ service: null, streamUrl: null, song: null, probe: null, state: 'unknown' }),
  play: showsText('No stream is attached to this station'),
};
export const Loading: Story = { args: { path, handlers: { 'stations.get': neverAnswering() } } };
export const Failed: Story = {
  args: { path, handlers: { 'stations.get': problem('internal') } },
  play: showsText('Couldn’t load the station'),
};
export const NotFound: Story = {
  args: { path, handlers: { 'stations.get': problem('resource.not_found') } },
  play: showsText('No such station in your account'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
