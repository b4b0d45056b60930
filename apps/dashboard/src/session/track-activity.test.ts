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

  it('tells of a press once it has been answered', () => {
    const { onUse, press } = begin();
    press();
    expect(onUse).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onUse).toHaveBeenCalledOnce();
  });

  it('tells once in ten seconds, however often something is pressed', () => {
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

  it('tells nothing any more once it is stopped', () => {
    const { onUse, press, stop } = begin();
    press();
    stop();
    press();
    vi.advanceTimersByTime(1_000);
    expect(onUse).not.toHaveBeenCalled();
  });
});
