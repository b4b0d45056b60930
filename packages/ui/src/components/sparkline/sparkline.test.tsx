import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Sparkline } from './sparkline.tsx';

behavesAsComponent('Sparkline', {
  render: (probe) => <Sparkline {...probe} label="Listeners, last 24 h" values={[1, 2, 3]} />,
});

const gaps = (container: Element) => [...container.querySelectorAll<HTMLElement>('[data-part="gap"]')];

it('is a named image, or decorative without a name', () => {
  renderUi(<Sparkline label="Listeners, last 24 h" values={[1, 2, 3]} />);
  expect(screen.getByRole('img', { name: 'Listeners, last 24 h' })).toBeInTheDocument();
  const { container } = renderUi(<Sparkline values={[1, 2, 3]} />);
  expect(container.querySelector('[data-ui="sparkline"]')).toHaveAttribute('aria-hidden', 'true');
});

it('hatches missing values', () => {
  const { container } = renderUi(<Sparkline values={[4, 4, null, 4, 4]} />);
  expect(gaps(container).map((gap) => [gap.style.left, gap.style.width])).toEqual([['25%', '50%']]);
});

it('hatches everything when all values are missing', () => {
  const { container } = renderUi(<Sparkline values={[null, null]} />);
  expect(gaps(container).map((gap) => gap.style.width)).toEqual(['100%']);
  expect(container.querySelector('path')).toBeNull();
});

it('stays left to right in RTL layouts', () => {
  const { container } = renderUi(<Sparkline values={[1, 2, 3]} />, { dir: 'rtl' });
  expect(container.querySelector('[data-ui="sparkline"]')).toHaveAttribute('dir', 'ltr');
});

it('draws a single value as a level, not as a gap', () => {
  const { container } = renderUi(<Sparkline values={[5]} />);
  expect(gaps(container)).toEqual([]);
  expect(container.querySelector('[stroke-width="1.5"]')).toHaveAttribute('d', 'M0 0L240 0');
});

it('distinguishes a flat line from missing data', () => {
  const { container } = renderUi(<Sparkline height={40} max={10} values={[5, 5, 5]} />);
  expect(container.querySelector('[stroke-width="1.5"]')).toHaveAttribute('d', 'M0 20L120 20L240 20');
});

it('shows minimum and maximum with `extremes`', () => {
  renderUi(<Sparkline extremes label="Listeners, last 24 h" values={[4, null, 1234]} />);
  expect(screen.getByText(/Lowest/)).toHaveTextContent('Lowest 4');
  expect(screen.getByText(/Highest/)).toHaveTextContent('Highest 1,234');
  expect(screen.getByRole('img', { name: 'Listeners, last 24 h' })).toBeInTheDocument();
});

it('shows one value for a flat line, and none without data', () => {
  const { rerender } = renderUi(<Sparkline extremes values={[7, 7]} />);
  expect(screen.queryByText(/Highest/)).toBeNull();
  rerender(<Sparkline extremes values={[null, null]} />);
  expect(screen.queryByText(/Lowest/)).toBeNull();
});
