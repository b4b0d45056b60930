import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { TimeZoneSelect, type TimeZoneSelectProps } from './index.ts';

function Example(props: TimeZoneSelectProps) {
  return (
    <div className="min-h-96 max-w-80">
      <Field label="Time zone" hint="Shows, reports and the log use this time">
        <TimeZoneSelect {...props} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Components/TimeZoneSelect',
  component: TimeZoneSelect,
  render: (args) => <Example {...args} />,
  args: { defaultValue: 'Europe/Dublin', at: new Date('2026-09-14T17:44:00Z'), onValueChange: fn() },
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};

export const Default: Story = {};
export const Open: Story = { play: openList };
export const Empty: Story = { args: { defaultValue: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = { globals: { locale: 'ja' }, play: openList };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openList };

export const FindByCountry: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(field);
    await userEvent.type(field, 'japan{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Asia/Tokyo');
    await expect(args.onValueChange).toHaveBeenCalledWith('Asia/Tokyo');
  },
};
