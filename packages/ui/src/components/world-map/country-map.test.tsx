import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { CountryMap, type CountryMapProps, type CountryMark } from './index.ts';

const markOf = (code: string): CountryMark => {
  if (code === 'IE' || code === 'MC') return { fill: 'strong', status: 'may listen' };
  return code === 'FR'
    ? { fill: 'hatched', status: 'refused, 148 sessions' }
    : { fill: 'plain', status: 'refused' };
};

function Sample(props: Partial<CountryMapProps>) {
  return <CountryMap defaultValue={['IE']} label="Who may listen" markOf={markOf} {...props} />;
}

behavesAsComponent('CountryMap', { render: (probe) => <Sample {...probe} /> });

const list = () => screen.findByRole('listbox', { name: 'Who may listen' });
const active = async () =>
  document.getElementById((await list()).getAttribute('aria-activedescendant') ?? '');
const shape = (code: string) => document.querySelector(`[data-code="${code}"]`);

it('is a listbox of countries with description and selection state', async () => {
  renderUi(<Sample region="europe" />);
  expect(await list()).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.tab();
  await userEvent.keyboard('ireland');
  expect(await active()).toHaveAttribute('aria-selected', 'true');
  expect(await active()).toHaveTextContent('Ireland: may listen');
  const [before, , after] = screen.getAllByRole('option');
  expect(before).toHaveTextContent('Iceland: refused');
  expect(after).toHaveTextContent('Isle of Man: refused');
  expect(after).toHaveAttribute('aria-selected', 'false');
  const places = screen.getAllByRole('option').map((each) => Number(each.getAttribute('aria-posinset')));
  expect(places).toEqual([places[0], Number(places[0]) + 1, Number(places[0]) + 2]);
  expect(Number(after?.getAttribute('aria-setsize'))).toBeGreaterThan(40);
});

it('is a single tab stop with typeahead, arrow keys and Enter', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample onValueChange={onValueChange} />);
  await list();
  await userEvent.tab();
  await userEvent.keyboard('franc');
  expect(await active()).toHaveTextContent('France: refused, 148 sessions');
  expect(document.querySelector('[data-part="tooltip"]')).toHaveTextContent('Francerefused, 148 sessions');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['IE', 'FR']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['IE', 'FR', 'PF']);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(['IE', 'PF']);
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(await active()).toHaveTextContent(/^Afghanistan/);
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('[data-part="tooltip"]')).toBeNull();
});

it('toggles a country on click', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample onValueChange={onValueChange} />);
  await list();
  await userEvent.click(shape('FR') as Element);
  expect(onValueChange).toHaveBeenLastCalledWith(['IE', 'FR']);
  await userEvent.click(shape('IE') as Element);
  expect(onValueChange).toHaveBeenLastCalledWith(['FR']);
});

it('is readable while disabled', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample disabled onValueChange={onValueChange} />);
  await list();
  await userEvent.click(shape('FR') as Element);
  await userEvent.tab();
  await userEvent.keyboard('ireland{Enter}');
  expect(await active()).toHaveTextContent('Ireland: may listen');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('draws small islands only when they have a mark', async () => {
  const tiny = () => document.querySelector('[data-part="tiny"][data-choice="MC"]');
  const { unmount } = renderUi(<Sample />);
  await list();
  expect(tiny()).toBeNull();
  unmount();
  renderUi(<Sample value={['MC']} />);
  await list();
  expect(tiny()).not.toBeNull();
  expect(document.querySelectorAll('[data-part="hatch"]')).toHaveLength(1);
});

it('shows circles on countries, below pointer events', async () => {
  renderUi(<Sample counts={[{ code: 'IE', value: 71 }]} />);
  await list();
  const [circle, ...others] = document.querySelectorAll('[data-part="point"]');
  expect(others).toEqual([]);
  expect(circle?.getAttribute('class')).toContain('pointer-events-none');
});
