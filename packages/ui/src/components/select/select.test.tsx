import { screen, within } from '@testing-library/react';
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

it('opens with the chosen option active, and axe finds nothing', async () => {
  setup();
  await userEvent.click(box());
  expect(screen.getByRole('listbox', { name: 'Bitrate' })).toBeInTheDocument();
  expect(option('128 kbps')).toHaveAttribute('aria-selected', 'true');
  expect(active()).toBe(option('128 kbps'));
  expect(await accessibilityFindings(document.body)).toEqual([]);
});

it('closes on a second press and on one elsewhere', async () => {
  setup();
  await userEvent.click(box());
  await userEvent.click(box());
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(box());
  await userEvent.click(document.body);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('chooses by a press, keeps the focus and closes', async () => {
  const { onValueChange, sent } = setup();
  await userEvent.click(box());
  await userEvent.click(option('192 kbps'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('192');
  expect(sent()).toBe('192');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens by %j at what is chosen', async (key) => {
  setup();
  box().focus();
  await userEvent.keyboard(key);
  expect(active()).toBe(option('128 kbps'));
});

it('moves by arrows, Home and End, and does not go round', async () => {
  setup();
  box().focus();
  await userEvent.keyboard('{Enter}{Home}');
  expect(active()).toBe(option('96 kbps'));
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(active()).toBe(option('192 kbps'));
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(active()).toBe(option(/320/));
});

it.each(['{Enter}', ' ', '{Alt>}{ArrowUp}{/Alt}'])('chooses the active option by %j', async (key) => {
  const { onValueChange } = setup();
  box().focus();
  await userEvent.keyboard(`{ArrowDown}{ArrowDown}${key}`);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('192');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

it('chooses by Tab, which goes on', async () => {
  const { sent } = setup();
  box().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(sent()).toBe('192');
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
});

it('closes by Escape without a choice', async () => {
  const { onValueChange } = setup();
  box().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('finds an option by its first letters', async () => {
  setup();
  box().focus();
  await userEvent.keyboard('19');
  expect(active()).toBe(option('192 kbps'));
});

it('lets an option that cannot be chosen be read but not chosen', async () => {
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

it('asks to choose while nothing is chosen', () => {
  setup({ defaultValue: null });
  expect(box()).toHaveTextContent('Choose');
});

it('is asked for by the browser when it must be filled', () => {
  setup({ defaultValue: null, required: true });
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(box()).toBeRequired();
  expect(form.checkValidity()).toBe(false);
  // The browser goes to the first invalid control of the form.
  form.querySelector<HTMLInputElement>('input:invalid')?.focus();
  expect(box()).toHaveFocus();
});

it('is content when something is chosen', () => {
  setup({ required: true });
  expect(screen.getByTestId<HTMLFormElement>('form').checkValidity()).toBe(true);
});

it('goes back to its first value on reset', async () => {
  const { sent } = setup();
  await userEvent.click(box());
  await userEvent.click(option('96 kbps'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(box()).toHaveTextContent('128 kbps');
  expect(sent()).toBe('128');
});

it('does not open while it is only to be read, and still sends its value', async () => {
  const { sent } = setup({ readOnly: true });
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box()).toHaveAttribute('aria-readonly', 'true');
  expect(sent()).toBe('128');
});

it('is not sent while it is disabled', () => {
  const { sent } = setup({ disabled: true });
  expect(box()).toBeDisabled();
  expect(sent()).toBeNull();
});

it('leaves the value to its owner when controlled', async () => {
  setup({ value: '128' });
  await userEvent.click(box());
  await userEvent.click(option('96 kbps'));
  expect(box()).toHaveTextContent('128 kbps');
});

it('is named by its caption where no label stands above', () => {
  renderUi(<Select caption="Counting" options={bitrates} />);
  expect(screen.getByRole('combobox', { name: 'Counting' })).toBeInTheDocument();
});

it('closes before the dialog it stands in', async () => {
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

it('writes no style element', async () => {
  setup();
  await userEvent.click(box());
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
