import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlayButton } from './play-button.tsx';

const meta = {
  title: 'Components/PlayButton',
  component: PlayButton,
  args: { 'aria-label': 'Play Radio Aurora', state: 'idle', onClick: fn() },
} satisfies Meta<typeof PlayButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play Radio Aurora' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const States: Story = {
  render: () => (
    <div className="flex gap-4">
      {(['idle', 'loading', 'playing', 'failed'] as const).map((state) => (
        <PlayButton aria-label={`Radio Aurora, ${state}`} key={state} state={state} />
      ))}
      <PlayButton aria-label="Play Radio Aurora" disabled state="idle" />
    </div>
  ),
};
export const Large: Story = { args: { size: 'lg' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
