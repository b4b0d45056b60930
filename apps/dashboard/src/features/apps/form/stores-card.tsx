import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useWords } from '@lingui/react/macro';
import type { ListingStore } from '@unmuted/api/contract';
import { Card, CardHeader } from '@unmuted/ui/card';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon } from '@unmuted/ui/icons';
import { useId } from 'react';
import { appFieldLabel } from '#/components/mobile-app/app-fields.messages.ts';
import { listingIssueText, listingStoreNames } from '#/components/mobile-app/app-issues.messages.ts';
import { appLanguageName } from '#/components/mobile-app/app-languages.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { tagOf } from '#/i18n/locales.ts';

const stores: readonly ListingStore[] = ['google', 'apple', 'alexa', 'site'];

/** What each store says about the listing in the chosen language; each line leads to its field. */
export function StoresCard() {
  const { i18n } = useLingui();
  const titleId = useId();
  const { listing } = useAppEditor();
  const language = appLanguageName(tagOf(i18n.locale), listing.language);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>{language}. You write it once, and see at once where it does not fit.</Trans>}
          title={
            <span id={titleId}>
              <Trans>One listing, four stores</Trans>
            </span>
          }
        />
        <ul className="mt-4 grid border-t border-border-soft md:grid-cols-2">
          {stores.map((store) => (
            <StoreFit key={store} store={store} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function StoreFit({ store }: { store: ListingStore }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { app, findings, listing, jump } = useAppEditor();
  const name = store === 'site' ? t`Your site` : listingStoreNames[store];
  const found = findings.listings.filter(
    (issue) => issue.store === store && issue.language === listing.language,
  );
  const errors = found.filter(({ level }) => level === 'error').length;
  const Icon = errors > 0 ? CircleAlertIcon : found.length > 0 ? InfoIcon : CircleCheckIcon;
  const tone = errors > 0 ? 'text-off-air-text' : found.length > 0 ? 'text-fg-subtle' : 'text-live-text';
  return (
    <li
      aria-label={name}
      className="grid content-start gap-1 border-border-soft p-4 not-first:border-t md:even:border-s md:nth-2:border-t-0"
    >
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <Icon className={`flex-none ${tone}`} />
        {name}
      </h3>
      <p className="text-13 text-fg-muted" role="status">
        {errors > 0 ? (
          <Plural one="# thing to fix" other="# things to fix" value={errors} />
        ) : (
          <Trans>Everything fits</Trans>
        )}
      </p>
      <ul className="grid empty:hidden">
        {found.map((issue) => (
          <li key={`${issue.field} ${issue.code}`}>
            <button
              className="-mx-2 flex min-h-8 w-full cursor-pointer items-center rounded-control px-2 py-1 text-start text-13 hover:bg-fill coarse:min-h-11"
              onClick={() =>
                jump({ field: issue.field === 'language' ? 'title' : issue.field, language: issue.language })
              }
              type="button"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">
                  {i18n._(appFieldLabel(issue.field === 'language' ? 'title' : issue.field, app.platform))}
                </span>{' '}
                <span className="text-fg-muted">{listingIssueText(i18n, issue)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
