import { useId, useRef } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useWidth } from '#/lib/use-width.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { type CropHandle, type CropRect, type ImageSize, viewOf } from './crop-geometry.ts';
import type { CropSafeArea } from './image-crop.types.ts';
import { imageCropVariants } from './image-crop.variants.ts';
import { SafeArea } from './safe-area.tsx';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropStageProps {
  url: string;
  image: ImageSize;
  crop: CropRect;
  onChange: (crop: CropRect) => void;
  onReset: () => void;
  safeArea: CropSafeArea | undefined;
  /** The area has a free ratio: handles change it. */
  isFree: boolean;
  height: number;
  disabled: boolean;
}

const LIKELY_WIDTH = 480;
const PADDING_PX = 28;
const HANDLES: readonly CropHandle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];
const CURSORS: Readonly<Record<string, string>> = {
  '-1,-1': 'nwse-resize',
  '1,1': 'nwse-resize',
  '1,-1': 'nesw-resize',
  '-1,1': 'nesw-resize',
  '0,-1': 'ns-resize',
  '0,1': 'ns-resize',
  '-1,0': 'ew-resize',
  '1,0': 'ew-resize',
};

/** The picture under the frame. It is transformed, not drawn again, so that 20 megapixels move as fast as an icon. */
export function CropStage(props: CropStageProps) {
  const { url, image, crop, onChange, onReset, safeArea, isFree, height, disabled } = props;
  const labels = useLabelGroup('imageCrop');
  const keysId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [measure, width = LIKELY_WIDTH] = useWidth<HTMLDivElement>();
  const styles = imageCropVariants({ disabled });
  const { view, stageProps, onPointerDown } = useCropGestures({
    stage,
    crop,
    image,
    view: viewOf(crop, { width, height }, PADDING_PX),
    disabled,
    onChange,
    onReset,
  });
  const frame = {
    left: crop.x * view.scale + view.x,
    top: crop.y * view.scale + view.y,
    width: crop.width * view.scale,
    height: crop.height * view.scale,
  };
  return (
    <div
      {...stageProps}
      aria-describedby={disabled ? undefined : keysId}
      aria-disabled={disabled || undefined}
      aria-label={labels.stage}
      className={styles.stage()}
      data-part="stage"
      // Coordinates run from the left in RTL layouts too.
      dir="ltr"
      onPointerDown={(event) => onPointerDown(event)}
      ref={useMergedRefs(measure, stage)}
      // The arrow keys move the picture; the fields offer the same to screen readers that keep these keys.
      role="application"
      style={{ height }}
      tabIndex={disabled ? -1 : 0}
    >
      <img
        alt=""
        className={styles.image()}
        data-part="image"
        decoding="async"
        draggable={false}
        height={image.height}
        src={url}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        width={image.width}
      />
      <div
        className={styles.dim()}
        data-part="dim"
        style={{
          left: view.x,
          top: view.y,
          width: image.width * view.scale,
          height: image.height * view.scale,
        }}
      >
        <div
          className={styles.frame()}
          data-part="frame"
          style={{ ...frame, left: frame.left - view.x, top: frame.top - view.y }}
        />
      </div>
      {safeArea === undefined ? null : <SafeArea area={safeArea} frame={frame} />}
      {isFree && !disabled
        ? HANDLES.map((handle) => (
            <span
              className={styles.handle()}
              data-part="handle"
              key={`${handle.x},${handle.y}`}
              onPointerDown={(event) => onPointerDown(event, handle)}
              style={{
                left: frame.left + ((handle.x + 1) / 2) * frame.width,
                top: frame.top + ((handle.y + 1) / 2) * frame.height,
                cursor: CURSORS[`${handle.x},${handle.y}`],
              }}
            >
              <span className={styles.handleDot()} />
            </span>
          ))
        : null}
      <VisuallyHidden id={keysId}>{labels.keys}</VisuallyHidden>
    </div>
  );
}
