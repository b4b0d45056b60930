import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { useId } from 'react';
import { isRightToLeft } from '#/components/mobile-app/app-languages.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { categoryTexts } from '#/features/apps/form/content.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The page of the app in its store, in the chosen language. */
export function PlayPreview() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const titleId = useId();
  const { app, document, listing } = useAppEditor();
  const { filesUrl } = app.facts;
  const { icon, legal, category } = document;
  const { title } = listing;
  const formats = useFormats();
  const isAndroid = app.platform === 'android';
  const second = isAndroid ? listing.short : listing.subtitle;
  const store = storeNames[app.platform];
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>As the page in {store} will look like.</Trans>}
          title={
            <span id={titleId}>
              <Trans>Preview of the store</Trans>
            </span>
          }
        />
        <CardBody>
          <div
            className="grid gap-4 rounded-card border border-border p-4 md:p-5"
            dir={isRightToLeft(listing.language) ? 'rtl' : 'ltr'}
            lang={listing.language}
          >
            {isAndroid && listing.featureGraphic !== null && (
              <img
                alt={t`Feature graphic of ${title}`}
                className="aspect-[1024/500] w-full max-w-160 rounded-card bg-fill object-cover"
                height={500}
                loading="lazy"
                src={`${filesUrl}${listing.featureGraphic}`}
                width={1024}
              />
            )}
            <div className="flex items-center gap-4">
              {icon !== null && (
                <img
                  alt=""
                  className="size-20 flex-none rounded-card border border-border bg-fill object-cover"
                  height={80}
                  src={`${filesUrl}${icon}`}
                  width={80}
                />
              )}
              <div className="min-w-0 wrap-anywhere">
                <p className="text-20 font-semibold">{title || '—'}</p>
                {isAndroid && legal.developerName !== '' && (
                  <p className="text-13 text-fg-muted">{legal.developerName}</p>
                )}
                {!isAndroid && <p className="text-13 text-fg-muted">{second}</p>}
                <p className="text-12 text-fg-muted" lang={i18n.locale}>
                  {i18n._(categoryTexts[category])}
                  {document.hasAds && (
                    <>
                      , <Trans>contains ads</Trans>
                    </>
                  )}
                </p>
              </div>
            </div>
            {listing.phone.length > 0 && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
              <ul aria-label={t`Phone screenshots`} className="flex gap-3 overflow-x-auto" tabIndex={0}>
                {listing.phone.map((file, index) => {
                  const number = formats.number(index + 1);
                  return (
                    <li className="flex-none" key={file}>
                      <img
                        alt={t`Screenshot ${number}`}
                        className="h-56 w-auto rounded-tile bg-fill"
                        height={224}
                        loading="lazy"
                        src={`${filesUrl}${file}`}
                      />
                    </li>
                  );
                })}
              </ul>
            )}
            {isAndroid && <p className="text-14 font-medium wrap-anywhere">{second}</p>}
            <p className="line-clamp-6 text-14 whitespace-pre-line text-fg-muted wrap-anywhere">
              {listing.full}
            </p>
          </div>
        </CardBody>
      </section>
    </Card>
  );
}
