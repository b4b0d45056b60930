import type { Meta, StoryObj } from '@storybook/react';
import { Field } from '#/components/field/index.ts';
import { NativeSelect } from './native-select.tsx';

const meta = {
  title: 'Components/NativeSelect',
  component: NativeSelect,
  args: {
    defaultValue: '128',
    children: [96, 128, 192, 320].map((rate) => <option key={rate} value={rate}>{`${rate} kbps`}</option>),
  },
  render: (args) => (
    <div className="w-72">
      <Field label="Bitrate" hint="Up to 320 kbps on your plan">
        <NativeSelect {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof NativeSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'lg' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const LongText: Story = {
  args: { children: <option>Donaudampfschifffahrtsgesellschaftskapitän der großen Flotte</option> },
};
