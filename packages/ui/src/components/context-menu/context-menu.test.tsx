import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DropdownMenuItem } from '#/components/dropdown-menu/index.ts';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { ContextMenu, ContextMenuContent, type ContextMenuProps, ContextMenuTrigger } from './index.ts';

interface ExampleProps extends ContextMenuProps {
  onCopy?: () => void;
  onOpen?: () => void;
  probe?: ProbeProps;
}

function example({ onCopy, onOpen, probe, ...rest }: ExampleProps = {}) {
  return (
    <ContextMenu {...rest}>
      <ContextMenuTrigger {...probe}>
        <button type="button" onClick={onOpen}>
          /128kbps
        </button>
        <input aria-label="Name" />
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="Actions for /128kbps">
        <DropdownMenuItem onSelect={onCopy}>Copy address</DropdownMenuItem>
        <DropdownMenuItem tone="danger">Remove</DropdownMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}

const row = () => screen.getByRole('button', { name: '/128kbps' });
const menu = () => screen.queryByRole('menu', { name: 'Actions for /128kbps' });

afterEach(() => vi.useRealTimers());

behavesAsComponent('ContextMenuTrigger', {
  render: (probe) => example({ probe }),
  renderAsChild: (probe) => (
    <ContextMenu>
      <ContextMenuTrigger asChild {...probe}>
        <a href="/probe">Probe</a>
      </ContextMenuTrigger>
    </ContextMenu>
  ),
});

it('opens on a right click, instead of the browser’s menu', () => {
  const onOpenChange = vi.fn();
  renderUi(example({ onOpenChange }));
  const isNative = fireEvent.contextMenu(row(), { clientX: 40, clientY: 30 });
  expect(isNative).toBe(false);
  expect(menu()).toBeInTheDocument();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
  'opens with %s, focuses the first item and returns focus',
  async (keys) => {
    const onCopy = vi.fn();
    renderUi(example({ onCopy }));
    row().focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('menuitem', { name: 'Copy address' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onCopy).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
    expect(row()).toHaveFocus();
  },
);

it('closes with Escape and returns focus', async () => {
  renderUi(example());
  row().focus();
  await userEvent.keyboard('{ContextMenu}{Escape}');
  expect(menu()).toBeNull();
  expect(row()).toHaveFocus();
});

it('opens on a long press of a finger, which then clicks nothing', () => {
  vi.useFakeTimers();
  const onOpen = vi.fn();
  renderUi(example({ onOpen }));
  fireEvent.pointerDown(row(), { pointerType: 'touch', clientX: 10, clientY: 10 });
  act(() => void vi.advanceTimersByTime(700));
  expect(menu()).toBeInTheDocument();
  fireEvent.pointerUp(row(), { pointerType: 'touch' });
  fireEvent.click(row());
  expect(onOpen).not.toHaveBeenCalled();
  fireEvent.pointerDown(row(), { pointerType: 'touch' });
  fireEvent.click(row());
  expect(onOpen).toHaveBeenCalledOnce();
});

it.each([
  ['scrolls', () => fireEvent.pointerMove(row(), { pointerType: 'touch', clientX: 10, clientY: 40 })],
  ['is lifted', () => fireEvent.pointerUp(row(), { pointerType: 'touch' })],
])('does not open when the finger %s before', (_what, act_) => {
  vi.useFakeTimers();
  renderUi(example());
  fireEvent.pointerDown(row(), { pointerType: 'touch', clientX: 10, clientY: 10 });
  act_();
  act(() => void vi.advanceTimersByTime(700));
  expect(menu()).toBeNull();
});

it('leaves the browser’s menu in text fields and when disabled', () => {
  const { rerender } = renderUi(example());
  expect(fireEvent.contextMenu(screen.getByRole('textbox'))).toBe(true);
  rerender(example({ disabled: true }));
  expect(fireEvent.contextMenu(row())).toBe(true);
  expect(menu()).toBeNull();
});

it('opens only the inner of two menus', () => {
  renderUi(
    <ContextMenu>
      <ContextMenuTrigger>{example()}</ContextMenuTrigger>
      <ContextMenuContent aria-label="Outer">
        <DropdownMenuItem>Outer</DropdownMenuItem>
      </ContextMenuContent>
    </ContextMenu>,
  );
  fireEvent.contextMenu(row());
  expect(menu()).toBeInTheDocument();
  expect(screen.queryByRole('menu', { name: 'Outer' })).toBeNull();
});

it('is not modal: injects no style element and keeps the page accessible', () => {
  renderUi(example());
  fireEvent.contextMenu(row());
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(row()).toBeInTheDocument();
});
