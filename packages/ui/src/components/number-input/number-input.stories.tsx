import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { NumberInput } from './number-input.tsx';

const meta = {
  title: 'Components/NumberInput',
  component: NumberInput,
  args: { defaultValue: -50, min: -90, max: -10, unit: 'dBFS', onValueChange: fn() },
  render: (args) => (
    <div className="max-w-72">
      <Field label="Threshold" hint="From −90 to −10">
        <NumberInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithStepper: Story = { args: { stepper: true } };
export const Empty: Story = { args: { defaultValue: null, placeholder: '−50' } };
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true, stepper: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Units: Story = {
  render: () => (
    <div className="grid max-w-72 gap-6">
      <Field label="Silence begins after" hint="5 to 3,600 s">
        <NumberInput defaultValue={30} min={5} max={3600} unit="s" stepper />
      </Field>
      <Field label="Loudness" hint="Usual for radio is −16">
        <NumberInput defaultValue={-16.5} min={-30} max={0} step={0.1} unit="LUFS" />
      </Field>
      <Field label="Port" error="Port 8001 is in use. Choose another pair.">
        <NumberInput defaultValue={8000} min={1024} max={65534} />
      </Field>
      <Field label="Bitrate" optional>
        <NumberInput min={16} max={320} step={16} unit="kbps" />
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: { unit: 'Hörerinnen und Hörer', min: 0, max: 500, defaultValue: 137 },
};
export const French: Story = {
  args: { defaultValue: 1.5, min: 0, max: 10, step: 0.5, unit: 'Mo' },
  globals: { locale: 'fr' },
};
export const Japanese: Story = { args: { unit: 'デシベル', stepper: true } };
export const RightToLeft: Story = { args: { stepper: true }, globals: { direction: 'rtl' } };

export const StepByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton', { name: 'Threshold' });
    await userEvent.type(field, '{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-49);
    await userEvent.clear(field);
    await userEvent.type(field, '-200');
    await userEvent.tab();
    await expect(field).toHaveValue('−90');
  },
};
