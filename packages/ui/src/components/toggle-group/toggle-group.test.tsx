import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ToggleGroup, ToggleGroupItem } from './index.ts';

const items = (
  <>
    <ToggleGroupItem count={137} value="all">
      All
    </ToggleGroupItem>
    <ToggleGroupItem disabled value="bot">
      Bot
    </ToggleGroupItem>
    <ToggleGroupItem count={61} value="mobile">
      Mobile
    </ToggleGroupItem>
    <ToggleGroupItem value="car">Car</ToggleGroupItem>
  </>
);

behavesAsComponent('ToggleGroup', {
  render: (probe) => (
    <ToggleGroup aria-label="Player" type="single" {...probe}>
      {items}
    </ToggleGroup>
  ),
});
behavesAsComponent('ToggleGroupItem', {
  render: (probe) => (
    <ToggleGroup aria-label="Player" type="multiple">
      <ToggleGroupItem value="all" {...probe}>
        All
      </ToggleGroupItem>
    </ToggleGroup>
  ),
});

const button = (name: RegExp | string) => screen.getByRole('button', { name });

it('presses one button at a time and releases it', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <ToggleGroup aria-label="Player" defaultValue="all" onValueChange={onValueChange} type="single">
      {items}
    </ToggleGroup>,
  );
  await userEvent.click(button('Mobile 61'));
  expect(button('All 137')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Mobile 61')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Mobile 61'));
  expect(onValueChange.mock.calls).toEqual([['mobile'], [null]]);
});

it('cannot be released with `required`', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <ToggleGroup aria-label="Player" defaultValue="all" onValueChange={onValueChange} required type="single">
      {items}
    </ToggleGroup>,
  );
  await userEvent.click(button('All 137'));
  expect(button('All 137')).toHaveAttribute('aria-pressed', 'true');
  expect(onValueChange).not.toHaveBeenCalled();
});

it('presses several and emits them in order of pressing', async () => {
  const onValueChange = vi.fn();
  renderUi(
    <ToggleGroup aria-label="Player" onValueChange={onValueChange} type="multiple">
      {items}
    </ToggleGroup>,
  );
  await userEvent.click(button('Car'));
  await userEvent.click(button('Mobile 61'));
  await userEvent.click(button('Car'));
  expect(onValueChange.mock.calls).toEqual([[['car']], [['car', 'mobile']], [['mobile']]]);
});

it('is a single tab stop, at the pressed button', async () => {
  renderUi(
    <ToggleGroup aria-label="Player" defaultValue="mobile" type="single">
      {items}
    </ToggleGroup>,
  );
  await userEvent.tab();
  expect(button('Mobile 61')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('moves focus with arrow keys without pressing, skips disabled buttons, and remembers the last one', async () => {
  renderUi(
    <ToggleGroup aria-label="Player" defaultValue="all" type="single">
      {items}
    </ToggleGroup>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(button('Mobile 61')).toHaveFocus();
  expect(button('Mobile 61')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(button('Mobile 61')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(button('Car')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(button('Car')).toHaveAttribute('aria-pressed', 'true');
});

it('mirrors the arrow keys in RTL layouts', async () => {
  renderUi(
    <ToggleGroup aria-label="Player" defaultValue="all" type="single">
      {items}
    </ToggleGroup>,
    { dir: 'rtl' },
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(button('Mobile 61')).toHaveFocus();
});

it('does not change state itself when controlled', async () => {
  renderUi(
    <ToggleGroup aria-label="Player" type="single" value="all">
      {items}
    </ToggleGroup>,
  );
  await userEvent.click(button('Car'));
  expect(button('Car')).toHaveAttribute('aria-pressed', 'false');
});
