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
import { CropPreview, type CroppedImage, type CropRect, ImageCrop } from '@unmuted/ui/image-crop';
import { Progress } from '@unmuted/ui/progress';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { useMemo, useState } from 'react';
import { uploadErrorText } from '#/components/upload/upload-error.messages.ts';
import { type UploadFile, useUpload } from '#/components/upload/use-upload.ts';
import { imageCropMessages } from '#/i18n/messages/image-crop.messages.ts';

/** Sends a file with the part of it to keep. Rejects as `UploadFile` does. */
export type UploadCropped = (
  file: File,
  options: Parameters<UploadFile>[1] & { readonly crop: CropRect },
) => Promise<Upload>;

export interface CropDialogProps {
  file: File;
  kind: UploadKindName;
  upload: UploadCropped;
  onUploaded: (upload: Upload) => void;
  onClose: () => void;
}

/** Chooses the square part of a picture and uploads it. A failure is shown here, and nothing else changes. */
export function CropDialog({ file, kind, upload, onUploaded, onClose }: CropDialogProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const groups = useMemo(() => ({ imageCrop: imageCropMessages(i18n) }), [i18n]);
  const [crop, setCrop] = useState<CropRect | null>(null);
  const { current, start } = useUpload((sent, options) => {
    if (!crop) throw new Error('Nothing was chosen.');
    return upload(sent, { ...options, crop });
  }, onUploaded);
  const { name } = file;
  const { image }: UploadKind = uploadKinds[kind];
  const isUploading = current?.error === null;
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
          <Trans>It is square. Drag the picture, or use the arrow keys; zoom with plus and minus.</Trans>
        </DialogDescription>
        <DialogBody className="grid gap-4">
          <UiLabelProvider groups={groups}>
            <ImageCrop
              aria-label={name}
              aspect={1}
              disabled={isUploading}
              height={280}
              min={image && { width: image.minSide, height: image.minSide }}
              onValueChange={setCrop}
              preview={(picture) => <Previews picture={picture} />}
              src={file}
            />
          </UiLabelProvider>
          {isUploading && <Progress label={t`Uploading ${name}`} max={1} value={current.progress} />}
          {current && !isUploading && (
            <Alert title={<Trans>Couldn’t upload this picture</Trans>} tone="danger">
              {uploadErrorText(i18n, current.error)}
            </Alert>
          )}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button
            disabled={crop === null}
            loading={isUploading}
            onClick={() => void start(file)}
            variant="primary"
          >
            <Trans>Use this part</Trans>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The result in the sizes of a form, a header and a list. */
function Previews({ picture }: { picture: CroppedImage }) {
  return (
    <div aria-hidden className="flex items-end justify-center gap-3">
      <CropPreview alt="" className="size-24 rounded-card border border-border" image={picture} />
      <CropPreview alt="" className="size-14 rounded-card border border-border" image={picture} />
      <CropPreview alt="" className="size-8 rounded-control border border-border" image={picture} />
    </div>
  );
}
