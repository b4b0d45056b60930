import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { CodeInput, jsonError } from './index.ts';

const input = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const errors = [
  { line: 2, message: 'The group is not closed.' },
  { line: 3, message: 'Nothing to repeat.' },
];

behavesAsComponent('CodeInput', { render: (probe) => <CodeInput aria-label="Rules" {...probe} /> });
behavesAsComponent('CodeInput with errors', {
  render: (probe) => (
    <CodeInput aria-label="Rules" defaultValue={'a\nb\nc'} errors={errors} json {...probe} />
  ),
});

it('is labelled, described and validated by its field', () => {
  renderUi(
    <Field error="Enter a rule." label="Rules" required>
      <CodeInput />
    </Field>,
  );
  expect(screen.getByRole('textbox', { name: 'Rules' })).toBeInvalid();
  expect(input()).toBeRequired();
  expect(input()).toHaveAccessibleDescription('Enter a rule.');
});

it('numbers its lines, invisibly for screen readers', async () => {
  const { container } = renderUi(<CodeInput aria-label="Rules" defaultValue={'a\nb'} />);
  const numbers = () => [...container.querySelectorAll('[data-part=number]')].map((one) => one.textContent);
  expect(numbers()).toEqual(['1', '2']);
  await userEvent.type(input(), '{Enter}c');
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(container.querySelector('[data-part=copy]')).toHaveAttribute('aria-hidden', 'true');
});

it('does not trap the Tab key', async () => {
  renderUi(
    <>
      <CodeInput aria-label="Rules" />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(input()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(input()).toHaveValue('');
});

it('stays left to right in RTL layouts', () => {
  renderUi(<CodeInput aria-label="Rules" />, { dir: 'rtl' });
  expect(input()).toHaveAttribute('dir', 'ltr');
});

it('does not change its text itself when controlled', async () => {
  const onValueChange = vi.fn();
  renderUi(<CodeInput aria-label="Rules" onValueChange={onValueChange} value="a" />);
  await userEvent.type(input(), 'b');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ab');
  expect(input()).toHaveValue('a');
});

it('submits its text and restores it on form reset', async () => {
  renderUi(
    <form data-testid="form">
      <CodeInput aria-label="Rules" defaultValue="a" name="rules" />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.type(input(), 'b');
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('rules')).toBe('ab');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(input()).toHaveValue('a');
});

describe('errors', () => {
  it('mark their lines and describe the field', () => {
    const { container } = renderUi(
      <CodeInput aria-label="Rules" defaultValue={'a\n(b\n*'} errors={errors} />,
    );
    const marked = [...container.querySelectorAll<HTMLElement>('[data-invalid]')];
    expect(marked.map(({ dataset }) => dataset.line)).toEqual(['2', '3']);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Line 2 The group is not closed. Line 3 Nothing to repeat.');
  });

  it('select their line on a click', async () => {
    renderUi(<CodeInput aria-label="Rules" defaultValue={'a\n(b\n*'} errors={errors} />);
    await userEvent.click(screen.getByRole('button', { name: 'Line 2 The group is not closed.' }));
    expect(input()).toHaveFocus();
    expect([input().selectionStart, input().selectionEnd]).toEqual([2, 4]);
  });
});

describe('JSON', () => {
  it('is formatted by a button', async () => {
    const onValueChange = vi.fn();
    renderUi(<CodeInput aria-label="Body" defaultValue='{"a":[1,2]}' json onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Format' }));
    expect(input()).toHaveValue('{\n  "a": [\n    1,\n    2\n  ]\n}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(input().value);
  });

  it('is not changed when invalid; the error disappears with the next change', async () => {
    renderUi(<CodeInput aria-label="Body" defaultValue={'{\n  "a": 1,\n}'} json />);
    await userEvent.click(screen.getByRole('button', { name: 'Format' }));
    expect(screen.getByRole('button', { name: 'Line 3 Unexpected }' })).toBeVisible();
    expect(input()).toHaveFocus();
    await userEvent.type(input(), ' ');
    expect(screen.queryByRole('button', { name: /Line 3/ })).toBeNull();
    expect(input()).toBeValid();
  });

  it('is not formatted while read-only', () => {
    renderUi(<CodeInput aria-label="Body" defaultValue="{}" json readOnly />);
    expect(screen.getByRole('button', { name: 'Format' })).toBeDisabled();
  });
});

describe('jsonError', () => {
  it.each(['1', '-1.5e3', '"a\\u00e9\\n"', ' [ ] ', '{"a": {"b": [true, false, null]}}'])(
    'accepts %j',
    (text) => expect(jsonError(text)).toBeUndefined(),
  );

  it.each([
    ['', 1, 1, undefined],
    ['{', 1, 2, undefined],
    ['[1, 2', 1, 6, undefined],
    ['[1,]', 1, 4, ']'],
    ['{"a": 1,\n "b" 2}', 2, 6, '2'],
    ["{'a': 1}", 1, 2, "'"],
    ['{a: 1}', 1, 2, 'a'],
    ['{"a": nothing}', 1, 7, 'nothing'],
    ['{"a": 01}', 1, 7, '01'],
    ['[1] 2', 1, 5, '2'],
    ['"a\nb"', 1, 1, '"'],
  ])('finds the error in %j', (text, line, column, found) =>
    expect(jsonError(text)).toEqual({ line, column, found }),
  );
});
