import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '#/components/dialog/index.ts';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { MultiSelect, type MultiSelectProps } from './index.ts';

const genres = [
  { value: 'indie', label: 'Indie' },
  { value: 'folk', label: 'Folk' },
  { value: 'electronic', label: 'Électronique' },
  { value: 'jazz', label: 'Jazz' },
] as const;

type Props = Partial<MultiSelectProps<'indie' | 'folk' | 'electronic' | 'jazz'>>;

behavesAsComponent('MultiSelect', {
  render: (probe) => (
    <MultiSelect aria-label="Genres" options={genres} defaultValue={['indie', 'folk']} {...probe} />
  ),
});

const field = () => screen.getByRole('combobox', { name: 'Genres' });
const chips = () => screen.queryAllByRole('listitem').map((chip) => chip.textContent);
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

function setup(props: Props = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const onValueChange = vi.fn();
  const result = renderUi(
    <form data-testid="form">
      <Field label="Genres" hint="Up to 5">
        <MultiSelect
          options={genres}
          defaultValue={['indie', 'folk']}
          name="genre"
          onValueChange={onValueChange}
          {...props}
        />
      </Field>
      <button type="reset">Reset</button>
    </form>,
    { dir },
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('genre');
  return { onValueChange, sent, ...result };
}

it('lists selected values and submits an entry for each', () => {
  const { sent } = setup();
  expect(within(screen.getByRole('list', { name: '2 selected' })).getAllByRole('listitem')).toHaveLength(2);
  expect(chips()).toEqual(['Indie', 'Folk']);
  expect(sent()).toEqual(['indie', 'folk']);
  expect(field()).toHaveAccessibleDescription('Up to 5');
});

it('adds a match, announces it and stays open', async () => {
  const { onValueChange } = setup();
  await userEvent.type(field(), 'elec{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['indie', 'folk', 'electronic']);
  expect(screen.getByRole('status')).toHaveTextContent('Électronique added, 3 selected');
  expect(field()).toHaveValue('');
  expect(screen.getAllByRole('option')).toHaveLength(4);
  expect(await accessibilityFindings(document.body)).toEqual([]);
});

it('marks selected options and deselects them in the list', async () => {
  setup();
  await userEvent.click(field());
  expect(screen.getByRole('listbox', { name: 'Genres' })).toHaveAttribute('aria-multiselectable', 'true');
  expect(screen.getByRole('option', { name: 'Folk' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Folk' }));
  expect(chips()).toEqual(['Indie']);
  expect(field()).toHaveFocus();
});

it('removes a value with its button and announces the remaining count', async () => {
  const { onValueChange } = setup();
  await userEvent.click(remove('Indie'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['folk']);
  expect(screen.getByRole('status')).toHaveTextContent('Indie removed, 1 selected');
  expect(field()).toHaveFocus();
});

it('removes the last value with Backspace in an empty input only', async () => {
  setup();
  await userEvent.type(field(), 'x{Backspace}');
  expect(chips()).toEqual(['Indie', 'Folk']);
  await userEvent.keyboard('{Backspace}');
  expect(chips()).toEqual(['Indie']);
});

it('clears all values with one button', async () => {
  const { sent } = setup();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(sent()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('All removed');
  expect(field()).toHaveFocus();
});

it('is a single tab stop, with chips reachable by arrow key', async () => {
  setup();
  field().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(remove('Folk')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(remove('Indie')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(field()).toHaveFocus();
});

it('moves focus to the neighbour of a removed chip', async () => {
  setup();
  field().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(chips()).toEqual(['Folk']);
  expect(remove('Folk')).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(field()).toHaveFocus();
});

it('mirrors the arrow keys in RTL layouts', async () => {
  setup({}, 'rtl');
  field().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(remove('Folk')).toHaveFocus();
});

it('enforces the maximum', async () => {
  const { onValueChange } = setup({ max: 2 });
  await userEvent.click(field());
  expect(screen.getByRole('option', { name: 'Jazz' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('option', { name: 'Jazz' }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('option', { name: 'Folk' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['indie']);
});

it('is required only while nothing is selected', async () => {
  setup({ defaultValue: ['indie'], required: true });
  const form = screen.getByTestId<HTMLFormElement>('form');
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(form.checkValidity()).toBe(true);
  await userEvent.click(remove('Indie'));
  expect(form.checkValidity()).toBe(false);
});

it('clears the query on blur', async () => {
  setup();
  await userEvent.type(field(), 'jaz');
  await userEvent.tab();
  expect(field()).toHaveValue('');
  expect(chips()).toEqual(['Indie', 'Folk']);
});

it('restores its default value on form reset', async () => {
  const { sent } = setup();
  await userEvent.click(remove('Indie'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(sent()).toEqual(['indie', 'folk']);
});

it('cannot be changed while read-only', async () => {
  const { sent } = setup({ readOnly: true });
  expect(screen.queryByRole('button', { name: /Remove|Clear/ })).not.toBeInTheDocument();
  await userEvent.click(field());
  await userEvent.keyboard('{Backspace}');
  expect(sent()).toEqual(['indie', 'folk']);
});

it('does not change state itself when controlled', async () => {
  setup({ value: ['jazz'] });
  await userEvent.click(remove('Jazz'));
  expect(chips()).toEqual(['Jazz']);
});

it('uses Escape before a dialog around it closes', async () => {
  renderUi(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Genres</DialogTitle>
        <MultiSelect aria-label="Genres" options={genres} />
      </DialogContent>
    </Dialog>,
  );
  await userEvent.type(field(), 'fo');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
