import { useLingui } from '@lingui/react/macro';
import { type Upload, type UploadKind, type UploadKindName, uploadKinds } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { FileUpload } from '@unmuted/ui/file-upload';
import { type ReactNode, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import type { UploadCropped } from '#/components/upload/crop-dialog.tsx';
import { acceptOf, useHint } from '#/components/upload/upload-field.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';

const CropDialog = lazyOverlay(async () => (await import('#/components/upload/crop-dialog.tsx')).CropDialog);

export interface CroppedUploadFieldProps {
  label: ReactNode;
  kind: UploadKindName;
  /** The address of the picture; null for none. */
  value: string | null;
  /** Describes the picture, such as "Logo of Radio Aurora". */
  alt: string;
  onUploaded: (upload: Upload) => void;
  onRemove: () => void;
  upload: UploadCropped;
  /** An error of the form. */
  error?: ReactNode;
  disabled?: boolean;
}

/**
 * A form field for one square picture: the chosen file is cropped in a dialog and then uploaded. Until that succeeds, the
 * current picture stays. Loads no data.
 */
export function CroppedUploadField(props: CroppedUploadFieldProps) {
  const { label, kind, value, alt, onUploaded, onRemove, upload, error, disabled = false } = props;
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  usePrefetch(CropDialog.load);
  const rules: UploadKind = uploadKinds[kind];
  return (
    <Field error={error} label={label}>
      <div className="flex flex-wrap items-start gap-4">
        {value !== null && (
          <div className="grid flex-none justify-items-center gap-2" data-part="preview">
            <img
              alt={alt}
              className="size-24 rounded-card border border-border bg-fill object-cover"
              height={96}
              src={value}
              width={96}
            />
            <Button disabled={disabled} onClick={onRemove} size="sm">
              {t`Remove`}
            </Button>
          </div>
        )}
        <FileUpload
          accept={acceptOf(rules)}
          className="min-w-0 flex-1 basis-60"
          disabled={disabled}
          hint={useHint({ ...rules, ...(rules.image && { image: { ...rules.image, isSquare: false } }) })}
          maxSizeBytes={rules.maxBytes}
          onValueChange={([chosen]) => setFile(chosen ?? null)}
          value={[]}
        />
      </div>
      {file && (
        <CropDialog
          file={file}
          kind={kind}
          onClose={() => setFile(null)}
          onLoadFailed={() => setFile(null)}
          onUploaded={(uploaded) => {
            setFile(null);
            onUploaded(uploaded);
          }}
          upload={upload}
        />
      )}
    </Field>
  );
}
