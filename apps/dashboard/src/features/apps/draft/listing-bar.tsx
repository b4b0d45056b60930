import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppLanguageCode } from '@unmuted/api/contract';
import { appLanguageName, regionOf } from '#/components/mobile-app/app-languages.ts';
import { LanguageBar } from '#/components/review/language-bar.tsx';
import { appLanguages, newAppListing } from '#/features/apps/draft/app-checks.schema.ts';
import { listingOf } from '#/features/apps/draft/app-documents.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { tagOf } from '#/i18n/locales.ts';

/** The languages of a listing: chooses the edited one, adds and removes. */
export function ListingBar() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { showLanguage } = useApp();
  const { app, document, listing, findings, canEdit, change } = useAppEditor();
  const own = app.platform === 'android' ? 'google' : 'apple';
  const languageOf = (code: AppLanguageCode) => ({
    code,
    name: appLanguageName(tagOf(i18n.locale), code),
    region: regionOf(code),
  });
  return (
    <LanguageBar
      canEdit={canEdit}
      chosen={listing.language}
      label={t`Languages of the listing`}
      languages={document.listings.map(({ language }) => ({
        ...languageOf(language),
        problemCount: findings.listings.filter(
          (issue) => issue.language === language && issue.level === 'error' && issue.store === own,
        ).length,
      }))}
      missing={appLanguages.filter((language) => !listingOf(document, language)).map(languageOf)}
      onAdd={(language) => {
        const name = document.listings[0]?.title || document.name;
        change(({ listings }) => ({ listings: [...listings, newAppListing(language, name)] }));
        showLanguage(language);
      }}
      onChoose={showLanguage}
      onRemove={() => {
        change(({ listings }) => ({
          listings: listings.filter(({ language }) => language !== listing.language),
        }));
        showLanguage(undefined);
      }}
      removalCost={
        <Trans>
          Its texts and pictures are deleted from the draft. The store shows the first language instead.
        </Trans>
      }
    />
  );
}
