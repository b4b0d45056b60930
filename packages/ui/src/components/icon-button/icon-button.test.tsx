import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EllipsisIcon } from '#/components/icons/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { IconButton } from './icon-button.tsx';

behavesAsComponent('IconButton', {
  render: (probe) => (
    <IconButton aria-label="More" {...probe}>
      <EllipsisIcon />
    </IconButton>
  ),
  renderAsChild: (probe) => (
    <IconButton aria-label="Probe" asChild {...probe}>
      <a href="/probe">
        <EllipsisIcon />
      </a>
    </IconButton>
  ),
});

it('has an accessible name', () => {
  renderUi(
    <IconButton aria-label="More actions">
      <EllipsisIcon />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'More actions' })).toBeEnabled();
});
