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

it('is a figure named by its title, with an image of the same name', () => {
  renderUi(<Sample />);
  expect(screen.getByRole('figure', { name: 'Evenings carry the day' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Evenings carry the day' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Evenings carry the day. Listeners, today' })).toBeInTheDocument();
});

it('shows one point at a time with arrow keys', async () => {
  renderUi(<Sample />);
  await userEvent.tab();
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

it('reports a missing value as missing, never as zero', async () => {
  renderUi(<Sample />);
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Sep 14, 2026, 02:00: No data');
});

it('closes the tooltip on Escape and on blur', async () => {
  renderUi(<Sample />);
  await userEvent.tab();
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

it('hatches missing values', () => {
  const { container } = renderUi(<Sample />);
  const gap = container.querySelector<HTMLElement>('[data-part="gap"]');
  expect([gap?.style.left, gap?.style.width]).toEqual(['25%', '50%']);
});

it('hatches a part of the period without points', () => {
  const { container } = renderUi(<Sample maxStepMs={3_600_000} to={start + 8 * 3_600_000} />);
  const gaps = [...container.querySelectorAll<HTMLElement>('[data-part="gap"]')];
  expect(gaps.map((gap) => gap.style.left)).toEqual(['12.5%', '50%']);
});

it('keeps its axes and renders no cursor without points', () => {
  const { container } = renderUi(<Sample from={start} points={[]} to={start + 86_400_000} />);
  expect(container.querySelectorAll('[data-part="time-mark"]').length).toBeGreaterThan(3);
  expect(screen.getByText('No data')).toBeInTheDocument();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('switches to a table and back', async () => {
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

it('keeps the time axis left to right in RTL layouts', async () => {
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

it('names each of several series in the legend and in the tooltip', async () => {
  const lines = [
    {
      id: 'mp3',
      name: '/128kbps',
      points: [
        { at: start, value: 92 },
        { at: start + 3_600_000, value: 90 },
      ],
    },
    {
      id: 'aac',
      name: '/64kbps',
      points: [
        { at: start, value: 31 },
        { at: start + 3_600_000, value: null },
      ],
    },
  ];
  renderUi(<Sample points={undefined} series={lines} />);
  const legend = document.querySelector<HTMLElement>('[data-part="legend"]');
  expect(legend).toHaveTextContent('/128kbps/64kbps');
  const cursor = screen.getByRole('slider');
  expect(cursor).toHaveAttribute(
    'aria-valuetext',
    'Sep 14, 2026, 01:00: /128kbps 90 listeners, /64kbps No data',
  );
  cursor.focus();
  await userEvent.keyboard('{Home}');
  expect(tooltip()).toHaveTextContent('/128kbps92 listeners/64kbps31 listeners');
});

it('keeps the colour of a series regardless of its position', () => {
  const one = [
    { at: start, value: 5 },
    { at: start + 3_600_000, value: 6 },
  ];
  const { container } = renderUi(
    <Sample points={undefined} series={[{ id: 'aac', name: '/64kbps', points: one, color: 2 }]} />,
  );
  expect(container.querySelector('[data-part="line"]')?.getAttribute('class')).toContain('stroke-data-2');
});

it('shows the minimum, the maximum and the previous period in the tooltip', () => {
  const banded = [{ at: start, value: 20, min: 12, max: 31 }];
  const before = { points: [{ at: start, value: 17 }] };
  const { container } = renderUi(<Sample compare={before} points={banded} />);
  expect(screen.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    'Sep 14, 2026, 00:00: 20 listeners, Lowest 12, Highest 31, Previous period 17 listeners',
  );
  expect(container.querySelector('[data-part="compare"]')).not.toBeNull();
});

it('scales the axis to the maximum of the band', () => {
  const banded = points.map((point) => ({ ...point, max: 180 }));
  renderUi(<Sample points={banded} />);
  expect(screen.getByText('200')).toBeInTheDocument();
});

it('shows an annotation at its mark, in the nearest tooltip and in the table', async () => {
  const mark = { at: start + 3 * 3_600_000 + 60_000, label: 'Geoblocking changed', detail: '03:01' };
  renderUi(<Sample marks={[mark]} />);
  expect(screen.getByText('Geoblocking changed')).toBeInTheDocument();
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(
    /40 listeners, Geoblocking changed$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('row', { name: /03:00/ })).toHaveTextContent('Geoblocking changed, 03:01');
});

it('does not hatch the future', () => {
  const { container } = renderUi(
    <Sample maxStepMs={3_600_000} now={start + 4 * 3_600_000} to={start + 8 * 3_600_000} />,
  );
  const gaps = [...container.querySelectorAll<HTMLElement>('[data-part="gap"]')];
  expect(gaps.map((gap) => gap.style.left)).toEqual(['12.5%']);
  expect(screen.getByText('Now')).toBeInTheDocument();
});

it('marks time changes and disambiguates the repeated hour', () => {
  const night = Date.UTC(2026, 9, 24, 23);
  const hours = [0, 1, 2, 3].map((hour) => ({ at: night + hour * 3_600_000, value: 5 }));
  renderUi(<Sample points={hours} timeZone="Europe/Dublin" />);
  expect(screen.getByText('Daylight saving ends')).toBeInTheDocument();
  const cursor = screen.getByRole('slider');
  cursor.focus();
  expect(cursor.getAttribute('aria-valuetext')).toContain('02:00 GMT');
});

it('draws only axes and the reason in the empty state', () => {
  const { container } = renderUi(
    <Sample
      empty={{ title: 'Nothing was measured yet', description: 'The first hour appears at 19:00.' }}
      from={start}
      points={[]}
      to={start + 86_400_000}
    />,
  );
  expect(screen.getByText('Nothing was measured yet')).toBeVisible();
  expect(container.querySelectorAll('[data-part="time-mark"]').length).toBeGreaterThan(3);
  expect(container.querySelector('[data-part="gap"]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show as table' })).toBeNull();
});

it('renders two thousand points', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({
    at: start + index * 60_000,
    value: index % 200,
  }));
  const { container } = renderUi(<Sample points={many} />);
  expect(container.querySelector('[data-part="line"]')?.getAttribute('d')?.match(/L/g)).toHaveLength(1999);
});
