import { ZoomInIcon, ZoomOutIcon } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { Alert } from '#/components/alert/index.ts';
import { Button } from '#/components/button/index.ts';
import { useFieldGroup } from '#/components/field/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Slider } from '#/components/slider/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { CropFields } from './crop-fields.tsx';
import {
  type CropRect,
  fitCrop,
  type ImageSize,
  largestCrop,
  maxZoom,
  zoomCrop,
  zoomOf,
} from './crop-geometry.ts';
import { CropStage } from './crop-stage.tsx';
import type { ImageCropProps } from './image-crop.types.ts';
import { imageCropVariants } from './image-crop.variants.ts';
import { ZOOM_STEP } from './use-crop-gestures.ts';
import { useImageSource } from './use-image-source.ts';

/**
 * Chooses an area of a picture, in a fixed ratio or a free one. It changes no pixels: the result is a rectangle in
 * source pixels, and the server crops and encodes.
 */
export function ImageCrop({
  src,
  aspect,
  value,
  defaultValue,
  onValueChange,
  min,
  safeArea,
  preview,
  height = 320,
  disabled = false,
  className,
  ...rest
}: ImageCropProps) {
  const { required: _, ...fieldProps } = useFieldGroup(rest);
  const source = useImageSource(src);
  const size = source.state === 'ready' ? source.size : undefined;
  // `null` is the largest area, whose size is known with the picture.
  const [stored, store] = useControllableState<CropRect | null>({
    value,
    defaultValue: defaultValue ?? null,
    onChange: (next) => next && onValueChange?.(next),
  });
  const crop = size && (stored ? fitCrop(stored, size, aspect) : largestCrop(size, aspect));
  const styles = imageCropVariants({ hasPreview: preview !== undefined });
  const reportFirst = useLatest(() => {
    if (crop && !stored) store(crop);
  });
  // Before the first paint: a passive effect could run after the first key and undo it.
  useLayoutEffect(() => {
    if (size) reportFirst();
  }, [size, reportFirst]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div
      aria-busy={source.state === 'loading' || undefined}
      role="group"
      {...rest}
      {...fieldProps}
      className={styles.root({ className })}
      data-state={source.state}
      data-ui="image-crop"
    >
      <div className={styles.columns()} data-part="columns">
        <div className="ui:min-w-0" data-part="editor">
          {source.state === 'ready' && crop ? (
            <Editor
              {...{ aspect, crop, disabled, height, min, safeArea }}
              image={source.size}
              onChange={store}
              url={source.url}
            />
          ) : (
            <Placeholder hasFailed={source.state === 'failed'} height={height} />
          )}
        </div>
        {preview && source.state === 'ready' && crop ? (
          <div className={styles.preview()} data-part="preview">
            {preview({ url: source.url, size: source.size, crop })}
          </div>
        ) : null}
      </div>
    </div>
  );
}

function Placeholder({ hasFailed, height }: { hasFailed: boolean; height: number }) {
  const { loading } = useLabels();
  const { unreadable } = useLabelGroup('imageCrop');
  const styles = imageCropVariants({ hasFailed });
  return (
    <div className={styles.placeholder()} data-part="placeholder" style={{ height }}>
      <p className={styles.message()} role={hasFailed ? 'alert' : undefined}>
        {hasFailed ? unreadable : loading}
      </p>
    </div>
  );
}

interface EditorProps extends Pick<ImageCropProps, 'aspect' | 'min' | 'safeArea'> {
  url: string;
  image: ImageSize;
  crop: CropRect;
  height: number;
  disabled: boolean;
  onChange: (crop: CropRect) => void;
}

/** The stage, the zoom, the area in numbers, and the warning. */
function Editor({ url, image, crop, aspect, min, safeArea, height, disabled, onChange }: EditorProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('imageCrop');
  const styles = imageCropVariants();
  const zoom = zoomOf(crop, image);
  const most = maxZoom(image, crop.width / crop.height);
  const reset = () => onChange(largestCrop(image, aspect));
  const zoomTo = (next: number) => onChange(zoomCrop(crop, next, image));
  const sizeText = ({ width, height: tall }: ImageSize) =>
    labels.size(formatNumber(locale, width), formatNumber(locale, tall));
  const isTooSmall = min !== undefined && (crop.width < min.width || crop.height < min.height);
  return (
    <>
      <CropStage
        {...{ url, image, crop, onChange, safeArea, height, disabled }}
        isFree={aspect === undefined}
        onReset={reset}
      />
      <div className={styles.tools()} data-part="tools">
        <IconButton
          aria-label={labels.zoomOut}
          disabled={disabled}
          onClick={() => zoomTo(zoom / ZOOM_STEP)}
          size="sm"
        >
          <ZoomOutIcon aria-hidden="true" />
        </IconButton>
        <div className={styles.slider()}>
          <Slider
            aria-label={labels.zoom}
            disabled={disabled}
            formatValue={(step) =>
              formatNumber(locale, Math.round(100 * most ** (step / 100)), { unit: 'percent' })
            }
            onValueChange={(step) => zoomTo(most ** (step / 100))}
            // Logarithmic, so that each step enlarges by the same share.
            value={most > 1 ? Math.round((100 * Math.log(Math.max(zoom, 1))) / Math.log(most)) : 0}
          />
        </div>
        <IconButton
          aria-label={labels.zoomIn}
          disabled={disabled}
          onClick={() => zoomTo(zoom * ZOOM_STEP)}
          size="sm"
        >
          <ZoomInIcon aria-hidden="true" />
        </IconButton>
        <Button className="ui:ms-auto" disabled={disabled} onClick={reset} size="sm" variant="ghost">
          {labels.reset}
        </Button>
      </div>
      <CropFields {...{ crop, image, aspect, disabled, onChange }} />
      {/* Present from the start, so that the warning is announced when it appears. */}
      <div data-part="warning" role="status">
        {isTooSmall ? (
          <Alert className="ui:mt-3" silent tone="warning">
            {labels.tooSmall(sizeText(crop), sizeText(min))}
          </Alert>
        ) : null}
      </div>
    </>
  );
}
