import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedInput } from '#/lib/use-debounced-input.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const onChange = vi.fn<(text: string) => void>();
beforeEach(() => onChange.mockReset());

function setUp(owned: string) {
  const { result, rerender } = renderHook((text: string) => useDebouncedInput(text, onChange), {
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
  const field = setUp('');
  for (const text of ['j', 'ja', 'jap']) {
    field.type(text);
    expect(field.text()).toBe(text);
    field.wait(200);
  }
  expect(onChange).not.toHaveBeenCalled();
  field.wait(100);
  expect(onChange.mock.calls).toEqual([['jap']]);
  field.own('jap');
  field.wait(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('preserves input typed while the committed value is applied', () => {
  const field = setUp('');
  field.type('ja');
  field.wait(300);
  field.type('jap');
  field.own('ja');
  expect(field.text()).toBe('jap');
  field.wait(300);
  expect(onChange.mock.calls).toEqual([['ja'], ['jap']]);
});

it('accepts an external change without committing it', () => {
  const field = setUp('galway');
  field.own('');
  expect(field.text()).toBe('');
  field.type('cork');
  field.own('galway');
  expect(field.text()).toBe('galway');
  field.wait(1000);
  expect(onChange).not.toHaveBeenCalled();
});

it('commits nothing when the input is reverted', () => {
  const field = setUp('');
  field.type('a');
  field.wait(100);
  field.type('');
  field.wait(1000);
  expect(onChange).not.toHaveBeenCalled();
});

it('commits on blur, and only once', () => {
  const field = setUp('');
  field.type('galway');
  field.leave();
  expect(onChange.mock.calls).toEqual([['galway']]);
  field.leave();
  field.wait(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});
