import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Radio, RadioCard, RadioGroup, type RadioGroupProps } from './index.ts';

const group = (props: RadioGroupProps = {}) => (
  <RadioGroup {...props}>
    <Radio value="new" label="Only new listeners" description="The 23 stay until they leave" />
    <Radio value="all" label="Cut now" description="Their players get 403" />
    <Radio value="plan" label="Ask each of them" disabled />
  </RadioGroup>
);

behavesAsComponent('RadioGroup', { render: (probe) => group({ 'aria-label': 'Cut', ...probe }) });

behavesAsComponent('Radio', {
  render: (probe) => (
    <RadioGroup aria-label="Cut">
      <Radio value="new" label="Only new listeners" {...probe} />
    </RadioGroup>
  ),
});

behavesAsComponent('RadioCard', {
  render: (probe) => (
    <RadioGroup aria-label="Cut">
      <RadioCard value="new" label="Only new listeners" description="The 23 stay" note="Safer" {...probe} />
    </RadioGroup>
  ),
});

const now = () => screen.getByRole('radio', { name: /Cut now/ });

it('is labelled, described and validated by its field', async () => {
  const { container } = renderUi(
    <Field label="Cut 23 listeners" error="Choose one of them." required>
      {group()}
    </Field>,
  );
  const radios = screen.getByRole('radiogroup', { name: 'Cut 23 listeners' });
  expect(radios).toHaveAccessibleDescription('Choose one of them.');
  expect(radios).toBeInvalid();
  expect(radios).toBeRequired();
  expect(now()).toBeRequired();
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('selects an option by its label', async () => {
  const onValueChange = vi.fn();
  renderUi(group({ 'aria-label': 'Cut', defaultValue: 'new', onValueChange }));
  await userEvent.click(screen.getByText('Their players get 403'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('all');
  expect(now()).toBeChecked();
});

it('is a single tab stop; arrow keys move the selection past disabled options', async () => {
  renderUi(group({ 'aria-label': 'Cut', defaultValue: 'all' }));
  await userEvent.tab();
  expect(now()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Only new/ })).toBeChecked();
});

it('can start without a selection', () => {
  renderUi(group({ 'aria-label': 'Cut' }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

it('does not change state itself when controlled', async () => {
  renderUi(group({ 'aria-label': 'Cut', value: 'new' }));
  await userEvent.click(now());
  expect(now()).not.toBeChecked();
});

it('can be disabled as a whole', async () => {
  renderUi(group({ 'aria-label': 'Cut', disabled: true }));
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});

it('submits its value with the form and restores the default on reset', async () => {
  renderUi(
    <form data-testid="form">
      {group({ 'aria-label': 'Cut', name: 'cut', defaultValue: 'new' })}
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('cut');
  await userEvent.click(now());
  expect(sent()).toBe('all');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(sent()).toBe('new');
  expect(now()).not.toBeChecked();
});

it('throws when a Radio is rendered outside a group', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderUi(<Radio value="new" label="Only new listeners" />)).toThrow('RadioGroup');
});
