import { useLingui } from '@lingui/react/macro';
import { type Upload, type UploadKind, type UploadKindName, uploadKinds } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { FileUpload } from '@unmuted/ui/file-upload';
import { formatBytes } from '@unmuted/ui/quantity';
import { type ReactNode, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import type { UploadCropped } from '#/components/upload/crop-dialog.tsx';
import type { CropShape } from '#/components/upload/crop-shape.ts';
import { typeList } from '#/components/upload/upload-error.messages.ts';
import { usePrefetch } from '#/lib/prefetch.ts';

const CropDialog = lazyOverlay(async () => (await import('#/components/upload/crop-dialog.tsx')).CropDialog);

export interface CroppedUploadFieldProps {
  label: ReactNode;
  kind: UploadKindName;
  shape: CropShape;
  /** The address of the picture; null for none. */
  value: string | null;
  /** Describes the picture, such as "Logo of Radio Aurora". */
  alt: string;
  /** The picture as it is used, in place of a square. */
  preview?: ReactNode;
  onUploaded: (upload: Upload) => void;
  /** A part of the current picture replaces it. Absent: it can't be cropped again. Only for shapes that are drawn. */
  onCropped?: (upload: Upload) => void;
  /** Absent: there is nothing to remove. */
  onRemove?: () => void;
  upload: UploadCropped;
  /** An error of the form. */
  error?: ReactNode;
  disabled?: boolean;
}

/**
 * A form field for one picture: the chosen file is cropped in a dialog and then uploaded. Until that succeeds, the current
 * picture stays. Loads no data.
 */
export function CroppedUploadField(props: CroppedUploadFieldProps) {
  const { label, kind, shape, value, onUploaded, onCropped, upload, error, disabled = false } = props;
  const [picture, setPicture] = useState<File | string | null>(null);
  usePrefetch(CropDialog.load);
  const rules: UploadKind = uploadKinds[kind];
  const close = () => setPicture(null);
  return (
    <Field error={error} label={label}>
      <div className="flex flex-wrap items-start gap-4">
        {value !== null && (
          <CurrentPicture {...props} onCrop={onCropped && (() => setPicture(value))} value={value} />
        )}
        <FileUpload
          accept={acceptOf(rules)}
          className="min-w-0 flex-1 basis-60"
          disabled={disabled}
          hint={useHint(rules)}
          maxSizeBytes={rules.maxBytes}
          onValueChange={([chosen]) => setPicture(chosen ?? null)}
          value={[]}
        />
      </div>
      {picture !== null && (
        <CropDialog
          kind={kind}
          onClose={close}
          onLoadFailed={close}
          onUploaded={(uploaded) => {
            close();
            if (typeof picture === 'string') onCropped?.(uploaded);
            else onUploaded(uploaded);
          }}
          picture={picture}
          shape={shape}
          upload={upload}
        />
      )}
    </Field>
  );
}

interface CurrentPictureProps
  extends Pick<CroppedUploadFieldProps, 'alt' | 'preview' | 'onRemove' | 'disabled'> {
  value: string;
  onCrop: (() => void) | undefined;
}

function CurrentPicture({ value, alt, preview, onCrop, onRemove, disabled = false }: CurrentPictureProps) {
  const { t } = useLingui();
  return (
    <div className="grid flex-none justify-items-start gap-2" data-part="preview">
      {preview ?? (
        <img
          alt={alt}
          className="size-24 rounded-card border border-border bg-fill object-contain"
          height={96}
          src={value}
          width={96}
        />
      )}
      <div className="flex gap-2 empty:hidden">
        {onCrop && (
          <Button disabled={disabled} onClick={onCrop} size="sm">
            {t`Crop`}
          </Button>
        )}
        {onRemove && (
          <Button disabled={disabled} onClick={onRemove} size="sm">
            {t`Remove`}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Extensions in addition to the types: not every system knows every type. */
function acceptOf({ types }: UploadKind): string {
  return types.flatMap((type) => [type, ...(extensions[type] ?? [])]).join();
}

const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** The accepted types and sizes. */
function useHint({ types, maxBytes, image }: UploadKind): string {
  const { i18n, t } = useLingui();
  const [names, max] = [typeList(types), formatBytes(i18n.locale, maxBytes)];
  if (!image) return t`${names}, up to ${max}`;
  const least = `${image.minSide} × ${image.minSide}`;
  return t`${names}, up to ${max}, at least ${least} pixels`;
}
