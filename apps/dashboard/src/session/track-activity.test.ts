import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackActivity } from '#/session/track-activity.ts';

describe('trackActivity', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const begin = () => {
    const target = new EventTarget();
    const onUse = vi.fn();
    const stop = trackActivity(target, onUse);
    return { onUse, stop, press: () => target.dispatchEvent(new Event('pointerdown')) };
  };

  it('reports an interaction after it was handled', () => {
    const { onUse, press } = begin();
    press();
    expect(onUse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onUse).toHaveBeenCalledOnce();
  });

  it('reports at most once in ten seconds', () => {
    const { onUse, press } = begin();
    for (let second = 0; second < 10; second += 1) {
      press();
      vi.advanceTimersByTime(1_000);
    }
    expect(onUse).toHaveBeenCalledOnce();
    press();
    vi.advanceTimersByTime(300);
    expect(onUse).toHaveBeenCalledTimes(2);
  });

  it('reports nothing after it was stopped', () => {
    const { onUse, press, stop } = begin();
    press();
    stop();
    press();
    vi.advanceTimersByTime(1_000);
    expect(onUse).not.toHaveBeenCalled();
  });
});
