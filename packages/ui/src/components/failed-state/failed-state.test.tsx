import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { FailedState } from './failed-state.tsx';

behavesAsComponent('FailedState', {
  render: (probe) => <FailedState {...probe} onRetry={() => {}} title="Songs did not load" />,
});

it('announces itself', () => {
  renderUi(<FailedState title="Songs did not load" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Songs did not load');
});

it('tries again when asked', async () => {
  const onRetry = vi.fn();
  renderUi(<FailedState onRetry={onRetry} title="Songs did not load" />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not try twice at once', async () => {
  const onRetry = vi.fn();
  renderUi(<FailedState onRetry={onRetry} retrying title="Songs did not load" />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).not.toHaveBeenCalled();
});

it('has no button when nothing can be tried', () => {
  renderUi(<FailedState title="Songs did not load" />);
  expect(screen.queryByRole('button')).toBeNull();
});
