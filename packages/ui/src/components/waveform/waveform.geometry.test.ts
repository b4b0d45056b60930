import { describe, expect, it } from 'vitest';
import { futureDots, rulerMarks, WAVE, waveBars, wavePhases } from './waveform.geometry.ts';

describe('waveBars', () => {
  it('is deterministic', () => expect(waveBars()).toEqual(waveBars()));

  it('ends before the now-line', () => {
    const bars = waveBars();
    expect(bars.length).toBeGreaterThan(100);
    expect(bars.every((bar) => bar.x + WAVE.barWidth < 0)).toBe(true);
  });

  it('leaves room for its animation inside the drawing', () => {
    expect(waveBars().every((bar) => bar.height > 20 && bar.height * 1.06 < -2 * WAVE.top)).toBe(true);
  });

  it('fades out towards the past', () => {
    const bars = waveBars();
    expect(bars[0]?.opacity).toBeLessThan(0.2);
    expect(bars.at(-1)?.opacity).toBe(1);
  });
});

describe('wavePhases', () => {
  it('assigns each bar to exactly one phase', () => {
    const phases = wavePhases();
    expect(phases.every((bars) => bars.length > 0)).toBe(true);
    expect(phases.flat().toSorted((one, other) => one.x - other.x)).toEqual(waveBars());
  });
});

describe('rulerMarks', () => {
  const now = new Date(Date.UTC(2026, 8, 14, 18, 44, 12));

  it('places the last full minute at its distance from now', () => {
    const minutes = rulerMarks(now).filter((mark) => mark.minute);
    const last = minutes.filter((mark) => mark.x <= 0).at(-1);
    expect(last).toEqual({ x: -24, minute: new Date(Date.UTC(2026, 8, 14, 18, 44)) });
  });

  it('has a mark every six seconds inside the drawing', () => {
    const marks = rulerMarks(now);
    expect(marks.every((mark) => mark.x >= -WAVE.past && mark.x <= WAVE.future)).toBe(true);
    expect(new Set(marks.slice(1).map((mark, index) => mark.x - (marks[index]?.x ?? 0)))).toEqual(
      new Set([12]),
    );
  });
});

describe('futureDots', () => {
  it('are right of the now-line', () => {
    expect(futureDots().every((x) => x > 0 && x < WAVE.future)).toBe(true);
    expect(futureDots()).toHaveLength(13);
  });
});
