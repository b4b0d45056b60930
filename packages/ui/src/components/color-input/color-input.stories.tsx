import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { ColorInput } from './color-input.tsx';

const meta = {
  title: 'Components/ColorInput',
  component: ColorInput,
  args: {
    defaultValue: '#3e82f7',
    swatches: [
      { value: '#3e82f7', label: 'Blue' },
      { value: '#12161c', label: 'Ink' },
      { value: '#188a4e', label: 'Green' },
      { value: '#e60068', label: 'Pink' },
      { value: '#ffffff', label: 'White' },
    ],
  },
  render: (args) => (
    <div className="w-72">
      <Field label="Top navigation">
        <ColorInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof ColorInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LowContrast: Story = { args: { textColor: '#ffffff' } };
export const SufficientContrast: Story = { args: { textColor: '#ffffff', defaultValue: '#e60068' } };
export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const hex = within(canvasElement).getByRole('textbox');
    await userEvent.clear(hex);
    await userEvent.type(hex, 'blue');
    await expect(hex).toBeInvalid();
  },
};
export const RightToLeft: Story = { args: { textColor: '#ffffff' }, globals: { direction: 'rtl' } };

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Blue' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('#188a4e');
  },
};
