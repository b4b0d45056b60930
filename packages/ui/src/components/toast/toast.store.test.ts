import { expect, it, vi } from 'vitest';
import { createToastStore } from './toast.store.ts';

function titles(store: ReturnType<typeof createToastStore>) {
  return store.getSnapshot().map(({ title }) => title);
}

it('shows toasts in order', () => {
  const store = createToastStore();
  store.show({ title: 'one' });
  store.show({ title: 'two' });
  expect(titles(store)).toEqual(['one', 'two']);
});

it('replaces a toast with the same id', () => {
  const store = createToastStore();
  store.show({ id: 'offline', title: 'Offline' });
  store.show({ title: 'Saved' });
  store.show({ id: 'offline', title: 'Still offline' });
  expect(titles(store)).toEqual(['Saved', 'Still offline']);
});

it('keeps failures when the limit is exceeded', () => {
  const store = createToastStore();
  store.show({ title: 'failed', tone: 'danger' });
  for (const title of ['a', 'b', 'c', 'd']) store.show({ title });
  expect(titles(store)).toEqual(['failed', 'b', 'c', 'd']);
});

it('never dismisses failures automatically, and extends the duration of toasts with an action', () => {
  const store = createToastStore();
  store.show({ title: 'failed', tone: 'danger' });
  store.show({ title: 'removed', action: { label: 'Undo', onPress: () => {} } });
  store.show({ title: 'saved' });
  expect(store.getSnapshot().map(({ durationMs }) => durationMs)).toEqual([
    Number.POSITIVE_INFINITY,
    10_000,
    6_000,
  ]);
});

it('notifies subscribers once per change, and not without one', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const id = store.show({ title: 'one' });
  store.dismiss(id);
  store.dismiss(id);
  store.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.show({ title: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
