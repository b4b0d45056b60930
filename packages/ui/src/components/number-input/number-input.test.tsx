import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { NumberInput, type NumberInputProps } from './index.ts';

behavesAsComponent('NumberInput', {
  render: (probe) => <NumberInput aria-label="Threshold" unit="dBFS" stepper {...probe} />,
});

function Controlled() {
  const [value] = useState<number | null>(8000);
  return <NumberInput aria-label="Port" value={value} />;
}

const level = () => screen.getByRole('spinbutton');

function setup(props: NumberInputProps = {}, locale = 'en') {
  const onValueChange = vi.fn();
  const result = renderUi(
    <form data-testid="form">
      <Field label="Threshold" hint="From −90 to −10">
        <NumberInput
          min={-90}
          max={-10}
          defaultValue={-50}
          unit="dBFS"
          name="level"
          onValueChange={onValueChange}
          {...props}
        />
      </Field>
      <button type="reset">Reset</button>
    </form>,
    { locale },
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('level');
  return { onValueChange, sent, ...result };
}

it('is a spin button that says number, unit and range', async () => {
  const { container } = setup();
  expect(screen.getByRole('spinbutton', { name: 'Threshold' })).toHaveValue('−50');
  expect(level()).toHaveAttribute('aria-valuenow', '-50');
  expect(level()).toHaveAttribute('aria-valuemin', '-90');
  expect(level()).toHaveAttribute('aria-valuemax', '-10');
  expect(level()).toHaveAttribute('aria-valuetext', '−50 dBFS');
  expect(level()).toHaveAccessibleDescription('From −90 to −10');
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('adds a step by an arrow and ten by Page Up, up to the highest', async () => {
  const { onValueChange } = setup();
  await userEvent.type(level(), '{ArrowUp}{PageUp}{ArrowDown}');
  expect(onValueChange.mock.calls).toEqual([[-49], [-39], [-40]]);
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
  expect(level()).toHaveValue('−10');
});

it('passes on what is typed while it is within the range, and nothing else', async () => {
  const { onValueChange } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-200');
  expect(onValueChange.mock.calls).toEqual([[null], [-20]]);
});

it('takes the nearest number when it is left', async () => {
  const { sent } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-200');
  await userEvent.tab();
  expect(level()).toHaveValue('−90');
  expect(sent()).toBe('-90');
});

it('takes a number for a negative one where only those are allowed', async () => {
  const { onValueChange } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '42');
  expect(onValueChange).toHaveBeenLastCalledWith(-42);
  await userEvent.tab();
  expect(level()).toHaveValue('−42');
});

it('goes back to the last number when what was typed is none', async () => {
  setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-30 x');
  await userEvent.tab();
  expect(level()).toHaveValue('−30');
});

it('reads and writes a decimal as the language does, and sends it with a point', async () => {
  const { sent } = setup({ min: 0, max: 5, step: 0.25, defaultValue: 1.5 }, 'fr');
  expect(level()).toHaveValue('1,5');
  await userEvent.clear(level());
  await userEvent.type(level(), '2,75');
  await userEvent.tab();
  expect(sent()).toBe('2.75');
});

it('rounds to the decimals of its step', async () => {
  setup({ min: 0, max: 5, step: 0.5, defaultValue: 1 });
  await userEvent.clear(level());
  await userEvent.type(level(), '2.756');
  await userEvent.tab();
  expect(level()).toHaveValue('2.8');
});

it('settles before a form is sent by Enter', async () => {
  const { sent } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-5{Enter}');
  expect(sent()).toBe('-10');
});

it('may be empty', async () => {
  const { sent } = setup();
  await userEvent.clear(level());
  await userEvent.tab();
  expect(sent()).toBe('');
  expect(level()).not.toHaveAttribute('aria-valuenow');
});

it('goes back to its first number when the form is reset', async () => {
  const { sent } = setup();
  await userEvent.type(level(), '{ArrowUp}');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(level()).toHaveValue('−50');
  expect(sent()).toBe('-50');
});

it('has buttons for a step, which stop at the ends', async () => {
  setup({ min: 1, max: 3, defaultValue: 2, stepper: true });
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
  expect(level()).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(level()).toHaveValue('2');
});

it('stays as it is while it is only to be read', async () => {
  setup({ readOnly: true });
  await userEvent.type(level(), '{ArrowUp}');
  expect(level()).toHaveValue('−50');
});

it('is not sent while it is disabled', () => {
  const { sent } = setup({ disabled: true });
  expect(sent()).toBeNull();
});

it('leaves the number to its owner when controlled', async () => {
  renderUi(<Controlled />);
  await userEvent.type(level(), '{ArrowUp}');
  expect(level()).toHaveValue('8000');
});
