import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import { imageCropMessages } from '#/i18n/messages/image-crop.messages.ts';

/** The labels of `ImageCrop`. Parts below the useful size are allowed, those below the least size of a kind are not. */
export function useCropLabels({ usefulSize }: CropShape) {
  const { i18n } = useLingui();
  return useMemo(() => {
    const imageCrop = imageCropMessages(i18n);
    if (!usefulSize) return { imageCrop };
    const tooSmall = (size: string, min: string) =>
      i18n._(msg`This part has {size} and may look blurred in its place. From {min} it looks sharp.`.id, {
        size,
        min,
      });
    return { imageCrop: { ...imageCrop, tooSmall } };
  }, [i18n, usefulSize]);
}
