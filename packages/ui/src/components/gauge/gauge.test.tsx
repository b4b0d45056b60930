import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { GAUGE, gaugeArc, gaugePoint, gaugeShare } from './gauge.geometry.ts';
import { Gauge, type GaugeZone } from './gauge.tsx';

const zones: readonly GaugeZone[] = [
  { from: -36, tone: 'warning', label: 'Too quiet' },
  { from: -18, tone: 'good', label: 'Well balanced' },
  { from: -10, tone: 'bad', label: 'Too loud' },
];

behavesAsComponent('Gauge', {
  render: (probe) => (
    <Gauge {...probe} label="Loudness" max={0} min={-36} unit="LUFS" value={-14.2} zones={zones} />
  ),
});

it('is a meter that announces value, unit and zone', () => {
  renderUi(<Gauge label="Loudness" max={0} min={-36} unit="LUFS" value={-14.2} zones={zones} />);
  const meter = screen.getByRole('meter', { name: 'Loudness' });
  expect(meter).toHaveAttribute('aria-valuenow', '-14.2');
  expect(meter).toHaveAttribute('aria-valuetext', '−14.2\u00a0LUFS, Well balanced');
  expect(screen.getByText('−14.2')).toBeVisible();
  expect(screen.getByText('LUFS')).toBeVisible();
  expect(screen.getByText('Well balanced')).toBeVisible();
});

it.each([
  [-40, 'none'],
  [-36, 'Too quiet'],
  [-18, 'Well balanced'],
  [-3, 'Too loud'],
])('at %s is in the zone “%s”', (value, label) => {
  renderUi(<Gauge label="Loudness" max={0} min={-36} value={value} zones={zones} />);
  const shown = zones.filter((zone) => screen.queryByText(zone.label)).map((zone) => zone.label);
  expect(shown).toEqual(label === 'none' ? [] : [label]);
});

it('shows no arc for an unknown value', () => {
  const { container } = renderUi(<Gauge label="Loudness" max={0} min={-36} value={null} zones={zones} />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(container.querySelector('[data-part="value-arc"]')).toBeNull();
  expect(screen.getByText('–')).toBeVisible();
});

describe('arc', () => {
  it('has the middle of the scale at the top', () =>
    expect(gaugePoint(0.5)).toEqual([GAUGE.x, GAUGE.y - GAUGE.radius]));

  it('is symmetric', () => {
    const [left, right] = [gaugePoint(0), gaugePoint(1)];
    expect(left[1]).toBe(right[1]);
    expect(left[0] + right[0]).toBeCloseTo(2 * GAUGE.x);
  });

  it('uses the large-arc flag only above a half circle', () => {
    expect(gaugeArc(0, 1)).toContain(' 0 1 1 ');
    expect(gaugeArc(0, 0.5)).toContain(' 0 0 1 ');
    expect(gaugeArc(0.5, 0.5)).toBe('');
  });

  it.each([
    [-36, 0],
    [-18, 0.5],
    [6, 1],
    [-50, 0],
  ])('puts %s at %s', (value, share) => expect(gaugeShare(value, -36, 0)).toBe(share));
});
