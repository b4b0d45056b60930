import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DateRangePicker, type DateRangePickerProps } from './index.ts';

const now = new Date('2026-09-14T17:44:00Z');
const picker = (props: Partial<DateRangePickerProps> = {}) => (
  <DateRangePicker label="Period" now={now} timeZone="Europe/Dublin" {...props} />
);
const gb = { locale: 'en-GB' };
const trigger = () => screen.getByRole('button', { name: /^Period:/ });
// Engines disagree about the comma after a weekday.
const day = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name.replace(' ', ',? ')}`) });

async function opened(
  props: Partial<DateRangePickerProps> = {},
  settings: { locale: string; dir?: 'rtl' } = gb,
) {
  const onValueChange = vi.fn();
  renderUi(picker({ onValueChange, ...props }), settings);
  await userEvent.click(trigger());
  return { onValueChange };
}

afterEach(() => void vi.unstubAllGlobals());

behavesAsComponent('DateRangePicker', { render: (probe) => picker(probe as Partial<DateRangePickerProps>) });
behavesAsComponent('DateRangePicker, open', {
  render: (probe) =>
    picker({ ...(probe as Partial<DateRangePickerProps>), defaultOpen: true, comparable: true }),
  portal: true,
});

it('shows its range on the button, as days of its time zone', () => {
  renderUi(picker(), gb);
  expect(trigger()).toHaveTextContent('1 to 14 Sept 2026');
});

it('derives today from the time zone of the station', () => {
  renderUi(picker({ now: new Date('2026-09-14T23:30:00Z'), defaultValue: undefined }), gb);
  expect(trigger()).toHaveTextContent('2 to 15 Sept 2026');
});

it('applies a preset at once and closes', async () => {
  const { onValueChange } = await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({
    from: '2026-08-01',
    to: '2026-08-31',
    preset: 'last-month',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger()).toHaveFocus();
  expect(trigger()).toHaveTextContent('1 to 31 Aug 2026');
});

it('marks the active preset and shows only the given presets', async () => {
  await opened({ presets: ['7d', '14d'] });
  const list = screen.getByRole('list', { name: 'Quick ranges' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-pressed')),
  ).toEqual(['false', 'true']);
});

it('selects two days and commits on Apply', async () => {
  const { onValueChange } = await opened();
  await userEvent.click(day('Tuesday 8 September'));
  expect(screen.getByRole('status')).toHaveTextContent('Choose the last day');
  await userEvent.click(day('Thursday 3 September'));
  expect(screen.getByRole('status')).toHaveTextContent('6 days');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-09-03', to: '2026-09-08' });
});

it('selects a single day as a range', async () => {
  const { onValueChange } = await opened();
  await userEvent.click(day('Tuesday 8 September'));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-09-08', to: '2026-09-08' });
});

it.each(['Cancel', 'Escape'])('discards the draft with %s', async (way) => {
  const { onValueChange } = await opened();
  await userEvent.click(day('Tuesday 8 September'));
  if (way === 'Cancel') await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  else await userEvent.keyboard('{Escape}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(trigger());
  expect(screen.getByRole('status')).toHaveTextContent('14 days');
});

it('names the selected days, the ends of the range, and today', async () => {
  await opened();
  expect(day('Tuesday 1 September')).toHaveAccessibleName(/first day$/);
  expect(day('Monday 14 September')).toHaveAccessibleName(/last day$/);
  expect(day('Monday 14 September')).toHaveAttribute('aria-current', 'date');
  const selected = screen.getAllByRole('gridcell', { selected: true });
  expect(selected).toHaveLength(14);
});

describe('keyboard', () => {
  it('starts on the selected day', async () => {
    await opened();
    expect(day('Monday 14 September')).toHaveFocus();
  });

  it.each([
    ['{ArrowLeft}', 'Sunday 13 September'],
    ['{ArrowUp}', 'Monday 7 September'],
    ['{PageUp}', 'Friday 14 August'],
    ['{Shift>}{PageUp}{/Shift}', 'Sunday 14 September 2025'],
    ['{ArrowUp}{End}', 'Sunday 13 September'],
    ['{ArrowLeft}{Home}', 'Monday 7 September'],
  ])('moves with %s to %s', async (keys, name) => {
    await opened();
    await userEvent.keyboard(keys);
    expect(day(name)).toHaveFocus();
  });

  it('stops at the last selectable day', async () => {
    await opened();
    await userEvent.keyboard('{ArrowDown}');
    expect(day('Monday 14 September')).toHaveFocus();
  });

  it('is mirrored in RTL layouts', async () => {
    await opened({}, { locale: 'en-GB', dir: 'rtl' });
    await userEvent.keyboard('{ArrowRight}');
    expect(day('Sunday 13 September')).toHaveFocus();
  });

  it('selects with Enter', async () => {
    const { onValueChange } = await opened();
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-09-07', to: '2026-09-09' });
  });
});

describe('months', () => {
  it('change with buttons, up to the limits', async () => {
    await opened({ min: '2026-08-20' });
    expect(screen.getByRole('grid', { name: 'September 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'August 2026' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    expect(day('Wednesday 19 August')).toBeDisabled();
    expect(day('Thursday 20 August')).toBeEnabled();
  });

  it('keep focus on the button that changes them', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('grid', { name: 'July 2026' })).toBeVisible();
  });

  it('are two on a wide page', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await opened();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    expect(screen.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  });

  it('start with the first weekday of the locale', async () => {
    await opened({}, { locale: 'en-US' });
    expect(screen.getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'Sunday');
  });
});

describe('fields', () => {
  it('accept a typed day, which the months then show', async () => {
    const { onValueChange } = await opened();
    const from = screen.getByRole('textbox', { name: 'From' });
    expect(from).toHaveValue('01/09/2026');
    await userEvent.clear(from);
    await userEvent.type(from, '20/8/26{Enter}');
    expect(from).toHaveValue('20/08/2026');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-08-20', to: '2026-09-14' });
  });

  it.each([
    ['31/02/2026', 'Enter a day such as 14/09/2026'],
    ['15/09/2026', 'The latest possible day is 14/09/2026'],
    ['01/01/2020', 'The earliest possible day is 01/01/2026'],
  ])('report an error for %s', async (text, message) => {
    await opened({ min: '2026-01-01' });
    const to = screen.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, text);
    await userEvent.tab();
    expect(to).toHaveAccessibleDescription(message);
    expect(to).toBeInvalid();
  });

  it('keep the days in order', async () => {
    const { onValueChange } = await opened();
    const to = screen.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '2026-08-10{Enter}');
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('10/08/2026');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('comparison', () => {
  it('is shown only where it is enabled', async () => {
    await opened();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('is shown with its days and committed on Apply', async () => {
    const onComparisonChange = vi.fn();
    const { onValueChange } = await opened({ comparable: true, onComparisonChange });
    const choice = screen.getByRole('combobox', { name: 'Compare with' });
    await userEvent.selectOptions(choice, 'Previous period');
    expect(choice).toHaveAccessibleDescription('18 to 31 Aug 2026');
    expect(onComparisonChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onComparisonChange).toHaveBeenCalledExactlyOnceWith('period-before');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

it('does not change state itself when controlled', async () => {
  await opened({ value: { from: '2026-09-01', to: '2026-09-02' } });
  await userEvent.click(screen.getByRole('button', { name: 'Last 7 days' }));
  expect(trigger()).toHaveTextContent('1 to 2 Sept 2026');
});

it('shows the last 24 hours by name, not as two days', () => {
  renderUi(picker({ value: { from: '2026-09-13', to: '2026-09-14', preset: '24h' } }), gb);
  expect(trigger()).toHaveTextContent('Last 24 hours');
});
