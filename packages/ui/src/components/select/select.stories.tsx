import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { GlobeIcon, RadioIcon } from '#/components/icons/index.ts';
import { Select, type SelectProps } from './index.ts';

const bitrates = [
  { value: '96', label: '96 kbps' },
  { value: '128', label: '128 kbps' },
  { value: '192', label: '192 kbps' },
  { value: '320', label: '320 kbps', note: 'Above your plan', disabled: true },
];

function Example(props: SelectProps<string>) {
  return (
    <div className="min-h-80 max-w-72">
      <Field label="Bitrate" hint="Up to 192 kbps on your plan">
        <Select {...props} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Components/Select',
  component: Select,
  render: (args) => <Example {...args} />,
  args: { options: bitrates, defaultValue: '128', onValueChange: fn() },
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};

export const Default: Story = {};
export const Open: Story = { play: open };
export const Empty: Story = { args: { defaultValue: null } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-72">
      <Field label="Bitrate" error="Your plan ends at 192 kbps.">
        <Select {...args} />
      </Field>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex max-w-180 flex-wrap items-center gap-3">
      <Select {...args} aria-label="Bitrate, small" size="sm" className="w-auto" />
      <Select {...args} aria-label="Bitrate" className="w-auto" />
      <Select {...args} aria-label="Bitrate, large" size="lg" className="w-auto" />
    </div>
  ),
};

export const WithCaption: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <Select
        {...args}
        caption="Compare"
        className="w-auto"
        defaultValue="before"
        options={[
          { value: 'before', label: 'Previous period' },
          { value: 'year', label: 'Year before' },
          { value: 'none', label: 'Nothing' },
        ]}
      />
      <Select
        {...args}
        caption="Counting"
        className="w-auto"
        defaultValue="60"
        options={[
          { value: '0', label: 'Every connection' },
          { value: '60', label: '60 s and over' },
        ]}
      />
    </div>
  ),
};

export const Groups: Story = {
  args: {
    defaultValue: 'mp3',
    options: [
      {
        label: 'Plays everywhere',
        options: [
          { value: 'mp3', label: 'MP3', description: 'Every player since 1995', icon: <RadioIcon /> },
          { value: 'aac', label: 'AAC', description: 'Phones, cars, smart speakers', icon: <RadioIcon /> },
        ],
      },
      {
        label: 'Modern players',
        options: [
          { value: 'opus', label: 'Opus', description: 'Best below 64 kbps', icon: <GlobeIcon /> },
          { value: 'flac', label: 'FLAC', note: 'No bitrate', icon: <GlobeIcon /> },
        ],
      },
    ],
  },
  play: open,
};

export const ManyOptions: Story = {
  args: {
    defaultValue: '20',
    options: Array.from({ length: 40 }, (_, index) => ({
      value: String(index + 1),
      label: `Port ${8000 + index * 2}`,
    })),
  },
  play: open,
};

export const LongText: Story = {
  args: {
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze der großen Flotte',
        note: 'Nicht in Ihrem Tarif enthalten',
      },
      { value: 'b', label: 'Kurz' },
    ],
  },
  play: open,
};

export const Japanese: Story = {
  args: {
    defaultValue: 'b',
    options: [
      { value: 'a', label: '高音質', description: '192 kbps、音楽向け' },
      { value: 'b', label: '標準', description: '128 kbps、ほとんどの番組向け' },
      { value: 'c', label: '最高音質', note: 'プランの上限を超えています', disabled: true },
    ],
  },
  play: open,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: open };

export const SelectByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Bitrate' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('192');
    await expect(box).toHaveFocus();
    await userEvent.keyboard('9');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box).toHaveTextContent('192 kbps');
  },
};
