import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { BarChart, type BarChartProps, BarList } from './index.ts';

const items = [
  { id: 'gb', label: 'United Kingdom', value: 172 },
  { id: 'ie', label: 'Ireland', value: 668, icon: <svg aria-hidden="true" /> },
  { id: 'fr', label: 'France', value: 100 },
  { id: 'de', label: 'Germany', value: 60 },
];

function Sample(props: Partial<BarChartProps>) {
  return (
    <BarChart
      description="Listening hours"
      items={items}
      title="Two thirds listen from Ireland"
      unit="h"
      {...props}
    />
  );
}

behavesAsComponent('BarChart', { render: (probe) => <Sample {...probe} /> });
behavesAsComponent('BarList', {
  render: (probe) => <BarList aria-label="Countries" items={items} {...probe} />,
});

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('is a list with the longest bar first', () => {
  renderUi(<Sample />);
  expect(rows()).toEqual(['Ireland668', 'United Kingdom172', 'France100', 'Germany60']);
});

it("formats shares in the user's language", () => {
  renderUi(<Sample show="share" />, { locale: 'fr' });
  expect(rows()[0]).toMatch(/^Ireland66,8\s%$/);
});

it('shows both value and share', () => {
  renderUi(<Sample show="both" />);
  expect(rows()[0]).toBe('Ireland668 66.8%');
});

it('never rounds a small value to zero', () => {
  renderUi(<Sample items={[...items, { id: 'mt', label: 'Malta', value: 0.4 }]} show="share" />);
  expect(rows().at(-1)).toBe('Malta<\u00a00.1%');
});

it('groups the remainder into one last bar', () => {
  renderUi(<Sample max={2} show="share" />);
  expect(rows()).toEqual(['Ireland66.8%', 'United Kingdom17.2%', 'Other, 216.0%']);
});

it('shows every item in its table', async () => {
  renderUi(<Sample max={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByRole('row', { name: /Germany/ })).toHaveTextContent('60 h');
});

it('gives small values a visible bar and zero none', () => {
  const { container } = renderUi(
    <BarList
      aria-label="Countries"
      items={[
        { id: 'ie', label: 'Ireland', value: 100_000 },
        { id: 'mt', label: 'Malta', value: 1 },
        { id: 'is', label: 'Iceland', value: 0 },
      ]}
    />,
  );
  const fills = [...container.querySelectorAll('[data-part="fill"]')];
  expect(fills.map((fill) => fill.className.includes('min-w-0.5'))).toEqual([true, true, false]);
});
