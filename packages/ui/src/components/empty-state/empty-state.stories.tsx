import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No listeners right now', description: 'The last listener left at 14:02.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { action: <Button size="sm">Share the stream</Button> } };
export const TitleOnly: Story = { args: { description: undefined } };
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Japanese: Story = {
  args: { title: '現在リスナーはいません', description: '最後のリスナーは14:02に退出しました。' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
