import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { HeatMap, type HeatMapProps } from './index.ts';

const week = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (__, hour) =>
    day === 2 && hour === 4 ? null : day === 4 && hour === 20 ? 179 : hour,
  ),
);

function Sample(props: Partial<HeatMapProps>) {
  return (
    <HeatMap
      description="Mean listeners by weekday and hour, Europe/Dublin"
      title="Friday evening is your best time"
      unit="listeners"
      values={week}
      {...props}
    />
  );
}

behavesAsComponent('HeatMap', { render: (probe) => <Sample {...probe} /> });

const tooltip = () => document.querySelector('[data-part="tooltip"]');

it('is a grid of seven days with 24 hours each', () => {
  renderUi(<Sample />);
  const grid = screen.getByRole('grid', { name: 'Friday evening is your best time' });
  expect(
    within(grid)
      .getAllByRole('rowheader')
      .map((day) => day.getAttribute('aria-label')),
  ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(within(grid).getByRole('gridcell', { name: 'Friday 20:00: 179 listeners' })).toBeInTheDocument();
});

it('starts the week with the given day', () => {
  renderUi(<Sample firstDay={7} />);
  expect(screen.getAllByRole('rowheader')[0]).toHaveAttribute('aria-label', 'Sunday');
  expect(screen.getByRole('gridcell', { name: 'Friday 20:00: 179 listeners' })).toBeInTheDocument();
});

it("starts the week as in the user's locale", () => {
  renderUi(<Sample firstDay="locale" />, { locale: 'ja' });
  expect(screen.getAllByRole('rowheader')[0]).toHaveAttribute('aria-label', '日曜日');
});

it('shows no peak for a day without data', () => {
  renderUi(<Sample values={week.map((hours, day) => (day === 0 ? hours.map(() => null) : hours))} />);
  const [monday, tuesday] = screen.getAllByRole('row').slice(1);
  expect(monday?.lastElementChild).toHaveTextContent('–');
  expect(tuesday?.lastElementChild).toHaveTextContent('23');
});

it('is a single tab stop with arrow key navigation in both directions', async () => {
  renderUi(<Sample />);
  screen.getByRole('button', { name: 'Save this chart' }).focus();
  await userEvent.tab();
  expect(screen.getByRole('gridcell', { name: 'Monday 00:00: 0 listeners' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('gridcell', { name: 'Tuesday 02:00: 2 listeners' })).toHaveFocus();
  expect(tooltip()).toHaveTextContent('2 listenersTuesday 02:00');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(screen.getByRole('gridcell', { name: 'Sunday 23:00: 23 listeners' })).toHaveFocus();
  await userEvent.tab();
  expect(tooltip()).toBeNull();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('gridcell', { name: 'Sunday 23:00: 23 listeners' })).toHaveFocus();
});

it('closes the tooltip on Escape and keeps the focused cell', async () => {
  renderUi(<Sample />);
  screen.getByRole('gridcell', { name: 'Monday 00:00: 0 listeners' }).focus();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(tooltip()).toBeNull();
  expect(screen.getByRole('gridcell', { name: 'Monday 01:00: 1 listeners' })).toHaveFocus();
});

it('hatches missing data and announces it', () => {
  renderUi(<Sample />);
  const cell = screen.getByRole('gridcell', { name: 'Wednesday 04:00: No data' });
  expect(cell.className).toContain('repeating-linear-gradient');
});

it('is left to right in RTL layouts', async () => {
  renderUi(<Sample />, { dir: 'rtl' });
  screen.getByRole('gridcell', { name: 'Monday 00:00: 0 listeners' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('gridcell', { name: 'Monday 01:00: 1 listeners' })).toHaveFocus();
  expect(document.querySelector('[data-part="frame"]')).toHaveAttribute('dir', 'ltr');
});

it('shows the peak of each day', () => {
  const { container } = renderUi(<Sample />);
  const peaks = [...container.querySelectorAll('[data-part="peak"]')].map((peak) => peak.textContent);
  expect(peaks).toEqual(['23', '23', '23', '23', '179', '23', '23']);
});

it('keeps its axes without data and has no tab stop', () => {
  renderUi(<Sample empty={{ title: 'A week has not passed yet' }} values={[]} />);
  expect(screen.getByText('A week has not passed yet')).toBeVisible();
  expect(screen.getAllByRole('rowheader')).toHaveLength(7);
  expect(document.querySelector('[data-part="cell"][tabindex]')).toBeNull();
});
