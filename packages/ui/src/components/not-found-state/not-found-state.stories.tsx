import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '#/components/button/index.ts';
import { NotFoundState } from './not-found-state.tsx';

const meta = {
  title: 'Components/NotFoundState',
  component: NotFoundState,
  args: {
    title: 'No cast “aurora” in your account',
    description: 'It was renamed or deleted, or belongs to another account.',
    action: (
      <Button asChild size="sm">
        <a href="#dashboard">To the dashboard</a>
      </Button>
    ),
  },
} satisfies Meta<typeof NotFoundState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { description: undefined } };
export const LongText: Story = {
  args: { title: `No cast “${'donaudampfschifffahrtsgesellschaft'.repeat(3)}” in your account` },
};
export const Japanese: Story = {
  args: {
    title: 'アカウントに「aurora」というキャストはありません',
    description: '名前が変わったか、削除されました。',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
