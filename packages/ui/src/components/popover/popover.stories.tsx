import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Field } from '#/components/field/index.ts';
import { ChevronDownIcon } from '#/components/icons/index.ts';
import { Input, InputGroup } from '#/components/input/index.ts';
import {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverTitle,
  PopoverTrigger,
} from './index.ts';

interface ExampleProps extends Pick<PopoverContentProps, 'side' | 'align'> {
  open?: boolean;
  title?: string;
}

function Example({ open = true, title = 'Listening for at least', ...rest }: ExampleProps) {
  return (
    <div className="grid min-h-72 place-items-center">
      <Popover defaultOpen={open}>
        <PopoverTrigger asChild>
          <Button>
            Listening
            <ChevronDownIcon />
          </Button>
        </PopoverTrigger>
        <PopoverContent {...rest}>
          <PopoverTitle>{title}</PopoverTitle>
          <Field className="mt-3" label="Time" hint="Counted from the first byte">
            <InputGroup>
              <Input defaultValue="10" inputMode="numeric" />
              min
            </InputGroup>
          </Field>
          <div className="mt-4 flex justify-end">
            <PopoverClose asChild>
              <Button variant="primary">Show</Button>
            </PopoverClose>
          </div>
        </PopoverContent>
      </Popover>
    </div>
  );
}

const meta = {
  title: 'Components/Popover',
  component: Popover,
  subcomponents: { PopoverAnchor, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger },
  render: (args) => <Example {...args} />,
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AlignEnd: Story = { args: { align: 'end' } };
export const SideTop: Story = { args: { side: 'top' } };
export const LongText: Story = {
  args: { title: 'Geschwindigkeitsbegrenzungsüberschreitungsbenachrichtigung' },
};
export const Japanese: Story = { args: { title: '聴取時間の下限' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ReturnFocus: Story = {
  tags: ['test-only'],
  args: { open: false },
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Listening' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Listening for at least' });
    await expect(screen.getByRole('textbox', { name: 'Time' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
