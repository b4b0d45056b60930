import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { createToastStore, ToastProvider, ToastViewport, useToast } from './index.ts';

function storeWith(...titles: string[]) {
  const store = createToastStore();
  for (const title of titles) store.show({ title });
  return store;
}

const shared = storeWith('Listener disconnected');
behavesAsComponent('ToastViewport', { render: (probe) => <ToastViewport store={shared} {...probe} /> });

function SaveButton() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast.show({ title: 'Saved' })}>
      Save
    </button>
  );
}

afterEach(() => {
  vi.useRealTimers();
});

it('announces new toasts in a pre-rendered live region', () => {
  const store = createToastStore();
  renderUi(<ToastViewport store={store} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  act(() => void store.show({ title: 'Saved' }));
  expect(within(region).getByText('Saved')).toBeInTheDocument();
});

it('is assertive for a failure', () => {
  const store = createToastStore();
  renderUi(<ToastViewport store={store} />);
  act(() => void store.show({ title: 'Internal Server Error', tone: 'danger' }));
  expect(within(screen.getByRole('alert')).getByText('Internal Server Error')).toBeInTheDocument();
});

it('closes with its button', async () => {
  renderUi(<ToastViewport store={storeWith('Saved')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('runs its action and closes', async () => {
  const onPress = vi.fn();
  const store = createToastStore();
  store.show({ title: 'Listener disconnected', action: { label: 'Undo', onPress } });
  renderUi(<ToastViewport store={store} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(store.getSnapshot()).toEqual([]);
});

it('closes after its duration', () => {
  vi.useFakeTimers();
  const store = storeWith('Saved');
  renderUi(<ToastViewport store={store} />);
  act(() => vi.advanceTimersByTime(5_999));
  expect(screen.getByText('Saved')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('pauses while hovered and resumes with the remaining time', () => {
  vi.useFakeTimers();
  renderUi(<ToastViewport store={storeWith('Saved')} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  act(() => vi.advanceTimersByTime(4_000));
  fireEvent.pointerEnter(region);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('restarts its timer when replaced', () => {
  vi.useFakeTimers();
  const store = createToastStore();
  store.show({ id: 'offline', title: 'Offline' });
  renderUi(<ToastViewport store={store} />);
  act(() => vi.advanceTimersByTime(5_000));
  act(() => void store.show({ id: 'offline', title: 'Still offline' }));
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.getByText('Still offline')).toBeInTheDocument();
});

it('pauses while focus is inside', () => {
  vi.useFakeTimers();
  renderUi(<ToastViewport store={storeWith('Saved')} />);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

it('is accessible through useToast', async () => {
  const store = createToastStore();
  renderUi(
    <ToastProvider store={store}>
      <SaveButton />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(store.getSnapshot()).toHaveLength(1);
});
