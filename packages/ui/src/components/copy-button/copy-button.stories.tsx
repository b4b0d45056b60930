import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/CopyButton',
  component: CopyButton,
  args: {
    'aria-label': 'Copy the stream address',
    text: 'https://aurora.cast.example/128kbps',
    onCopied: fn(),
    onCopyFailed: fn(),
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLabel: Story = { args: { 'aria-label': undefined, children: 'Copy', variant: 'secondary' } };

export const BesideText: Story = {
  render: (args) => (
    <div className="flex w-80 items-center justify-between gap-3">
      <code className="truncate font-mono text-13">https://aurora.cast.example/128kbps</code>
      <CopyButton {...args} />
    </div>
  ),
};

/** Browsers may deny clipboard access without focus; both outcomes are announced. */
export const Copied: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the stream address' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    const callbacks = [args.onCopied, args.onCopyFailed].map(
      (call) => (call as ReturnType<typeof fn>).mock.calls.length,
    );
    await expect(callbacks[0] || callbacks[1]).toBe(1);
  },
};
export const RightToLeft: Story = { ...WithLabel, globals: { direction: 'rtl' } };
