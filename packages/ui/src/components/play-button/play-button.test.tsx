import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { PlayButton } from './play-button.tsx';

behavesAsComponent('PlayButton', {
  render: (probe) => <PlayButton {...probe} aria-label="Play Radio Aurora" state="idle" />,
});

it.each(['idle', 'loading', 'playing', 'failed'] as const)('can be pressed while %s', async (state) => {
  const onClick = vi.fn();
  renderUi(<PlayButton aria-label="Play Radio Aurora" onClick={onClick} state={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'Play Radio Aurora' }));
  expect(onClick).toHaveBeenCalledOnce();
});

it('is busy while loading', () => {
  renderUi(<PlayButton aria-label="Stop Radio Aurora" state="loading" />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('shows a different shape in each state', () => {
  const shapes = (['idle', 'loading', 'playing', 'failed'] as const).map((state) => {
    const { container, unmount } = renderUi(<PlayButton aria-label="Play" state={state} />);
    const shape = container.querySelector('button')?.innerHTML;
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(4);
});

it('ignores clicks while disabled', async () => {
  const onClick = vi.fn();
  renderUi(<PlayButton aria-label="Play" disabled onClick={onClick} state="idle" />);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).not.toHaveBeenCalled();
});
