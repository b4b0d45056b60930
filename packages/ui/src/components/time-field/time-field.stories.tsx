import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { TimeField } from './time-field.tsx';

/** A time of day without a date, typed or changed with the arrow keys. */
const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { defaultValue: '21:30', hourCycle: 'h23', onValueChange: fn() },
  render: (args) => (
    <div className="max-w-60">
      <Field label="Quiet from" hint="In Europe/Dublin">
        <TimeField {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwelveHours: Story = { args: { hourCycle: 'h12' } };
export const Empty: Story = { args: { defaultValue: null, placeholder: '21:30' } };
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-60">
      <Field label="Quiet from" error="Quiet hours must not cover the whole day.">
        <TimeField {...args} />
      </Field>
    </div>
  ),
};

export const Range: Story = {
  render: (args) => (
    <div className="grid max-w-112 grid-cols-2 gap-4">
      <Field label="From">
        <TimeField {...args} defaultValue="22:00" step={15} />
      </Field>
      <Field label="To">
        <TimeField {...args} defaultValue="07:00" step={15} />
      </Field>
    </div>
  ),
};

export const OutOfRange: Story = {
  args: { min: '09:00', max: '18:00', defaultValue: '09:30' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Quiet from' });
    await userEvent.clear(field);
    await userEvent.type(field, '2030');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter a time from 09:00 to 18:00/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const French: Story = { args: { hourCycle: undefined }, globals: { locale: 'fr' } };
export const Chinese: Story = { args: { hourCycle: 'h12' }, globals: { locale: 'zh' } };
export const Japanese: Story = { args: { hourCycle: 'h12' }, globals: { locale: 'ja' } };
export const RightToLeft: Story = { args: { hourCycle: 'h12' }, globals: { direction: 'rtl' } };

export const StepByKeyboard: Story = {
  tags: ['test-only'],
  args: { hourCycle: 'h12', step: 5 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Quiet from' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('22:30');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('22:25');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10:25');
    await expect(field).toHaveAttribute('aria-valuetext', field.getAttribute('value') ?? '');
  },
};
