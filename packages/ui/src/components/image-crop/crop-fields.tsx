import { Field } from '#/components/field/index.ts';
import { NumberInput } from '#/components/number-input/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { type CropRect, fitCrop, type ImageSize } from './crop-geometry.ts';
import { imageCropVariants } from './image-crop.variants.ts';

interface CropFieldsProps {
  crop: CropRect;
  image: ImageSize;
  aspect: number | undefined;
  disabled: boolean;
  onChange: (crop: CropRect) => void;
}

const styles = imageCropVariants();

/** The area in numbers. With a fixed ratio the width decides on the height, and the other way round. */
export function CropFields({ crop, image, aspect, disabled, onChange }: CropFieldsProps) {
  const labels = useLabelGroup('imageCrop');
  const set = (part: Partial<CropRect>) => {
    const next = { ...crop, ...part };
    if (aspect !== undefined && part.width !== undefined) next.height = Math.round(part.width / aspect);
    if (aspect !== undefined && part.height !== undefined) next.width = Math.round(part.height * aspect);
    // The corner stays where it is while the size changes.
    const fitted = fitCrop(next, image, aspect);
    const x = Math.min(next.x, image.width - fitted.width);
    const y = Math.min(next.y, image.height - fitted.height);
    onChange({ ...fitted, x: Math.max(x, 0), y: Math.max(y, 0) });
  };
  const fields = [
    { part: 'x', label: labels.left, max: image.width - crop.width },
    { part: 'y', label: labels.top, max: image.height - crop.height },
    { part: 'width', label: labels.width, max: image.width },
    { part: 'height', label: labels.height, max: image.height },
  ] as const;
  return (
    <div className={styles.fields()} data-part="fields">
      {fields.map(({ part, label, max }) => (
        <Field key={part} label={label}>
          <NumberInput
            disabled={disabled}
            max={max}
            min={part === 'x' || part === 'y' ? 0 : 1}
            onValueChange={(value) => {
              if (value !== null) set({ [part]: value });
            }}
            unit="px"
            value={crop[part]}
          />
        </Field>
      ))}
    </div>
  );
}
