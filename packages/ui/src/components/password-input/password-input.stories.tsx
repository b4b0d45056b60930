import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password', defaultValue: 'correct horse battery' },
  render: (args) => (
    <div className="w-80">
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
