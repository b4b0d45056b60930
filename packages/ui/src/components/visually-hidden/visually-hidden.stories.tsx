import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Live' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Radio Aurora <VisuallyHidden {...args} /> (followed by a word for screen readers)
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Live').getBoundingClientRect().width).toBeLessThanOrEqual(
      1,
    );
  },
};
