import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { SitePicture, Upload, UploadKindName } from '@unmuted/api';
import type { ReactNode } from 'react';
import { CroppedUploadField } from '#/components/upload/cropped-upload-field.tsx';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import type { SiteForm } from '#/features/onepage/settings/use-site-form.tsx';
import { type PicturePlace, pictureShapes } from '#/features/onepage/shell/picture-shapes.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorTexts } from '#/i18n/error.messages.ts';

/** The error of a picture, or of its file, which the server may not know any more. */
export const pictureError = (i18n: I18n, errorOf: SiteForm['errorOf'], pointer: string): string | undefined =>
  errorOf(pointer) ?? errorOf(`${pointer}/file`, { enum: i18n._(errorTexts['site.file_unknown']) });

export interface PictureFieldProps {
  label: ReactNode;
  kind: UploadKindName;
  place: PicturePlace;
  value: SitePicture | null;
  /** Read by screen readers. */
  alt: SitePicture['alt'];
  filesUrl: string;
  onChange: (picture: SitePicture | null) => void;
  error: string | undefined;
  disabled: boolean;
}

/** A picture of a site; the draft stores the name of its file. */
export function PictureField({ value, alt, filesUrl, kind, place, onChange, ...field }: PictureFieldProps) {
  const { t } = useLingui();
  const { api } = useSite();
  const use = ({ url, width, height }: Upload) => {
    const file = url?.split('/').at(-1);
    onChange(
      file === undefined || width === null || height === null
        ? null
        : { file, width, height, alt: { ...alt } },
    );
  };
  return (
    <CroppedUploadField
      {...field}
      alt={t`Current picture`}
      kind={kind}
      onCropped={use}
      onRemove={() => onChange(null)}
      onUploaded={use}
      shape={pictureShapes[place]}
      upload={uploadFile(api, kind)}
      value={value && `${filesUrl}${value.file}`}
    />
  );
}
