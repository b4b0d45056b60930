import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Sparkline } from './sparkline.tsx';

behavesAsComponent('Sparkline', {
  render: (probe) => <Sparkline {...probe} label="Listeners, last 24 h" values={[1, 2, 3]} />,
});

const gaps = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-part="gap"]')];

it('is a picture with a name, or decoration without one', () => {
  renderUi(<Sparkline label="Listeners, last 24 h" values={[1, 2, 3]} />);
  expect(screen.getByRole('img', { name: 'Listeners, last 24 h' })).toBeInTheDocument();
  const { container } = renderUi(<Sparkline values={[1, 2, 3]} />);
  expect(container.querySelector('[data-ui="sparkline"]')).toHaveAttribute('aria-hidden', 'true');
});

it('hatches what was not measured', () => {
  const { container } = renderUi(<Sparkline values={[4, 4, null, 4, 4]} />);
  expect(gaps(container).map((gap) => [gap.style.left, gap.style.width])).toEqual([['25%', '50%']]);
});

it('hatches everything when nothing was measured', () => {
  const { container } = renderUi(<Sparkline values={[null, null]} />);
  expect(gaps(container).map((gap) => gap.style.width)).toEqual(['100%']);
  expect(container.querySelector('path')).toBeNull();
});

it('runs from left to right in every direction of writing', () => {
  const { container } = renderUi(<Sparkline values={[1, 2, 3]} />, { dir: 'rtl' });
  expect(container.querySelector('[data-ui="sparkline"]')).toHaveAttribute('dir', 'ltr');
});
