import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ConfirmPopover, type ConfirmPopoverProps } from './index.ts';

function example(props: Partial<ConfirmPopoverProps> = {}) {
  return (
    <ConfirmPopover
      action="Disconnect"
      description="203.0.113.x from Galway"
      onConfirm={() => {}}
      title="Disconnect this listener?"
      trigger={<Button>Listener</Button>}
      {...props}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });

behavesAsComponent('ConfirmPopover', {
  render: (probe) => example({ ...probe, defaultOpen: true }),
  portal: true,
});

it('opens next to its trigger with a name and a description, with focus on the cancel button', async () => {
  renderUi(example());
  await userEvent.click(button('Listener'));
  expect(screen.getByRole('dialog', { name: 'Disconnect this listener?' })).toHaveAccessibleDescription(
    '203.0.113.x from Galway',
  );
  expect(button('Cancel')).toHaveFocus();
});

it('closes on Escape without confirming and restores focus', async () => {
  const onConfirm = vi.fn();
  renderUi(example({ onConfirm }));
  await userEvent.click(button('Listener'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button('Listener')).toHaveFocus();
});

it('is busy while confirming, then closes', async () => {
  let finish = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  renderUi(example({ defaultOpen: true, onConfirm }));
  await userEvent.click(button('Disconnect'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
  await act(async () => finish());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays open with an error message when confirming fails', async () => {
  renderUi(example({ defaultOpen: true, onConfirm: () => Promise.reject(new Error('refused')) }));
  await userEvent.click(button('Disconnect'));
  expect(screen.getByRole('alert')).toHaveTextContent('nothing has changed');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
