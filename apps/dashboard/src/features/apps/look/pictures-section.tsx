import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Progress } from '@unmuted/ui/progress';
import { uploadErrorText } from '#/components/upload/upload-error.messages.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { PictureError } from '#/features/apps/drawing/canvas.ts';
import type { ListingPicture } from '#/features/apps/drawing/picture-sizes.ts';
import { SectionCard } from '#/features/apps/form/section-card.tsx';
import { PictureRow } from '#/features/apps/look/picture-row.tsx';
import { useDrawing } from '#/features/apps/look/use-drawing.ts';

/** The pictures of the listing: drawn from the look of the app, or made by its owner. */
export function PicturesSection() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { app, document, listing, canEdit } = useAppEditor();
  const { draw, progress, error } = useDrawing();
  const kinds: ListingPicture[] =
    app.platform === 'android' ? ['featureGraphic', 'phone', 'tablet'] : ['phone', 'tablet'];
  const count = document.listings.length;
  const drawAll = () =>
    void draw(document.listings.flatMap(({ language }) => kinds.map((picture) => ({ language, picture }))));
  return (
    <SectionCard
      actions={
        canEdit && (
          <Button disabled={progress !== null} onClick={drawAll} size="sm" variant="primary">
            <Plural one="Draw all" other="Draw all in # languages" value={count} />
          </Button>
        )
      }
      className="gap-6"
      description={
        <Trans>We draw them from the look of the app, with the song on air, in the sizes of the store.</Trans>
      }
      title={<Trans>Pictures of the listing</Trans>}
    >
      {progress && <Progress label={t`Drawing pictures`} max={progress.total} value={progress.done} />}
      {error !== null && (
        <Alert title={<Trans>Couldn’t draw the pictures</Trans>} tone="danger">
          {error instanceof PictureError ? (
            <Trans>Your browser couldn’t read the picture of the app, or has no room for another one.</Trans>
          ) : (
            uploadErrorText(i18n, error)
          )}
        </Alert>
      )}
      {kinds.map((picture) => (
        <PictureRow
          isDrawing={progress !== null}
          key={`${picture} ${listing.language}`}
          onDraw={() => void draw([{ language: listing.language, picture }])}
          picture={picture}
        />
      ))}
    </SectionCard>
  );
}
