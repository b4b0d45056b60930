import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { EmptyState } from './empty-state.tsx';

behavesAsComponent('EmptyState', {
  render: (probe) => <EmptyState {...probe} title="Nobody listens right now" />,
});

it('shows title, reason and one action', () => {
  renderUi(
    <EmptyState
      action={<button type="button">Share the stream</button>}
      description="The last listener left at 14:02."
      title="Nobody listens right now"
    />,
  );
  expect(screen.getByText('Nobody listens right now')).toBeVisible();
  expect(screen.getByText('The last listener left at 14:02.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share the stream' })).toBeVisible();
});

it('renders a custom illustration', () => {
  const { container } = renderUi(<EmptyState illustration={<i data-testid="drawing" />} title="Nothing" />);
  expect(screen.getByTestId('drawing')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});
