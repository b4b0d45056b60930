import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Drawer, DrawerBody, DrawerContent, DrawerTrigger } from './index.ts';

function example({ probe, open = false }: { probe?: ProbeProps; open?: boolean } = {}) {
  return (
    <Drawer defaultOpen={open}>
      <DrawerTrigger asChild>
        <Button>Appearance</Button>
      </DrawerTrigger>
      <DrawerContent title="Appearance" description="Kept in this browser" {...probe}>
        <DrawerBody>
          <input aria-label="Colour" />
        </DrawerBody>
      </DrawerContent>
    </Drawer>
  );
}

behavesAsComponent('DrawerContent', { render: (probe) => example({ probe, open: true }), portal: true });

it('is a dialog named by its title', () => {
  renderUi(example({ open: true }));
  expect(screen.getByRole('dialog', { name: 'Appearance' })).toHaveAccessibleDescription(
    'Kept in this browser',
  );
});

it('keeps its name when the title is hidden', () => {
  renderUi(
    <Drawer defaultOpen>
      <DrawerContent title="Navigation" titleHidden side="start" />
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeInTheDocument();
});

it('shows custom content instead of a hidden title', () => {
  renderUi(
    <Drawer defaultOpen>
      <DrawerContent head="Studio" title="Navigation" titleHidden />
    </Drawer>,
  );
  expect(screen.getByText('Studio')).toBeVisible();
});

it('closes with its button and restores focus', async () => {
  renderUi(example());
  await userEvent.click(screen.getByRole('button', { name: 'Appearance' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Appearance' })).toHaveFocus();
});
