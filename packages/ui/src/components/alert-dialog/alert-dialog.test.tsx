import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { AlertDialog, type AlertDialogProps } from './index.ts';

function example(props: Partial<AlertDialogProps> = {}) {
  return (
    <>
      <AlertDialog
        action="Restart"
        description="The 23 connected listeners are cut and may come back."
        onConfirm={() => {}}
        title="Restart Radio Aurora?"
        trigger={<Button>Restart server</Button>}
        {...props}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

/** A promise-returning callback that the test settles. */
function task() {
  let settle = { resolve: () => {}, reject: (_: Error) => {} };
  const run = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return { run, resolve: () => settle.resolve(), reject: () => settle.reject(new Error('refused')) };
}

const dialog = () => screen.queryByRole('alertdialog');
const button = (name: string) => screen.getByRole('button', { name });

behavesAsComponent('AlertDialog', {
  render: (probe) => example({ ...probe, defaultOpen: true, confirmName: 'aurora' }),
  portal: true,
});

it('is an alertdialog with a name and a description, with focus on the cancel button', async () => {
  renderUi(example());
  await userEvent.click(button('Restart server'));
  expect(screen.getByRole('alertdialog', { name: 'Restart Radio Aurora?' })).toHaveAccessibleDescription(
    /23 connected/,
  );
  expect(button('Cancel')).toHaveFocus();
});

it('closes on Escape without confirming and restores focus', async () => {
  const onConfirm = vi.fn();
  renderUi(example({ onConfirm }));
  await userEvent.click(button('Restart server'));
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('Restart server')).toHaveFocus();
});

it('stays open on an outside click', async () => {
  renderUi(example({ defaultOpen: true }));
  await userEvent.click(document.body, { pointerEventsCheck: 0 });
  expect(dialog()).toBeInTheDocument();
});

it('is busy and cannot be closed while confirming, then closes', async () => {
  const { run, resolve } = task();
  renderUi(example({ onConfirm: run }));
  await userEvent.click(button('Restart server'));
  await userEvent.click(button('Restart'));
  expect(dialog()).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
  await userEvent.click(button('Restart'));
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeInTheDocument();
  expect(run).toHaveBeenCalledOnce();
  await act(async () => resolve());
  expect(dialog()).not.toBeInTheDocument();
  await waitFor(() => expect(button('Restart server')).toHaveFocus());
});

it('stays open with an error message when confirming fails, and allows a retry', async () => {
  const { run, reject, resolve } = task();
  renderUi(example({ onConfirm: run, defaultOpen: true }));
  await userEvent.click(button('Restart'));
  await act(async () => reject());
  expect(screen.getByRole('alert')).toHaveTextContent('nothing has changed');
  await userEvent.click(button('Restart'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => resolve());
  expect(dialog()).not.toBeInTheDocument();
});

it('renders a custom error message and clears it on close', async () => {
  renderUi(
    example({
      onConfirm: () => Promise.reject(new Error('A source is connected')),
      renderError: (reason) => <p role="alert">{reason instanceof Error ? reason.message : ''}</p>,
    }),
  );
  await userEvent.click(button('Restart server'));
  await userEvent.click(button('Restart'));
  expect(screen.getByRole('alert')).toHaveTextContent('A source is connected');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Restart server'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('enables the confirm button only when the name is typed', async () => {
  const onConfirm = vi.fn();
  renderUi(example({ confirmName: 'aurora', defaultOpen: true, onConfirm }));
  const field = screen.getByRole('textbox', { name: 'Type aurora to confirm' });
  await userEvent.type(field, 'Aurora{Enter}');
  expect(button('Restart')).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(' aurora ');
  expect(button('Restart')).toBeEnabled();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('clears the typed name on close', async () => {
  renderUi(example({ confirmName: 'aurora' }));
  await userEvent.click(button('Restart server'));
  await userEvent.type(screen.getByRole('textbox'), 'aurora');
  await userEvent.click(button('Cancel'));
  await userEvent.click(button('Restart server'));
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('does not submit a surrounding form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(<form onSubmit={onSubmit}>{example({ confirmName: 'aurora', defaultOpen: true })}</form>);
  await userEvent.type(screen.getByRole('textbox'), 'aurora{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('supports controlled open state and moves focus to the given element when done', async () => {
  const onOpenChange = vi.fn();
  const onDone = vi.fn();
  const { rerender } = renderUi(example({ open: true, onOpenChange, onDone }));
  await userEvent.click(button('Restart'));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(dialog()).toBeInTheDocument();
  rerender(example({ open: false, onOpenChange, onDone }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('restores focus to the previously focused element when opened without a trigger', async () => {
  const { rerender } = renderUi(example({ open: false, trigger: undefined }));
  act(() => button('Elsewhere').focus());
  rerender(example({ open: true, trigger: undefined }));
  expect(button('Cancel')).toHaveFocus();
  rerender(example({ open: false, trigger: undefined }));
  await waitFor(() => expect(button('Elsewhere')).toHaveFocus());
});
