import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { CountryMultiSelect, type CountryMultiSelectProps, CountrySelect } from './index.ts';

function Example(props: CountryMultiSelectProps) {
  return (
    <div className="min-h-96 max-w-112">
      <Field label="Countries" hint="Where you hold music rights">
        <CountryMultiSelect {...props} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Components/CountrySelect',
  component: CountryMultiSelect,
  subcomponents: { CountrySelect },
  render: (args) => <Example {...args} />,
  args: { defaultValue: ['IE', 'GB'], onValueChange: fn() },
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
export const Empty: Story = { args: { defaultValue: [] } };
export const ManySelected: Story = {
  args: { defaultValue: ['IE', 'GB', 'FR', 'DE', 'NL', 'BE', 'ES', 'PT', 'GS', 'VC', 'US'] },
};

export const SingleSelect: Story = {
  render: () => (
    <div className="min-h-96 max-w-72">
      <Field label="Country">
        <CountrySelect defaultValue="IE" />
      </Field>
    </div>
  ),
  play: openList,
};

export const Japanese: Story = { globals: { locale: 'ja' }, play: openList };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openList };

export const FindByCode: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Countries' });
    await userEvent.type(field, 'fr{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith(['IE', 'GB', 'FR']);
  },
};
