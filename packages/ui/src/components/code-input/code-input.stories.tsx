import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#/components/field/index.ts';
import { CodeInput } from './code-input.tsx';

const rules = String.raw`^(?<artist>.+?) - (?<title>.+)$
\s*\((?:official|lyric) (?:video|audio)\)\s*$
^\[(?:ad|jingle)\]
(?i)\bfeat\.?\s+`;

const json = `{
  "locale": "en-GB",
  "invocationName": "radio aurora",
  "streams": [
    { "mount": "/128kbps", "primary": true }
  ]
}`;

const meta = {
  title: 'Components/CodeInput',
  component: CodeInput,
  args: { defaultValue: rules, onValueChange: fn() },
  parameters: {
    docs: {
      description: {
        component: 'A text field for regular expressions and JSON: a `<textarea>` with line numbers.',
      },
    },
  },
  render: (args) => (
    <div className="max-w-140">
      <Field hint="One rule per line, from top to bottom" label="Replace in titles">
        <CodeInput {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: '^(.+) - (.+)$' } };
export const Json: Story = { args: { defaultValue: json, json: true } };
export const WithLineErrors: Story = {
  args: {
    defaultValue: rules.replace('+?) -', '+? -'),
    errors: [{ line: 1, message: 'The group that begins at column 2 is not closed. Add “)”.' }],
  },
};
export const Invalid: Story = {
  render: (args) => (
    <div className="max-w-140">
      <Field error="At most ten rules are possible." label="Replace in titles">
        <CodeInput {...args} />
      </Field>
    </div>
  ),
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Wrapped: Story = {
  args: { defaultValue: `${'(?:jingle|ad|station id)|'.repeat(8)}\n${rules}`, wrap: true },
};
export const ManyLines: Story = {
  args: {
    defaultValue: Array.from({ length: 120 }, (_, line) => `^Station ID ${line + 1}$`).join('\n'),
    maxRows: 6,
  },
};
export const LongLines: Story = {
  args: { defaultValue: `${rules}\n${'(?:jingle|ad|station id)|'.repeat(12)}` },
};
export const Japanese: Story = { args: { defaultValue: '^ジングル\n^お知らせ' }, globals: { locale: 'ja' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const NumberWrappedLines: Story = {
  ...Wrapped,
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    const second = canvasElement.querySelector<HTMLElement>('[data-line="2"]');
    await expect(second?.offsetTop).toBeGreaterThan(40);
    await expect(input.scrollHeight).toBe(input.clientHeight);
  },
};

export const JumpToError: Story = {
  tags: ['test-only'],
  args: { ...ManyLines.args, errors: [{ line: 90, message: 'The same rule as in line 12.' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvasElement.querySelector<HTMLElement>('[data-part="scroller"]');
    await userEvent.click(canvas.getByRole('button', { name: /Line 90/ }));
    await waitFor(() => expect(scroller?.scrollTop).toBeGreaterThan(1000));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const FormatAndUndo: Story = {
  tags: ['test-only'],
  args: { defaultValue: '{"a":[1,2]}', json: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('{\n  "a": [\n    1,\n    2\n  ]\n}');
    document.execCommand('undo');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('{"a":[1,2]}'));
  },
};
