import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

behavesAsComponent('TimeField', {
  render: (probe) => <TimeField aria-label="Quiet from" defaultValue="21:30" {...probe} />,
});

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const selected = () => field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0);

const setup = (props: TimeFieldProps = {}, locale = 'fr') => {
  const onValueChange = vi.fn();
  renderUi(
    <TimeField aria-label="Quiet from" defaultValue="21:30" onValueChange={onValueChange} {...props} />,
    { locale },
  );
  return onValueChange;
};

it('is one field with the name, hint and error of its Field', async () => {
  const { container } = renderUi(
    <Field label="Quiet from" error="Quiet hours must not cover the whole day." required>
      <TimeField defaultValue="21:30" hourCycle="h23" />
    </Field>,
  );
  expect(field()).toHaveAccessibleName('Quiet from');
  expect(field()).toHaveAccessibleDescription('Quiet hours must not cover the whole day.');
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('tells assistive technology the whole time', () => {
  setup({ min: '20:00' });
  expect(field()).toHaveAttribute('aria-valuetext', '21:30');
  expect(field()).toHaveAttribute('aria-valuenow', '1290');
  expect(field()).toHaveAttribute('aria-valuemin', '1200');
  expect(field()).toHaveAttribute('aria-valuemax', '1439');
});

it.each([
  ['fr', '21:30'],
  ['en-GB', '21:30'],
  ['ja', '21:30'],
  ['en', '9:30 PM'],
])('writes the time as in %s', (locale, text) => {
  setup({}, locale);
  expect(field().value.replace(/\s/u, ' ')).toBe(text);
});

it('accepts a typed time on leaving and with Enter', async () => {
  const onValueChange = setup();
  await userEvent.clear(field());
  await userEvent.type(field(), '745');
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('07:45');
  expect(field()).toHaveValue('07:45');
  await userEvent.clear(field());
  await userEvent.type(field(), '8 h{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith('08:00');
});

it('is null when cleared', async () => {
  const onValueChange = setup();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
});

it.each<[string, TimeFieldProps, string, string]>([
  ['an invalid time', {}, '25:00', 'Enter a time such as 21:30'],
  ['a time before the minimum', { min: '20:00' }, '19:59', 'The earliest possible time is 20:00'],
  ['a time after the maximum', { max: '22:00' }, '22:01', 'The latest possible time is 22:00'],
  ['a time outside both', { min: '20:00', max: '22:00' }, '12', 'Enter a time from 20:00 to 22:00'],
  ['a time outside the night', { min: '20:00', max: '06:00' }, '12', 'Enter a time from 20:00 to 06:00'],
])('keeps %s with the reason', async (_what, limits, text, reason) => {
  const onValueChange = setup({ hourCycle: 'h23', ...limits }, 'en');
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue(text);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(reason);
  await userEvent.clear(field());
  await userEvent.type(field(), '2130');
  expect(field()).toBeValid();
});

it('rounds a typed time to the step', async () => {
  const onValueChange = setup({ step: 15 });
  await userEvent.clear(field());
  await userEvent.type(field(), '7:52');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('07:45');
});

it('changes the part at the caret with the arrow keys and selects it', async () => {
  const onValueChange = setup({ step: 15 });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange).toHaveBeenLastCalledWith('22:30');
  expect(selected()).toBe('22');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('30');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('21:45');
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('21');
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
  expect(onValueChange).toHaveBeenLastCalledWith('00:45');
});

it('changes AM and PM where the locale writes them', async () => {
  const onValueChange = setup({}, 'ja-u-hc-h12');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(selected()).toBe('午前');
  expect(onValueChange).toHaveBeenLastCalledWith('09:30');
});

it('stops at the limits', async () => {
  const onValueChange = setup({ min: '20:00', max: '22:00' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('22:00');
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(onValueChange).toHaveBeenLastCalledWith('20:00');
});

it('starts an empty field at the minimum', async () => {
  const onValueChange = setup({ defaultValue: null, min: '06:00' });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('06:00');
});

it('does not change with the wheel', () => {
  const onValueChange = setup();
  field().focus();
  fireEvent.wheel(field(), { deltaY: 100 });
  expect(onValueChange).not.toHaveBeenCalled();
});

it('is submitted as HH:mm, not while it is invalid, and reset', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderUi(
    <form aria-label="Quiet hours" onSubmit={onSubmit}>
      <TimeField aria-label="Quiet from" name="from" defaultValue="21:30" />
      <button type="submit">Save</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.clear(field());
  await userEvent.type(field(), '99{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field());
  await userEvent.type(field(), '7am{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(new FormData(form).get('from')).toBe('07:00');
  fireEvent.reset(form);
  expect(new FormData(form).get('from')).toBe('21:30');
});

it('cannot be changed while disabled or read-only', async () => {
  const onValueChange = setup({ readOnly: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(onValueChange).not.toHaveBeenCalled();
});
