import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '#/components/card/index.ts';
import { Field } from '#/components/field/index.ts';
import { type WeekInterval, WeekSchedule } from './index.ts';

const on = (weekdays: readonly number[], from: number, to: number, value: string): WeekInterval[] =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60, value }));
const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

const meta = {
  title: 'Components/WeekSchedule',
  component: WeekSchedule,
  args: {
    'aria-label': 'Dayparts',
    timeZone: 'Europe/Dublin',
    options: [
      { value: 'breakfast', label: 'Breakfast' },
      { value: 'drive', label: 'Drive time' },
      { value: 'evening', label: 'Evening' },
    ],
    defaultValue: [
      ...on(workdays, 6, 10, 'breakfast'),
      ...on(workdays, 16, 19, 'drive'),
      ...on([1, 2, 3, 4], 20, 23, 'evening'),
      ...on(weekend, 9, 12, 'breakfast'),
    ],
    onValueChange: fn(),
  },
  decorators: [(Story) => <Card className="p-5">{Story()}</Card>],
  tags: ['wide'],
  parameters: {
    docs: {
      description: {
        component:
          "A week of hours or half-hours, painted with a few named values. The value is the fewest intervals per weekday, in minutes of local time: `{ weekday: 1, from: 360, to: 600, value: 'breakfast' }` is Monday 06:00 to 10:00.",
      },
    },
  },
} satisfies Meta<typeof WeekSchedule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: [] } };
export const SingleValue: Story = {
  args: {
    'aria-label': 'Quiet hours',
    options: [{ value: 'quiet', label: 'Quiet', color: 'neutral' }],
    defaultValue: [
      ...on(workdays, 0, 7, 'quiet'),
      ...on(workdays, 23, 24, 'quiet'),
      ...on(weekend, 0, 9, 'quiet'),
    ],
  },
};
export const HalfHours: Story = {
  args: {
    stepMinutes: 30,
    defaultValue: [
      { weekday: 7, from: 120, to: 150, value: 'evening' },
      ...on(workdays, 6.5, 9, 'breakfast'),
    ],
  },
};
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field error="Choose at least one quiet hour." label="Quiet hours">
      <WeekSchedule {...args} aria-label={undefined} defaultValue={[]} />
    </Field>
  ),
};
export const ManyValues: Story = {
  args: {
    options: [
      'Breakfast',
      'Mid-morning',
      'Afternoon',
      'Drive time',
      'Evening',
      'Donaudampfschifffahrtsgesellschaft',
    ].map((label) => ({ value: label, label })),
    defaultValue: [
      ...on([1], 5, 9, 'Breakfast'),
      ...on([1], 9, 12, 'Mid-morning'),
      ...on([1], 12, 15, 'Afternoon'),
      ...on([1], 15, 19, 'Drive time'),
      ...on([1], 19, 22, 'Evening'),
      ...on([1], 22, 24, 'Donaudampfschifffahrtsgesellschaft'),
    ],
  },
};
export const Narrow: Story = { decorators: [(Story) => <div className="w-80">{Story()}</div>] };
export const Japanese: Story = { globals: { locale: 'ja' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const PaintByKeyboard: Story = {
  tags: ['test-only'],
  args: { defaultValue: [] },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid');
    grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { weekday: 1, from: 60, to: 180, value: 'breakfast' },
      // The week begins with it in the stories' region.
      { weekday: 7, from: 60, to: 180, value: 'breakfast' },
    ]);
  },
};
