import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { FileUpload } from '@unmuted/ui/file-upload';
import { IconButton } from '@unmuted/ui/icon-button';
import { ArrowLeftIcon, ArrowRightIcon, PencilIcon, Trash2Icon } from '@unmuted/ui/icons';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { Advice } from '#/components/review/field-findings.tsx';
import { AppLanding, ChangeEffect, useFieldFindings } from '#/features/apps/draft/app-field.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import type { ListingPicture } from '#/features/apps/drawing/picture-sizes.ts';
import { pictureCount } from '#/features/apps/look/picture-rules.ts';
import { useOwnPictures } from '#/features/apps/look/use-own-pictures.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface PictureRowProps {
  picture: ListingPicture;
  isDrawing: boolean;
  onDraw: () => void;
}

/** The pictures of one kind in the chosen language. */
export function PictureRow({ picture, isDrawing, onDraw }: PictureRowProps) {
  const { i18n } = useLingui();
  const { app, listing, changeListing, canEdit } = useAppEditor();
  const place = { field: picture, language: listing.language };
  const { refusal, problem, advice, comments } = useFieldFindings(place);
  const label = i18n._(appFieldLabel(picture, app.platform));
  const isSingle = picture === 'featureGraphic';
  const files = isSingle
    ? listing.featureGraphic === null
      ? []
      : [listing.featureGraphic]
    : listing[picture];
  const max = isSingle ? 1 : pictureCount(app.platform, picture).max;
  const set = (next: readonly string[]) =>
    changeListing(
      isSingle ? { featureGraphic: next.at(-1) ?? null } : { [picture]: [...new Set(next)].slice(0, max) },
    );
  const { upload, isBusy, faults, needed } = useOwnPictures(picture, (added) => set([...files, ...added]));
  return (
    <AppLanding place={place}>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-14 font-semibold">{label}</h3>
          <ChangeEffect field={picture} isOfListing />
          {canEdit && (
            <Button className="ms-auto" disabled={isDrawing} onClick={onDraw} size="sm">
              <PencilIcon />
              <Trans>Draw: {label}</Trans>
            </Button>
          )}
        </div>
        {files.length > 0 && <Pictures files={files} label={label} onChange={set} />}
        {canEdit && (isSingle || files.length < max) && (
          <FileUpload
            accept="image/png,.png,image/jpeg,.jpg,.jpeg,image/webp,.webp"
            aria-label={label}
            disabled={isBusy || isDrawing}
            hint={<Trans>Or your own PNG, JPEG or WebP: {needed} pixels. Transparency is removed.</Trans>}
            maxSizeBytes={8_000_000}
            multiple={!isSingle}
            onValueChange={(chosen) => chosen.length > 0 && void upload(chosen)}
            value={[]}
          />
        )}
        <div className="grid gap-1 text-13 empty:hidden" role="status">
          {[refusal, problem, ...faults].map(
            (text) =>
              text !== undefined && (
                <p className="text-danger-text" key={text}>
                  {text}
                </p>
              ),
          )}
          {advice.map((each) => (
            <Advice key={each.text} level={each.level}>
              {each.text}
            </Advice>
          ))}
        </div>
      </div>
      {comments}
    </AppLanding>
  );
}

interface PicturesProps {
  files: readonly string[];
  label: string;
  onChange: (files: readonly string[]) => void;
}

function Pictures({ files, label, onChange }: PicturesProps) {
  const { t } = useWords();
  const formats = useFormats();
  const { app, canEdit } = useAppEditor();
  const swap = (from: number, to: number) => {
    const moved = files[from];
    if (moved !== undefined) onChange(files.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <ol aria-label={label} className="flex flex-wrap gap-3">
      {files.map((file, index) => {
        const number = formats.number(index + 1);
        const name = `${label} ${number}`;
        return (
          <li className="grid justify-items-center gap-1" key={file}>
            <img
              alt={name}
              className="h-40 w-auto max-w-full rounded-tile border border-border bg-fill object-contain text-12"
              height={160}
              loading="lazy"
              src={`${app.facts.filesUrl}${file}`}
            />
            {canEdit && (
              <span className="flex gap-0.5">
                {files.length > 1 && (
                  <>
                    <IconButton
                      aria-label={t`Move to the front: ${name}`}
                      disabled={index === 0}
                      onClick={() => swap(index, index - 1)}
                      size="sm"
                    >
                      <ArrowLeftIcon className="rtl:-scale-x-100" />
                    </IconButton>
                    <IconButton
                      aria-label={t`Move to the back: ${name}`}
                      disabled={index === files.length - 1}
                      onClick={() => swap(index, index + 1)}
                      size="sm"
                    >
                      <ArrowRightIcon className="rtl:-scale-x-100" />
                    </IconButton>
                  </>
                )}
                <IconButton
                  aria-label={t`Remove: ${name}`}
                  onClick={() => onChange(files.toSpliced(index, 1))}
                  size="sm"
                >
                  <Trash2Icon />
                </IconButton>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
