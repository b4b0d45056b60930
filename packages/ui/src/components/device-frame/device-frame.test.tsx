import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DeviceFrame, type DeviceFrameProps } from './device-frame.tsx';

behavesAsComponent('DeviceFrame', {
  render: (probe) => (
    <DeviceFrame {...probe} aria-label="Radio Aurora on a phone" device="phone">
      <p>Radio Aurora</p>
    </DeviceFrame>
  ),
});

let resize: (width: number) => void;
const original = globalThis.ResizeObserver;
beforeEach(() => {
  globalThis.ResizeObserver = class extends original {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      resize = (width) =>
        act(() => callback([{ contentRect: { width } } as ResizeObserverEntry], this as ResizeObserver));
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = original;
});

function draw(props: Partial<DeviceFrameProps> = {}) {
  renderUi(
    <DeviceFrame aria-label="Preview" device="desktop" {...props}>
      <p>Radio Aurora</p>
    </DeviceFrame>,
  );
  const glass = screen.getByText('Radio Aurora').parentElement as HTMLElement;
  return { glass, window: glass.parentElement as HTMLElement };
}

it('is a named group', () => {
  draw();
  expect(screen.getByRole('group', { name: 'Preview' })).toHaveAttribute('data-device', 'desktop');
});

it.each([
  ['phone', 390],
  ['tablet', 820],
  ['desktop', 1280],
  ['car', 800],
] as const)('gives what it holds the true width of a %s', (device, width) => {
  const { glass } = draw({ device });
  expect(glass).toHaveStyle({ width: `${width}px` });
});

it('is as high as the head unit of a car', () => {
  const { glass } = draw({ device: 'car' });
  expect(glass).toHaveStyle({ height: '480px' });
});

it('scales the screen down where space is limited, and reduces its height accordingly', () => {
  const { glass, window } = draw({ height: 500 });
  resize(640);
  expect(glass).toHaveStyle({ width: '1280px', height: '500px', transform: 'scale(0.5)' });
  expect(window).toHaveStyle({ height: '250px' });
});

it('never scales the screen up', () => {
  const { glass, window } = draw({ height: 500 });
  resize(2000);
  expect(glass.style.transform).toBe('');
  expect(window).toHaveStyle({ height: '500px' });
});
