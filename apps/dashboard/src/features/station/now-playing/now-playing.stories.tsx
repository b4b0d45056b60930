import type { Meta, StoryObj } from '@storybook/react';
import type { NowPlaying, SavedNowPlayingSettings } from '@unmuted/api';
import { fixtures, type MockHandlers, neverAnswering, problem } from '@unmuted/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { inDark, inJapanese, mirrored, onPhone, screenMeta, showsText } from '#/testing/screen-story.tsx';

const path = `/station/${fixtures.station.id}/nowplaying`;
const meta = {
  title: 'Screens/Station/Now playing',
  ...screenMeta(path),
} satisfies Meta<TestAppOptions>;
export default meta;
type Story = StoryObj<TestAppOptions>;

const answering = (handlers: MockHandlers): TestAppOptions => ({ path, handlers });
const playing = (now: Partial<NowPlaying>) =>
  answering({ 'nowPlaying.get': { ...fixtures.nowPlaying, ...now } });
const settings = (saved: Partial<SavedNowPlayingSettings>) => ({
  'nowPlaying.getSettings': { ...fixtures.nowPlayingSettings, ...saved },
});
const filled = showsText(/^Your rules read/);
type Play = NonNullable<Story['play']>;

const openSource: Play = async ({ canvasElement }) => {
  await filled({ canvasElement });
  const button = within(canvasElement).getByRole('button', { name: 'Change the settings of the source' });
  await userEvent.click(button);
};

export const Default: Story = { play: filled };
export const Advertisement: Story = {
  args: playing({ current: fixtures.adSong, plays7d: 41 }),
  play: showsText('The text marks an advertisement, not a song.'),
};
export const Unknown: Story = {
  args: playing({ current: fixtures.unknownSong }),
  play: showsText(/^No song was found in the text/),
};
export const NoData: Story = {
  args: answering({ 'nowPlaying.get': fixtures.emptyNowPlaying }),
  play: showsText('No song text is received'),
};
export const OffAir: Story = {
  args: playing({ ...fixtures.emptyNowPlaying, state: 'off_air' }),
  play: showsText('Nothing is known to play'),
};
export const Paused: Story = {
  args: answering({
    'nowPlaying.get': { ...fixtures.nowPlaying, isPaused: true },
    ...settings({ isPaused: true }),
  }),
  play: showsText('Paused: nothing is recorded or sent.'),
};
export const Viewer: Story = {
  args: { path, accountRole: 'analyst' },
  play: async ({ canvasElement }) => {
    await showsText('A Quiet Engine')({ canvasElement });
    await expect(within(canvasElement).queryByRole('region', { name: 'Rules' })).toBeNull();
  },
};
export const Suspended: Story = {
  args: answering({
    'stations.get': { ...fixtures.station, status: 'suspended', state: 'suspended' },
    'nowPlaying.get': { ...fixtures.nowPlaying, state: 'suspended', current: null },
  }),
  play: showsText('This station is suspended'),
};
export const WithoutRules: Story = {
  args: answering(settings({ rules: [], ignore: [] })),
  play: showsText('No rules'),
};
export const InvalidRule: Story = {
  args: answering(
    settings({
      rules: [
        { pattern: '(live|remix', replacement: '', isRegex: true, isEnabled: true },
        ...fixtures.nowPlayingSettings.rules,
      ],
    }),
  ),
  play: showsText(/^The expression is invalid/),
};
export const EditingRule: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Make a rule for news@6' }),
    );
    await expect(within(canvasElement).getByRole('textbox', { name: 'Text to replace' })).toHaveValue(
      'news@6',
    );
  },
};
export const Conflict: Story = {
  args: answering({
    'nowPlaying.updateSettings': problem('resource.version_conflict', {
      current: { ...fixtures.nowPlayingSettings, version: 8, ignore: ['AURORA*'] },
    }),
  }),
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: 'Use the rule feat.' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'title-artist');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }));
    // Dialogs fade in.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Source: Story = { play: openSource };
export const FailingPage: Story = {
  args: answering({
    'nowPlaying.get': {
      ...fixtures.fedNowPlaying,
      stationId: fixtures.station.id,
      feed: { checkedAt: fixtures.before(0.2), problem: '503' },
    },
    'nowPlaying.getSettings': fixtures.fedSettings,
  }),
  play: async (context) => {
    await openSource(context);
    await showsText('The page answers with status 503')(context);
  },
};
export const PushToken: Story = {
  args: answering(settings({ source: 'push', hasPushToken: true })),
  play: openSource,
};
export const PushTokenShown: Story = {
  args: answering(settings({ source: 'push' })),
  play: async (context) => {
    await openSource(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(screen.getByText('Example with curl')).toBeVisible());
  },
};
export const CorrectSong: Story = {
  play: async ({ canvasElement }) => {
    await filled({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Correct song' }));
    await expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('A Quiet Engine');
  },
};
export const AllSongs: Story = {
  args: { path: `${path}?songs=all` },
  play: showsText('CSV for royalties'),
};
export const EmptyHistory: Story = {
  args: { path: `${path}?songs=all&songKind=jingle&q=nothing` },
  play: showsText(/^No .*/),
};
export const FailedHistory: Story = {
  args: { path: `${path}?songs=all`, handlers: { 'nowPlaying.listSongs': problem('internal') } },
  play: showsText('Couldn’t load the songs'),
};
export const FailedTest: Story = {
  args: answering({ 'nowPlaying.testRules': problem('internal') }),
  play: showsText('Couldn’t test the rules'),
};
export const FailedSettings: Story = {
  args: answering({ 'nowPlaying.getSettings': problem('internal') }),
  play: showsText('Couldn’t load the settings'),
};
export const Loading: Story = { args: answering({ 'nowPlaying.get': neverAnswering() }) };
export const Failed: Story = {
  args: answering({ 'nowPlaying.get': problem('internal') }),
  play: showsText('Couldn’t load what the station plays'),
};
export const NotFound: Story = {
  args: answering({
    'stations.get': problem('resource.not_found'),
    'nowPlaying.get': problem('resource.not_found'),
  }),
  play: showsText('No such station in your account'),
};
export const Phone: Story = { play: filled, globals: onPhone };
export const Dark: Story = { play: filled, globals: inDark };
export const Japanese: Story = { globals: inJapanese };
export const RightToLeft: Story = { play: filled, globals: mirrored };
