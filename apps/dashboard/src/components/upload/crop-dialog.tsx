import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { type Upload, type UploadKind, type UploadKindName, uploadKinds } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { type CropRect, ImageCrop } from '@unmuted/ui/image-crop';
import { Progress } from '@unmuted/ui/progress';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { useRef, useState } from 'react';
import { useWidthClass } from '#/components/app-frame/use-width-class.ts';
import { CropPreviews } from '#/components/upload/crop-previews.tsx';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import { DrawError, drawPart } from '#/components/upload/draw-part.ts';
import { uploadErrorText } from '#/components/upload/upload-error.messages.ts';
import { useCropLabels } from '#/components/upload/use-crop-labels.ts';
import { type UploadFile, useUpload } from '#/components/upload/use-upload.ts';

/** Sends a file, with the part of it to keep unless it is all of it. Rejects as `UploadFile` does. */
export type UploadCropped = (
  file: File,
  options: Parameters<UploadFile>[1] & { readonly crop?: CropRect },
) => Promise<Upload>;

export interface CropDialogProps {
  /** A chosen file. Shapes that are drawn also take the address of a picture. */
  picture: File | string;
  kind: UploadKindName;
  shape: CropShape;
  upload: UploadCropped;
  onUploaded: (upload: Upload) => void;
  onClose: () => void;
}

/** Chooses a part of a picture and uploads it. A failure is shown here, and nothing else changes. */
export function CropDialog({ picture, kind, shape, upload, onUploaded, onClose }: CropDialogProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { image, maxBytes }: UploadKind = uploadKinds[kind];
  const groups = useCropLabels(shape);
  const [crop, setCrop] = useState<CropRect | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isPhone = useWidthClass() === 'phone';
  const { current, start } = useUpload(onUploaded);
  const name = typeof picture === 'string' ? t`Current picture` : picture.name;
  const isUploading = current?.error === null;
  const send = (part: CropRect | null) =>
    start(async (options) => {
      if (typeof picture !== 'string' && !shape.drawn)
        return upload(picture, { ...options, ...(part && { crop: part }) });
      const size = shape.drawn ?? 'scaled';
      return upload(await drawPart(picture, { part, size, maxBytes }), options);
    });
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent
        // A click beside the dialog would discard the choice.
        onInteractOutside={(event) => event.preventDefault()}
        size="lg"
      >
        <DialogTitle>
          <Trans>Choose the part to show</Trans>
        </DialogTitle>
        <DialogDescription>
          <ShapeText shape={shape} />
        </DialogDescription>
        <DialogBody className="grid gap-4">
          <UiLabelProvider groups={groups}>
            <ImageCrop
              aria-label={name}
              aspect={shape.ratio && shape.ratio[0] / shape.ratio[1]}
              disabled={isUploading}
              height={isPhone ? 220 : 280}
              min={shape.usefulSize ?? (image && { width: image.minSide, height: image.minSide })}
              onValueChange={(next) => {
                // The dialog opens before its picture is loaded.
                if (!crop) root.current?.querySelector<HTMLElement>('[data-part="stage"]')?.focus();
                setCrop(next);
              }}
              ref={root}
              safeArea={shape.isRound ? 'circle' : undefined}
              src={picture}
              {...(isSquare(shape) && {
                preview: (cropped) => <CropPreviews isRound={shape.isRound} picture={cropped} />,
              })}
            />
          </UiLabelProvider>
          {isUploading && <Progress label={t`Uploading ${name}`} max={1} value={current.progress} />}
          {current && !isUploading && (
            <Alert title={<Trans>Couldn’t upload this picture</Trans>} tone="danger">
              {current.error instanceof DrawError ? (
                <Trans>Your browser can’t prepare this picture. Choose a smaller one, or another file.</Trans>
              ) : (
                uploadErrorText(i18n, current.error)
              )}
            </Alert>
          )}
        </DialogBody>
        <DialogFooter className="*:grow md:*:grow-0">
          <DialogClose asChild>
            <Button variant="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          {!shape.ratio && (
            <Button disabled={crop === null || isUploading} onClick={() => void send(null)}>
              <Trans>Use whole picture</Trans>
            </Button>
          )}
          <Button
            disabled={crop === null}
            loading={isUploading}
            onClick={() => void send(crop)}
            variant="primary"
          >
            <Trans>Use this part</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const isSquare = ({ ratio }: CropShape) => ratio !== undefined && ratio[0] === ratio[1];

/** What the part is like, and how to choose it. */
function ShapeText({ shape }: { shape: CropShape }) {
  if (!shape.ratio) {
    return (
      <Trans>
        It can have any shape. Drag its corners and edges; drag the picture, or use the arrow keys; zoom with
        plus and minus.
      </Trans>
    );
  }
  if (shape.isRound) {
    return (
      <Trans>
        It is shown in a circle. Drag the picture, or use the arrow keys; zoom with plus and minus.
      </Trans>
    );
  }
  if (isSquare(shape)) {
    return <Trans>It is square. Drag the picture, or use the arrow keys; zoom with plus and minus.</Trans>;
  }
  const ratio = shape.ratio.join(typeof shape.drawn === 'object' ? ' × ' : ':');
  return (
    <Trans>Its shape is {ratio}. Drag the picture, or use the arrow keys; zoom with plus and minus.</Trans>
  );
}
