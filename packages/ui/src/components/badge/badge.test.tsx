import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Badge } from './badge.tsx';

behavesAsComponent('Badge', { render: (probe) => <Badge {...probe}>1.3.0</Badge> });

it('has a distinct style for each tone', () => {
  renderUi(
    <>
      <Badge>Owner</Badge>
      <Badge tone="info">Sample</Badge>
    </>,
  );
  expect(screen.getByText('Sample').className).not.toBe(screen.getByText('Owner').className);
});
