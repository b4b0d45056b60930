import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Checkbox } from '#/components/checkbox/index.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './index.ts';

interface ExampleProps extends Pick<DialogContentProps, 'size'> {
  open?: boolean;
  lines?: number;
}

const rules = Array.from({ length: 40 }, (_, index) => `Rule ${index + 1}`);

function Example({ open = true, size, lines = 1 }: ExampleProps) {
  return (
    <Dialog defaultOpen={open}>
      <DialogTrigger asChild>
        <Button>Disconnect listeners</Button>
      </DialogTrigger>
      <DialogContent size={size}>
        <DialogTitle>Disconnect 23 listeners?</DialogTitle>
        <DialogDescription>
          They are in countries that the new rule blocks. You can also apply it to new listeners only.
        </DialogDescription>
        <DialogBody className="grid gap-3">
          {rules.slice(0, lines).map((rule) => (
            <Checkbox key={rule} label={rule} description="Their players get 403" />
          ))}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button variant="primary">Save rule</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  subcomponents: {
    DialogBody,
    DialogClose,
    DialogContent,
    DialogDescription,
    DialogFooter,
    DialogTitle,
    DialogTrigger,
  },
  render: (args) => <Example {...args} />,
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongContent: Story = { args: { lines: 40 } };

export const LockPageScroll: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect listeners' }));
    await screen.findByRole('dialog', { name: 'Disconnect 23 listeners?' });
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    await expect(screen.getByRole('button', { name: 'Disconnect listeners' })).toHaveFocus();
  },
};

export const KeepScrollbarSpace: Story = {
  tags: ['test-only'],
  args: { open: false },
  decorators: [
    (Story) => (
      <div className="h-[200vh]">
        <Story />
        <p data-testid="wide">Nothing moves when the scrollbar goes.</p>
      </div>
    ),
  ],
  play: async () => {
    const widthBefore = screen.getByTestId('wide').getBoundingClientRect().width;
    await userEvent.click(screen.getByRole('button', { name: 'Disconnect listeners' }));
    await screen.findByRole('dialog');
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await expect(screen.getByTestId('wide').getBoundingClientRect().width).toBe(widthBefore);
  },
};
