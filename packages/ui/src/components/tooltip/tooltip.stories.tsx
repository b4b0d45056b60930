import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent } from 'storybook/test';
import { IconButton } from '#/components/icon-button/index.ts';
import { CopyIcon } from '#/components/icons/index.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: '2026-09-14 18:41:02',
    children: (
      <IconButton aria-label="Copy" variant="secondary">
        <CopyIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex justify-center p-16">
        <Story />
      </div>
    ),
  ],
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'The exact time of the last change, in the time zone of the station: Europe/Dublin',
  },
};

export const OpenByFocus: Story = {
  tags: ['test-only'],
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('2026-09-14 18:41:02');
  },
};
