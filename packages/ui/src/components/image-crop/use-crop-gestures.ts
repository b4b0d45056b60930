import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '#/lib/use-latest.ts';
import {
  type CropHandle,
  type CropRect,
  type CropView,
  type ImageSize,
  moveCrop,
  resizeCrop,
  zoomCrop,
  zoomOf,
} from './crop-geometry.ts';

interface CropGesturesOptions {
  stage: RefObject<HTMLElement | null>;
  crop: CropRect;
  image: ImageSize;
  view: CropView;
  disabled: boolean;
  onChange: (crop: CropRect) => void;
  onReset: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a pointer started with: all changes of a gesture are computed from it, so that rounding does not add up. */
interface Gesture {
  readonly crop: CropRect;
  readonly view: CropView;
  readonly points: ReadonlyMap<number, Point>;
  readonly handle: CropHandle | undefined;
}

const STEP_PX = 4;
const LARGE_STEP_PX = 40;
export const ZOOM_STEP = 1.25;
const WHEEL_RATE = 1 / 300;

/** Moves the picture by drag and arrow keys, zooms it by pinch, wheel and keys, and resizes a free area by handles. */
export function useCropGestures(options: CropGesturesOptions) {
  const { stage, crop, image, view, disabled, onChange, onReset } = options;
  const points = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  // While a handle moves, the picture stays where it is.
  const [frozen, setFrozen] = useState<CropView>();
  const shown = frozen ?? view;

  function begin(handle: CropHandle | undefined): void {
    gesture.current = { crop, view: shown, points: new Map(points.current), handle };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, handle?: CropHandle): void {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin(handle);
    if (handle) {
      event.stopPropagation();
      setFrozen(shown);
    }
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const start = gesture.current;
    if (!start || !points.current.has(event.pointerId)) return;
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const before = summaryOf(start.points);
    const now = summaryOf(points.current);
    const [byX, byY] = [(now.x - before.x) / start.view.scale, (now.y - before.y) / start.view.scale];
    if (start.handle) onChange(resizeCrop(start.crop, start.handle, byX, byY, image));
    else {
      // The picture follows the fingers, so the area moves the other way.
      const moved = moveCrop(start.crop, -byX, -byY, image);
      const factor = before.spread > 0 && now.spread > 0 ? now.spread / before.spread : 1;
      onChange(factor === 1 ? moved : zoomCrop(moved, zoomOf(start.crop, image) * factor, image));
    }
    event.stopPropagation();
  }

  function onPointerEnd(event: PointerEvent<HTMLElement>): void {
    points.current.delete(event.pointerId);
    setFrozen(undefined);
    // With one finger left of two, moving continues from here.
    if (points.current.size > 0) begin(undefined);
    else gesture.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = (event.shiftKey ? LARGE_STEP_PX : STEP_PX) / view.scale;
    const next =
      event.key === '0' ? 'reset' : cropByKey(event.key, Math.max(Math.round(step), 1), crop, image);
    if (next === undefined) return;
    event.preventDefault();
    if (next === 'reset') onReset();
    else onChange(next);
  }

  const onWheel = useLatest((event: WheelEvent) => {
    const element = stage.current;
    // Without focus the wheel scrolls the page, which would else stop at the stage.
    const isMeant = event.ctrlKey || event.metaKey || element?.contains(document.activeElement);
    if (disabled || !element || !isMeant) return;
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const at = {
      x: ((event.clientX - box.left - view.x) / view.scale - crop.x) / crop.width,
      y: ((event.clientY - box.top - view.y) / view.scale - crop.y) / crop.height,
    };
    onChange(zoomCrop(crop, zoomOf(crop, image) * Math.exp(-event.deltaY * WHEEL_RATE), image, at));
  });
  useEffect(() => {
    const element = stage.current;
    // Not passive: the page would scroll.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, onWheel]);

  return {
    view: shown,
    onPointerDown,
    stageProps: {
      onKeyDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}

/** The area after a key; `undefined` for other keys. */
function cropByKey(key: string, by: number, crop: CropRect, image: ImageSize): CropRect | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moveCrop(crop, -by, 0, image);
    case 'ArrowRight':
      return moveCrop(crop, by, 0, image);
    case 'ArrowUp':
      return moveCrop(crop, 0, -by, image);
    case 'ArrowDown':
      return moveCrop(crop, 0, by, image);
    case '+':
    case '=':
      return zoomCrop(crop, zoomOf(crop, image) * ZOOM_STEP, image);
    case '-':
      return zoomCrop(crop, zoomOf(crop, image) / ZOOM_STEP, image);
    default:
      return undefined;
  }
}

/** Centre of the pointers, and the distance between the first two. */
function summaryOf(points: ReadonlyMap<number, Point>): Point & { readonly spread: number } {
  const [one, other] = points.values();
  if (!one) return { x: 0, y: 0, spread: 0 };
  if (!other) return { ...one, spread: 0 };
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    spread: Math.hypot(one.x - other.x, one.y - other.y),
  };
}
