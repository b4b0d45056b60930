import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { NotFoundState } from './not-found-state.tsx';

const back = <a href="/dashboard">To the dashboard</a>;

behavesAsComponent('NotFoundState', {
  render: (probe) => <NotFoundState {...probe} action={back} title="No cast “aurora” in your account" />,
});

it('shows what was not found and a link back', () => {
  renderUi(<NotFoundState action={back} data-testid="root" title="No cast “aurora” in your account" />);
  expect(screen.getByText('No cast “aurora” in your account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByTestId('root')).toHaveAttribute('data-ui', 'not-found-state');
});
