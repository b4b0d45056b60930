import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { AlertDialog, ConfirmPopover } from './index.ts';

const meta = {
  title: 'Components/ConfirmPopover',
  component: ConfirmPopover,
  subcomponents: { AlertDialog },
  args: {
    trigger: <Button>Disconnect</Button>,
    title: 'Disconnect this listener?',
    description: '203.0.113.x from Galway. The player may connect again.',
    action: 'Disconnect',
    defaultOpen: true,
    onConfirm: fn(),
  },
  decorators: [
    (Story) => (
      <div className="grid min-h-64 place-items-center">
        <Story />
      </div>
    ),
  ],
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ConfirmPopover>;

export default meta;
type Story = StoryObj<typeof ConfirmPopover>;

export const Default: Story = {};
export const Primary: Story = {
  args: { tone: 'primary', title: 'Move to /64kbps?', description: undefined, action: 'Move' },
};

export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error('500')) },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: 'Disconnect' }));
    await expect(await panel.findByRole('alert')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { title: 'Geschwindigkeitsbegrenzungsüberschreitung bestätigen?', action: '切断する' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Confirm: Story = {
  tags: ['test-only'],
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Disconnect' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(panel.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
