import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { TimeField } from './time-field.tsx';

/**
 * Use it for a time of day without a date: quiet hours, the start of a show, the time of a report. For a duration use
 * `NumberInput` with a unit; for a day use `DatePicker`.
 *
 * **Anatomy**: `Field` with the label, the hint and the error; a box with a clock and the `<input>` (`data-ui="input"`); the
 * reason why a typed time is not accepted (`data-part="error"`), which is announced.
 *
 * | Key | Effect |
 * | --- | --- |
 * | digits, such as 930 or 21:30 | a time, in any notation of the language; accepted with Enter and on leaving |
 * | Arrow up, arrow down | change the hour, the minute by `step`, or AM and PM, at the caret |
 * | Arrow left, arrow right | move between the parts |
 * | Page up, page down | change the hour |
 *
 * **Do** name the time zone in the hint where it is not obvious. **Don't** set `step` unless other times are impossible:
 * typed times are rounded to it.
 */
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

export const WithError: Story = {
  render: (args) => (
    <div className="max-w-60">
      <Field label="Quiet from" error="Quiet hours must not cover the whole day.">
        <TimeField {...args} />
      </Field>
    </div>
  ),
};

export const Pair: Story = {
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

export const French: Story = { args: { hourCycle: undefined }, globals: { locale: 'fr' } };
export const Japanese: Story = { args: { hourCycle: 'h12' }, globals: { locale: 'ja' } };
export const Chinese: Story = { args: { hourCycle: 'h12' }, globals: { locale: 'zh' } };
export const RightToLeft: Story = { args: { hourCycle: 'h12' }, globals: { direction: 'rtl' } };

export const RefusesWithAReason: Story = {
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

export const WorksByKeyboard: Story = {
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
