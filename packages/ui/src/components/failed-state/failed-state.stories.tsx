import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { FailedState } from './failed-state.tsx';

const meta = {
  title: 'Components/FailedState',
  component: FailedState,
  args: {
    title: 'Couldn’t load recent songs',
    description: 'The server took too long to respond.',
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Retrying: Story = { args: { retrying: true } };
export const WithoutRetry: Story = { render: () => <FailedState title="Couldn’t load recent songs" /> };
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const ChineseAndJapanese: Story = {
  args: { title: '曲を読み込めませんでした', description: '服务器响应时间过长。' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
