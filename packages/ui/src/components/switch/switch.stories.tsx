import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Collapse navigation' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <div className="grid gap-3">
      <Switch label="On" defaultChecked />
      <Switch label="Off" />
      <Switch label="On, disabled" defaultChecked disabled />
      <Switch label="Off, disabled" disabled />
      <Switch label="Silence alert" description="Email after 30 seconds of silence" defaultChecked />
    </div>
  ),
};

export const Invalid: Story = {
  args: {
    label: 'Listed in directories',
    error: 'The directory did not answer. Please try again in a moment.',
  },
};

export const ToggleByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};
