import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#/components/button/index.ts';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import { SaveBar, type SaveBarProps } from './index.ts';

const names = [
  'Name',
  'Description',
  'Genres',
  'Website',
  'Contact',
  'Phone',
  'Language',
  'Time zone',
  'Slogan',
];

function Form(props: SaveBarProps) {
  return (
    <form className="grid max-w-180 gap-5" onSubmit={(event) => event.preventDefault()}>
      {[...names, ...names].map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Field key={index} label={`${name} ${index + 1}`}>
          <Input defaultValue="Radio Aurora" />
        </Field>
      ))}
      <SaveBar {...props} />
    </form>
  );
}

const meta = {
  title: 'Components/SaveBar',
  tags: ['wide'],
  component: SaveBar,
  args: {
    open: true,
    changes: ['Name: Radio Aurora to Aurora Radio Galway', 'Genres: Folk added', 'Time zone: Europe/Dublin'],
    errorCount: 1,
    effect: 'Applies immediately. No listeners are disconnected.',
    onSave: fn(),
    onDiscard: fn(),
    actions: <Button variant="ghost">Review</Button>,
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saving: Story = { args: { loading: true, errorCount: 0 } };
export const Destructive: Story = {
  args: {
    errorCount: 0,
    changes: ['Mount: /128kbps to /main'],
    effect: 'Disconnects 137 listeners.',
    destructive: true,
  },
};

export const InForm: Story = { render: (args) => <Form {...args} /> };
export const LongText: Story = {
  args: { changes: ['Name: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenträger'.repeat(4)] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Japanese: Story = { args: { changes: ['名称：極光ラジオ'], effect: 'すぐに反映されます。' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

function Changing(props: SaveBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <div onInput={() => setOpen(true)}>
      <Form {...props} onDiscard={() => setOpen(false)} open={open} />
    </div>
  );
}

export const KeepFocusVisible: Story = {
  tags: ['test-only'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Focus a field at the bottom edge of the window and start typing.
    const field = canvas.getByRole('textbox', { name: 'Phone 15' });
    field.scrollIntoView({ block: 'end' });
    await userEvent.type(field, '1', { skipClick: false });
    const bar = await canvas.findByRole('region', { name: 'Unsaved changes' });
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab({ shift: step === 3 });
      const focused = document.activeElement as Element;
      if (bar.contains(focused)) continue;
      await expect(focused.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      );
    }
  },
};
