import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { TimeZoneSelect, type TimeZoneSelectProps } from './index.ts';

const summer = new Date('2026-07-01T12:00:00Z');

behavesAsComponent('TimeZoneSelect', {
  render: (probe) => <TimeZoneSelect aria-label="Time zone" defaultValue="Europe/Dublin" {...probe} />,
});

function setup(props: TimeZoneSelectProps = {}, locale = 'en') {
  const onValueChange = vi.fn();
  renderUi(
    <Field label="Time zone">
      <TimeZoneSelect at={summer} onValueChange={onValueChange} {...props} />
    </Field>,
    { locale },
  );
  return { onValueChange, field: screen.getByRole('combobox', { name: 'Time zone' }) };
}

const found = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('shows its value before the list is loaded', () => {
  expect(setup({ defaultValue: 'America/New_York' }).field).toHaveValue('America/New York');
});

it.each([
  ['en', 'dublin', 'Europe/DublinIrelandUTC+1'],
  ['fr', 'irlande', 'Europe/DublinIrlandeUTC+1'],
  ['en', 'new york', 'America/New YorkUnited StatesUTC−4'],
  ['en', 'kyiv', 'Europe/KyivUkraineUTC+3'],
  ['en', 'utc-2:30', 'America/St JohnsCanadaUTC−2:30'],
])('finds in %s by %j', async (locale, typed, zone) => {
  const { field } = setup({}, locale);
  await userEvent.type(field, typed);
  expect(found()[0]).toBe(zone);
});

it('matches an offset exactly', async () => {
  const { field } = setup();
  await userEvent.type(field, '+5:30');
  expect(found().length).toBeGreaterThan(0);
  for (const zone of found()) expect(zone).toContain('UTC+5:30');
});

it('emits the IANA name of the selected zone', async () => {
  const { field, onValueChange } = setup();
  await userEvent.type(field, 'kolkata{ArrowDown}{Enter}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Asia/Kolkata');
  expect(field).toHaveValue('Asia/Kolkata');
});

it('recognizes a renamed zone', async () => {
  const { field } = setup({ value: 'Europe/Kiev' });
  expect(field).toHaveValue('Europe/Kyiv');
  await userEvent.click(field);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Europe/Kyiv');
});

it('renders only a part of the long list, with its full size in ARIA', async () => {
  const { field } = setup({ defaultValue: 'Europe/Dublin' });
  await userEvent.click(field);
  const dublin = screen.getByRole('option', { selected: true });
  const count = Number(dublin.getAttribute('aria-setsize'));
  expect(count).toBeGreaterThan(350);
  expect(screen.getAllByRole('option').length).toBeLessThan(100);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const next = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(next).toHaveAttribute('aria-posinset', String(Number(dublin.getAttribute('aria-posinset')) + 2));
});
