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

it('changes at each key, and tells once nobody types any more', () => {
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

it('keeps what was typed while its owner took what it was told', () => {
  const field = held('');
  field.type('ja');
  field.wait(300);
  field.type('jap');
  field.own('ja');
  expect(field.text()).toBe('jap');
  field.wait(300);
  expect(told.mock.calls).toEqual([['ja'], ['jap']]);
});

it('takes what its owner says by itself, and asks for nothing then', () => {
  const field = held('galway');
  field.own('');
  expect(field.text()).toBe('');
  field.type('cork');
  field.own('galway');
  expect(field.text()).toBe('galway');
  field.wait(1000);
  expect(told).not.toHaveBeenCalled();
});

it('tells of nothing when what was typed is taken back', () => {
  const field = held('');
  field.type('a');
  field.wait(100);
  field.type('');
  field.wait(1000);
  expect(told).not.toHaveBeenCalled();
});

it('tells at once when the field is left, and no second time', () => {
  const field = held('');
  field.type('galway');
  field.leave();
  expect(told.mock.calls).toEqual([['galway']]);
  field.leave();
  field.wait(1000);
  expect(told).toHaveBeenCalledTimes(1);
});
