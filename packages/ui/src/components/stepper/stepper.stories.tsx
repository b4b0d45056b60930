import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card, CardBody } from '#/components/card/index.ts';
import { Stepper, type StepperStep } from './stepper.tsx';

const titles = ['Station', 'Identity', 'Look', 'Content', 'Listing', 'Legal', 'Review'];
const steps = titles.map(
  (title, index): StepperStep => ({
    id: title.toLowerCase(),
    title,
    state: index < 2 ? 'done' : index === 2 ? 'upcoming' : 'locked',
  }),
);

const review: StepperStep[] = [
  { id: 'draft', title: 'Draft', description: '4 Sep, Maeve', state: 'done' },
  { id: 'review', title: 'Review by us', description: '7 Sep, 1 day', state: 'done' },
  {
    id: 'certification',
    title: 'Certification at Amazon',
    description: 'Rejected 13 Sep, after 6 days',
    state: 'error',
  },
  { id: 'live', title: 'Live', description: 'Usually 3 to 7 days', state: 'upcoming' },
];

/** The steps of a task or of a review, each with its state. */
const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  tags: ['wide'],
  args: { steps, current: 'look', onStepSelect: fn() },
  render: (args) => (
    <Card>
      <CardBody>
        <Stepper {...args} />
      </CardBody>
    </Card>
  ),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = (Story) => <div className="w-82">{Story()}</div>;

export const Default: Story = { args: { narrow: 'compact' } };
/** Without `onStepSelect` there are no buttons. */
const ReviewOnly = () => (
  <Card>
    <CardBody>
      <Stepper steps={review} />
    </CardBody>
  </Card>
);

export const ReadOnly: Story = { render: ReviewOnly };
export const Invalid: Story = {
  args: {
    steps: steps.map((step) => (step.id === 'identity' ? { ...step, state: 'error' } : step)),
  },
};
export const CurrentDone: Story = { args: { current: 'identity' } };
export const AllDone: Story = {
  args: { steps: steps.map((step) => ({ ...step, state: 'done' })), current: 'review' },
};
export const CompactNarrow: Story = { args: { narrow: 'compact' }, decorators: narrow };
export const ListNarrow: Story = { render: ReviewOnly, decorators: narrow };
export const ManySteps: Story = {
  args: {
    narrow: 'compact',
    steps: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      title: `Step ${index + 1}`,
      state: index < 4 ? 'done' : 'upcoming',
    })),
    current: '4',
  },
};
export const LongText: Story = {
  args: {
    steps: [
      { id: 'a', title: 'Geschwindigkeitsbegrenzungsüberschreitung der großen Flotte', state: 'done' },
      { id: 'b', title: 'Donaudampfschifffahrtsgesellschaftskapitän', state: 'upcoming' },
      { id: 'c', title: 'Prüfung', state: 'locked' },
    ],
    current: 'b',
  },
};
export const ChineseAndJapanese: Story = {
  args: {
    steps: [
      { id: 'a', title: 'ステーション', state: 'done' },
      { id: 'b', title: '外观', state: 'upcoming' },
      { id: 'c', title: '確認', state: 'locked' },
    ],
    current: 'b',
  },
};
export const RightToLeft: Story = { args: { narrow: 'compact' }, globals: { direction: 'rtl' } };

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Identity/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepSelect).toHaveBeenCalledWith('identity');
    await expect(canvas.queryByRole('button', { name: /^Listing/ })).toBeNull();
  },
};
