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

it('has no button without onRemove', () => {
  renderUi(<Tag>Folk</Tag>);
  expect(screen.getByText('Folk')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('names its remove button after its label', async () => {
  const onRemove = vi.fn();
  renderUi(<Tag onRemove={onRemove}>Folk</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Folk' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it.each(['Enter', 'Delete', 'Backspace'])('is removed with %s', async (key) => {
  const onRemove = vi.fn();
  renderUi(<Tag onRemove={onRemove}>Folk</Tag>);
  await userEvent.tab();
  await userEvent.keyboard(`{${key}}`);
  expect(onRemove).toHaveBeenCalledOnce();
});

it('cannot be removed while disabled', async () => {
  const onRemove = vi.fn();
  renderUi(
    <Tag disabled onRemove={onRemove}>
      Folk
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Folk' }));
  expect(onRemove).not.toHaveBeenCalled();
});
