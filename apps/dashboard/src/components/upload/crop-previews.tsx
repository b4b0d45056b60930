import { CropPreview, type CroppedImage } from '@unmuted/ui/image-crop';

export interface CropPreviewsProps {
  picture: CroppedImage;
  isRound?: boolean | undefined;
}

/** A square result in the sizes of a form, a header and a list. */
export function CropPreviews({ picture, isRound = false }: CropPreviewsProps) {
  return (
    <div
      aria-hidden
      className="group flex items-end justify-center gap-3 *:border *:border-border"
      data-round={isRound || undefined}
    >
      <CropPreview alt="" className="size-24 rounded-card group-data-round:rounded-full" image={picture} />
      <CropPreview alt="" className="size-14 rounded-card group-data-round:rounded-full" image={picture} />
      <CropPreview alt="" className="size-8 rounded-control group-data-round:rounded-full" image={picture} />
    </div>
  );
}
