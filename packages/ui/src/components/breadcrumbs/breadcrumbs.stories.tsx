import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs.tsx';

const step = (name: string) => (
  <a href={`#${name}`} key={name}>
    {name}
  </a>
);

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { children: [step('Dashboard'), step('Casts'), 'aurora'] },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = [step('Dashboard'), step('Casts'), step('aurora'), step('Settings'), 'Streams'];

export const Default: Story = {};
export const ManyLevels: Story = { args: { children: long } };

export const ManyLevelsPhone: Story = {
  args: { children: long },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (window.innerWidth >= 768) return;
    await expect(canvas.queryByRole('link', { name: 'Casts' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show full path' }));
    await expect(canvas.getByRole('link', { name: 'Casts' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { children: [step('Dashboard'), 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'] },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};
export const ChineseAndJapanese: Story = {
  args: { children: [step('ダッシュボード'), step('キャスト'), '极光电台'] },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
