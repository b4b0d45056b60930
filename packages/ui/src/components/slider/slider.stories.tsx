import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { Slider } from './slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { defaultValue: -50, min: -90, max: -10, unit: 'dBFS', onValueChange: fn() },
  render: (args) => (
    <div className="max-w-100">
      <Field label="Silence below" hint="Quieter than this counts as silence">
        <Slider {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithMarks: Story = {
  args: {
    marks: [
      { value: -90, label: '−90' },
      { value: -50, label: 'Usual' },
      { value: -10, label: '−10' },
    ],
  },
};

export const MinimumAndMaximum: Story = {
  render: () => (
    <div className="grid max-w-100 gap-4">
      <Slider aria-label="Volume" defaultValue={0} unit="percent" />
      <Slider aria-label="Volume" defaultValue={50} unit="percent" />
      <Slider aria-label="Volume" defaultValue={100} unit="percent" />
    </div>
  ),
};

export const Decimals: Story = { args: { min: -12, max: 12, step: 0.5, defaultValue: -1.5, unit: 'dB' } };
export const WithoutValue: Story = { args: { hideValue: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-100">
      <Field label="Silence below" error="−20 dBFS would take quiet music for silence.">
        <Slider {...args} defaultValue={-20} />
      </Field>
    </div>
  ),
};

export const Japanese: Story = {
  args: { min: 1, max: 60, defaultValue: 15, formatValue: (value) => `${value}分` },
};

export const RightToLeft: Story = { ...WithMarks, globals: { direction: 'rtl' } };

export const AnnounceValue: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Silence below' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.input(slider, { target: { value: '-49' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '−49\u00a0dBFS');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-49);
  },
};
