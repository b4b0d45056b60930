import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchInput } from './search-input.tsx';

const meta = {
  title: 'Components/SearchInput',
  component: SearchInput,
  args: {
    'aria-label': 'Search',
    placeholder: 'Search casts, stations, apps',
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithShortcut: Story = { args: { shortcut: 'Ctrl K', 'aria-keyshortcuts': 'Control+K' } };
export const Filled: Story = { args: { defaultValue: 'Radio Aurora', shortcut: 'Ctrl K' } };
export const Large: Story = { args: { size: 'lg', defaultValue: 'Radio Aurora' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { defaultValue: 'a-station-with-a-very-long-name.example.com/listen/128kbps.mp3' },
};
export const Japanese: Story = {
  args: { placeholder: 'キャスト、ステーション、アプリを検索', shortcut: 'Ctrl K' },
};
export const RightToLeft: Story = {
  args: { defaultValue: 'Radio Aurora' },
  globals: { direction: 'rtl' },
};

export const Clear: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'aurora');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'galway{Escape}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};
