import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { OtpInput } from './otp-input.tsx';

/** A one-time code of digits, shown as boxes over one `<input>`. */
const meta = {
  title: 'Components/OtpInput',
  component: OtpInput,
  args: { onValueChange: fn(), onComplete: fn() },
  render: (args) => (
    <Field label="Code" hint="From your authenticator app.">
      <OtpInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof OtpInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Partial: Story = { args: { defaultValue: '482' } };
export const Complete: Story = { args: { defaultValue: '482913' } };
export const FourDigits: Story = { args: { length: 4, defaultValue: '48' } };
export const Disabled: Story = { args: { defaultValue: '482913', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: '482913', readOnly: true } };

export const Invalid: Story = {
  args: { defaultValue: '482913' },
  render: (args) => (
    <Field label="Code" error="That code isn’t valid. Enter the one the app shows now.">
      <OtpInput {...args} />
    </Field>
  ),
};

export const EightDigitsNarrow: Story = {
  args: { length: 8, defaultValue: '4829' },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const Focused: Story = {
  args: { defaultValue: '482' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Code' });
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="box"]')];
    const [, second, , , , last] = boxes;
    if (!second || !last) throw new Error('six boxes expected');
    const { left, width, top } = second.getBoundingClientRect();
    await userEvent.pointer({
      target: field,
      keys: '[MouseLeft]',
      coords: { clientX: left + width / 2, clientY: top + 10 },
    });
    await expect(second).toHaveAttribute('data-active');
    await userEvent.keyboard('9{ArrowRight}135');
    await expect(args.onComplete).toHaveBeenCalledWith('492135');
    await expect(getComputedStyle(last).outlineStyle).toBe('solid');
  },
};

export const Japanese: Story = {
  render: (args) => (
    <Field label="認証コード" hint="認証アプリに表示される6桁のコードです。">
      <OtpInput {...args} defaultValue="482" />
    </Field>
  ),
};

export const RightToLeft: Story = { args: { defaultValue: '482' }, globals: { direction: 'rtl' } };
