import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { LockIcon, SearchIcon } from '#/components/icons/index.ts';
import { Input, InputGroup } from './index.ts';

const meta = {
  title: 'Components/Input',
  component: Input,
  subcomponents: { InputGroup },
  args: { 'aria-label': 'Mount', placeholder: '/128kbps' },
  decorators: [
    (Story) => (
      <div className="grid w-72 gap-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <>
      <Field label="Filled">
        <Input defaultValue="Radio Aurora" />
      </Field>
      <Field label="Error" error="Port 8001 is in use. Choose another pair.">
        <Input defaultValue="8000" />
      </Field>
      <Field label="Disabled" hint="Fixed while a source is connected">
        <Input defaultValue="/128kbps" disabled />
      </Field>
      <Field label="Read only">
        <Input defaultValue="cast.example.com" readOnly />
      </Field>
      <Field label="Large">
        <Input size="lg" defaultValue="maeve@aurora.media" type="email" />
      </Field>
    </>
  ),
};

export const WithAddons: Story = {
  render: () => (
    <>
      <Field label="With unit" hint="From −90 to −10">
        <InputGroup>
          <Input defaultValue="−50" inputMode="numeric" />
          <span className="text-fg-muted">dBFS</span>
        </InputGroup>
      </Field>
      <InputGroup>
        <SearchIcon className="text-fg-subtle" />
        <Input aria-label="Search" placeholder="Search casts, stations, apps" type="search" />
      </InputGroup>
      <Field label="Mount" error="Starts with a slash">
        <InputGroup>
          <Input defaultValue="128kbps" />
        </InputGroup>
      </Field>
      <Field label="Locked">
        <InputGroup>
          <Input defaultValue="/128kbps" disabled />
          <LockIcon className="text-fg-subtle" />
        </InputGroup>
      </Field>
    </>
  ),
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input).outlineStyle).toBe('solid');
  },
};

export const LongText: Story = {
  args: { defaultValue: 'https://a-station-with-a-very-long-name.example.com/listen/128kbps.mp3' },
};
