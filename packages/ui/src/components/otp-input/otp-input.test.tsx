import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { OtpInput } from './otp-input.tsx';

behavesAsComponent('OtpInput', { render: (probe) => <OtpInput aria-label="Code" {...probe} /> });

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const boxes = () => [...document.querySelectorAll('[data-part="box"]')];
const active = () => boxes().map((box) => (box.hasAttribute('data-active') ? 'x' : '-'));

it('is one field with the name, hint and error of its Field', async () => {
  const { container } = renderUi(
    <Field label="Code" error="That code isn’t valid.">
      <OtpInput required />
    </Field>,
  );
  expect(field()).toHaveAccessibleName('Code');
  expect(field()).toHaveAccessibleDescription('That code isn’t valid.');
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('can be filled in by the browser', () => {
  const onComplete = vi.fn();
  renderUi(<OtpInput aria-label="Code" onComplete={onComplete} />);
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  fireEvent.change(field(), { target: { value: '482913' } });
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
});

it('shows typed digits in boxes and ignores other characters', async () => {
  const onValueChange = vi.fn();
  const onComplete = vi.fn();
  renderUi(<OtpInput aria-label="Code" onComplete={onComplete} onValueChange={onValueChange} />);
  await userEvent.type(field(), '4a8 ２');
  expect(field()).toHaveValue('482');
  expect(boxes().map((box) => box.textContent)).toEqual(['4', '8', '2', '', '', '']);
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(field(), '9137', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field()).toHaveValue('482913');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
});

it.each([
  ['482 913', '482913'],
  ['Your code is 482-913.', '482913'],
  ['48', '48'],
  ['4829135', '482913'],
])('pastes the digits of "%s"', async (text, expected) => {
  renderUi(<OtpInput aria-label="Code" />);
  await userEvent.tab();
  await userEvent.paste(text);
  expect(field()).toHaveValue(expected);
});

it('replaces the digit at the caret instead of moving the others', async () => {
  renderUi(<OtpInput aria-label="Code" defaultValue="123456" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}');
  expect(active()).toEqual(['-', '-', 'x', '-', '-', '-']);
  await userEvent.keyboard('99');
  expect(field()).toHaveValue('129956');
  expect(active()).toEqual(['-', '-', '-', '-', 'x', '-']);
});

it('marks the box of the next digit only with focus', async () => {
  renderUi(<OtpInput aria-label="Code" defaultValue="12" length={4} />);
  expect(active()).toEqual(['-', '-', '-', '-']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(active()).toEqual(['-', '-', 'x', '-']);
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveValue('1');
  await userEvent.tab();
  expect(active()).toEqual(['-', '-', '-', '-']);
});

it('cannot be changed while disabled or read-only', async () => {
  renderUi(<OtpInput aria-label="Code" defaultValue="12" readOnly />);
  await userEvent.type(field(), '3');
  await userEvent.paste('456789');
  expect(field()).toHaveValue('12');
});

it('is submitted and reset with its form', async () => {
  renderUi(
    <form aria-label="Sign in">
      <OtpInput aria-label="Code" name="code" defaultValue="12" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.tab();
  await userEvent.paste('482913');
  expect(new FormData(form).get('code')).toBe('482913');
  fireEvent.reset(form);
  expect(field()).toHaveValue('12');
});

it('does not change by itself when controlled', async () => {
  const onValueChange = vi.fn();
  renderUi(<OtpInput aria-label="Code" value="1" onValueChange={onValueChange} />);
  await userEvent.type(field(), '2', { initialSelectionStart: 1 });
  expect(onValueChange).toHaveBeenCalledWith('12');
  expect(field()).toHaveValue('1');
});
