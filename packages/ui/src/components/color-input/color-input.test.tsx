import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ColorInput } from './color-input.tsx';

const swatches = [
  { value: '#3e82f7', label: 'Blue' },
  { value: '#12161c', label: 'Ink' },
];

behavesAsComponent('ColorInput', {
  render: (probe) => <ColorInput aria-label="Top navigation" defaultValue="#3e82f7" {...probe} />,
});

function setup() {
  const onValueChange = vi.fn();
  const { container } = renderUi(
    <Field label="Top navigation">
      <ColorInput
        defaultValue="#3e82f7"
        swatches={swatches}
        textColor="#ffffff"
        onValueChange={onValueChange}
      />
    </Field>,
  );
  return { onValueChange, container, hex: screen.getByRole('textbox', { name: 'Top navigation' }) };
}

it('accepts a hexadecimal colour while typing', async () => {
  const { hex, onValueChange } = setup();
  await userEvent.clear(hex);
  await userEvent.type(hex, 'FF0173');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('#ff0173');
});

it('expands a short colour on blur', async () => {
  const { hex, onValueChange } = setup();
  await userEvent.clear(hex);
  await userEvent.type(hex, '#0af');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith('#00aaff');
  expect(hex).toHaveValue('#00aaff');
});

it('reports an invalid colour and does not emit it', async () => {
  const { hex, onValueChange } = setup();
  await userEvent.clear(hex);
  await userEvent.type(hex, 'blue');
  expect(hex).toBeInvalid();
  expect(hex).toHaveAccessibleDescription('Please enter a colour such as #3e82f7.');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('accepts a colour from the picker and from the swatches', async () => {
  const { hex, onValueChange } = setup();
  fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#188a4e' } });
  expect(hex).toHaveValue('#188a4e');
  await userEvent.click(screen.getByRole('button', { name: 'Ink' }));
  expect(onValueChange).toHaveBeenLastCalledWith('#12161c');
  expect(screen.getByRole('button', { name: 'Ink' })).toHaveAttribute('aria-pressed', 'true');
});

it('shows the contrast ratio and warns when it is too low', async () => {
  setup();
  expect(screen.getByText('Contrast 3.6:1 · Hard to read')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ink' }));
  expect(screen.getByText('Contrast 18.1:1')).toBeInTheDocument();
});

it('shows a contrast meter while the colour is valid', async () => {
  const { container, hex } = setup();
  const meter = () => container.querySelector('[data-part="contrast"]');
  expect(meter()).toHaveAttribute('data-state', 'low');
  await userEvent.click(screen.getByRole('button', { name: 'Ink' }));
  expect(meter()).toHaveAttribute('data-state', 'readable');
  await userEvent.clear(hex);
  expect(meter()).toBeNull();
});

it('makes the swatches a single tab stop with arrow key navigation', async () => {
  const { onValueChange } = setup();
  screen.getByRole('button', { name: 'Blue' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Ink' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Ink' })).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('#12161c');
  expect(screen.getByRole('button', { name: 'Ink' })).toHaveAttribute('tabindex', '0');
});

it('restores its default colour on form reset and submits the current value', async () => {
  renderUi(
    <form data-testid="form">
      <ColorInput aria-label="Header" name="header" defaultValue="#3e82f7" swatches={swatches} />
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('header');
  await userEvent.click(screen.getByRole('button', { name: 'Ink' }));
  expect(sent()).toBe('#12161c');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(sent()).toBe('#3e82f7');
});

it('disables the swatches while read-only', () => {
  renderUi(<ColorInput aria-label="Header" defaultValue="#3e82f7" swatches={swatches} readOnly />);
  expect(screen.getByRole('button', { name: 'Ink' })).toBeDisabled();
  expect(screen.getByLabelText('Pick a colour')).toBeDisabled();
});

it('has no axe violations inside a field', async () => {
  const { container } = setup();
  expect(await accessibilityFindings(container)).toEqual([]);
});
