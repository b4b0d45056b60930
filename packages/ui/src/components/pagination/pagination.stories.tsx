import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { total: 137, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyPages: Story = { args: { total: 12_480, defaultPage: 120 } };
export const WithPageSizes: Story = {
  args: { total: 812, pageSizes: [10, 25, 50, 100] },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox');
    // As wide as its longest option, so that none is cut off.
    const natural = select.cloneNode(true) as HTMLElement;
    natural.style.cssText = 'position: absolute; width: auto';
    document.body.append(natural);
    const width = natural.offsetWidth;
    natural.remove();
    await expect(select.offsetWidth).toBeGreaterThanOrEqual(width);
  },
};
export const SinglePage: Story = { args: { total: 12 } };
export const Empty: Story = { args: { total: 0 } };
export const AsLinks: Story = {
  args: { page: 2, renderLink: (page, content) => <a href={`#page-${page}`}>{content}</a> },
};
export const Phone: Story = {
  args: { total: 812, pageSizes: [10, 25, 50] },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const French: Story = {
  args: { total: 12_480, pageSizes: [50, 1000] },
  globals: { locale: 'fr' },
};
export const RightToLeft: Story = { args: { total: 812, defaultPage: 3 }, globals: { direction: 'rtl' } };

export const NextPage: Story = {
  tags: ['test-only'],
  args: { defaultPage: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await expect(next).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('101 to 137 of 137');
  },
};
