import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Period',
    now: new Date('2026-09-14T17:44:00Z'),
    timeZone: 'Europe/Dublin',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-160">{Story()}</div>],
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const WithComparison: Story = {
  args: { defaultOpen: true, comparable: true, defaultComparison: 'period-before' },
};
export const WithinLimits: Story = { args: { defaultOpen: true, min: '2026-08-20' } };
export const CustomPresets: Story = { args: { defaultOpen: true, presets: ['7d', '14d', '30d'] } };
export const Disabled: Story = { args: { disabled: true } };
export const French: Story = { args: { defaultOpen: true }, globals: { locale: 'fr' } };
export const Japanese: Story = { args: { defaultOpen: true }, globals: { locale: 'ja' } };
export const RightToLeft: Story = {
  args: { defaultOpen: true, comparable: true },
  globals: { direction: 'rtl' },
};
export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Period/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-09-14'));
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-09-07', to: '2026-09-09' });
  },
};
