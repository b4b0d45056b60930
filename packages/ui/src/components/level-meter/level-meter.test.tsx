import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { createLevelSource, LevelMeter, type Levels } from './index.ts';

const still = createLevelSource([-11.8, -12.4]);

behavesAsComponent('LevelMeter', {
  render: (probe) => <LevelMeter {...probe} aria-label="Level" source={still} />,
});

const part = (name: string, channel = 0) => {
  const found = document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)[channel];
  if (!found) throw new Error(`no ${name}`);
  return found;
};

it('is a meter per channel that announces level and peak', () => {
  renderUi(<LevelMeter aria-label="Level" source={still} />);
  const left = screen.getByRole('meter', { name: 'Left' });
  expect(left).toHaveAttribute('aria-valuenow', '-11.8');
  expect(left).toHaveAttribute('aria-valuetext', '−11.8\u00a0dBFS, peak −11.8\u00a0dBFS');
  expect(screen.getByRole('meter', { name: 'Right' })).toHaveAttribute('aria-valuenow', '-12.4');
  expect(part('number', 1)).toHaveTextContent('−12.4 dBFS');
});

it('has one channel in mono', () => {
  renderUi(<LevelMeter aria-label="Level" channels="mono" source={createLevelSource([-20])} />);
  expect(screen.getAllByRole('meter')).toHaveLength(1);
  expect(screen.getByRole('meter', { name: 'Mono' })).toHaveAttribute('aria-valuenow', '-20');
});

it('reports no signal instead of zero', () => {
  renderUi(<LevelMeter aria-label="Level" source={createLevelSource([null, null])} />);
  expect(part('number')).toHaveTextContent('No signal');
  expect(screen.getByRole('meter', { name: 'Left' })).toHaveAttribute('aria-valuetext', 'No signal');
});

it('marks a threshold on the scale of its floor', () => {
  renderUi(
    <LevelMeter
      aria-label="Level"
      floor={-90}
      source={createLevelSource([-45, -45], [-9, -9])}
      threshold={{ level: -45, label: 'Alarm below −45 dBFS' }}
    />,
  );
  expect(part('threshold-label')).toHaveTextContent('Alarm below −45 dBFS');
  expect(part('threshold-label').style.left).toBe('50%');
  expect(screen.getByRole('meter', { name: 'Left' })).toHaveAttribute('aria-valuemin', '-90');
});

it('shows the highest samples as peaks if the source has them', () => {
  renderUi(<LevelMeter aria-label="Level" source={createLevelSource([-20, -20], [-3, -6])} />);
  expect(screen.getByRole('meter', { name: 'Left' })).toHaveAttribute(
    'aria-valuetext',
    '−20.0\u00a0dBFS, peak −3.0\u00a0dBFS',
  );
});

it('is left to right in RTL layouts', () => {
  renderUi(<LevelMeter aria-label="Level" source={still} />, { dir: 'rtl' });
  expect(screen.getByRole('group', { name: 'Level' })).toHaveAttribute('dir', 'ltr');
});

describe('live updates', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function running(initial: Levels = [-60, -60]) {
    const source = createLevelSource(initial);
    const renders = vi.fn();
    renderUi(
      <Profiler id="meter" onRender={renders}>
        <LevelMeter aria-label="Level" source={source} />
      </Profiler>,
    );
    return { source, renders };
  }

  it('lights segments on the next frame without a React render', () => {
    const { source, renders } = running();
    renders.mockClear();
    source.push([-30, -60]);
    source.push([0, -30]);
    expect(part('lit').style.clipPath).toContain(' 100% ');
    vi.advanceTimersToNextFrame();
    expect(part('lit').style.clipPath).toContain(' 0% ');
    expect(part('lit', 1).style.clipPath).toContain(' 50% ');
    expect(renders).not.toHaveBeenCalled();
  });

  it('holds the peak above the level, then lets it fall', () => {
    const { source } = running();
    source.push([0, -60]);
    vi.advanceTimersToNextFrame();
    expect(part('peak').hidden).toBe(true);
    source.push([-30, -60]);
    vi.advanceTimersToNextFrame();
    expect(part('peak').hidden).toBe(false);
    expect(Number.parseFloat(part('peak').style.insetInlineStart)).toBeCloseTo((47 / 48) * 100, 3);
    vi.advanceTimersByTime(2500);
    expect(Number.parseFloat(part('peak').style.insetInlineStart)).toBeLessThan(80);
    vi.advanceTimersByTime(2000);
    expect(part('peak').hidden).toBe(true);
  });

  it('updates its number five times a second and always writes the last value', () => {
    const { source } = running();
    vi.advanceTimersByTime(1000);
    source.push([-20, -20]);
    vi.advanceTimersToNextFrame();
    expect(part('number')).toHaveTextContent('−20.0 dBFS');
    source.push([-10, -20]);
    vi.advanceTimersToNextFrame();
    expect(part('number')).toHaveTextContent('−20.0 dBFS');
    vi.advanceTimersByTime(250);
    expect(part('number')).toHaveTextContent('−10.0 dBFS');
  });

  it('updates its number once a second with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { source } = running();
    source.push([-20, -20]);
    vi.advanceTimersByTime(900);
    expect(part('number')).toHaveTextContent('−60.0 dBFS');
    vi.advanceTimersByTime(200);
    expect(part('number')).toHaveTextContent('−20.0 dBFS');
  });

  it('requests no frames when nothing changes', () => {
    const { source } = running();
    source.push([-20, -20]);
    vi.advanceTimersByTime(3000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
