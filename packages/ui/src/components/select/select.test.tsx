import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '#/components/dialog/index.ts';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Select, type SelectProps } from './index.ts';

const bitrates = [
  { value: '96', label: '96 kbps' },
  { value: '128', label: '128 kbps' },
  { value: '192', label: '192 kbps' },
  { value: '320', label: '320 kbps', note: 'Above your plan', disabled: true },
] as const;

type Props = Partial<SelectProps<'96' | '128' | '192' | '320'>>;

behavesAsComponent('Select', {
  render: (probe) => <Select aria-label="Bitrate" options={bitrates} defaultValue="128" {...probe} />,
});

const box = () => screen.getByRole('combobox', { name: 'Bitrate' });
const option = (name: RegExp | string) => screen.getByRole('option', { name });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

function setup(props: Props = {}) {
  const onValueChange = vi.fn();
  const result = renderUi(
    <form data-testid="form">
      <Field label="Bitrate" hint="Up to 192 kbps on your plan">
        <Select options={bitrates} defaultValue="128" name="rate" onValueChange={onValueChange} {...props} />
      </Field>
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('rate');
  return { onValueChange, sent, ...result };
}

it('is a closed combobox that shows its value', () => {
  setup();
  expect(box()).toHaveTextContent('128 kbps');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  expect(box()).toHaveAccessibleDescription('Up to 192 kbps on your plan');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('opens with the selected option active and without axe violations', async () => {
  setup();
  await userEvent.click(box());
  expect(screen.getByRole('listbox', { name: 'Bitrate' })).toBeInTheDocument();
  expect(option('128 kbps')).toHaveAttribute('aria-selected', 'true');
  expect(active()).toBe(option('128 kbps'));
  expect(await accessibilityFindings(document.body)).toEqual([]);
});

it('closes on a second click and on an outside click', async () => {
  setup();
  await userEvent.click(box());
  await userEvent.click(box());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(box());
  await userEvent.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('is focused, not opened, by a press on its label', async () => {
  setup();
  await userEvent.click(screen.getByText('Bitrate', { selector: 'label' }));
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('leaves a press on a button in its label to the button', () => {
  renderUi(
    <>
      <label htmlFor="rate">
        Bitrate <button type="button">of your plan</button>
      </label>
      <Select id="rate" options={bitrates} />
    </>,
  );
  const isLeftAlone = fireEvent.click(screen.getByRole('button', { name: 'of your plan' }));
  expect(isLeftAlone).toBe(true);
  expect(screen.getByRole('combobox')).not.toHaveFocus();
});

it('selects on click, keeps focus and closes', async () => {
  const { onValueChange, sent } = setup();
  await userEvent.click(box());
  await userEvent.click(option('192 kbps'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('192');
  expect(sent()).toBe('192');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens with %j at the selected option', async (key) => {
  setup();
  box().focus();
  await userEvent.keyboard(key);
  expect(active()).toBe(option('128 kbps'));
});

it('moves with arrow keys, Home and End without wrapping', async () => {
  setup();
  box().focus();
  await userEvent.keyboard('{Enter}{Home}');
  expect(active()).toBe(option('96 kbps'));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(active()).toBe(option('192 kbps'));
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(active()).toBe(option(/320/));
});

it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('selects the active option with %j', async (key) => {
  const { onValueChange } = setup();
  box().focus();
  await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('192');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('selects on Tab and moves on', async () => {
  const { sent } = setup();
  box().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(sent()).toBe('192');
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
});

it('closes on Escape without a selection', async () => {
  const { onValueChange } = setup();
  box().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('finds an option by typeahead', async () => {
  setup();
  box().focus();
  await userEvent.keyboard('19');
  expect(active()).toBe(option('192 kbps'));
});

it('lets a disabled option be active but not selected', async () => {
  const { onValueChange } = setup();
  box().focus();
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(option(/320/)).toHaveAttribute('aria-disabled', 'true');
  expect(option(/320/)).toHaveTextContent('Above your plan');
  await userEvent.click(option(/320/));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('names its groups', async () => {
  renderUi(
    <Select
      aria-label="Codec"
      options={[
        { label: 'Everywhere', options: [{ value: 'mp3', label: 'MP3' }] },
        { label: 'Modern players', options: [{ value: 'opus', label: 'Opus' }] },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('combobox'));
  const group = screen.getByRole('group', { name: 'Modern players' });
  expect(within(group).getByRole('option', { name: 'Opus' })).toBeInTheDocument();
});

it('shows a placeholder while nothing is selected', () => {
  setup({ defaultValue: null });
  expect(box()).toHaveTextContent('Choose');
});

it('is reported by native validation when required and empty', () => {
  setup({ defaultValue: null, required: true });
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(box()).toBeRequired();
  expect(form.checkValidity()).toBe(false);
  // The browser focuses the first invalid control of the form.
  form.querySelector<HTMLInputElement>('input:invalid')?.focus();
  expect(box()).toHaveFocus();
});

it('is valid when an option is selected', () => {
  setup({ required: true });
  expect(screen.getByTestId<HTMLFormElement>('form').checkValidity()).toBe(true);
});

it('restores its default value on form reset', async () => {
  const { sent } = setup();
  await userEvent.click(box());
  await userEvent.click(option('96 kbps'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box()).toHaveTextContent('128 kbps');
  expect(sent()).toBe('128');
});

it('does not open while read-only, and still submits its value', async () => {
  const { sent } = setup({ readOnly: true });
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-readonly', 'true');
  expect(sent()).toBe('128');
});

it('is not submitted while disabled', () => {
  const { sent } = setup({ disabled: true });
  expect(box()).toBeDisabled();
  expect(sent()).toBeNull();
});

it('does not change state itself when controlled', async () => {
  setup({ value: '128' });
  await userEvent.click(box());
  await userEvent.click(option('96 kbps'));
  expect(box()).toHaveTextContent('128 kbps');
});

it('is named by its caption when there is no label', () => {
  renderUi(<Select caption="Counting" options={bitrates} />);
  expect(screen.getByRole('combobox', { name: 'Counting' })).toBeInTheDocument();
});

it('closes before the dialog that contains it', async () => {
  renderUi(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Add a stream</DialogTitle>
        <Select aria-label="Bitrate" options={bitrates} />
      </DialogContent>
    </Dialog>,
  );
  await userEvent.click(box());
  await userEvent.click(option('96 kbps'));
  expect(box()).toHaveTextContent('96 kbps');
  await userEvent.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('injects no style element', async () => {
  setup();
  await userEvent.click(box());
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
