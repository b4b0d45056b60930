import type { Meta, StoryObj } from '@storybook/react';
import { Pulse } from './pulse.tsx';

const meta = { title: 'Components/Pulse', component: Pulse } satisfies Meta<typeof Pulse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideText: Story = {
  render: () => (
    <p className="flex items-center gap-3">
      <Pulse /> Listening now
    </p>
  ),
};
