import type { SitePicture, UploadKindName } from '@unmuted/api';
import type { ReactNode } from 'react';
import { UploadField } from '#/components/upload/upload-field.tsx';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';

export interface PictureFieldProps {
  label: ReactNode;
  kind: UploadKindName;
  value: SitePicture | null;
  /** Read by screen readers. */
  alt: SitePicture['alt'];
  filesUrl: string;
  onChange: (picture: SitePicture | null) => void;
  error: string | undefined;
  disabled: boolean;
}

/** A picture of a site; the draft stores the name of its file. */
export function PictureField({ value, alt, filesUrl, kind, onChange, ...field }: PictureFieldProps) {
  const { api } = useSite();
  return (
    <UploadField
      {...field}
      kind={kind}
      onValueChange={(upload) => {
        const file = upload?.url?.split('/').at(-1);
        if (!upload || file === undefined || upload.width === null || upload.height === null)
          return onChange(null);
        onChange({ file, width: upload.width, height: upload.height, alt: { ...alt } });
      }}
      upload={uploadFile(api, kind)}
      value={value && { url: `${filesUrl}${value.file}`, width: value.width, height: value.height }}
    />
  );
}
