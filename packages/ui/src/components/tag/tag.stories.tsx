import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tag } from './tag.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Folk' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
function Genres() {
  const [genres, setGenres] = useState(['Indie', 'Folk', 'Electronic']);
  return (
    <div className="flex flex-wrap gap-2">
      {genres.map((genre) => (
        <Tag key={genre} onRemove={() => setGenres(genres.filter((other) => other !== genre))}>
          {genre}
        </Tag>
      ))}
    </div>
  );
}
export const Removable: Story = {
  render: () => <Genres />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Folk' }));
    await expect(canvas.queryByText('Folk')).toBeNull();
    await expect(canvas.getByText('Indie')).toBeVisible();
  },
};
export const Disabled: Story = { args: { onRemove: () => {}, disabled: true } };
export const LongText: Story = {
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitän', onRemove: () => {} },
  decorators: [(Story) => <div className="w-40">{Story()}</div>],
};
export const Japanese: Story = { args: { children: '電子音楽', onRemove: () => {} } };
export const RightToLeft: Story = { args: { onRemove: () => {} }, globals: { direction: 'rtl' } };
