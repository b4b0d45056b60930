import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AudioPlayer } from './audio-player.tsx';
import { PlayerPanel } from './player-panel.tsx';
import type { StreamState } from './stream-machine.ts';

const meta = {
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  subcomponents: { PlayerPanel },
  args: {
    name: 'Radio Aurora',
    title: 'The Barrel',
    artist: 'Aldous Harding',
    src: 'https://aurora.cast.example/128kbps',
    onStateChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('audio')).not.toHaveAttribute('src');
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(canvas.getByRole('button', { name: 'Unmute' })).toBeVisible();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Mute' })).toBeVisible();
  },
};

const states: readonly StreamState[] = [
  { status: 'idle' },
  { status: 'connecting' },
  { status: 'live' },
  { status: 'reconnecting', phase: 'waiting', attempt: 1, cause: 'interrupted' },
  { status: 'off-air' },
  { status: 'blocked' },
  { status: 'failed', failure: 'interrupted' },
];
const nothing = () => {};

export const States: Story = {
  render: ({ name, title, artist }) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <PlayerPanel
          aria-label={`${name}, ${state.status}`}
          artist={artist}
          key={state.status}
          muted={false}
          name={name}
          onMutedChange={nothing}
          onPlay={nothing}
          onStop={nothing}
          onVolumeChange={nothing}
          state={state}
          title={title}
          volume={0.7}
        />
      ))}
    </div>
  ),
};
export const OffAir: Story = { args: { offAir: true } };
export const WithoutSong: Story = { args: { title: undefined, artist: undefined } };
export const LongText: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2), artist: 'Kapelle'.repeat(12) },
};
export const Japanese: Story = {
  args: { name: 'ラジオ・オーロラ', title: '夜に駆ける', artist: 'ヨアソビ' },
};
export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };
