import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { createToastStore, type ToastOptions, ToastProvider, ToastViewport } from './index.ts';

const meta = {
  title: 'Components/Toast',
  component: ToastViewport,
  subcomponents: { ToastProvider },
  args: { store: createToastStore() },
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '280px' } } },
} satisfies Meta<typeof ToastViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

function storeWith(...toasts: ToastOptions[]) {
  const store = createToastStore();
  for (const toast of toasts) store.show({ durationMs: Number.POSITIVE_INFINITY, ...toast });
  return store;
}

const undo = { label: 'Undo', onPress: () => {} };

export const Default: Story = {
  args: {
    store: storeWith({
      title: 'Listener disconnected',
      description: '203.0.113.x from Galway',
      action: undo,
    }),
  },
};

export const Tones: Story = {
  args: {
    store: storeWith(
      { title: 'Saved' },
      { title: 'A new version is ready', tone: 'info' },
      { title: 'Silent for 32 seconds', tone: 'warning' },
      {
        title: 'Internal Server Error',
        description: 'An error occurred on the server. Please try again later.',
        tone: 'danger',
      },
    ),
  },
};

export const LongText: Story = {
  args: {
    store: storeWith({
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
      description: '保存できませんでした。もう一度お試しください。',
      tone: 'danger',
    }),
  },
};

const pressed = createToastStore();
export const ShowAndClose: Story = {
  tags: ['test-only'],
  args: { store: pressed },
  render: (args) => (
    <>
      <Button onClick={() => args.store.show({ title: 'Saved' })}>Save</Button>
      <ToastViewport {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Saved')).toBeNull();
  },
};
