import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from './index.ts';

function example({ probe, open }: { probe?: ProbeProps; open?: boolean } = {}) {
  return (
    <Dialog defaultOpen={open ?? false}>
      <DialogTrigger asChild>
        <Button>Cut listeners</Button>
      </DialogTrigger>
      <DialogContent {...probe}>
        <DialogTitle>Cut 23 listeners now?</DialogTitle>
        <DialogDescription>They listen from places that the new rule refuses.</DialogDescription>
        <DialogBody>
          <input aria-label="Reason" />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

behavesAsComponent('DialogContent', { render: (probe) => example({ probe, open: true }), portal: true });

it('has a name and a description', () => {
  renderUi(example({ open: true }));
  const dialog = screen.getByRole('dialog', { name: 'Cut 23 listeners now?' });
  expect(dialog).toHaveAccessibleDescription('They listen from places that the new rule refuses.');
});

it('takes focus on open and restores it on Escape', async () => {
  renderUi(example());
  const trigger = screen.getByRole('button', { name: 'Cut listeners' });
  await userEvent.click(trigger);
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

it('traps focus', async () => {
  renderUi(example({ open: true }));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

it('closes with its button', async () => {
  renderUi(example({ open: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('injects no style element', () => {
  renderUi(example({ open: true }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('locks scrolling until the last nested dialog is closed', async () => {
  const root = document.documentElement;
  const { unmount } = renderUi(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>First</DialogTitle>
        {example()}
      </DialogContent>
    </Dialog>,
  );
  expect(root).toHaveAttribute('data-ui-scroll-locked');
  await userEvent.click(screen.getByRole('button', { name: 'Cut listeners' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'First' })).toBeInTheDocument();
  expect(root).toHaveAttribute('data-ui-scroll-locked');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(root).not.toHaveAttribute('data-ui-scroll-locked');
  unmount();
});
