import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ErrorBox } from './error-box.tsx';

behavesAsComponent('ErrorBox', {
  render: (probe) => (
    <ErrorBox {...probe} title="An error has occurred">
      Please try again later.
    </ErrorBox>
  ),
});

it('is announced and has a page heading', () => {
  renderUi(<ErrorBox title="An error has occurred">Please try again later.</ErrorBox>);
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again later.');
  expect(screen.getByRole('heading', { level: 1, name: 'An error has occurred' })).toBeVisible();
});

it('supports a lower heading level', () => {
  renderUi(<ErrorBox level={2} title="An error has occurred" />);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
