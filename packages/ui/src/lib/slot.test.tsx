import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Slot } from './slot.tsx';

it('runs the handler of the child and then its own', async () => {
  const calls: string[] = [];
  render(
    <Slot onClick={() => calls.push('slot')}>
      <button type="button" onClick={() => calls.push('child')}>
        Save
      </button>
    </Slot>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['child', 'slot']);
});

it('sets and clears both refs', () => {
  const ours = createRef<never>();
  const own = createRef<HTMLButtonElement>();
  const { unmount } = render(
    <Slot ref={ours}>
      <button type="button" ref={own}>
        Save
      </button>
    </Slot>,
  );
  expect(own.current).toBe(screen.getByRole('button'));
  expect(ours.current).toBe(own.current);
  unmount();
  expect([ours.current, own.current]).toEqual([null, null]);
});

it('does not reset refs on re-render', () => {
  const ref = vi.fn();
  const element = (title: string) => (
    <Slot ref={ref} title={title}>
      <button type="button">Save</button>
    </Slot>
  );
  const { rerender } = render(element('one'));
  rerender(element('two'));
  expect(ref).toHaveBeenCalledOnce();
});

it('merges classes and styles; for other props the child wins', () => {
  render(
    <Slot className="ours" title="ours" style={{ color: 'red', top: 1 }}>
      <button type="button" className="own" title="own" style={{ color: 'blue' }}>
        Save
      </button>
    </Slot>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveClass('ours', 'own');
  expect(button).toHaveAttribute('title', 'own');
  expect(button).toHaveStyle({ color: 'rgb(0, 0, 255)', top: '1px' });
});

it('throws for invalid children', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Slot>only words</Slot>)).toThrow();
});
