import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SubmitEvent, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { SaveBar } from './save-bar.tsx';

const changes = ['Name: Radio Aurora to Aurora Radio Galway', 'Language: Irish', 'Time zone: Europe/Dublin'];

behavesAsComponent('SaveBar', {
  render: (probe) => <SaveBar changes={changes} onDiscard={() => {}} open errorCount={1} {...probe} />,
});

it('announces unsaved changes in a pre-rendered live region', () => {
  const { rerender } = renderUi(<SaveBar changes={[]} open={false} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<SaveBar changes={changes} open errorCount={1} />);
  expect(region).toHaveTextContent('3 changes, 1 to fix');
});

it('shows the first change, the number of others, and the effect of saving', () => {
  renderUi(<SaveBar changes={changes} effect="No listener is cut." open />);
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  expect(bar).toHaveTextContent('Name: Radio Aurora to Aurora Radio Galway. 2 more. No listener is cut.');
});

it('submits the form it is nested in', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  renderUi(
    <form onSubmit={onSubmit}>
      <SaveBar changes={changes} open />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('calls onSave and onDiscard', async () => {
  const [onSave, onDiscard] = [vi.fn(), vi.fn()];
  renderUi(<SaveBar changes={changes} onDiscard={onDiscard} onSave={onSave} open />);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onSave).toHaveBeenCalledOnce();
  expect(onDiscard).toHaveBeenCalledOnce();
});

it('disables its buttons while saving', async () => {
  const [onSave, onDiscard] = [vi.fn(), vi.fn()];
  renderUi(<SaveBar changes={changes} loading onDiscard={onDiscard} onSave={onSave} open />);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
});

it('reserves its height as scroll padding while open', () => {
  const { style } = document.documentElement;
  const { rerender } = renderUi(<SaveBar changes={changes} open />);
  expect(style.scrollPaddingBlockEnd).toBe('32px');
  rerender(<SaveBar changes={[]} open={false} />);
  expect(style.scrollPaddingBlockEnd).toBe('');
});

function NameForm() {
  const [name, setName] = useState('Aurora');
  return (
    <form>
      <input aria-label="Name" onChange={(event) => setName(event.target.value)} value={name} />
      <SaveBar changes={changes} onDiscard={() => setName('Aurora')} open={name !== 'Aurora'} />
    </form>
  );
}

it('[E8] gives the focus back to the field that had it when Discard closes the bar', async () => {
  renderUi(<NameForm />);
  await userEvent.type(screen.getByRole('textbox'), ' FM');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
