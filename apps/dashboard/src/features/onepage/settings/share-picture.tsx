import { Trans, useLingui } from '@lingui/react/macro';
import type { Site } from '@unmuted/api';
import type { Locale } from '#/i18n/locales.ts';

export interface SharePictureProps {
  site: Site;
  language: Locale;
  /** Whether the draft has a picture of its owner. */
  hasOwn: boolean;
}

/** The picture that links to the public page show now, and what the next publication makes of it. */
export function SharePicture({ site: { publication, facts, draft }, language, hasOwn }: SharePictureProps) {
  const { t } = useLingui();
  const { title } = draft;
  const image = publication?.shareImages.find((each) => each.language === language);
  return (
    <figure className="grid gap-2">
      <figcaption className="text-14 font-medium">
        <Trans>What shared links show now</Trans>
      </figcaption>
      {image ? (
        <img
          alt={t`Shown by links to ${title}`}
          className="h-auto w-full max-w-120 rounded-card border border-border bg-fill object-cover text-12"
          height={630}
          key={image.file}
          loading="lazy"
          src={`${facts.filesUrl}${image.file}`}
          style={{ aspectRatio: '1200 / 630' }}
          width={1200}
        />
      ) : (
        <p className="text-13 text-fg-muted">
          {publication ? (
            <Trans>No picture: this language is not public yet, or was published without one.</Trans>
          ) : (
            <Trans>The site is not public.</Trans>
          )}
        </p>
      )}
      <p className="text-13 text-fg-muted">
        {hasOwn && image?.isOwn ? (
          <Trans>
            This is a picture of your own. Without one, we draw it from the title, the logo and the colors.
          </Trans>
        ) : hasOwn ? (
          <Trans>Your own picture below replaces it when you publish next.</Trans>
        ) : (
          <Trans>
            We draw it from the title, the logo and the colors when you publish. A picture of your own below
            replaces it.
          </Trans>
        )}
      </p>
    </figure>
  );
}
