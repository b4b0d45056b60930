import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { SectionHeader } from './section-header.tsx';

const meta = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
  args: { title: 'Casts and stations', count: 4 },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCount: Story = { args: { count: undefined } };
export const WithActions: Story = { args: { actions: <Button size="sm">Add</Button> } };
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) } };
export const Chinese: Story = { args: { title: '单页网站', count: 2 } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
