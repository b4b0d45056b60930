import { useLingui } from '@lingui/react/macro';
import { type Upload, type UploadKind, type UploadKindName, uploadKinds } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { FileUpload } from '@unmuted/ui/file-upload';
import { formatBytes } from '@unmuted/ui/quantity';
import type { ReactNode } from 'react';
import { typeList, uploadErrorText } from '#/components/upload/upload-error.messages.ts';
import { statusOf, type UploadFile, useUpload } from '#/components/upload/use-upload.ts';

export interface UploadFieldProps {
  label: ReactNode;
  kind: UploadKindName;
  /** The uploaded file; null for none. */
  value: Pick<Upload, 'url' | 'width' | 'height'> | null;
  onValueChange: (value: Upload | null) => void;
  upload: UploadFile;
  /** An error of the form, such as a missing required file. */
  error?: ReactNode;
  disabled?: boolean;
  required?: boolean;
}

/** A form field for one file: drop zone, progress, preview, replacement and removal. Loads no data. */
export function UploadField({
  label,
  kind,
  value,
  onValueChange,
  upload,
  error,
  disabled = false,
  required = false,
}: UploadFieldProps) {
  const { i18n, t } = useLingui();
  const { current, start, cancel } = useUpload(upload, onValueChange);
  const rules: UploadKind = uploadKinds[kind];
  return (
    <Field error={error} label={label} required={required}>
      {value?.url && !current ? (
        <div className="mb-3 flex flex-wrap items-center gap-4" data-part="preview">
          <img
            alt={t`Current file`}
            className="size-24 rounded-card border border-border bg-fill object-contain"
            height={value.height ?? undefined}
            src={value.url}
            width={value.width ?? undefined}
          />
          <Button disabled={disabled} onClick={() => onValueChange(null)} size="sm" variant="secondary">
            {t`Remove`}
          </Button>
        </div>
      ) : null}
      <FileUpload
        accept={acceptOf(rules)}
        disabled={disabled}
        hint={useHint(rules)}
        maxSizeBytes={rules.maxBytes}
        onValueChange={([file]) => (file ? void start(file) : cancel())}
        statusOf={() => (current ? statusOf(current, (reason) => uploadErrorText(i18n, reason)) : undefined)}
        value={current ? [current.file] : []}
      />
    </Field>
  );
}

/** Extensions in addition to the types: not every system knows every type. */
export function acceptOf({ types }: UploadKind): string {
  return types.flatMap((type) => [type, ...(extensions[type] ?? [])]).join();
}

const extensions: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** The accepted types and sizes. A picture that is cropped can have any ratio. */
export function useHint({ types, maxBytes, image }: UploadKind): string {
  const { i18n, t } = useLingui();
  const [names, max] = [typeList(types), formatBytes(i18n.locale, maxBytes)];
  if (!image) return t`${names}, up to ${max}`;
  const least = `${image.minSide} × ${image.minSide}`;
  return image.isSquare
    ? t`${names}, up to ${max}, square, at least ${least} pixels`
    : t`${names}, up to ${max}, at least ${least} pixels`;
}
