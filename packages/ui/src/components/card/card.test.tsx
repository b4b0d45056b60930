import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Card, CardBody, CardFooter, CardHeader } from './card.tsx';
import { CardEmpty, CardFailed, CardSkeleton } from './card-states.tsx';

behavesAsComponent('Card', {
  render: (probe) => <Card {...probe}>Text</Card>,
  renderAsChild: (probe) => (
    <Card {...probe} asChild>
      <a href="/probe">Probe</a>
    </Card>
  ),
});
behavesAsComponent('CardHeader', { render: (probe) => <CardHeader {...probe} title="Needs you" /> });
behavesAsComponent('CardBody', { render: (probe) => <CardBody {...probe}>Text</CardBody> });
behavesAsComponent('CardFooter', { render: (probe) => <CardFooter {...probe}>Text</CardFooter> });
behavesAsComponent('CardSkeleton', { render: (probe) => <CardSkeleton {...probe} /> });
behavesAsComponent('CardEmpty', { render: (probe) => <CardEmpty {...probe} title="Nothing yet" /> });
behavesAsComponent('CardFailed', { render: (probe) => <CardFailed {...probe} title="Did not load" /> });

it('has a heading with a description', () => {
  renderUi(<CardHeader description="Last 24 h" meta={<span>5</span>} title="Needs you" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Needs you' })).toBeVisible();
  expect(screen.getByText('Last 24 h')).toBeVisible();
  expect(screen.getByText('5')).toBeVisible();
});

it('is busy while loading', () => {
  renderUi(<CardSkeleton data-testid="card" />);
  expect(screen.getByTestId('card')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('renders custom skeletons', () => {
  renderUi(<CardSkeleton>mine</CardSkeleton>);
  expect(screen.getByText('mine')).toBeInTheDocument();
});

it('offers one action in the empty state', () => {
  renderUi(<CardEmpty action={<button type="button">Add</button>} title="No sites yet" />);
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});

it('retries in the error state', async () => {
  const onRetry = vi.fn();
  renderUi(<CardFailed description="Too slow." onRetry={onRetry} title="Songs did not load" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Too slow.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
