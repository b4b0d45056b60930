import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { StaticMap, WorldMap, type WorldMapProps } from './index.ts';

const values = [
  { code: 'GB', value: 26 },
  { code: 'IE', value: 94 },
  { code: 'AU', value: 6 },
  { code: 'MC', value: 3 },
];
const points = [{ id: 'galway', label: 'Galway', longitude: -9.05, latitude: 53.27, value: 31 }];

function Sample(props: Partial<WorldMapProps>) {
  return (
    <WorldMap
      description="Listeners by country, last 24 h"
      title="Seven in ten listen from Ireland"
      unit="listeners"
      values={values}
      {...props}
    />
  );
}

behavesAsComponent('WorldMap', { render: (probe) => <Sample {...probe} /> });
behavesAsComponent('MapPicture', {
  render: (probe) => <StaticMap label="Countries" unit="listeners" values={values} {...probe} />,
});

const cursor = () => screen.findByRole('slider', { name: 'Seven in ten listen from Ireland' });
const country = (code: string) => document.querySelector(`[data-code="${code}"]`);

it('shades countries by value and leaves others plain', async () => {
  renderUi(<Sample />);
  await cursor();
  expect(country('IE')).toHaveAttribute('data-shade', '6');
  expect(Number(country('GB')?.getAttribute('data-shade'))).toBeLessThan(6);
  expect(country('FR')).toHaveAttribute('data-shade', '0');
});

it('shows one country at a time with arrow keys, sorted by value', async () => {
  renderUi(<Sample />);
  const slider = await cursor();
  slider.focus();
  expect(slider).toHaveAttribute('aria-valuetext', 'Ireland: 94 listeners');
  await userEvent.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', 'United Kingdom: 26 listeners');
  expect(document.querySelector('[data-part="tooltip"]')).toHaveTextContent('United Kingdom26 listeners');
  expect(document.querySelector('[data-part="outline"] path')).toHaveAttribute(
    'd',
    country('GB')?.getAttribute('d'),
  );
});

it("names countries in the user's language", async () => {
  renderUi(<Sample />, { locale: 'fr' });
  expect(await cursor()).toHaveAttribute('aria-valuetext', 'Irlande: 94 listeners');
});

it('steps only through visible items', async () => {
  const onRegionChange = vi.fn();
  renderUi(<Sample onRegionChange={onRegionChange} />);
  expect(await cursor()).toHaveAttribute('aria-valuemax', '3');
  await userEvent.click(screen.getByRole('button', { name: 'Oceania' }));
  expect(onRegionChange).toHaveBeenCalledExactlyOnceWith('oceania');
  const slider = await cursor();
  expect(slider).toHaveAttribute('aria-valuemax', '0');
  expect(slider).toHaveAttribute('aria-valuetext', 'Australia: 6 listeners');
});

it('draws the smallest countries as dots', async () => {
  renderUi(<Sample />);
  await cursor();
  expect(document.querySelector('[data-part="tiny"][data-entry="country-MC"]')).not.toBeNull();
});

it('draws places as labelled circles, after the countries in order', async () => {
  renderUi(<Sample points={points} region="europe" />);
  const slider = await cursor();
  expect(document.querySelectorAll('[data-part="point"]')).toHaveLength(1);
  expect(document.querySelector('[data-part="place-name"]')).toHaveTextContent('Galway 31');
  slider.focus();
  await userEvent.keyboard('{End}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Galway: 31 listeners');
});

it('hatches hatched countries, regardless of value', async () => {
  renderUi(
    <Sample
      values={[
        { code: 'FR', value: 148, fill: 'hatched' },
        { code: 'IE', value: 0, fill: 'strong' },
      ]}
    />,
  );
  await cursor();
  expect(document.querySelectorAll('[data-part="hatch"]')).toHaveLength(1);
  expect(country('IE')?.getAttribute('class')).toContain('fill-data-1');
});

it('lists every country in its table, including those without an outline', async () => {
  renderUi(<Sample values={[...values, { code: 'ZZ', value: 1 }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toHaveLength(5);
  expect(rows[0]).toHaveTextContent('Ireland');
});

it('has no cursor without data', async () => {
  renderUi(<Sample values={[]} />);
  await vi.waitFor(() => expect(country('FR')).not.toBeNull());
  expect(screen.queryByRole('slider')).toBeNull();
});
