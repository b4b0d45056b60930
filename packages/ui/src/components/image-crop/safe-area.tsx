import { cx } from '#/lib/tv.ts';
import type { CropSafeArea } from './image-crop.types.ts';
import { imageCropVariants } from './image-crop.variants.ts';

interface SafeAreaProps {
  area: CropSafeArea;
  /** The frame in pixels of the stage. */
  frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

const styles = imageCropVariants();

/** Insets of the safe area as shares of the frame. */
const INSETS = {
  circle: { x: 0, top: 0, bottom: 0 },
  // EBU R 95: graphics stay 5 % away from each edge.
  title: { x: 0.05, top: 0.05, bottom: 0.05 },
  // The tallest notch and the home indicator of current phones.
  notch: { x: 0.04, top: 0.075, bottom: 0.045 },
} as const;

/** A dashed outline of what must stay inside. */
export function SafeArea({ area, frame }: SafeAreaProps) {
  const { x, top, bottom } = INSETS[area];
  return (
    <>
      <div
        className={cx(styles.safe(), area === 'circle' && 'ui:rounded-[50%]')}
        data-area={area}
        data-part="safe-area"
        style={{
          left: frame.left + x * frame.width,
          top: frame.top + top * frame.height,
          width: frame.width * (1 - 2 * x),
          height: frame.height * (1 - top - bottom),
        }}
      />
      {area === 'notch' ? (
        <div
          className="ui:pointer-events-none ui:absolute ui:rounded-full ui:bg-overlay"
          data-part="notch"
          style={{
            left: frame.left + 0.34 * frame.width,
            top: frame.top + 0.015 * frame.height,
            width: 0.32 * frame.width,
            height: 0.042 * frame.height,
          }}
        />
      ) : null}
    </>
  );
}
