import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Skeleton } from './skeleton.tsx';

behavesAsComponent('Skeleton', { render: (probe) => <Skeleton {...probe} /> });

it('has the size of its content', () => {
  const { container } = renderUi(<Skeleton height={48} width="70%" />);
  expect(container.firstElementChild).toHaveStyle({ height: '48px', width: '70%' });
});

it('is hidden from assistive technology', () => {
  const { container } = renderUi(<Skeleton />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
