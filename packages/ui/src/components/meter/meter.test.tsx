import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Meter, MeterBar, meterLevel } from './index.ts';

behavesAsComponent('Meter', {
  render: (probe) => <Meter {...probe} label="Transfer" max={1000} unit="gigabyte" value={566.1} />,
});
behavesAsComponent('MeterBar', {
  render: (probe) => <MeterBar {...probe} aria-label="Transfer" max={10} value={5} valueText="5 of 10" />,
});

describe('meterLevel', () => {
  it.each([
    [799, 'normal'],
    [800, 'near'],
    [999, 'near'],
    [1000, 'reached'],
    [1200, 'reached'],
  ])('of %s is %s', (value, level) => expect(meterLevel(value, 1000, 800)).toBe(level));

  it('is never near without a threshold', () => expect(meterLevel(999, 1000)).toBe('normal'));
});

it('announces the amount and its limit', () => {
  renderUi(<Meter label="Transfer" max={1000} unit="gigabyte" value={566.1} />);
  const meter = screen.getByRole('meter', { name: 'Transfer' });
  expect(meter).toHaveAttribute('aria-valuetext', '566.1 of 1,000\u00a0GB');
  expect(meter).toHaveAttribute('aria-valuenow', '566.1');
  expect(screen.getByText('566.1 of 1,000 GB')).toBeVisible();
  expect(screen.queryByText('Near the limit')).toBeNull();
});

it('warns in text when the limit is near or reached', () => {
  const { rerender } = renderUi(<Meter high={800} label="Transfer" max={1000} value={938} />);
  expect(screen.getByText('Near the limit')).toBeVisible();
  rerender(<Meter high={800} label="Transfer" max={1000} value={1034} />);
  expect(screen.getByText('Limit reached')).toBeVisible();
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '1000');
  expect(screen.getByText('1,034 of 1,000')).toBeVisible();
});

it('announces the meaning of its marks', () => {
  renderUi(
    <Meter label="Listeners" marks={[{ value: 400, label: '80 %, you get a mail' }]} max={500} value={137} />,
  );
  expect(screen.getByRole('meter')).toHaveAccessibleDescription('80 %, you get a mail');
});

it('shows no bar for an unknown amount', () => {
  renderUi(<Meter label="Transfer" max={1000} value={null} />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.getByText('No data')).toBeVisible();
});
