import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedInput } from '#/lib/use-debounced-input.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const told = vi.fn<(text: string) => void>();
beforeEach(() => told.mockReset());

function held(owned: string) {
  const { result, rerender } = renderHook((text: string) => useDebouncedInput(text, told), {
    initialProps: owned,
  });
  return {
    text: () => result.current[0],
    leave: () => act(() => result.current[2]()),
    type: (text: string) => act(() => result.current[1](text)),
    own: rerender,
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

it('updates on each key and commits after a pause', () => {
  const field = held('');
  for (const text of ['j', 'ja', 'jap']) {
    field.type(text);
    expect(field.text()).toBe(text);
    field.wait(200);
  }
  expect(told).not.toHaveBeenCalled();
  field.wait(100);
  expect(told.mock.calls).toEqual([['jap']]);
  field.own('jap');
  field.wait(1000);
  expect(told).toHaveBeenCalledTimes(1);
});

it('preserves input typed while the committed value is applied', () => {
  const field = held('');
  field.type('ja');
  field.wait(300);
  field.type('jap');
  field.own('ja');
  expect(field.text()).toBe('jap');
  field.wait(300);
  expect(told.mock.calls).toEqual([['ja'], ['jap']]);
});

it('accepts an external change without committing it', () => {
  const field = held('galway');
  field.own('');
  expect(field.text()).toBe('');
  field.type('cork');
  field.own('galway');
  expect(field.text()).toBe('galway');
  field.wait(1000);
  expect(told).not.toHaveBeenCalled();
});

it('commits nothing when the input is reverted', () => {
  const field = held('');
  field.type('a');
  field.wait(100);
  field.type('');
  field.wait(1000);
  expect(told).not.toHaveBeenCalled();
});

it('commits on blur, and only once', () => {
  const field = held('');
  field.type('galway');
  field.leave();
  expect(told.mock.calls).toEqual([['galway']]);
  field.leave();
  field.wait(1000);
  expect(told).toHaveBeenCalledTimes(1);
});
