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

it('is a spinbutton that announces number, unit and range', async () => {
  const { container } = setup();
  expect(screen.getByRole('spinbutton', { name: 'Threshold' })).toHaveValue('−50');
  expect(level()).toHaveAttribute('aria-valuenow', '-50');
  expect(level()).toHaveAttribute('aria-valuemin', '-90');
  expect(level()).toHaveAttribute('aria-valuemax', '-10');
  expect(level()).toHaveAttribute('aria-valuetext', '−50 dBFS');
  expect(level()).toHaveAccessibleDescription('From −90 to −10');
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('increments by a step with arrows and ten steps with Page Up, up to the maximum', async () => {
  const { onValueChange } = setup();
  await userEvent.type(level(), '{ArrowUp}{PageUp}{ArrowDown}');
  expect(onValueChange.mock.calls).toEqual([[-49], [-39], [-40]]);
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
  expect(level()).toHaveValue('−10');
});

it('emits only numbers within the range while typing', async () => {
  const { onValueChange } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-200');
  expect(onValueChange.mock.calls).toEqual([[null], [-20]]);
});

it('clamps to the range on blur', async () => {
  const { sent } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-200');
  await userEvent.tab();
  expect(level()).toHaveValue('−90');
  expect(sent()).toBe('-90');
});

it('adds a minus where only negative numbers are allowed', async () => {
  const { onValueChange } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '42');
  expect(onValueChange).toHaveBeenLastCalledWith(-42);
  await userEvent.tab();
  expect(level()).toHaveValue('−42');
});

it('restores the last number when the text is not a number', async () => {
  setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-30 x');
  await userEvent.tab();
  expect(level()).toHaveValue('−30');
});

it('parses and formats decimals by locale and submits a decimal point', async () => {
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

it('commits before Enter submits the form', async () => {
  const { sent } = setup();
  await userEvent.clear(level());
  await userEvent.type(level(), '-5{Enter}');
  expect(sent()).toBe('-10');
});

it('can be empty', async () => {
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

it('has step buttons that are disabled at the limits', async () => {
  setup({ min: 1, max: 3, defaultValue: 2, stepper: true });
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }));
  expect(level()).toHaveValue('3');
  expect(screen.getByRole('button', { name: 'Increase' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Decrease' }));
  expect(level()).toHaveValue('2');
});

it('stays unchanged while read-only', async () => {
  setup({ readOnly: true });
  await userEvent.type(level(), '{ArrowUp}');
  expect(level()).toHaveValue('−50');
});

it('is not submitted while disabled', () => {
  const { sent } = setup({ disabled: true });
  expect(sent()).toBeNull();
});

it('does not change state itself when controlled', async () => {
  renderUi(<Controlled />);
  await userEvent.type(level(), '{ArrowUp}');
  expect(level()).toHaveValue('8000');
});
