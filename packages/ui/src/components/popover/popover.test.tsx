import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from './index.ts';

function example({ probe, open = false }: { probe?: ProbeProps; open?: boolean } = {}) {
  return (
    <>
      <Popover defaultOpen={open}>
        <PopoverTrigger asChild>
          <Button>Listening</Button>
        </PopoverTrigger>
        <PopoverContent {...probe}>
          <PopoverTitle>Listening for</PopoverTitle>
          <input aria-label="Minutes" />
          <PopoverClose asChild>
            <Button>Done</Button>
          </PopoverClose>
        </PopoverContent>
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
}

behavesAsComponent('PopoverContent', { render: (probe) => example({ probe, open: true }), portal: true });

it('is named by its title', () => {
  renderUi(example({ open: true }));
  expect(screen.getByRole('dialog', { name: 'Listening for' })).toBeInTheDocument();
});

it('takes focus on open and restores it on Escape', async () => {
  renderUi(example());
  const trigger = screen.getByRole('button', { name: 'Listening' });
  await userEvent.click(trigger);
  expect(screen.getByRole('textbox', { name: 'Minutes' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

it('keeps the page interactive', async () => {
  renderUi(example({ open: true }));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  expect(elsewhere).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes with its button', async () => {
  renderUi(example({ open: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('injects no style element', () => {
  renderUi(example({ open: true }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});
