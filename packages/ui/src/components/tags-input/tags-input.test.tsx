import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '#/components/dialog/index.ts';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { TagsInput } from './tags-input.tsx';
import type { TagsInputProps } from './tags-input.types.ts';

behavesAsComponent('TagsInput', {
  render: (probe) => <TagsInput aria-label="Keywords" defaultValue={['radio']} {...probe} />,
});

const field = () => screen.getByRole('textbox');
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const refusal = () => document.querySelector('[data-part="refusal"]');
const announcement = () => document.querySelector('[data-part="announcement"]');

const setup = (props: TagsInputProps = {}) => {
  const onValueChange = vi.fn();
  renderUi(
    <TagsInput
      aria-label="Keywords"
      defaultValue={['radio', 'indie']}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  return onValueChange;
};

it('has the name, hint and error of its Field', async () => {
  const { container } = renderUi(
    <Field label="Keywords" error="Add at least one keyword." required>
      <TagsInput defaultValue={['radio']} />
    </Field>,
  );
  expect(field()).toHaveAccessibleName('Keywords');
  expect(field()).toHaveAccessibleDescription('Add at least one keyword.');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('aria-required', 'true');
  expect(screen.getByRole('list', { name: '1 entry' })).toBeVisible();
  expect(await accessibilityFindings(container)).toEqual([]);
});

it.each(['{Enter}', ',', ';'])('adds the typed text with %s and announces it', async (key) => {
  const onValueChange = setup();
  await userEvent.type(field(), `  irish   music ${key}`);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['radio', 'indie', 'irish music']);
  expect(field()).toHaveValue('');
  expect(announcement()).toHaveTextContent('irish music added, 3 in all');
});

it('adds the typed text when focus leaves', async () => {
  setup();
  await userEvent.type(field(), 'folk');
  await userEvent.tab();
  expect(tags()).toEqual(['radio', 'indie', 'folk']);
});

it('adds every text of a pasted list and keeps the refused ones', async () => {
  setup({ maxLength: 8 });
  await userEvent.click(field());
  await userEvent.paste('folk, Radio\nelectronic music;live');
  expect(tags()).toEqual(['radio', 'indie', 'folk', 'live']);
  expect(field()).toHaveValue('Radio, electronic music');
  expect(refusal()).toHaveTextContent('“Radio” is already in the list.');
  expect(announcement()).toHaveTextContent('2 added');
  await userEvent.type(field(), 'x');
  expect(field()).toHaveValue('Radio, electronic musicx');
});

it('takes commas as text when only line breaks separate', async () => {
  setup({ separator: 'line' });
  await userEvent.type(field(), 'Alexa, open radio aurora{Enter}');
  expect(tags()).toEqual(['radio', 'indie', 'Alexa, open radio aurora']);
});

const utf8 = (list: readonly string[]) => new TextEncoder().encode(list.join(',')).length;

it.each<[string, TagsInputProps, string, string]>([
  ['a duplicate', {}, 'RADIO', '“RADIO” is already in the list.'],
  ['a text that is too long', { maxLength: 5 }, 'galway', '“galway” is longer than 5 characters.'],
  ['a text above the maximum', { max: 2 }, 'folk', '“folk” wasn’t added: at most 2 entries are allowed.'],
  [
    'a text without room',
    { measure: utf8, limit: 20 },
    '電波放送',
    '“電波放送” doesn’t fit: it would make 24 of 20.',
  ],
  ['an invalid text', { validate: (text) => `${text} is reserved` }, 'live', 'live is reserved'],
])('refuses %s with the reason', async (_what, rules, text, reason) => {
  const onValueChange = setup(rules);
  await userEvent.type(field(), `${text}{Enter}`);
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(reason);
  expect(refusal()).toHaveAttribute('role', 'status');
  await userEvent.type(field(), 's');
  expect(refusal()).toBeEmptyDOMElement();
  expect(field()).toBeValid();
});

it('normalizes texts before it compares them', async () => {
  setup({ defaultValue: ['IE'], normalize: (text) => text.trim().toUpperCase() });
  await userEvent.type(field(), 'gb,ie,');
  expect(tags()).toEqual(['IE', 'GB']);
  expect(refusal()).toHaveTextContent('“IE” is already in the list.');
});

it('removes the last tag with Backspace in an empty input', async () => {
  const onValueChange = setup();
  await userEvent.type(field(), 'a{Backspace}{Backspace}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['radio']);
  expect(announcement()).toHaveTextContent('indie removed, 1 left');
});

it('moves between tags and removes the focused one', async () => {
  const onValueChange = setup({ defaultValue: ['radio', 'indie', 'folk'] });
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(onValueChange).toHaveBeenCalledWith(['radio', 'folk']);
  expect(screen.getByRole('button', { name: 'Remove folk' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(field()).toHaveFocus();
});

it('waits for the end of a composition', () => {
  const onValueChange = setup();
  fireEvent.compositionStart(field());
  fireEvent.input(field(), { target: { value: '電波、' }, isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['radio', 'indie', '電波']);
});

it('submits the surrounding form with Enter only without typed text', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(
    <form aria-label="Listing" onSubmit={onSubmit}>
      <TagsInput aria-label="Keywords" name="keyword" defaultValue={['radio']} />
      <button type="submit">Save</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.type(field(), 'folk{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(new FormData(form).getAll('keyword')).toEqual(['radio', 'folk']);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  fireEvent.reset(form);
  expect(tags()).toEqual(['radio']);
});

it('cannot be changed while disabled or read-only', async () => {
  const onValueChange = setup({ readOnly: true });
  await userEvent.type(field(), 'folk{Enter}{Backspace}');
  expect(screen.queryByRole('button')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('uses Escape before a dialog around it closes: on a tag, and for text', async () => {
  renderUi(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Keywords</DialogTitle>
        <TagsInput aria-label="Keywords" defaultValue={['radio']} />
      </DialogContent>
    </Dialog>,
  );
  field().focus();
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('indie{Escape}');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
