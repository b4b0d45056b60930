import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { WeekSchedule, type WeekScheduleProps } from './index.ts';

const options = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'drive', label: 'Drive time' },
];
const monday = { weekday: 1, from: 360, to: 600, value: 'breakfast' };

function Sample(props: Partial<WeekScheduleProps>) {
  return (
    <WeekSchedule
      aria-label="Dayparts"
      defaultValue={[monday]}
      options={options}
      timeZone="Europe/Dublin"
      {...props}
    />
  );
}

behavesAsComponent('WeekSchedule', { render: (probe) => <Sample {...probe} /> });

afterEach(() => vi.unstubAllGlobals());

const british = { locale: 'en-GB' };
const cell = (name: string) => screen.getByRole('gridcell', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

it('is a grid of weekdays and hours with a summary in words', () => {
  renderUi(<Sample />, british);
  const grid = within(screen.getByRole('grid', { name: 'Week' }));
  expect(grid.getAllByRole('rowheader').map((header) => header.getAttribute('aria-label'))).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(grid.getAllByRole('gridcell')).toHaveLength(7 * 24);
  expect(cell('Monday 09:00–10:00: Breakfast')).toBeInTheDocument();
  expect(cell('Monday 10:00–11:00: Not set')).toBeInTheDocument();
  const [first, second] = within(screen.getByRole('list', { name: 'Summary' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Monday 06:00–10:00: Breakfast');
  expect(second).toHaveTextContent('Tuesday Not set');
  expect(screen.getByText('Times in Europe/Dublin')).toBeVisible();
});

it('begins the week as in the region of the reader', () => {
  renderUi(<Sample />, { locale: 'en-US' });
  expect(screen.getAllByRole('rowheader')[0]).toHaveAttribute('aria-label', 'Sunday');
});

it('is a single tab stop that arrow keys move', async () => {
  renderUi(<Sample />, british);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Breakfast' })).toHaveFocus();
  await userEvent.tab();
  expect(focused()).toBe('Monday 00:00–01:00: Not set');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Tuesday 01:00–02:00: Not set');
  await userEvent.keyboard('{End}{PageDown}');
  expect(focused()).toBe('Sunday 23:00–24:00: Not set');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('selects with Shift and paints with Space; painting again erases', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample defaultValue={[]} onValueChange={onValueChange} />, british);
  cell('Monday 00:00–01:00: Not set').focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith([
    { weekday: 1, from: 0, to: 120, value: 'breakfast' },
    { weekday: 2, from: 0, to: 120, value: 'breakfast' },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Monday – Tuesday 00:00–02:00: Breakfast');
  await userEvent.keyboard(' ');
  expect(onValueChange).toHaveBeenLastCalledWith([]);
});

it('selects a day, a time of every day and everything, and erases with Delete', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample onValueChange={onValueChange} />, british);
  await userEvent.click(screen.getByRole('radio', { name: 'Drive time' }));
  cell('Monday 00:00–01:00: Not set').focus();
  await userEvent.keyboard('{Control>} {/Control} ');
  expect(onValueChange.mock.lastCall?.[0]).toHaveLength(8);
  await userEvent.keyboard('{Shift>} {/Shift} ');
  expect(onValueChange.mock.lastCall?.[0]).toHaveLength(7);
  expect(focused()).toBe('Monday 00:00–01:00: Drive time');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  expect(onValueChange).toHaveBeenLastCalledWith([]);
});

it('paints by dragging over cells, with the chosen value', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample defaultValue={[]} onValueChange={onValueChange} />, british);
  await userEvent.click(screen.getByRole('radio', { name: 'Drive time' }));
  fireEvent.pointerDown(cell('Friday 18:00–19:00: Not set'), { button: 0 });
  fireEvent.pointerMove(cell('Thursday 16:00–17:00: Not set'));
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(window);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith([
    { weekday: 4, from: 960, to: 1140, value: 'drive' },
    { weekday: 5, from: 960, to: 1140, value: 'drive' },
  ]);
});

it('drops a drag that the browser cancels', () => {
  const onValueChange = vi.fn();
  renderUi(<Sample onValueChange={onValueChange} />, british);
  fireEvent.pointerDown(cell('Friday 18:00–19:00: Not set'), { button: 0 });
  fireEvent.pointerCancel(window);
  expect(onValueChange).not.toHaveBeenCalled();
});

it('paints a whole day or hour by its header', async () => {
  const onValueChange = vi.fn();
  renderUi(<Sample defaultValue={[]} onValueChange={onValueChange} />, british);
  await userEvent.click(screen.getByRole('button', { name: 'Paint all of Sunday' }));
  expect(onValueChange).toHaveBeenLastCalledWith([{ weekday: 7, from: 0, to: 1440, value: 'breakfast' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Paint 06:00 on every day' }));
  expect(onValueChange.mock.lastCall?.[0]).toHaveLength(7);
});

it('mirrors the arrow keys in RTL layouts', async () => {
  renderUi(<Sample />, { ...british, dir: 'rtl' });
  cell('Monday 00:00–01:00: Not set').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Monday 01:00–02:00: Not set');
});

it.each(['readOnly', 'disabled'])('changes nothing when %s', async (state) => {
  const onValueChange = vi.fn();
  renderUi(<Sample {...{ [state]: true }} onValueChange={onValueChange} />, british);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  cell('Monday 00:00–01:00: Not set').focus();
  await userEvent.keyboard('{ArrowRight} {Delete}');
  expect(focused()).toBe('Monday 01:00–02:00: Not set');
  fireEvent.pointerDown(cell('Friday 18:00–19:00: Not set'), { button: 0 });
  fireEvent.pointerUp(window);
  expect(screen.queryByRole('button')).toBeNull();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('is named and described by its field', () => {
  renderUi(
    <Field error="Choose one." label="Quiet hours">
      <Sample aria-label={undefined} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Quiet hours' })).toHaveAccessibleDescription('Choose one.');
});

it('shows one day at a time where it is narrow, with the week in words', async () => {
  let resize: ResizeObserverCallback = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  renderUi(<Sample stepMinutes={30} />, british);
  act(() => resize([{ contentRect: { width: 320 } }] as never, undefined as never));
  expect(screen.getByRole('grid', { name: 'Monday' })).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await userEvent.click(screen.getByRole('radio', { name: 'Tue' }));
  cell('Tuesday 00:00–00:30: Not set').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Tuesday 06:00–06:30: Not set');
  expect(screen.getByRole('list', { name: 'Summary' })).not.toHaveClass('ui:sr-only');
});
