import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { FailedState } from './failed-state.tsx';

behavesAsComponent('FailedState', {
  render: (probe) => <FailedState {...probe} onRetry={() => {}} title="Songs did not load" />,
});

it('is announced', () => {
  renderUi(<FailedState title="Songs did not load" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Songs did not load');
});

it('retries on click', async () => {
  const onRetry = vi.fn();
  renderUi(<FailedState onRetry={onRetry} title="Songs did not load" />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not retry twice at once', async () => {
  const onRetry = vi.fn();
  renderUi(<FailedState onRetry={onRetry} retrying title="Songs did not load" />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('has no button without onRetry', () => {
  renderUi(<FailedState title="Songs did not load" />);
  expect(screen.queryByRole('button')).toBeNull();
});
