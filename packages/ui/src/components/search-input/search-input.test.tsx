import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '#/components/dialog/index.ts';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { SearchInput } from './search-input.tsx';

behavesAsComponent('SearchInput', { render: (probe) => <SearchInput aria-label="Search" {...probe} /> });

function Controlled() {
  const [text, setText] = useState('aurora');
  return <SearchInput aria-label="Search" value={text} onValueChange={setText} />;
}

it('calls onValueChange on each change', async () => {
  const onValueChange = vi.fn();
  renderUi(<SearchInput aria-label="Search" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'au');
  expect(onValueChange.mock.calls).toEqual([['a'], ['au']]);
});

it('is cleared by its button, which keeps focus in the input', async () => {
  const onValueChange = vi.fn();
  renderUi(<SearchInput aria-label="Search" defaultValue="aurora" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
});

it('is cleared with Escape, also when controlled', async () => {
  renderUi(<Controlled />);
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('leaves Escape to other handlers when empty', async () => {
  const onKeyDown = vi.fn<(prevented: boolean) => void>();
  renderUi(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes bubbling events
    <div onKeyDown={(event) => onKeyDown(event.defaultPrevented)}>
      <SearchInput aria-label="Search" />
    </div>,
  );
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledExactlyOnceWith(false);
});

it('is cleared with Escape before a dialog around it closes', async () => {
  renderUi(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Find a song</DialogTitle>
        <Controlled />
      </DialogContent>
    </Dialog>,
  );
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves Escape to an input method that is composing', () => {
  renderUi(<Controlled />);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing: true });
  expect(screen.getByRole('searchbox')).toHaveValue('aurora');
});

it('cannot be cleared while read-only', async () => {
  renderUi(<SearchInput aria-label="Search" defaultValue="aurora" readOnly />);
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('searchbox')).toHaveValue('aurora');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is labelled and described by its field', () => {
  renderUi(
    <Field label="Find a song" hint="Title or artist">
      <SearchInput />
    </Field>,
  );
  expect(screen.getByRole('searchbox', { name: 'Find a song' })).toHaveAccessibleDescription(
    'Title or artist',
  );
});
