import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DatePicker, type DatePickerProps } from './index.ts';

const now = new Date('2026-09-14T17:44:00Z');
const picker = (props: Partial<DatePickerProps> = {}) => (
  <DatePicker
    label="Submission date"
    max="2026-09-14"
    now={now}
    onValueChange={() => {}}
    timeZone="Europe/Dublin"
    value="2026-09-10"
    {...props}
  />
);

async function opened() {
  const onValueChange = vi.fn();
  renderUi(picker({ onValueChange }), { locale: 'en-GB' });
  await userEvent.click(screen.getByRole('button', { name: /^Submission date: ?10.09.2026/ }));
  return { onValueChange, panel: within(await screen.findByRole('dialog', { name: 'Submission date' })) };
}

behavesAsComponent('DatePicker', { render: (probe) => picker(probe as Partial<DatePickerProps>) });

it('selects a clicked day and closes', async () => {
  const { onValueChange, panel } = await opened();
  await userEvent.click(panel.getByRole('button', { name: / 8 September 2026$/ }));
  expect(onValueChange).toHaveBeenCalledWith('2026-09-08');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('selects a typed day in the order of the locale', async () => {
  const { onValueChange, panel } = await opened();
  const field = panel.getByRole('textbox', { name: 'Submission date' });
  await userEvent.clear(field);
  await userEvent.type(field, '1/9/2026{Enter}');
  expect(onValueChange).toHaveBeenCalledWith('2026-09-01');
});

it('marks the selected day without a start and an end, and disables days after the last', async () => {
  const { panel } = await opened();
  expect(panel.getByRole('button', { name: /10 September 2026$/ })).toHaveFocus();
  expect(panel.getByRole('button', { name: /15 September 2026$/ })).toBeDisabled();
});
