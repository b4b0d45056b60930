import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SitePicture, type Upload } from '@unmuted/api';
import type { ReactNode } from 'react';
import { CroppedUploadField } from '#/components/upload/cropped-upload-field.tsx';
import { uploadFile } from '#/data/uploads/upload-file.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { TextField } from '#/features/onepage/editor/fields.tsx';
import { type PicturePlace, pictureShapes } from '#/features/onepage/shell/picture-shapes.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';

export interface PictureFieldProps {
  label: ReactNode;
  pointer: string;
  picture: SitePicture | null;
  onChange: (picture: SitePicture | null) => void;
  /** Determines the shape of the part that is uploaded. */
  place: PicturePlace;
}

/** A picture of a site as the document names it; null for a file without a public address. */
export function pictureOf({ url, width, height }: Upload): SitePicture | null {
  const file = url?.slice(url.lastIndexOf('/') + 1);
  return file && width !== null && height !== null ? { file, width, height, alt: {} } : null;
}

/** A picture with its text for screen readers. */
export function PictureField({ label, pointer, picture, onChange, place }: PictureFieldProps) {
  const { t } = useLingui();
  const { api } = useSite();
  const { canEdit, site, language, errorAt } = useEditor();
  return (
    <>
      <CroppedUploadField
        alt={picture?.alt[language] ?? t`Current picture`}
        disabled={!canEdit}
        error={errorAt(`${pointer}/file`) ?? errorAt(pointer)}
        kind="image.site"
        label={label}
        onCropped={(upload) => {
          const cropped = pictureOf(upload);
          if (cropped && picture) onChange({ ...cropped, alt: picture.alt });
        }}
        onRemove={() => onChange(null)}
        onUploaded={(upload) => onChange(pictureOf(upload))}
        shape={pictureShapes[place]}
        upload={uploadFile(api, 'image.site')}
        value={picture && `${site.facts.filesUrl}${picture.file}`}
      />
      {picture && (
        <TextField
          hint={
            picture.alt[language] ? undefined : (
              <span className="text-silent-text">
                <Trans>Say what it shows, such as “Sun over the Atlantic”.</Trans>
              </span>
            )
          }
          label={<Trans>Text for the picture</Trans>}
          max={limits.siteAlt}
          missing="alt_missing"
          onChange={(alt) => onChange({ ...picture, alt })}
          placeholder={t`Read aloud by screen readers`}
          pointer={`${pointer}/alt`}
          text={picture.alt}
        />
      )}
    </>
  );
}
