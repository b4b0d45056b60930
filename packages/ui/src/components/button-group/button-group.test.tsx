import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ButtonGroup } from './button-group.tsx';

behavesAsComponent('ButtonGroup', {
  render: (probe) => (
    <ButtonGroup aria-label="Week" {...probe}>
      <Button>Earlier</Button>
      <Button>Later</Button>
    </ButtonGroup>
  ),
});

it('is a named group', () => {
  renderUi(
    <ButtonGroup aria-label="Week">
      <Button>Earlier</Button>
    </ButtonGroup>,
  );
  expect(screen.getByRole('group', { name: 'Week' })).toContainElement(screen.getByRole('button'));
});
