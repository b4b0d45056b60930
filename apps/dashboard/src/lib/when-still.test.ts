import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenStill } from '#/lib/when-still.ts';

const act = vi.fn();
let box: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
  box = document.createElement('div');
  document.body.append(box);
});
afterEach(() => {
  vi.useRealTimers();
  box.remove();
});

/** As while a box is scrolled: an event a frame, which does not bubble. */
function scrollFor(ms: number): void {
  for (let passed = 0; passed < ms; passed += 16) {
    box.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(16);
  }
}

describe('what waits until the page is still', () => {
  it('is done after a short while when nothing moves, once', () => {
    whenStill(act, 3000);
    vi.advanceTimersByTime(140);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    scrollFor(500);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits for the end of a movement', () => {
    whenStill(act, 3000);
    scrollFor(1000);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('waits until nobody types any more', () => {
    whenStill(act, 3000);
    for (let keys = 0; keys < 4; keys += 1) {
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
      vi.advanceTimersByTime(300);
    }
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is done amid a movement that does not end', () => {
    whenStill(act, 3000);
    scrollFor(2900);
    expect(act).not.toHaveBeenCalled();
    scrollFor(5000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is not done once it was called off', () => {
    const callOff = whenStill(act, 3000);
    scrollFor(100);
    callOff();
    scrollFor(5000);
    expect(act).not.toHaveBeenCalled();
  });
});
