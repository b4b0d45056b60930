import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { Textarea } from './textarea.tsx';

const about =
  'Independent music from the west of Ireland. New releases by day, long sessions by night, and the Friday show live from Galway.';

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { placeholder: 'What do listeners hear?' },
  render: (args) => (
    <div className="max-w-140">
      <Field label="Description" hint="Shown in players and directories">
        <Textarea {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: about } };
export const SingleLine: Story = { args: { minRows: 1, maxRows: 4 } };
export const Disabled: Story = { args: { defaultValue: about, disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: about, readOnly: true } };

function Counted() {
  const [text, setText] = useState(about);
  return (
    <div className="max-w-140">
      <Field label="Description" count={{ used: text.length, max: 500 }}>
        <Textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </Field>
    </div>
  );
}

export const WithCounter: Story = { render: () => <Counted /> };

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-140">
      <Field label="Short text" error="Remove prices and “free”. Google Play rejects them.">
        <Textarea {...args} minRows={2} defaultValue="Free radio from Galway" />
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    defaultValue:
      'https://a-station-with-a-very-long-name.example.com/listen/128kbps-from-the-west-of-ireland-by-night.mp3',
  },
};

export const Japanese: Story = {
  args: {
    defaultValue:
      'アイルランド西部からお届けするインディペンデント・ミュージック。金曜の夜はゴールウェイから生放送。',
  },
};

export const RightToLeft: Story = { args: { defaultValue: about }, globals: { direction: 'rtl' } };

export const GrowWithText: Story = {
  tags: ['test-only'],
  args: { minRows: 2, maxRows: 6 },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByRole('textbox');
    const before = text.clientHeight;
    await userEvent.type(text, 'One{Enter}Two{Enter}Three{Enter}Four');
    await expect(text.clientHeight).toBeGreaterThan(before);
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await userEvent.type(text, '{Enter}Five{Enter}Six{Enter}Seven{Enter}Eight');
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
