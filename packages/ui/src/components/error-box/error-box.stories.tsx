import type { Meta, StoryObj } from '@storybook/react';
import { ErrorBox } from './error-box.tsx';

const meta = {
  title: 'Components/ErrorBox',
  component: ErrorBox,
  args: {
    title: 'An error has occurred',
    children: 'Our team has been notified. Please try again later.',
  },
} satisfies Meta<typeof ErrorBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InPage: Story = { args: { level: 2 } };
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) } };
export const Chinese: Story = { args: { title: '发生错误', children: '我们的团队已收到通知，请稍后再试。' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
