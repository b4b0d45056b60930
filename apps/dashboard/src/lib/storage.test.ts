import { describe, expect, test, vi } from 'vitest';
import { createStore } from '#/lib/storage.ts';
import { memoryStorage } from '#/testing/memory-store.ts';

function refuse(): never {
  throw new DOMException('refused', 'SecurityError');
}

/** A full storage area: values can be read but not written. */
function fullStorage(initial: Record<string, string> = {}): Storage {
  return {
    ...memoryStorage(initial),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
}

describe.each([
  ['blocked', refuse],
  ['absent', () => undefined],
  ['full', () => fullStorage()],
])('[G3] storage that is %s', (_name, area) => {
  test('keeps values for the life of the tab', () => {
    const store = createStore(area);
    store.set('key', 'value');
    expect(store.get('key')).toBe('value');
    store.remove('key');
    expect(store.get('key')).toBeNull();
  });

  test('is reported once', () => {
    const store = createStore(area);
    const onChange = vi.fn();
    store.onceUnavailable(onChange);
    store.set('a', '1');
    store.set('b', '2');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.isPersistent).toBe(false);
  });
});

test('[G3] a full area does not keep the old value for the next visit', () => {
  const storage = fullStorage({ key: 'old' });
  const store = createStore(() => storage);
  store.set('key', 'new');
  expect(store.get('key')).toBe('new');
  expect(storage.getItem('key')).toBeNull();
});

test('working storage persists without a report', () => {
  const storage = memoryStorage();
  const store = createStore(() => storage);
  const onChange = vi.fn();
  store.onceUnavailable(onChange);
  store.set('key', 'value');
  expect(storage.getItem('key')).toBe('value');
  expect(onChange).not.toHaveBeenCalled();
});

test('an earlier failure is reported to a new listener at once', () => {
  const store = createStore(refuse);
  store.get('key');
  const onChange = vi.fn();
  store.onceUnavailable(onChange);
  expect(onChange).toHaveBeenCalledTimes(1);
});
