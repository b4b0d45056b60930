import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Radio, RadioGroup } from '#/components/radio-group/index.ts';
import { AlertDialog, ConfirmPopover } from './index.ts';

const meta = {
  title: 'Components/AlertDialog',
  component: AlertDialog,
  subcomponents: { ConfirmPopover },
  args: {
    trigger: <Button variant="danger-outline">Restart server</Button>,
    title: 'Disconnect 23 listeners?',
    description:
      'They are in countries that the new rule blocks. You can also apply it to new listeners only.',
    action: 'Save rule',
    defaultOpen: true,
    onConfirm: fn(),
  },
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof AlertDialog>;

export const Default: Story = {};

export const WithOptions: Story = {
  args: {
    tone: 'primary',
    children: (
      <RadioGroup aria-label="Connected listeners" defaultValue="new">
        <Radio description="The 23 stay until they leave" label="Only new listeners" value="new" />
        <Radio description="Their players get 403" label="Disconnect now" value="now" />
      </RadioGroup>
    ),
  },
};

export const TypeToConfirm: Story = {
  args: {
    title: 'Terminate Radio Aurora?',
    description: 'Its 3 streams stop, and 137 listeners are disconnected. It can be undone for 14 days.',
    action: 'Terminate',
    confirmName: 'aurora',
  },
};

/** Modal content ignores pointer events for an instant after it mounts. */
async function press(name: string) {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'));
  await userEvent.click(within(dialog).getByRole('button', { name }));
}

export const Submitting: Story = {
  args: { onConfirm: () => new Promise(() => {}) },
  play: async () => {
    await press('Save rule');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error('500')) },
  play: async () => {
    await press('Save rule');
    await expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigung löschen?',
    action: '今すぐ削除する',
    confirmName: 'donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen',
  },
};

export const RightToLeft: Story = { ...TypeToConfirm, globals: { direction: 'rtl' } };

export const ConfirmByName: Story = {
  tags: ['test-only'],
  args: { ...TypeToConfirm.args, defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restart server' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox'), 'aurora');
    await userEvent.click(dialog.getByRole('button', { name: 'Terminate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
