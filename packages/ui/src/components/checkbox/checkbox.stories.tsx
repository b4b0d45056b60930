import type { Meta, StoryObj } from '@storybook/react';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me signed in' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div className="grid gap-3">
      <Checkbox label="Streams and HLS" defaultChecked />
      <Checkbox label="Alexa skill" />
      <Checkbox label="3 of 7 countries" indeterminate />
      <Checkbox label="Not in your plan" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
      <Checkbox label="Accept the terms" aria-invalid />
    </div>
  ),
};

export const Invalid: Story = {
  args: { label: 'I accept the terms', error: 'Accept the terms to continue.' },
};

export const WithDescription: Story = {
  args: { label: 'Only new listeners', description: 'The 23 stay until they leave' },
};

export const WithoutLabel: Story = { args: { label: undefined, 'aria-label': 'Select /128kbps' } };

export const LongText: Story = {
  args: {
    label:
      'Donaudampfschifffahrtsgesellschaftskapitän und viele weitere Wörter, die nicht auf eine Zeile passen',
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};
