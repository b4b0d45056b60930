import type { Meta, StoryObj } from '@storybook/react';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { RadioTowerIcon } from '#/components/icons/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const stations = [
  { value: 'aurora', label: 'Radio Aurora', note: '137', keywords: ['Galway'] },
  { value: 'atlantic', label: 'Atlantic Talk', note: '31', keywords: ['Cork'] },
  { value: 'harbour', label: 'Harbour Sessions', note: '0', keywords: ['Málaga'] },
  { value: 'cafe', label: 'Café del Norte', note: '12' },
  { value: 'polnoc', label: 'Radio Łódź Północ', note: 'Suspended', disabled: true },
];

function Example(props: ComboboxProps<string>) {
  return (
    <div className="min-h-80 max-w-80">
      <Field label="Station" hint="Relay this station when the source is gone">
        <Combobox {...props} />
      </Field>
    </div>
  );
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  render: (args) => <Example {...args} />,
  args: { options: stations, placeholder: 'Search a station', onValueChange: fn() },
  // A frame of its own on the docs page: the layer would cover it.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<ComponentProps<typeof Example>>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true'));
};

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'aurora' } };
export const Open: Story = { args: { defaultValue: 'atlantic' }, play: openList };
export const Required: Story = { args: { defaultValue: 'aurora', required: true } };
export const Disabled: Story = { args: { defaultValue: 'aurora', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'aurora', readOnly: true } };
export const Loading: Story = { args: { options: [], loading: true }, play: openList };
export const NoOptions: Story = {
  args: { options: [], emptyText: 'No other station in your account' },
  play: openList,
};
export const Failed: Story = {
  args: { options: [], loadError: 'The server took too long to respond.', onRetry: fn() },
  play: openList,
};

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-80">
      <Field label="Station" error="A station cannot relay itself. Choose another one.">
        <Combobox {...args} defaultValue="aurora" />
      </Field>
    </div>
  ),
};

function Fetched() {
  const [query, setQuery] = useState('');
  const found = stations.filter((station) => station.label.toLowerCase().includes(query.toLowerCase()));
  return (
    <div className="min-h-80 max-w-80">
      <Field label="Station">
        <Combobox
          options={query.length < 2 ? [] : found}
          filter={null}
          onQueryChange={setQuery}
          emptyText="Type two letters"
        />
      </Field>
    </div>
  );
}

export const RemoteSearch: Story = { render: () => <Fetched /> };

export const LongText: Story = {
  args: {
    defaultValue: 'a',
    options: [
      {
        value: 'a',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenradio der großen Flotte',
        icon: <RadioTowerIcon />,
      },
    ],
  },
  play: openList,
};

export const Japanese: Story = {
  args: {
    defaultValue: 'tokyo',
    placeholder: '放送局を検索',
    options: [
      { value: 'tokyo', label: 'ラジオ東京', description: '関東地方' },
      { value: 'osaka', label: 'ラジオ大阪', description: '関西地方' },
    ],
  },
  play: openList,
};

export const RightToLeft: Story = {
  args: { defaultValue: 'aurora' },
  globals: { direction: 'rtl' },
  play: openList,
};

export const FindWithoutAccents: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Station' });
    await userEvent.type(field, 'cafe');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Café del Norte');
    await expect(args.onValueChange).toHaveBeenCalledWith('cafe');
  },
};
