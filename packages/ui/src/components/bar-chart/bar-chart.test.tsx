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

it('is a list, the longest bar first', () => {
  renderUi(<Sample />);
  expect(rows()).toEqual(['Ireland668', 'United Kingdom172', 'France100', 'Germany60']);
});

it('writes shares in the reader’s language', () => {
  renderUi(<Sample show="share" />, { locale: 'fr' });
  expect(rows()[0]).toMatch(/^Ireland66,8\s%$/);
});

it('writes both', () => {
  renderUi(<Sample show="both" />);
  expect(rows()[0]).toBe('Ireland668 66.8%');
});

it('never writes a little as nothing', () => {
  renderUi(<Sample items={[...items, { id: 'mt', label: 'Malta', value: 0.4 }]} show="share" />);
  expect(rows().at(-1)).toBe('Malta<\u00a00.1%');
});

it('puts the rest into one last bar', () => {
  renderUi(<Sample max={2} show="share" />);
  expect(rows()).toEqual(['Ireland66.8%', 'United Kingdom17.2%', 'Other, 216.0%']);
});

it('hides nothing in its table', async () => {
  renderUi(<Sample max={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByRole('row', { name: /Germany/ })).toHaveTextContent('60 h');
});

it('shows a little as more than nothing, and nothing as nothing', () => {
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
