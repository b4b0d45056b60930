import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Tag } from './tag.tsx';

behavesAsComponent('Tag', {
  render: (probe) => (
    <Tag {...probe} onRemove={() => {}}>
      Folk
    </Tag>
  ),
});

it('is only a word when it cannot be taken away', () => {
  renderUi(<Tag>Folk</Tag>);
  expect(screen.getByText('Folk')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names what its button takes away', async () => {
  const onRemove = vi.fn();
  renderUi(<Tag onRemove={onRemove}>Folk</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Folk' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it.each(['Enter', 'Delete', 'Backspace'])('is taken away by %s', async (key) => {
  const onRemove = vi.fn();
  renderUi(<Tag onRemove={onRemove}>Folk</Tag>);
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  expect(onRemove).toHaveBeenCalledOnce();
});

it('stays while it is disabled', async () => {
  const onRemove = vi.fn();
  renderUi(
    <Tag disabled onRemove={onRemove}>
      Folk
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Folk' }));
  expect(onRemove).not.toHaveBeenCalled();
});
