import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppDocument, AppListing } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@unmuted/ui/tabs';
import { useState } from 'react';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { storeLimits } from '#/features/admin/app/app-checks.schema.ts';
import { Picture, Pictures } from '#/features/admin/app/app-pictures.tsx';
import { AppReviewRow } from '#/features/admin/app/app-review-row.tsx';
import { Counters } from '#/features/admin/app/counters.tsx';
import { MarkedText } from '#/features/admin/app/marked-text.tsx';
import { FineCount, Rejected } from '#/features/admin/app/review-counts.tsx';
import { listingFields, ownFindings, rejectedFields, storeOf } from '#/features/admin/app/review-fields.ts';
import { useAppTexts } from '#/features/admin/app/use-app-texts.ts';
import { type ReviewRowsOptions, useReviewRow } from '#/features/admin/app/use-review-row.ts';
import { cannedFor } from '#/features/admin/app-moves/canned-reasons.ts';
import { ReadySentences } from '#/features/admin/review/ready-sentences.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface ReviewCardProps extends ReviewRowsOptions {
  /** The version that is shown. */
  document: AppDocument;
}

/** What the store shows, one language at a time, against the rules of the store. */
export function ListingCard(props: ReviewCardProps) {
  const { api, app: staff, document, findings, review } = props;
  const { app } = staff;
  const { platform } = app;
  const { i18n } = useLingui();
  const { t } = useWords();
  const formats = useFormats();
  const { listings } = document;
  const [chosen, choose] = useState<string | null>(null);
  const current = listings.find(({ language }) => language === chosen) ?? listings[0];
  const asOf = formats.date(new Date(storeLimits[storeOf(platform)].asOf), 'UTC');
  const store = storeNames[platform];
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="listings">
        <CardHeader
          actions={
            review &&
            review.fine > 0 && (
              <p className="text-13 text-fg-muted">
                <FineCount count={review.fine} />
              </p>
            )
          }
          className="pb-2"
          description={
            <Trans>
              What the customer sent, against the rules of {store} of {asOf}
            </Trans>
          }
          title={
            <span id="listings">
              <Rejected count={rejectedFields(findings, platform)} store={store} />
            </span>
          }
        />
        <CardBody className="grid gap-5">
          <Tabs onValueChange={choose} value={current?.language ?? ''}>
            <TabsList aria-label={t`Languages of the listing`}>
              {listings.map(({ language }) => {
                const errors = ownFindings(findings, platform).filter(
                  (issue) => issue.language === language && issue.level === 'error',
                ).length;
                return (
                  <TabsTab count={errors || undefined} key={language} value={language}>
                    {appLanguageName(i18n.locale, language)}
                  </TabsTab>
                );
              })}
            </TabsList>
            {listings.map((listing) => (
              <TabsPanel key={listing.language} value={listing.language}>
                <ListingRows {...props} listing={listing} />
              </TabsPanel>
            ))}
          </Tabs>
          {review && (
            <ReadySentences
              api={api}
              customerId={staff.customer.id}
              onChoose={({ field, texts }, language) => {
                const place = { field, locale: localeFor(field, current) };
                review.judge(place, 'change');
                review.comment(place, texts[language]);
              }}
              reasons={cannedFor(platform)}
            />
          )}
        </CardBody>
      </section>
    </Card>
  );
}

const localeFor = (field: string, listing: AppListing | undefined): AppLanguageCode | null =>
  listing && Object.hasOwn(listing, field) ? listing.language : null;

function ListingRows({ listing, ...props }: ReviewCardProps & { listing: AppListing }) {
  const { app } = props.app;
  const texts = useAppTexts(app);
  const rowOf = useReviewRow(props);
  const { language } = listing;
  const { filesUrl } = app.facts;
  return (
    <dl>
      {listingFields[app.platform].map((field) => {
        const { words, ...row } = rowOf({ field, locale: language });
        const text = texts.ofListing(listing, field);
        const label = texts.labelOf(field);
        return (
          <AppReviewRow
            {...row}
            key={field}
            label={label}
            note={<Counters field={field} listing={listing} platform={app.platform} />}
            text={text}
          >
            {field === 'phone' || field === 'tablet' ? (
              <Pictures files={listing[field]} filesUrl={filesUrl} label={label} />
            ) : field === 'featureGraphic' && listing.featureGraphic !== null ? (
              <div className="flex">
                <Picture name={label} url={`${filesUrl}${listing.featureGraphic}`} />
              </div>
            ) : text !== null && words.length > 0 ? (
              <MarkedText lang={language} text={text} words={words} />
            ) : undefined}
          </AppReviewRow>
        );
      })}
    </dl>
  );
}
