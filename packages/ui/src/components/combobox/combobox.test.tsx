import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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

it('shows the words of its value and sends the value', () => {
  const { sent } = setup({ defaultValue: 'mlg' });
  expect(field()).toHaveValue('Málaga');
  expect(sent()).toBe('mlg');
  expect(field()).toHaveAccessibleDescription('Where the server stands');
});

it('finds without accents as one types, with nothing active', async () => {
  setup();
  await userEvent.type(field(), 'mala');
  expect(options()).toEqual(['Málaga']);
  expect(active()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 match');
  expect(await accessibilityFindings(document.body)).toEqual([]);
});

it('chooses by arrow and Enter, and does not send the form by it', async () => {
  const { onValueChange, onSubmit, sent } = setup();
  await userEvent.type(field(), 'g{ArrowDown}{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('gdn');
  expect(field()).toHaveValue('Gdańsk');
  expect(sent()).toBe('gdn');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('chooses by a press and keeps the focus', async () => {
  setup();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Málaga' }));
  expect(field()).toHaveValue('Málaga');
  expect(field()).toHaveFocus();
});

it('opens in full at its value', async () => {
  setup({ defaultValue: 'mlg' });
  field().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(4);
  expect(active()).toHaveTextContent('Málaga');
});

it('opens and closes by its button', async () => {
  setup();
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.getByRole('listbox', { name: 'City' })).toBeInTheDocument();
  expect(field()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('goes back to its value when what was typed is none', async () => {
  const { onValueChange } = setup({ defaultValue: 'mlg' });
  await userEvent.clear(field());
  await userEvent.type(field(), 'Atlantis');
  expect(screen.getByText('Nothing matches', { selector: 'p' })).toBeVisible();
  await userEvent.tab();
  expect(field()).toHaveValue('Málaga');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('takes what was typed in full when it is left', async () => {
  const { sent } = setup();
  await userEvent.type(field(), 'gdansk');
  await userEvent.tab();
  expect(sent()).toBe('gdn');
});

it('does not choose what cannot be chosen', async () => {
  const { onValueChange } = setup();
  await userEvent.type(field(), 'london{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('');
});

it('closes by Escape, and empties by a second one', async () => {
  const { onValueChange } = setup({ defaultValue: 'mlg' });
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  expect(field()).toHaveValue('');
});

it('is emptied by its button, or by deleting its text', async () => {
  const { onValueChange } = setup({ defaultValue: 'mlg' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  await userEvent.type(field(), 'gdansk');
  await userEvent.tab();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onValueChange.mock.calls).toEqual([[null], ['gdn'], [null]]);
});

it('keeps its value when it is required', async () => {
  setup({ defaultValue: 'mlg', required: true });
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('Málaga');
});

it('asks a filter of its owner', async () => {
  setup({ filter: (option, query) => option.value.startsWith(query) });
  await userEvent.type(field(), 'ml');
  expect(options()).toEqual(['Málaga']);
});

it('lets its owner fetch the list by what is typed, and keeps the words of its value', async () => {
  renderUi(<Fetched />);
  await userEvent.type(field(), 'Gd');
  expect(options()).toEqual(['Gdańsk']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(field()).toHaveValue('Gdańsk');
});

it('shows given words for a value that is not in the list', () => {
  setup({ options: [], value: 'gwy', valueLabel: 'Galway, Ireland' });
  expect(field()).toHaveValue('Galway, Ireland');
});

it('says that the list is on its way', async () => {
  setup({ options: [], loading: true });
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('Loading the list');
});

it('says why the list could not be had, and tries again', async () => {
  const onRetry = vi.fn();
  setup({ options: [], loadError: 'The server took too long.', onRetry });
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('The server took too long.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.type(field(), '{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('goes back to its first value on reset', async () => {
  const { sent } = setup({ defaultValue: 'mlg' });
  await userEvent.clear(field());
  await userEvent.type(field(), 'gdansk{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field()).toHaveValue('Málaga');
  expect(sent()).toBe('mlg');
});

it('does not open while it is only to be read', async () => {
  setup({ defaultValue: 'mlg', readOnly: true });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('leaves the value to its owner when controlled', async () => {
  setup({ value: 'mlg' });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Gdańsk' }));
  expect(field()).toHaveValue('Málaga');
});
