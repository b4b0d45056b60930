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

it('is announced, under a heading of the page', () => {
  renderUi(<ErrorBox title="An error has occurred">Please try again later.</ErrorBox>);
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again later.');
  expect(screen.getByRole('heading', { level: 1, name: 'An error has occurred' })).toBeVisible();
});

it('takes a lower heading inside a page', () => {
  renderUi(<ErrorBox level={2} title="An error has occurred" />);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
