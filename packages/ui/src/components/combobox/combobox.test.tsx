import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '#/components/dialog/index.ts';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Combobox, type ComboboxProps } from './index.ts';

const cities = [
  { value: 'gwy', label: 'Galway', keywords: ['Gaillimh'] },
  { value: 'mlg', label: 'Málaga' },
  { value: 'gdn', label: 'Gdańsk' },
  { value: 'ldn', label: 'London', note: 'No server left', disabled: true },
] as const;

type Props = Partial<ComboboxProps<'gwy' | 'mlg' | 'gdn' | 'ldn'>>;

behavesAsComponent('Combobox', {
  render: (probe) => <Combobox aria-label="City" options={cities} defaultValue="gwy" {...probe} />,
});

function Fetched() {
  const [query, setQuery] = useState('');
  const found = query === '' ? [] : cities.filter((city) => city.label.startsWith(query));
  return <Combobox aria-label="City" options={found} filter={null} onQueryChange={setQuery} />;
}

const field = () => screen.getByRole('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

function setup(props: Props = {}) {
  const onValueChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const result = renderUi(
    <form data-testid="form" onSubmit={onSubmit}>
      <Field label="City" hint="Where the server stands">
        <Combobox options={cities} name="city" onValueChange={onValueChange} {...props} />
      </Field>
      <button type="reset">Reset</button>
      <button type="submit">Save</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('city');
  return { onValueChange, onSubmit, sent, ...result };
}

it('shows the label of its value and submits the value', () => {
  const { sent } = setup({ defaultValue: 'mlg' });
  expect(field()).toHaveValue('Málaga');
  expect(sent()).toBe('mlg');
  expect(field()).toHaveAccessibleDescription('Where the server stands');
});

it('filters without accents while typing, with no active option', async () => {
  setup();
  await userEvent.type(field(), 'mala');
  expect(options()).toEqual(['Málaga']);
  expect(active()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 match');
  expect(await accessibilityFindings(document.body)).toEqual([]);
});

it('selects with arrow keys and Enter without submitting the form', async () => {
  const { onValueChange, onSubmit, sent } = setup();
  await userEvent.type(field(), 'g{ArrowDown}{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('gdn');
  expect(field()).toHaveValue('Gdańsk');
  expect(sent()).toBe('gdn');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('selects on click and keeps focus', async () => {
  setup();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Málaga' }));
  expect(field()).toHaveValue('Málaga');
  expect(field()).toHaveFocus();
});

it('opens with all options, scrolled to its value', async () => {
  setup({ defaultValue: 'mlg' });
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(4);
  expect(active()).toHaveTextContent('Málaga');
});

it('opens and closes with its button', async () => {
  setup();
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.getByRole('listbox', { name: 'City' })).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('restores the label of its value when the text matches no option', async () => {
  const { onValueChange } = setup({ defaultValue: 'mlg' });
  await userEvent.clear(field());
  await userEvent.type(field(), 'Atlantis');
  expect(screen.getByText('Nothing matches', { selector: 'p' })).toBeVisible();
  await userEvent.tab();
  expect(field()).toHaveValue('Málaga');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('selects the option that matches the full text on blur', async () => {
  const { sent } = setup();
  await userEvent.type(field(), 'gdansk');
  await userEvent.tab();
  expect(sent()).toBe('gdn');
});

it('does not select a disabled option', async () => {
  const { onValueChange } = setup();
  await userEvent.type(field(), 'london{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('');
});

it('closes on Escape and clears on a second Escape', async () => {
  const { onValueChange } = setup({ defaultValue: 'mlg' });
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(field()).toHaveValue('');
});

it.each([false, true])('uses Escape before a dialog around it closes (required: %s)', async (required) => {
  renderUi(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Add a server</DialogTitle>
        <Combobox aria-label="City" defaultValue="mlg" options={cities} required={required} />
      </DialogContent>
    </Dialog>,
  );
  await userEvent.type(field(), 'g');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(field()).toHaveValue(required ? 'Málaga' : '');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is cleared by its button or by deleting its text', async () => {
  const { onValueChange } = setup({ defaultValue: 'mlg' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), 'gdansk');
  await userEvent.tab();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([[null], ['gdn'], [null]]);
});

it('cannot be cleared when required', async () => {
  setup({ defaultValue: 'mlg', required: true });
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('Málaga');
});

it('supports a custom filter', async () => {
  setup({ filter: (option, query) => option.value.startsWith(query) });
  await userEvent.type(field(), 'ml');
  expect(options()).toEqual(['Málaga']);
});

it('supports options fetched by query and keeps the label of its value', async () => {
  renderUi(<Fetched />);
  await userEvent.type(field(), 'Gd');
  expect(options()).toEqual(['Gdańsk']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(field()).toHaveValue('Gdańsk');
});

it('shows `valueLabel` for a value that is not in the list', () => {
  setup({ options: [], value: 'gwy', valueLabel: 'Galway, Ireland' });
  expect(field()).toHaveValue('Galway, Ireland');
});

it('announces that options are loading', async () => {
  setup({ options: [], loading: true });
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the list');
});

it('shows a load error and retries', async () => {
  const onRetry = vi.fn();
  setup({ options: [], loadError: 'The server took too long.', onRetry });
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('The server took too long.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.type(field(), '{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('restores its default value on form reset', async () => {
  const { sent } = setup({ defaultValue: 'mlg' });
  await userEvent.clear(field());
  await userEvent.type(field(), 'gdansk{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveValue('Málaga');
  expect(sent()).toBe('mlg');
});

it('does not open while read-only', async () => {
  setup({ defaultValue: 'mlg', readOnly: true });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('does not change state itself when controlled', async () => {
  setup({ value: 'mlg' });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Gdańsk' }));
  expect(field()).toHaveValue('Málaga');
});
