import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { MultiSelect, type MultiSelectProps } from './index.ts';

const genres = ['Indie', 'Folk', 'Electronic', 'Jazz', 'Trad', 'Chanson', 'Ambient', 'Talk', 'News'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
);

function Example(props: MultiSelectProps<string>) {
  return (
    <div className="min-h-96 max-w-112">
      <Field label="Genres" hint="Directories list you under the first one">
        <MultiSelect {...props} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  render: (args) => <Example {...args} />,
  args: {
    options: genres,
    defaultValue: ['indie', 'folk', 'electronic'],
    placeholder: 'Choose up to 5',
    addPlaceholder: 'Up to 5',
    max: 5,
    onValueChange: fn(),
  },
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
export const LimitReached: Story = {
  args: { defaultValue: ['indie', 'folk', 'electronic', 'jazz', 'trad'], addPlaceholder: '' },
  play: openList,
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-112">
      <Field label="Genres" error="Choose at least one. Directories require a genre.">
        <MultiSelect {...args} defaultValue={[]} />
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue: ['a', 'b'],
    options: [
      { value: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmusik der großen Flotte' },
      { value: 'b', label: 'Volksmusik' },
    ],
  },
};

export const Japanese: Story = {
  args: {
    defaultValue: ['a', 'b'],
    addPlaceholder: '5件まで',
    options: [
      { value: 'a', label: 'インディーズ' },
      { value: 'b', label: '電子音楽' },
      { value: 'c', label: 'ジャズ' },
    ],
  },
  play: openList,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openList };

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Genres' });
    await userEvent.type(field, 'jazz{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Jazz added, 4 selected');
    await userEvent.keyboard('{Escape}{Backspace}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Electronic removed, 2 selected');
    await expect(canvas.getByRole('button', { name: 'Remove Folk' })).toHaveFocus();
  },
};
