import type { Meta, StoryObj } from '@storybook/react';
import { BrandMark, Wordmark } from './brand-mark.tsx';

const meta = {
  title: 'Components/BrandMark',
  component: Wordmark,
  subcomponents: { BrandMark },
  args: { children: 'Studio' },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MarkOnly: Story = { render: () => <BrandMark /> };
export const AsLink: Story = {
  render: () => (
    <Wordmark asChild>
      <a href="#home">Studio</a>
    </Wordmark>
  ),
};
export const Collapsed: Story = {
  render: () => (
    <div data-nav-collapsed="true">
      <Wordmark>Studio</Wordmark>
    </div>
  ),
};
export const LongText: Story = {
  render: () => (
    <div className="flex w-40">
      <Wordmark>Donaudampfschifffahrtsgesellschaftskapitän</Wordmark>
    </div>
  ),
};
export const Chinese: Story = { args: { children: '工作室' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
