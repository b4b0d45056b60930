import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './date-picker.tsx';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: {
    label: 'Submission date',
    now: new Date('2026-09-14T17:44:00Z'),
    timeZone: 'Europe/Dublin',
    value: '2026-09-10',
    max: '2026-09-14',
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="min-h-120">{Story()}</div>],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-09-10'));
};

export const Default: Story = {};
export const Open: Story = { play: opened };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { play: opened, globals: { theme: 'dark' } };
export const French: Story = { play: opened, globals: { locale: 'fr' } };
export const RightToLeft: Story = { play: opened, globals: { direction: 'rtl' } };
export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async (context) => {
    await opened(context);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(context.args.onValueChange).toHaveBeenCalledWith('2026-09-11');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
