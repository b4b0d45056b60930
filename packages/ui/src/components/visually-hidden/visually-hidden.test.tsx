import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

behavesAsComponent('VisuallyHidden', { render: (probe) => <VisuallyHidden {...probe}>Live</VisuallyHidden> });

it('names an icon-only control', () => {
  renderUi(
    <button type="button">
      <svg aria-hidden="true" />
      <VisuallyHidden>Stop the stream</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Stop the stream' })).toBeInTheDocument();
});
