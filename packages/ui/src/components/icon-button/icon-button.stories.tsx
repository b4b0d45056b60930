import type { Meta, StoryObj } from '@storybook/react';
import { CopyIcon, EllipsisIcon, MoonIcon } from '#/components/icons/index.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { 'aria-label': 'More actions', children: <EllipsisIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <IconButton aria-label="More actions">
        <EllipsisIcon />
      </IconButton>
      <IconButton aria-label="Copy" variant="secondary">
        <CopyIcon />
      </IconButton>
      <IconButton aria-label="Dark theme" aria-pressed>
        <MoonIcon />
      </IconButton>
      <IconButton aria-label="Copy" disabled>
        <CopyIcon />
      </IconButton>
      <IconButton aria-label="Copy" variant="secondary" disabled>
        <CopyIcon />
      </IconButton>
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} aria-label={`Copy, ${size}`} size={size} variant="secondary">
          <CopyIcon />
        </IconButton>
      ))}
    </div>
  ),
};
