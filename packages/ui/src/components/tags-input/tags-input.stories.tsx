import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { TagsInput } from './tags-input.tsx';
import type { TagsInputProps } from './tags-input.types.ts';

function Example(props: TagsInputProps) {
  return (
    <div className="max-w-112">
      <Field label="Keywords" hint="Separate keywords with commas.">
        <TagsInput {...props} />
      </Field>
    </div>
  );
}

/** A list of short texts that people type: keywords, IP ranges, example phrases. */
const meta = {
  title: 'Components/TagsInput',
  component: TagsInput,
  render: (args) => <Example {...args} />,
  args: { defaultValue: ['radio', 'galway', 'indie', 'irish music'], onValueChange: fn() },
} satisfies Meta<typeof TagsInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: [], placeholder: 'radio, galway, indie' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-112">
      <Field label="Keywords" error="Add at least one keyword.">
        <TagsInput {...args} defaultValue={[]} />
      </Field>
    </div>
  ),
};

const bytesOf = (tags: readonly string[]) => new TextEncoder().encode(tags.join(',')).length;

/** The App Store counts bytes of UTF-8, not characters. */
function AppStoreKeywords(props: TagsInputProps) {
  const [keywords, setKeywords] = useState<readonly string[]>(['radio', 'galway', 'musique traditionnelle']);
  return (
    <div className="max-w-112">
      <Field label="Keywords" count={{ used: bytesOf(keywords), max: 100 }} hint="In bytes, with commas">
        <TagsInput {...props} value={keywords} onValueChange={setKeywords} measure={bytesOf} limit={100} />
      </Field>
    </div>
  );
}

export const ByteLimit: Story = { render: (args) => <AppStoreKeywords {...args} /> };

/** Commas belong to the phrases, so only Enter ends one. */
export const Phrases: Story = {
  args: {
    separator: 'line',
    max: 3,
    defaultValue: ['Alexa, open radio aurora galway', 'Alexa, ask radio aurora galway what’s playing'],
  },
  render: (args) => (
    <div className="max-w-112">
      <Field label="Example phrases" hint="Up to three. Press Enter after each.">
        <TagsInput {...args} />
      </Field>
    </div>
  ),
};

export const ManyTags: Story = {
  args: { defaultValue: Array.from({ length: 40 }, (_, index) => `198.51.100.${index * 4}/30`) },
};

const isRange = (text: string) => /^\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?$/.test(text);

export const InvalidTag: Story = {
  args: {
    defaultValue: ['198.51.100.0/24'],
    validate: (text) => (isRange(text) ? undefined : `“${text}” is not an IPv4 range. Write 203.0.113.0/24.`),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(field, '203.0.113.7,');
    await expect(canvas.getByText('203.0.113.7')).toBeVisible();
    await userEvent.type(field, 'localhost{Enter}');
    await expect(field).toHaveValue('localhost');
    await expect(field).toHaveAccessibleDescription(/“localhost” is not an IPv4 range/);
  },
};

export const LongText: Story = {
  args: {
    defaultValue: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenmusik der großen Flotte', 'Volksmusik'],
  },
};

export const ChineseAndJapanese: Story = { args: { defaultValue: ['インディーズ', '電子音楽', '电子音乐'] } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const EditByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(field, 'folk{Enter}');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['radio', 'galway', 'indie', 'irish music']);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    await expect(canvas.getByRole('button', { name: 'Remove irish music' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
  },
};
