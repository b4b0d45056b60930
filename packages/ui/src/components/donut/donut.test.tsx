import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Donut, type DonutProps } from './index.ts';

const parts = [
  { id: 'phone', label: 'Mobile', value: 3840 },
  { id: 'speaker', label: 'Smart speaker', value: 2790 },
  { id: 'desktop', label: 'Desktop', value: 2160 },
  { id: 'car', label: 'Car', value: 670 },
  { id: 'tv', label: 'TV', value: 340 },
  { id: 'bot', label: 'Bot', value: 200 },
];

function Sample(props: Partial<DonutProps>) {
  return <Donut description="Listening hours" parts={parts} title="Phones lead" unit="h" {...props} />;
}

behavesAsComponent('Donut', { render: (probe) => <Sample {...probe} /> });

it('shows every number in its legend, largest first and remainder last', () => {
  renderUi(<Sample />);
  expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
    'Mobile3,84038.4%',
    'Smart speaker2,79027.9%',
    'Desktop2,16021.6%',
    'Car6706.7%',
    'Other, 25405.4%',
  ]);
});

it('is an image with an equivalent description', () => {
  renderUi(<Sample />);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Phones lead\. Mobile 38\.4%, .*Other, 2 5\.4%$/);
});

it('shows the total or a given value at its center', () => {
  const { container, rerender } = renderUi(<Sample />);
  expect(container.querySelector('[data-part="center"]')).toHaveTextContent('10,000h');
  rerender(<Sample center="137" centerLabel="now" />);
  expect(container.querySelector('[data-part="center"]')).toHaveTextContent('137now');
});

it('highlights a part in the ring from the legend', async () => {
  const { container } = renderUi(<Sample />);
  await userEvent.hover(screen.getByText('Desktop'));
  const faint = [...container.querySelectorAll('[data-part="slice"]')].map((slice) =>
    slice.getAttribute('class')?.includes('opacity-30'),
  );
  expect(faint).toEqual([true, true, false, true, true]);
});

it('shows every part in its table', async () => {
  renderUi(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(within(screen.getByRole('table')).getByRole('row', { name: /Bot/ })).toHaveTextContent('200 h');
});
