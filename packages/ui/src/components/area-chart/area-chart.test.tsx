import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { AreaChart, type AreaChartProps } from './area-chart.tsx';

const start = Date.UTC(2026, 8, 14, 0);
const points = [10, 20, null, 40, 0].map((value, hour) => ({ at: start + hour * 3_600_000, value }));

function Sample(props: Partial<AreaChartProps>) {
  return (
    <AreaChart
      description="Listeners, today"
      points={points}
      timeZone="UTC"
      title="Evenings carry the day"
      unit="listeners"
      {...props}
    />
  );
}

behavesAsComponent('AreaChart', { render: (probe) => <Sample {...probe} /> });

const tooltip = () => document.querySelector('[data-part="tooltip"]');

it('is a figure whose title is the finding, and a picture that says it', () => {
  renderUi(<Sample />);
  expect(screen.getByRole('figure', { name: 'Evenings carry the day' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Evenings carry the day' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Evenings carry the day. Listeners, today' })).toBeInTheDocument();
});

it('is read point by point with arrow keys', async () => {
  renderUi(<Sample />);
  await userEvent.tab();
  await userEvent.tab();
  const cursor = screen.getByRole('slider', { name: 'Evenings carry the day' });
  expect(cursor).toHaveFocus();
  expect(cursor).toHaveAttribute('aria-valuetext', 'Sep 14, 2026, 04:00: 0 listeners');
  await userEvent.keyboard('{ArrowLeft}');
  expect(cursor).toHaveAttribute('aria-valuetext', 'Sep 14, 2026, 03:00: 40 listeners');
  expect(tooltip()).toHaveTextContent('40 listeners');
  await userEvent.keyboard('{Home}');
  expect(tooltip()).toHaveTextContent('10 listeners');
});

it('says that a value is missing, never zero', async () => {
  renderUi(<Sample />);
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Sep 14, 2026, 02:00: No data');
});

it('closes the tooltip with Escape and on leaving', async () => {
  renderUi(<Sample />);
  await userEvent.tab();
  await userEvent.tab();
  expect(tooltip()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(tooltip()).toBeNull();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tooltip()).not.toBeNull();
  await userEvent.tab();
  expect(tooltip()).toBeNull();
});

it('hatches what was not measured', () => {
  const { container } = renderUi(<Sample />);
  const gap = container.querySelector<HTMLElement>('[data-part="gap"]');
  expect([gap?.style.left, gap?.style.width]).toEqual(['25%', '50%']);
});

it('hatches a stretch of the period that has no points at all', () => {
  const { container } = renderUi(<Sample maxStepMs={3_600_000} to={start + 8 * 3_600_000} />);
  const gaps = [...container.querySelectorAll<HTMLElement>('[data-part="gap"]')];
  expect(gaps.map((gap) => gap.style.left)).toEqual(['12.5%', '50%']);
});

it('keeps its axes, and has no cursor, without points', () => {
  const { container } = renderUi(<Sample from={start} points={[]} to={start + 86_400_000} />);
  expect(container.querySelectorAll('[data-part="time-mark"]').length).toBeGreaterThan(3);
  expect(screen.getByText('No data')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shows the same as a table, and back', async () => {
  renderUi(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Evenings carry the day. Listeners, today' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(points.length);
  expect(rows[2]).toHaveTextContent('No data');
  expect(rows[4]).toHaveTextContent('0 listeners');
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img')).toBeInTheDocument();
});

it('lets time run from left to right in every direction of writing', async () => {
  renderUi(<Sample />, { dir: 'rtl' });
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '1');
  expect(document.querySelector('[data-part="frame"]')).toHaveAttribute('dir', 'ltr');
});

it('marks the last point only when it is live and known', () => {
  const { container, rerender } = renderUi(<Sample live />);
  expect(container.querySelector('[data-ui="pulse"]')).not.toBeNull();
  rerender(<Sample live points={[...points, { at: start + 5 * 3_600_000, value: null }]} />);
  expect(container.querySelector('[data-ui="pulse"]')).toBeNull();
});
