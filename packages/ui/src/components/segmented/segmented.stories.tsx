import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MoonIcon, SunIcon } from '#/components/icons/index.ts';
import { Segmented } from './segmented.tsx';

const meta = {
  title: 'Components/Segmented',
  component: Segmented,
  args: {
    'aria-label': 'Server',
    defaultValue: 'icecast',
    onValueChange: fn(),
    options: [
      { value: 'icecast', label: 'Icecast' },
      { value: 'shoutcast', label: 'SHOUTcast' },
    ],
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcons: Story = {
  args: {
    'aria-label': 'Theme',
    defaultValue: 'dark',
    options: [
      { value: 'light', label: 'Light', icon: <SunIcon /> },
      { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    options: [
      { value: 'icecast', label: 'Geschwindigkeitsbegrenzung' },
      { value: 'shoutcast', label: '日本語の長いラベル' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'SHOUTcast' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith('shoutcast');
  },
};
